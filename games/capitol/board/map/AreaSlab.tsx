// One area of Rome: its slab of stone, the large square, the seven small ones, and all that stands on them.
import { memo, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import type { Look } from '../../../board-kit/touch/touching.ts';
import { AREA_COLOUR, AREA_IDS, FOUNTAIN, SQUARE_IDS } from '../../rules/board.ts';
import { CLOSED, floorsOf, OPEN, ownerOf, type Area } from '../../rules/state.ts';
import { area as closed, FLAT, ground, moved, points, type Point } from '../art/iso.ts';
import { GHOST, usePaint } from '../art/paint.tsx';
import { Fountain, Tile } from '../art/tiles.tsx';
import { Tower } from '../art/Tower.tsx';
import { cellOf, EDGE, LARGE, squareAt } from './places.ts';
import { Pine } from './Ground.tsx';

/** What would be put here, not yet confirmed. */
export type Ghost =
  | { readonly kind: 'house'; readonly square: number; readonly seat: Seat; readonly floors: number; readonly shape: number }
  | { readonly kind: 'fountain'; readonly square: number }
  | { readonly kind: 'monument'; readonly tile: number };

/** Slab, its two visible sides, its bright edge; paving and its joints. By colour: terracotta, marble, basalt. */
const PAVING = ['red', 'white', 'black'].map((name) => ({
  slab: `var(--cap-${name}-slab)`,
  left: `var(--cap-${name}-left)`,
  right: `var(--cap-${name}-right)`,
  edge: `var(--cap-${name}-edge)`,
  paving: `var(--cap-${name}-paving)`,
  joint: `var(--cap-${name}-joint)`,
}));

interface Props {
  readonly area: number;
  readonly state: Area;
  readonly look: Look;
  /** Whether the large square is what is lit or blocked. */
  readonly large: boolean;
  readonly ghost: Ghost | undefined;
}

const at = (column: number, row: number): Point => ground(EDGE, column, row);
const cell = (column: number, row: number, span: number, inset: number): string =>
  points([
    at(column + inset, row + inset),
    at(column + span - inset, row + inset),
    at(column + span - inset, row + span - inset),
    at(column + inset, row + span - inset),
  ]);

const RIM = 0.12;
const OUTLINE: readonly Point[] = [
  at(-RIM, -RIM),
  at(4 + RIM, -RIM),
  at(4 + RIM, 2 + RIM * 0.6),
  at(3 + RIM, 2 + RIM * 0.6),
  at(3 + RIM, 3 + RIM),
  at(-RIM, 3 + RIM),
];
const THICK = EDGE * 0.2;
const side = (from: Point, to: Point): string => closed([from, to, moved(to, 0, THICK), moved(from, 0, THICK)]);

export const AreaSlab = memo(function AreaSlab({ area, state, look, large, ghost }: Props): ReactElement {
  const paint = usePaint();
  const stone = PAVING[AREA_COLOUR[area]];
  const open = look === 'lit' || look === 'chosen';
  const largeLit = open && large && state.monument === 0;
  const largeBlocked = look === 'blocked' && large;
  return (
    <g className="cap-slab">
      <polygon points={points(OUTLINE.map((corner) => moved(corner, 9, THICK + 8)))} fill="var(--cap-shadow)" opacity=".5" />
      <polygon points={points(OUTLINE.map((corner) => moved(corner, 5, THICK + 4)))} fill="var(--cap-shadow)" opacity=".7" />
      <path d={side(OUTLINE[0], OUTLINE[5])} fill={stone.left} />
      <path d={side(OUTLINE[5], OUTLINE[4])} fill={stone.right} />
      <path d={side(OUTLINE[3], OUTLINE[2])} fill={stone.right} />
      <polygon points={points(OUTLINE)} fill={stone.slab} stroke={stone.edge} strokeWidth="1.6" strokeLinejoin="round" />
      {open && <polygon className="cap-area-halo" points={points(OUTLINE)} />}
      <polygon
        points={cell(0, 0, 2, 0.1)}
        fill={stone.paving}
        stroke={stone.joint}
        strokeWidth="1.4"
        data-large={AREA_IDS[area]}
      />
      <polygon points={cell(0, 0, 2, 0.3)} fill="none" stroke={stone.joint} strokeOpacity=".55" />
      {state.monument === 0 && (
        <ellipse
          cx={LARGE[0]}
          cy={LARGE[1]}
          rx={EDGE * 0.55}
          ry={EDGE * 0.55 * FLAT}
          fill="none"
          stroke={stone.joint}
          strokeOpacity=".6"
          strokeDasharray="3 3"
        />
      )}
      {largeLit && <LitPlace column={0} row={0} span={2} middle={LARGE} />}
      {largeBlocked && <polygon points={cell(0, 0, 2, 0.1)} fill={paint('hatch')} />}
      {state.squares.map((there, square) => {
        const [column, row] = cellOf(square);
        const id = SQUARE_IDS[area][square];
        if (there === CLOSED)
          return <ClosedSquare key={id} column={column} row={row} middle={squareAt(square)} joint={stone.joint} />;
        return (
          <g key={id} data-square={id}>
            <polygon points={cell(column, row, 1, 0.09)} fill={stone.paving} stroke={stone.joint} strokeWidth="1.1" />
            {there === OPEN && open && !large && <LitPlace column={column} row={row} span={1} middle={squareAt(square)} />}
            {there === OPEN && look === 'blocked' && !large && (
              <polygon points={cell(column, row, 1, 0.09)} fill={paint('hatch')} />
            )}
          </g>
        );
      })}
      <Standing area={area} state={state} ghost={ghost} />
    </g>
  );
});

function LitPlace({
  column,
  row,
  span,
  middle: [x, y],
}: {
  column: number;
  row: number;
  span: number;
  middle: Point;
}): ReactElement {
  return (
    <g className="cap-lit-place">
      <polygon className="cap-lit-glow" points={cell(column, row, span, 0.02)} />
      <polygon className="cap-lit-fill" points={cell(column, row, span, 0.09 * (span === 1 ? 1 : 0.8))} />
      <polygon className="cap-lit-dash" points={cell(column, row, span, span === 1 ? 0.22 : 0.26)} />
      <path className="cap-lit-plus" d={`M${x - 5} ${y}h10M${x} ${y - 3.6}v7.2`} />
    </g>
  );
}

/** Narrow streets: this square is not in the game, a pine grows there. */
function ClosedSquare(props: { column: number; row: number; middle: Point; joint: string }): ReactElement {
  return (
    <>
      <polygon
        points={cell(props.column, props.row, 1, 0.09)}
        fill="var(--cap-hill)"
        stroke={props.joint}
        strokeDasharray="2 3"
      />
      <g transform={`translate(${props.middle[0]} ${props.middle[1] + 4})`}>
        <Pine />
      </g>
    </>
  );
}

/** Everything upright, from the back to the front. */
function Standing({ area, state, ghost }: { area: number; state: Area; ghost: Ghost | undefined }): ReactElement {
  const pieces: { key: string; y: number; at: Point; drawn: ReactElement; mark?: string }[] = [];
  if (state.monument > 0)
    pieces.push({
      key: 'monument',
      mark: `monument:${AREA_IDS[area]}`,
      y: LARGE[1] - 2,
      at: moved(LARGE, 0, EDGE * 0.03),
      drawn: <Tile kind={state.monument} edge={EDGE} />,
    });
  state.squares.forEach((there, square) => {
    const middle = squareAt(square);
    const mark = `on:${SQUARE_IDS[area][square]}`;
    if (there === OPEN || there === CLOSED) return;
    pieces.push(
      there < 0
        ? { key: mark, mark, y: middle[1], at: moved(middle, 0, 1), drawn: <Fountain edge={EDGE} /> }
        : {
            key: mark,
            mark,
            y: middle[1],
            at: middle,
            drawn: <Tower floors={floorsOf(there)} shape={state.shape} seat={ownerOf(there)} edge={EDGE} />,
          },
    );
  });
  if (ghost) pieces.push(ghostPiece(ghost));
  return (
    <>
      {pieces
        .toSorted((a, b) => a.y - b.y)
        .map(({ key, at: [x, y], drawn, mark }) => (
          <g key={key} transform={`translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})`}>
            <g className="cap-piece" data-piece={mark}>
              {drawn}
            </g>
          </g>
        ))}
    </>
  );
}

function ghostPiece(ghost: Ghost): { key: string; y: number; at: Point; drawn: ReactElement } {
  const halo = (rx: number): ReactElement => <ellipse rx={rx} ry={rx * FLAT} fill={GHOST.base} fillOpacity=".38" />;
  if (ghost.kind === 'monument')
    return {
      key: 'ghost',
      y: LARGE[1],
      at: moved(LARGE, 0, EDGE * 0.03),
      drawn: (
        <g className="cap-ghost">
          {halo(EDGE * 1.1)}
          <Tile kind={ghost.tile} edge={EDGE} />
        </g>
      ),
    };
  const middle = squareAt(ghost.square);
  return {
    key: 'ghost',
    y: middle[1] + 0.1,
    at: middle,
    drawn:
      ghost.kind === 'fountain' ? (
        <g className="cap-ghost">
          {halo(EDGE * 0.56)}
          <Tile kind={FOUNTAIN} edge={EDGE} />
        </g>
      ) : (
        <>
          {halo(EDGE * 0.6)}
          <Tower floors={ghost.floors} shape={ghost.shape} seat={ghost.seat} edge={EDGE} ghost />
        </>
      ),
  };
}

/** What the move in hand would put here: the area before and after it. */
export function ghostIn(before: Area, after: Area): Ghost | undefined {
  if (after.monument !== before.monument) return { kind: 'monument', tile: after.monument };
  const square = after.squares.findIndex((there, at) => there !== before.squares[at]);
  if (square < 0) return undefined;
  const there = after.squares[square];
  return there < 0
    ? { kind: 'fountain', square }
    : { kind: 'house', square, seat: ownerOf(there), floors: floorsOf(there), shape: after.shape };
}
