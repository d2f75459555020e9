// What can be touched in the garden: where the card in hand may lie, where a temple may go, which one may move or stay.
import type { ReactElement, ReactNode } from 'react';
import { spokenAs, usePiece, useTouching } from '../../../board-kit/touch/useTouch.ts';
import { hasTemple, squaresOf } from '../../rules/garden.ts';
import type { Group } from '../../rules/groups.ts';
import type { PlayCard, Square } from '../../rules/moves.ts';
import { square, temple } from '../../rules/touch.ts';
import { gripSquare, printedAt } from '../placing.ts';
import { useTable } from '../table.ts';
import { StandingTemple } from './GardenCards.tsx';
import { squareKey } from './layers.ts';

/**
 * A dot wherever the square by which the card is held could lie, turned as it is now. Under the card a touch turns it; only
 * the place that is pointed at stands above it.
 */
export function CardPlaces({ held, cell, above }: { readonly held: PlayCard; readonly cell: number; readonly above: boolean }) {
  const { plays, grip } = useTable();
  const { pointed } = useTouching();
  return plays
    .filter(({ slot, rotation }) => slot === held.slot && rotation === held.rotation)
    .filter((play) => (printedAt(held, gripSquare(play, grip)) === undefined ? !above : above && square(play) === pointed))
    .map((play) => <Dot key={squareKey(play)} play={play} at={gripSquare(play, grip)} cell={cell} />);
}

function Dot({ play, at, cell }: { readonly play: PlayCard; readonly at: Square; readonly cell: number }): ReactElement {
  const { words } = useTable();
  // Keys carry the card itself: dozens of stops would only be in the way.
  const piece = { ...usePiece(square(play)), tabIndex: -1 };
  return (
    <g className="gar-dot" transform={`translate(${at.x} ${at.y})`} {...piece} {...spokenAs(piece, words.at(play.x, play.y))}>
      <rect width="1" height="1" fillOpacity="0" stroke="none" />
      <circle cx=".5" cy=".5" r={Math.max(0.07, 3.2 / cell)} />
    </g>
  );
}

/** Squares of groups that wait for a temple, one by one; the other groups whole, to say why not. */
export function TemplePlaces({ groups }: { readonly groups: readonly Group[] }): ReactElement {
  return (
    <>
      {groups.map((group) =>
        group.eligible ? (
          group.squares.map((at) => <TemplePlace key={squareKey(at)} at={at} group={group} />)
        ) : (
          <OtherGroup key={squareKey(group.squares[0])} group={group} />
        ),
      )}
      <MoveLine />
    </>
  );
}

function TemplePlace({ at, group }: { readonly at: Square; readonly group: Group }): ReactElement {
  const { words, buildings, front } = useTable();
  const piece = usePiece(square(at));
  const name = words.templeOn(buildings(group.size, group.building), words.at(at.x, at.y));
  return (
    <Target at={at} name={name} piece={piece}>
      <g className="gar-target-piece">
        <StandingTemple x={0} y={0} seat={front} bare={piece['data-look'] !== 'chosen'} />
      </g>
    </Target>
  );
}

function OtherGroup({ group: { squares, size, building } }: { readonly group: Group }): ReactElement {
  const { words, buildings } = useTable();
  const [first] = squares;
  const piece = usePiece(square(first));
  return (
    <g
      className="gar-other"
      {...piece}
      {...spokenAs(piece, words.templeOn(buildings(size, building), words.at(first.x, first.y)))}
    >
      {squares.map(({ x, y }) => (
        <rect key={squareKey({ x, y })} x={x} y={y} width="1" height="1" />
      ))}
    </g>
  );
}

/** Every temple of the garden in front: to stay, or to move when none is left. */
export function StandingTemples(): ReactElement {
  const { view, front } = useTable();
  const standing = squaresOf(view.players[front].garden).filter(({ code }) => hasTemple(code));
  return (
    <>
      {standing.map(({ x, y }) => (
        <TemplePiece key={squareKey({ x, y })} at={{ x, y }} />
      ))}
    </>
  );
}

function TemplePiece({ at }: { readonly at: Square }): ReactElement {
  const { view, words, front } = useTable();
  const piece = usePiece(temple(at));
  const staying = view.phase === 'merge';
  const where = words.at(at.x, at.y);
  return (
    <Target at={at} name={staying ? words.keepHere(where) : words.moveThis(where)} piece={piece}>
      <StandingTemple x={0} y={0} seat={front} />
      {!staying && piece['data-look'] === 'lit' && <path className="gar-target-arrow" d="M.5 .95V.72M.4 .82L.5 .7L.6 .82" />}
    </Target>
  );
}

interface TargetProps {
  readonly at: Square;
  readonly name: string;
  readonly piece: ReturnType<typeof usePiece>;
  readonly children: ReactNode;
}

function Target({ at, name, piece, children }: TargetProps): ReactElement {
  return (
    <g className="gar-target" transform={`translate(${at.x} ${at.y})`} {...piece} {...spokenAs(piece, name)}>
      {children}
      <rect className="piece-mark" x=".05" y=".05" width=".9" height=".9" rx=".1" />
    </g>
  );
}

function MoveLine(): ReactElement | null {
  const { draft } = useTable();
  if (draft?.type !== 'PLACE_TEMPLE' || draft.from === undefined) return null;
  const [x0, y0, x1, y1] = [draft.from.x + 0.5, draft.from.y + 0.5, draft.x + 0.5, draft.y + 0.5];
  const [mx, my] = [(x0 + x1) / 2 - (y1 - y0) * 0.18, (y0 + y1) / 2 + (x1 - x0) * 0.18];
  return <path className="gar-move-line" d={`M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`} pointerEvents="none" />;
}
