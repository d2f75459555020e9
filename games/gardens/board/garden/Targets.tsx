// Where a temple may go, which one may move, which one may stay: lit squares of the garden, each a button.
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import type { KeepTemple, PlaceTemple, Square } from '../../rules/moves.ts';
import { useTable, type Table } from '../table.ts';
import { StandingTemple } from './GardenCards.tsx';
import { sameSquare, squareKey } from './layers.ts';

interface TargetProps {
  readonly at: Square;
  readonly name: string;
  readonly chosen: boolean;
  readonly children?: ReactNode;
  pick(): void;
}

function Target({ at, name, chosen, children, pick }: TargetProps): ReactElement {
  return (
    <g
      className="gar-target"
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={chosen}
      transform={`translate(${at.x} ${at.y})`}
      onClick={pick}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        pick();
      }}
    >
      {children}
      <rect className="gar-target-box" x=".05" y=".05" width=".9" height=".9" rx=".1" />
    </g>
  );
}

/** The one move that is meant by a square: from the temple already chosen, or the only one that can move. */
export function placing(table: Table, target: Square, source: Square | undefined): PlaceTemple {
  const moves = (table.offers.temples.get(squareKey(target)) ?? []).filter(({ refusal }) => !refusal).map(({ move }) => move);
  const meant = moves.find(({ from }) => from !== undefined && source !== undefined && sameSquare(from, source));
  if (meant) return meant;
  return moves.length === 1 ? moves[0] : { type: 'PLACE_TEMPLE', x: target.x, y: target.y };
}

interface TemplesProps {
  readonly source: Square | undefined;
  setSource(square: Square): void;
}

export function TempleTargets({ source, setSource }: TemplesProps): ReactElement {
  const table = useTable();
  const { offers, draft, words, front, foresight, propose } = table;
  const placed = draft?.type === 'PLACE_TEMPLE' ? draft : undefined;
  const from = placed?.from ?? source;
  const lit = [...offers.temples.values()].flatMap((list) => list.find(({ refusal }) => !refusal)?.move ?? []);
  const movable = [...offers.sources.values()].filter(({ refusal }) => !refusal).flatMap(({ move }) => move.from ?? []);
  return (
    <>
      {lit.map((move) => {
        const chosen = placed !== undefined && sameSquare(placed, move);
        const group = foresight.eligible.find(({ squares }) => squares.some((square) => sameSquare(square, move)));
        const name = words.templeOn(group ? table.buildings(group.size, group.building) : '', words.at(move.x, move.y));
        return (
          <Target key={squareKey(move)} at={move} name={name} chosen={chosen} pick={() => propose(placing(table, move, from))}>
            <g className="gar-target-piece" data-chosen={chosen}>
              <StandingTemple x={0} y={0} seat={front} bare={!chosen} />
            </g>
          </Target>
        );
      })}
      {movable.map((square) => {
        const chosen = from !== undefined && sameSquare(from, square);
        return (
          <Target
            key={`from ${squareKey(square)}`}
            at={square}
            name={words.moveThis(words.at(square.x, square.y))}
            chosen={chosen}
            pick={() => {
              setSource(square);
              if (placed) propose(placing(table, placed, square));
            }}
          >
            <path className="gar-target-arrow" d="M.5 .95V.72M.4 .82L.5 .7L.6 .82" />
          </Target>
        );
      })}
      {placed?.from && <MoveLine from={placed.from} to={placed} />}
    </>
  );
}

function MoveLine({ from, to }: { readonly from: Square; readonly to: Square }): ReactElement {
  const [x0, y0, x1, y1] = [from.x + 0.5, from.y + 0.5, to.x + 0.5, to.y + 0.5];
  const [mx, my] = [(x0 + x1) / 2 - (y1 - y0) * 0.18, (y0 + y1) / 2 + (x1 - x0) * 0.18];
  return <path className="gar-move-line" d={`M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`} pointerEvents="none" />;
}

export function KeepTargets(): ReactElement {
  const { offers, draft, words, front, propose } = useTable();
  const open: KeepTemple[] = [...offers.keeps.values()].filter(({ refusal }) => !refusal).map(({ move }) => move);
  return (
    <>
      {open.map((move) => (
        <Target
          key={squareKey(move)}
          at={move}
          name={words.keepHere(words.at(move.x, move.y))}
          chosen={draft?.type === 'KEEP_TEMPLE' && sameSquare(draft, move)}
          pick={() => propose(move)}
        >
          <g className="gar-target-piece" data-chosen>
            <StandingTemple x={0} y={0} seat={front} />
          </g>
        </Target>
      ))}
    </>
  );
}
