// The garden in front, large: pan, zoom, and everything that is placed on it by drag, tap or keyboard.
import { useEffect, useId, useImperativeHandle, useMemo, useRef, useState, type ReactElement } from 'react';
import type { Refusal } from '@cantiere/engine';
import { useHands } from '../../../board-kit/hands.ts';
import { useSize, type Size } from '../../../board-kit/size.ts';
import { groupsOf } from '../../rules/groups.ts';
import type { Square } from '../../rules/moves.ts';
import type { Phase } from '../../rules/state.ts';
import { BrickPattern, FriezePattern, Vignette } from '../art/TableCloth.tsx';
import { gripSquare, gripTo, printedAt, turnedBy, turnTo } from '../placing.ts';
import { useTable, type Table } from '../table.ts';
import { Axes } from './Axes.tsx';
import { gridPoint, useCamera, type Insets } from './camera.ts';
import { GardenCards, Temples } from './GardenCards.tsx';
import { Ghost, keyed, LIFT } from './Ghost.tsx';
import { GroupLines, GroupSizes } from './GroupLines.tsx';
import { around, boundsOf, grownBy, layersOf, squareKey, union, type Bounds } from './layers.ts';
import { PromisedGroup } from './Promise.tsx';
import { KeepTargets, TempleTargets } from './Targets.tsx';
import { Overlays } from './Overlays.tsx';

export function GardenWindow(): ReactElement {
  const { words, me, front, nameOf } = useTable();
  const box = useRef<HTMLElement>(null);
  const size = useSize(box);
  return (
    <section
      ref={box}
      className="gar-window"
      aria-label={front === me ? words.myGarden : words.gardenOf(nameOf(front))}
      data-garden={front}
    >
      {size && size.width > 0 && <Inside size={size} />}
    </section>
  );
}

/** What stands over the lower edge: the legend or the four turns of a card, the bar of a temple. */
const BELOW: Readonly<Record<Phase, { readonly compact: number; readonly wide: number }>> = {
  CARD: { compact: 62, wide: 58 },
  MERGE: { compact: 62, wide: 82 },
  TEMPLE: { compact: 62, wide: 82 },
  TILE: { compact: 50, wide: 66 },
  OVER: { compact: 10, wide: 26 },
};

function insetsFor(compact: boolean, phase: Phase): Insets {
  const below = BELOW[phase];
  return compact ? { top: 26, left: 28, right: 10, bottom: below.compact } : { top: 46, left: 34, right: 16, bottom: below.wide };
}

function Inside({ size }: { readonly size: Size }): ReactElement {
  const table = useTable();
  const { view, front, asked, held, grip, room, foresight } = table;
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [source, setSource] = useState<{ readonly turn: string; readonly square: Square }>();
  const turn = `${view.round} ${view.turn}`;
  const player = view.players[front];
  const { garden } = player;
  const layers = useMemo(() => layersOf(player), [player]);
  const groups = useMemo(() => groupsOf(garden, view.added), [garden, view.added]);
  const bounds = useMemo(() => boundsOf(garden), [garden]);
  const insets = insetsFor(room.compact, asked ? view.phase : 'OVER');

  // On a phone the squares to choose from come close enough for a thumb.
  const close = asked && room.compact && (view.phase === 'TEMPLE' || view.phase === 'MERGE') ? targetBounds(table) : undefined;
  const camera = useCamera({
    of: `${front} ${close ? `${view.phase} ${turn}` : asked}`,
    bounds: close ?? grownBy(bounds, asked && view.phase === 'CARD' ? (room.compact ? 0.7 : 1) : 0.35),
    size,
    insets,
  });
  const { cell, left, top } = camera.camera;
  const at = (x: number, y: number): { x: number; y: number } => gridPoint(camera.camera, x, y);
  const squareUnder = ({ x, y }: { readonly x: number; readonly y: number }): Square => {
    const point = at(x, y);
    return { x: Math.floor(point.x), y: Math.floor(point.y) };
  };

  const seized = useRef<number>(undefined);
  const { handlers } = useHands(svg, {
    pan: camera.pan,
    zoom: (factor, point) => camera.zoom(factor, point.x, point.y),
    seize: (point) => {
      seized.current = held && printedAt(held, squareUnder({ x: point.x, y: point.y + LIFT * cell }));
      return seized.current !== undefined;
    },
    carry: (point) => {
      if (held && seized.current !== undefined)
        table.hold(gripTo(held, seized.current, squareUnder(point)), { grip: seized.current, finger: true });
    },
    tap: (point) => {
      const square = squareUnder(point);
      if (held) {
        if (printedAt(held, square) === undefined) table.hold(gripTo(held, grip, square), { finger: true });
        else table.hold(turnTo(held, grip, turnedBy(held.rotation, 1)), { finger: true });
      } else if (asked) {
        const refusal = whyNotHere(table, square);
        if (refusal) table.explain(refusal);
      }
    },
  });

  useImperativeHandle(table.window, () => ({
    gridAt: (clientX, clientY) => {
      const place = svg.current?.getBoundingClientRect();
      if (!place || clientX < place.left || clientX > place.right || clientY < place.top || clientY > place.bottom)
        return undefined;
      return at(clientX - place.left, clientY - place.top);
    },
    centre: () => at(size.width / 2, (size.height + insets.top - insets.bottom) / 2),
  }));

  const heldBounds = held && cardBounds(held);
  const asking = asked && (view.phase === 'TEMPLE' || view.phase === 'MERGE');
  const targets = asking && !close ? targetBounds(table) : undefined;
  // A card moved by key, list or rotation must not leave the window, nor a square that is asked for; a finger leads itself.
  useEffect(() => {
    if (table.follow.current) camera.reveal(heldBounds ? grownBy(heldBounds, 0.2) : targets);
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
      const moved = keyed(table, held, event.key, event.shiftKey);
      if (!moved) return;
      event.preventDefault();
      table.hold(moved);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  });

  const crowded = asked && view.phase === 'MERGE' ? groups.filter(({ temples }) => temples.length > 1).slice(0, 1) : [];
  const promised = held
    ? (foresight.preview?.groups.filter(({ size: count }) => count > 1) ?? [])
    : [...foresight.eligible, ...crowded];
  const shown: Bounds = heldBounds ? union(bounds, heldBounds) : bounds;
  return (
    <>
      <svg
        ref={svg}
        className="gar-table"
        width={size.width}
        height={size.height}
        data-holding={held !== undefined}
        {...handlers}
      >
        <defs>
          <BrickPattern id={`${id}brick`} transform={`translate(${left} ${top}) scale(${cell / 74})`} />
          <FriezePattern id={`${id}frieze`} />
          <Vignette id={`${id}light`} />
        </defs>
        <rect width={size.width} height={size.height} fill={`url(#${id}brick)`} />
        <rect width={size.width} height={size.height} fill={`url(#${id}light)`} />
        <g transform={`translate(${left} ${top}) scale(${cell})`}>
          <GardenCards layers={layers} drawing="symbol" />
          <GroupLines groups={groups} cell={cell} />
          <Temples garden={garden} seat={front} />
          <GroupSizes groups={groups} seat={front} cell={cell} />
          {held && <LegalDots cell={cell} />}
          {held && <Ghost held={held} cell={cell} />}
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
          {asked && view.phase === 'TEMPLE' && (
            <TempleTargets
              source={source?.turn === turn ? source.square : undefined}
              setSource={(square) => setSource({ turn, square })}
            />
          )}
          {asked && view.phase === 'MERGE' && <KeepTargets />}
        </g>
        {!room.compact && (
          <>
            <rect width={size.width} height="18" fill={`url(#${id}frieze)`} />
            <g transform={`translate(0 ${size.height - 18})`}>
              <rect width={size.width} height="18" fill={`url(#${id}frieze)`} />
            </g>
          </>
        )}
        <Axes camera={camera.camera} bounds={shown} size={size} top={room.compact ? 11 : 30} left={14} />
      </svg>
      <Overlays camera={camera} size={size} />
    </>
  );
}

const cardBounds = ({ x, y, rotation }: { readonly x: number; readonly y: number; readonly rotation: number }): Bounds =>
  rotation % 180 === 0 ? { x, y, width: 3, height: 2 } : { x, y, width: 2, height: 3 };

function targetBounds({ foresight, offers }: Table): Bounds | undefined {
  const squares: Square[] = [
    ...foresight.eligible.flatMap((group) => group.squares),
    ...[...offers.keeps.values()].filter(({ refusal }) => !refusal).map(({ move }) => move),
    ...[...offers.sources.values()].filter(({ refusal }) => !refusal).flatMap(({ move }) => move.from ?? []),
  ];
  return squares.length === 0 ? undefined : grownBy(around(squares), 0.8);
}

/** A tap on a square that is not lit asks why. */
function whyNotHere({ view, offers, refuse }: Table, square: Square): Refusal | undefined {
  const key = squareKey(square);
  if (view.phase === 'MERGE') return refuse({ type: 'KEEP_TEMPLE', ...square });
  if (view.phase !== 'TEMPLE') return undefined;
  const source = offers.sources.get(key);
  if (source) return source.refusal;
  const lit = offers.temples.get(key)?.some(({ refusal }) => !refusal);
  return lit ? undefined : refuse({ type: 'PLACE_TEMPLE', ...square });
}

/** A dot wherever the square by which the card is held could lie, turned as it is now. */
function LegalDots({ cell }: { readonly cell: number }): ReactElement {
  const { offers, held, grip } = useTable();
  if (!held) return <></>;
  const places = (offers.plays.get(held.slot) ?? []).filter(({ rotation }) => rotation === held.rotation);
  return (
    <g className="gar-dots" pointerEvents="none">
      {places.map((place) => {
        const { x, y } = gripSquare(place, grip);
        return <circle key={squareKey({ x, y })} cx={x + 0.5} cy={y + 0.5} r={Math.max(0.07, 3.2 / cell)} />;
      })}
    </g>
  );
}
