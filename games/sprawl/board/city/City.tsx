// The city: the hero of the table. Ground, heat map of values, rows, lots, buildings, pins, prices; drag, zoom, point.
import { useEffect, useId, useMemo, useRef, type ReactElement } from 'react';
import { CARDS, CARD_IDS, STARTING } from '../../rules/cards.ts';
import { LOTS_OF } from '../../rules/geometry.ts';
import { contractAt } from '../../rules/index.ts';
import { numberIn } from '../../rules/moves.ts';
import { DA, PARK, ZONES } from '../../rules/words.ts';
import { Ground } from '../art/Ground.tsx';
import { Coin } from '../art/signs.tsx';
import { drawingOf } from '../art/Building.tsx';
import { footprint, point } from '../art/iso.ts';
import { rowKey, useTable, type Table } from '../table.ts';
import { Axes, Blocks } from './Blocks.tsx';
import { Buildings, GhostPins, Pins, type Ghost } from './Buildings.tsx';
import { LotHits, LotMarks, Tags } from './LotLayer.tsx';
import { lotLooks } from './lots.ts';
import { Minimap } from './Minimap.tsx';
import { Rows } from './Rows.tsx';
import { useGlide } from './useGlide.ts';
import { useLens, type Pane } from './useLens.ts';

/** A phone begins near enough to tap lots. */
const NEAR = 2.3;
/** Pins, prices and pills are drawn this large on the screen, however small the city. */
const BADGE = 0.9;
/** The smallest letters, in pixels; in a smaller city than this there is no room for them along the streets. */
const LETTERS = 12;
const LEGIBLE = 0.6;

export function City(pane: Pane): ReactElement {
  const { width, height } = pane;
  const table = useTable();
  const { view, me, flow, rows, look, show, words, room, nameOf } = table;
  const ids = useId();
  const svg = useRef<SVGSVGElement>(null);
  const { looks, tags } = useMemo(() => lotLooks(view, flow), [view, flow]);
  const ghost = ghostOf(table);
  const choosingLots = flow.offers.lots.size > 0 || flow.source !== '';

  const scene = show.scene;
  const hot = scene?.event.kind === 'payout' ? rowKey(scene.event.res, scene.event.row) : '';
  const rowLooked = hot !== '' ? hot : look !== undefined && 'row' in look ? look.row : '';
  // On a phone a paying row is shown with the whole city, above the paper.
  const lens = useLens(svg, pane, room.compact ? NEAR : 1, room.compact && hot !== '');
  useGlide(svg, pane, lens.scale);
  const scale = Math.max(BADGE, Math.min(2.4, BADGE / lens.scale));
  const letters = LETTERS / lens.scale;
  const row = useMemo(() => {
    const found = rows.find((known) => rowKey(known.res, known.row) === rowLooked);
    return found && { res: found.res, blocks: new Set(found.blocks) };
  }, [rows, rowLooked]);
  const names = view.players.map((_, seat) => nameOf(seat).charAt(0).toUpperCase()).join('');
  const hidden = useMemo(() => new Set(ghost?.demolish), [ghost?.demolish]);
  const lookedLot = look !== undefined && 'lot' in look ? look.lot : undefined;

  // Where the whole city does not fit, the preview, or the place the newspaper speaks of, comes into the middle.
  const spoken = view.buildings.find(({ id }) => show.marked.has(id));
  const target = ghost?.lots ?? (spoken && LOTS_OF[spoken.placement]);
  const targetKey = target?.join();
  useEffect(() => {
    if (!target) return;
    const { x0, x1, y0, y1 } = footprint(target);
    lens.show(point((x0 + x1) / 2, (y0 + y1) / 2, 10));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the place changes
  }, [targetKey]);

  return (
    <div className="spr-hero">
      <svg
        ref={svg}
        className="spr-city"
        width={width}
        height={height}
        style={{ width, height }}
        viewBox={lens.viewBox}
        role="group"
        aria-label={words.city}
        data-zoomed={lens.zoomed}
        {...lens.handlers}
      >
        <Ground ids={ids} />
        <Blocks values={view.values} row={row?.blocks} kind={row?.res ?? 'wealth'} />
        {lens.scale > LEGIBLE && <Axes letters={letters} />}
        <LotMarks looks={looks} above={false} />
        {lookedLot !== undefined && <BlockFrame lot={lookedLot} />}
        {!choosingLots && <LotHits looks={looks} />}
        <Buildings ghost={ghost} row={row?.blocks} marked={show.marked} solid={!choosingLots} />
        <LotMarks looks={looks} above />
        <Rows
          scale={lens.scale < LEGIBLE ? scale * 0.8 : scale}
          letters={letters}
          finger={(room.compact ? 44 : 28) / lens.scale}
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
        {choosingLots && <LotHits looks={looks} />}
      </svg>
      <div className="spr-zoom" data-compact={room.compact}>
        <button type="button" aria-label={words.zoomIn} onClick={() => lens.zoom(1.35)}>
          +
        </button>
        <button type="button" aria-label={words.zoomOut} onClick={() => lens.zoom(1 / 1.35)} disabled={!lens.zoomed}>
          −
        </button>
      </div>
      {lens.zoomed && <Minimap view={view} seen={lens.seen} onTap={lens.show} />}
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
  const { flow, view } = useTable();
  if (flow.offers.start.size === 0) return null;
  return (
    <g pointerEvents="none">
      {view.buildings.map(({ id, zone, placement, owner }, index) => {
        const offer = flow.offers.start.get(id);
        if (!offer || owner >= 0 || index >= STARTING.length) return null;
        const [x, y] = drawingOf(id, zone, placement).top;
        const lot = LOTS_OF[placement][0];
        return (
          <g
            key={id}
            className="spr-price"
            data-dear={offer.refusal !== undefined}
            transform={`translate(${x} ${y - 14 * scale}) scale(${scale})`}
          >
            <rect x="-20" y="-11" width="40" height="22" rx="11" />
            <Coin x={-16} y={-8.5} size={16} />
            <text x="8" y="5">
              {view.values[Math.floor(lot / 24) * 6 + ((lot % 12) >> 1)]}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** What would come to stand where, by the chosen move. */
function ghostOf({ view, flow, draft, me }: Table): Ghost | undefined {
  const owner = me === 'spectator' ? -1 : me;
  if (flow.aimed) {
    const card = contractAt(view, flow.source);
    return card < 0
      ? undefined
      : {
          id: CARD_IDS[card],
          zone: CARDS[card].zone,
          lots: flow.aimed.lots,
          owner,
          demolish: flow.aimed.demolish,
          bonus: flow.aimed.bonus > 0,
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
  if (draft?.type !== 'decide' || !draft.choice.startsWith('lot') || view.question === null) return undefined;
  const { kind, about } = view.question;
  const moved = kind === 'relocate' ? view.buildings.find(({ id }) => id === about) : undefined;
  const zone =
    moved?.zone ??
    (kind === 'place'
      ? Math.max(
          0,
          ZONES.findIndex((name) => name === about),
        )
      : PARK);
  return {
    id: moved?.id ?? 'X0',
    zone,
    lots: [numberIn(draft.choice, 'lot')],
    owner: moved ? moved.owner : kind === 'park' ? owner : -1,
    demolish: moved ? [moved.id] : [],
    bonus: false,
  };
}
