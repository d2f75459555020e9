// The garden in front, large: pan, zoom, and everything that is placed on it by drag, tap or keyboard.
import { useEffect, useId, useImperativeHandle, useMemo, useRef, type ReactElement } from 'react';
import { mapPoint, union, type Box, type Insets, type Point } from '../../../board-kit/camera/camera.ts';
import { useCamera, useGlide } from '../../../board-kit/camera/useCamera.ts';
import { placeOn } from '../../../board-kit/grown.ts';
import { InWords } from '../../../board-kit/InWords.tsx';
import { useSize, type Size } from '../../../board-kit/size.ts';
import { useTouching, type Touching } from '../../../board-kit/touch/useTouch.ts';
import { groupsOf, type Group } from '../../rules/groups.ts';
import type { Square } from '../../rules/moves.ts';
import type { Phase } from '../../rules/state.ts';
import { temple } from '../../rules/touch.ts';
import { BrickPattern, FriezePattern, Vignette } from '../art/TableCloth.tsx';
import { gripTo, printedAt } from '../placing.ts';
import { gardenInWords } from '../inWords.ts';
import { useTable } from '../table.ts';
import { groupOf } from '../templed.ts';
import { Axes } from './Axes.tsx';
import { CLOSEST, gardenAt } from './frame.ts';
import { GardenCards, Temples } from './GardenCards.tsx';
import { Ghost, keyed, LIFT } from './Ghost.tsx';
import { GroupLines, GroupSizes } from './GroupLines.tsx';
import { around, boundsOf, cardBounds, grownBy, layersOf, squareKey } from './layers.ts';
import { Overlays } from './Overlays.tsx';
import { CardPlaces, StandingTemples, TemplePlaces } from './Places.tsx';
import { PromisedGroup } from './Promise.tsx';
import { TempledGroup } from './TempledGroup.tsx';

export function GardenWindow(): ReactElement {
  const { words, me, front, nameOf, view, texts, buildings } = useTable();
  const box = useRef<HTMLElement>(null);
  const size = useSize(box);
  return (
    <section
      ref={box}
      className="gar-window"
      data-region="garden"
      aria-label={front === me ? words.myGarden : words.gardenOf(nameOf(front))}
      data-garden={front}
    >
      <InWords
        title={front === me ? words.myGarden : words.gardenOf(nameOf(front))}
        lines={gardenInWords(view.players[front].garden, { words, piece: texts.piece, buildings })}
      />
      {size && size.width > 0 && <Inside size={size} />}
    </section>
  );
}

/** What stands over the lower edge: the legend or the four turns of a card, the bar of a temple. */
const BELOW: Readonly<Record<Phase, { readonly compact: number; readonly wide: number }>> = {
  card: { compact: 62, wide: 58 },
  merge: { compact: 62, wide: 82 },
  temple: { compact: 62, wide: 82 },
  tile: { compact: 50, wide: 66 },
  over: { compact: 10, wide: 26 },
};

function insetsFor(compact: boolean, phase: Phase): Insets {
  const below = BELOW[phase];
  return compact ? { top: 26, left: 28, right: 10, bottom: below.compact } : { top: 46, left: 34, right: 16, bottom: below.wide };
}

function Inside({ size }: { readonly size: Size }): ReactElement {
  const table = useTable();
  const { view, front, asked, held, grip, measures, foresight, templed, told } = table;
  const touching = useTouching();
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const turn = `${view.round} ${view.turn}`;
  const player = view.players[front];
  const { garden } = player;
  const layers = useMemo(() => layersOf(player), [player]);
  const groups = useMemo(() => groupsOf(garden, view.added), [garden, view.added]);
  const bounds = useMemo(() => boundsOf(garden), [garden]);
  const insets = insetsFor(measures.compact, asked ? view.phase : 'over');

  const asking = asked && (view.phase === 'temple' || view.phase === 'merge');
  const targets = asking ? targetsIn(groups, touching) : undefined;
  // On a phone the squares to choose from come close enough for a thumb.
  const close = measures.compact ? targets : undefined;
  const squareAt = (at: Point): Square => {
    const { x, y } = mapPoint(control.camera, at);
    return { x: Math.floor(x), y: Math.floor(y) };
  };
  const seized = useRef<number>(undefined);
  const control = useCamera(
    svg,
    {
      ...CLOSEST,
      subject: `${front} ${close ? `${view.phase} ${turn}` : asked}`,
      focus: close ?? grownBy(bounds, asked && view.phase === 'card' ? (measures.compact ? 0.7 : 1) : 0.35),
      size,
      insets,
      still: table.led,
      told: told?.seat === front ? told.part : undefined,
    },
    {
      seize: (at) => {
        seized.current = held && printedAt(held, squareAt({ x: at.x, y: at.y + LIFT * control.camera.scale }));
        return seized.current !== undefined;
      },
      carry: (at) => {
        table.lead(true);
        if (held && seized.current !== undefined)
          table.carry(gripTo(held, seized.current, squareAt(at)), { grip: seized.current, finger: true });
      },
      letGo: () => table.lead(false),
      tap: (at) => {
        if (!held) return;
        const square = squareAt(at);
        if (printedAt(held, square) !== undefined) table.turn(1);
        else table.carry(gripTo(held, grip, square), { finger: true });
      },
    },
  );
  const { camera } = control;
  useGlide(svg, control, true);
  const { scale: cell } = camera;

  useImperativeHandle(table.window, () => ({
    gridAt: (x, y) => {
      const place = svg.current && placeOn(svg.current);
      if (!place || x < place.left || x > place.right || y < place.top || y > place.bottom) return undefined;
      return mapPoint(camera, { x: x - place.left, y: y - place.top });
    },
    centre: () => mapPoint(camera, { x: size.width / 2, y: (size.height + insets.top - insets.bottom) / 2 }),
  }));

  const heldBounds = held && cardBounds(held);
  // A card moved by key, list or rotation must not leave the window, nor a square that is asked for; a finger leads itself.
  useEffect(() => {
    if (table.follow.current) control.reveal(heldBounds ? grownBy(heldBounds, 0.2) : close ? undefined : targets);
    table.follow.current = true;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the card or the question changes, and then only
  }, [held?.x, held?.y, held?.rotation, held?.slot, asking, turn, size]);

  useEffect(() => {
    if (!held) return;
    const pressed = (event: KeyboardEvent): void => {
      const { target } = event;
      const here = target === document.body || (target instanceof Node && svg.current?.closest('.gar-board')?.contains(target));
      if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter' && target === document.body) {
        if (foresight.refusal) table.explain(foresight.refusal);
        else table.play(held);
        return;
      }
      const turns = event.key.toLowerCase() === 'r';
      const moved = keyed(table, held, event.key);
      if (!turns && !moved) return;
      event.preventDefault();
      if (moved) table.carry(moved);
      else table.turn(event.shiftKey ? -1 : 1);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  });

  const crowded = asked && view.phase === 'merge' ? groups.filter(({ temples }) => temples.length > 1).slice(0, 1) : [];
  const promised = held
    ? (foresight.preview?.groups.filter(({ size: count }) => count > 1) ?? [])
    : [...foresight.eligible, ...crowded];
  const rewarded = templed?.seat === front ? groupOf(templed, groups) : undefined;
  const shown: Box = heldBounds ? union(bounds, heldBounds) : bounds;
  return (
    <>
      <svg
        ref={svg}
        className="gar-table"
        width={size.width}
        height={size.height}
        data-holding={held !== undefined}
        {...control.handlers}
      >
        <defs>
          <BrickPattern id={`${id}brick`} transform={gardenAt(camera, 1 / 74)} />
          <FriezePattern id={`${id}frieze`} />
          <Vignette id={`${id}light`} />
        </defs>
        <rect width={size.width} height={size.height} fill={`url(#${id}brick)`} />
        <rect width={size.width} height={size.height} fill={`url(#${id}light)`} />
        <g transform={gardenAt(camera)}>
          <GardenCards layers={layers} drawing="full" />
          <GroupLines groups={groups} cell={cell} />
          {rewarded && <TempledGroup group={rewarded} />}
          <Temples garden={garden} seat={front} />
          <GroupSizes groups={groups} seat={front} cell={cell} />
          {held && <CardPlaces held={held} cell={cell} above={false} />}
          {held && <Ghost held={held} cell={cell} />}
          {held && <CardPlaces held={held} cell={cell} above />}
          {promised.map((group) => (
            <PromisedGroup
              key={`${squareKey(group.squares[0])} ${group.size}`}
              group={group}
              cell={cell}
              lift={held ? LIFT : 0}
              quiet={!group.eligible}
              avoid={groups.flatMap(({ squares }) => squares)}
            />
          ))}
          {asked && view.phase === 'temple' && <TemplePlaces groups={groups} />}
          {asking && <StandingTemples />}
        </g>
        {!measures.compact && (
          <>
            <rect width={size.width} height="18" fill={`url(#${id}frieze)`} />
            <g transform={`translate(0 ${size.height - 18})`}>
              <rect width={size.width} height="18" fill={`url(#${id}frieze)`} />
            </g>
          </>
        )}
        <Axes camera={camera} bounds={shown} size={size} top={measures.compact ? 11 : 30} left={14} />
      </svg>
      <Overlays camera={control} />
    </>
  );
}

/** All that can be touched for a temple. */
function targetsIn(groups: readonly Group[], touching: Touching): Box | undefined {
  const lit = (place: string): boolean => ['lit', 'chosen'].includes(touching.look(place));
  const squares = groups.flatMap((group) => [
    ...(group.eligible ? group.squares : []),
    ...group.temples.filter((at) => lit(temple(at))),
  ]);
  return squares.length === 0 ? undefined : grownBy(around(squares), 0.8);
}
