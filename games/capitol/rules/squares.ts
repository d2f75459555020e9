/** Small squares: which exist, and which are open (CAP-5.2, CAP-6.12). */
import { refusal, type Refusal } from '@cantiere/engine';
import { SQUARE_IDS, findSquare, type SquareAt } from './board.ts';
import { CLOSED, OPEN, PLACED_FOUNTAIN, PRINTED, type Area, type State } from './state.ts';

/** The small square with this id. Large squares and closed ones are none (CAP-12.3, CAP-10.3). */
export function smallSquare(state: State, id: string): SquareAt | undefined {
  const place = findSquare(id);
  return place === undefined || state.areas[place.area].squares[place.square] === CLOSED ? undefined : place;
}

export function noSuchSquare(id: string): Refusal {
  return refusal('SQUARE_UNKNOWN', findSquare(id) === undefined ? 'CAP-5.2' : 'CAP-10.3', { about: id });
}

export function refuseTaken(state: State, { area, square }: SquareAt): Refusal | undefined {
  const there = state.areas[area].squares[square];
  if (there === OPEN) return undefined;
  const isFountain = there === PLACED_FOUNTAIN || there === PRINTED;
  return refusal(isFountain ? 'SQUARE_FOUNTAIN' : 'SQUARE_OCCUPIED', 'CAP-5.2', { about: SQUARE_IDS[area][square] });
}

/** Squares of an area differ only in their id (CAP-1.16): the first open one stands for all. -1 when there is none. */
export function firstOpen(area: Area): number {
  const { squares } = area;
  for (let square = 0; square < squares.length; square++) if (squares[square] === OPEN) return square;
  return -1;
}
