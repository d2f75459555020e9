// The city: the hero of the table. Ground, heat map of values, rows, lots, buildings, pins, prices; drag, zoom, point.
import { InWords } from '../../../board-kit/InWords.tsx';
import { useEffect, useMemo, useRef, type FocusEvent, type ReactElement } from 'react';
import { clearOf, contains, fit, viewBoxOf, type Box } from '../../../board-kit/camera/camera.ts';
import { useCamera, useGlide } from '../../../board-kit/camera/useCamera.ts';
import { useTouching } from '../../../board-kit/touch/useTouch.ts';
import { CARDS, CARD_IDS } from '../../rules/cards.ts';
import { BLOCK_OF, LOTS_OF } from '../../rules/geometry.ts';
import { contractAt, stakeOf } from '../../rules/index.ts';
import { building as touchedAs } from '../../rules/touch.ts';
import { DA, PARK } from '../../rules/words.ts';
import { Ground } from '../art/Ground.tsx';
import { Coin } from '../art/signs.tsx';
import { drawingOf } from '../art/Building.tsx';
import { FRAME, TOWN, footprint, point } from '../art/iso.ts';
import type { SprawlView } from '../props.ts';
import { rowKey, useTable, type Table } from '../table.ts';
import { Axes, Blocks } from './Blocks.tsx';
import { Buildings, GhostPins, Pins, type Ghost } from './Buildings.tsx';
import { EASY, focusOf, lotsBox, middleOf, placesOn } from './focus.ts';
import { useTownInWords } from './inWords.ts';
import { LotHits, LotMarks, Tags } from './LotLayer.tsx';
import { sitesIn } from './lots.ts';
import { Minimap } from './Minimap.tsx';
import { Rows } from './Rows.tsx';

/** No nearer than this, in pixels of one unit. */
const NEAREST = 3;
/** Pins, prices and pills are drawn this large on the screen, however small the city. */
const BADGE = 0.9;
/** The smallest letters, in pixels; in a smaller city than this there is no room for them along the streets. */
const LETTERS = 12;
const LEGIBLE = 0.6;

/** The pixels there are, and those at the edges that something else covers. */
interface Space {
  readonly width: number;
  readonly height: number;
  readonly above?: number;
  readonly right?: number;
  readonly below?: number;
}

export function City({ width, height, above = 0, right = 0, below = 0 }: Space): ReactElement {
  const table = useTable();
  const { view, me, plan, choices, rows, look, show, told, words, measures, nameOf } = table;
  const touching = useTouching();
  const svg = useRef<SVGSVGElement>(null);
  const { sites, tags } = useMemo(() => sitesIn(view, choices, plan), [view, choices, plan]);
  const ghost = ghostOf(table);
  const choosingLots = sites.size > 0;
  const carrying = touching.carried !== undefined && plan.hung;

  const scene = show.scene;
  const hot = scene?.event.kind === 'payout' ? rowKey(scene.event.res, scene.event.row) : '';
  const rowLooked = hot !== '' ? hot : look !== undefined && 'row' in look ? look.row : '';

  const places = useMemo(() => placesOn(view, rows), [view, rows]);
  const phone = measures.compact && !measures.beside;
  const whole = phone ? FRAME : TOWN;
  const pane = {
    size: { width, height },
    insets: { top: above, left: 0, right, bottom: below },
    whole,
    most: NEAREST,
  };
  const wanted = [
    ...(plan.mode === 'act' || plan.mode === 'place' ? plan.open.map(({ lots }) => lotsBox(lots)) : []),
    ...[...places].flatMap(([place, box]) => (['lit', 'chosen'].includes(touching.look(place)) ? [box] : [])),
  ];
  // On a phone a paying row is shown with the whole city, above the paper.
  const focus = hot !== '' ? whole : focusOf(pane, wanted, phone);
  const control = useCamera(svg, {
    ...pane,
    focus,
    subject: focus === whole ? '' : `${plan.mode} ${plan.source} ${view.question?.id ?? ''}`,
    snug: focus === whole ? NEAREST : EASY,
    still: carrying,
    told: told && lotsBox(told),
  });
  const { camera } = control;
  useGlide(svg, control);
  const clear = clearOf(pane);
  const seen: Box = {
    x: camera.x + clear.x / camera.scale,
    y: camera.y + clear.y / camera.scale,
    width: clear.width / camera.scale,
    height: clear.height / camera.scale,
  };
  const zoomed = !control.telling && camera.scale > fit(whole, pane).scale * 1.01;
  const scale = Math.max(BADGE, Math.min(2.4, BADGE / camera.scale));
  const letters = LETTERS / camera.scale;
  const row = useMemo(() => {
    const found = rows.find((known) => rowKey(known.res, known.row) === rowLooked);
    return found && { res: found.res, blocks: new Set(found.blocks) };
  }, [rows, rowLooked]);
  const names = view.players.map((_, seat) => nameOf(seat).charAt(0).toUpperCase()).join('');
  const hidden = useMemo(() => new Set(ghost?.demolish), [ghost?.demolish]);
  const lookedLot = look !== undefined && 'lot' in look ? look.lot : undefined;

  // Where the whole city does not fit, the preview, or the place the newspaper speaks of, comes into the middle.
  const stake = stakeOf(view)?.building;
  const marked = useMemo(() => (stake ? new Set([...show.marked, stake]) : show.marked), [show.marked, stake]);
  const spoken = view.buildings.find(({ id }) => marked.has(id));
  const target = ghost?.lots ?? (spoken && LOTS_OF[spoken.placement]);
  useEffect(() => {
    if (target && !carrying && !contains(seen, lotsBox(target))) control.centre(middleOf(lotsBox(target)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the place changes
  }, [target?.join()]);
  // What the keyboard comes to comes into sight.
  const follow = ({ target: piece }: FocusEvent<SVGElement>): void => {
    const box = places.get(piece.getAttribute('data-at') ?? '');
    if (box && !contains(seen, { ...middleOf(box), width: 0, height: 0 })) control.centre(middleOf(box));
  };

  const town = useTownInWords();
  return (
    <div className="spr-hero" data-region="city">
      <InWords title={words.city} lines={town} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is that of the pieces inside */}
      <svg
        ref={svg}
        className="spr-city"
        width={width}
        height={height}
        style={{ width, height }}
        viewBox={viewBoxOf(camera, pane.size)}
        role="group"
        aria-label={words.city}
        data-zoomed={zoomed}
        onFocus={follow}
        {...control.handlers}
      >
        <Ground />
        <Blocks values={view.values} row={row?.blocks} kind={row?.res ?? 'wealth'} />
        {camera.scale > LEGIBLE && <Axes letters={letters} />}
        <LotMarks sites={sites} above={false} />
        {lookedLot !== undefined && <BlockFrame lot={lookedLot} />}
        {!choosingLots && <LotHits sites={sites} />}
        <Buildings ghost={ghost} row={row?.blocks} marked={marked} solid={!choosingLots} />
        <LotMarks sites={sites} above />
        <Rows
          scale={camera.scale < LEGIBLE ? scale * 0.8 : scale}
          letters={letters}
          finger={(measures.compact ? 44 : 28) / camera.scale}
          hot={hot}
        />
        <Pins buildings={view.buildings} names={names} scale={scale} row={row?.blocks} counted={hot !== ''} hidden={hidden} />
        <Tags tags={tags} scale={scale} />
        <StartPrices scale={scale} />
        {ghost && (
          <GhostPins
            ghost={ghost}
            scale={scale}
            letter={ghost.owner < 0 ? '' : (names[ghost.owner] ?? '')}
            twice={view.offices[DA] === me && view.active === me && view.built === 0}
          />
        )}
        {choosingLots && <LotHits sites={sites} />}
      </svg>
      <div className="spr-zoom" data-compact={measures.compact}>
        <button type="button" aria-label={words.zoomIn} onClick={() => control.zoom(1.35)}>
          +
        </button>
        <button type="button" aria-label={words.zoomOut} onClick={() => control.zoom(1 / 1.35)} disabled={!zoomed}>
          −
        </button>
      </div>
      {zoomed && <Minimap view={view} seen={seen} onTap={([x, y]) => control.centre({ x, y })} />}
    </div>
  );
}

/** The frame around the block that is pointed at. */
function BlockFrame({ lot }: { readonly lot: number }): ReactElement {
  const { x0, y0 } = footprint([lot - (lot % 2) - (Math.floor(lot / 12) % 2) * 12]);
  const by = 0.12;
  const corners = [
    point(x0 - by, y0 - by, 3),
    point(x0 + 2 + by, y0 - by, 3),
    point(x0 + 2 + by, y0 + 2 + by, 3),
    point(x0 - by, y0 + 2 + by, 3),
  ];
  return <path className="spr-block-frame" pointerEvents="none" d={`M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`} />;
}

/** What the starting buildings cost, while they are for sale. */
function StartPrices({ scale }: { readonly scale: number }): ReactElement | null {
  const { plan, view } = useTable();
  const { look } = useTouching();
  if (plan.mode !== 'start') return null;
  return (
    <g pointerEvents="none">
      {view.buildings.map(({ id, zone, placement, owner }) => {
        if (owner >= 0) return null;
        const [x, y] = drawingOf(id, zone, placement).top;
        return (
          <g
            key={id}
            className="spr-price"
            data-dear={look(touchedAs(id)) === 'blocked'}
            transform={`translate(${x} ${y - 14 * scale}) scale(${scale})`}
          >
            <rect x="-20" y="-11" width="40" height="22" rx="11" />
            <Coin x={-16} y={-8.5} size={16} />
            <text x="8" y="5">
              {view.values[BLOCK_OF[placement]]}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** What would come to stand where, by the chosen move. */
function ghostOf({ view, plan, draft, me }: Table): Ghost | undefined {
  const owner = me === 'spectator' ? -1 : me;
  if (plan.aimed) {
    const card = contractAt(view, plan.source);
    return card < 0
      ? undefined
      : {
          id: CARD_IDS[card],
          zone: CARDS[card].zone,
          lots: plan.aimed.lots,
          owner,
          demolish: plan.aimed.demolish,
          bonus: plan.aimed.bonus > 0,
        };
  }
  if (view.project !== null && view.project.placement >= 0) {
    const { card, placement } = view.project;
    return {
      id: CARD_IDS[card],
      zone: CARDS[card].zone,
      lots: LOTS_OF[placement],
      owner: view.active,
      demolish: [],
      bonus: false,
    };
  }
  return draft?.type === 'DECIDE' && typeof draft.answer === 'object' && 'lot' in draft.answer
    ? answerGhost(view, draft.answer.lot, owner)
    : undefined;
}

/** What would come to stand on a lot that answers the open question. */
function answerGhost({ question, buildings }: SprawlView, lot: number, mayor: number): Ghost | undefined {
  const placed = { id: 'X0', owner: -1, lots: [lot], demolish: [], bonus: false };
  switch (question?.kind) {
    case 'park':
      return { ...placed, zone: PARK, owner: mayor };
    case 'place':
      return { ...placed, zone: question.zone };
    case 'relocate': {
      const moved = buildings.find(({ id }) => id === question.building);
      return moved && { ...placed, id: moved.id, zone: moved.zone, owner: moved.owner, demolish: [moved.id] };
    }
    default:
      return undefined;
  }
}
