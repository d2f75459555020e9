/** Rows and payouts (SPR-9): which blocks a row holds, who has how many buildings there, and what that pays. */
import type { Seat } from '@cantiere/engine';
import { PAYOUTS } from './cards.ts';
import { zeroes } from './city.ts';
import type { Resource, Tell } from './events.ts';
import { BLOCK_OF, PRESTIGE_ROW, RIGHT_GREY, TOP_GREY, WEALTH_ROW } from './geometry.ts';
import { addTo } from './purse.ts';
import { NONE, type State } from './state.ts';
import { FIRST_PRESTIGE_MARKER, MARKER_NUMBER } from './words.ts';

/** Where a row lies: a printed one, the span of a grey space, or nowhere because its marker is in the holding box. */
export type RowPlace = 'printed' | 'nowhere' | number;

const PRINTED_PRESTIGE = 3;
const PRINTED_WEALTH = 6;

export function rowPlace(grey: readonly number[], res: Resource, row: number): RowPlace {
  if (row <= (res === 'prestige' ? PRINTED_PRESTIGE : PRINTED_WEALTH)) return 'printed';
  for (let space = 0; space < grey.length; space++) {
    const marker = grey[space];
    if (marker !== NONE && MARKER_NUMBER[marker] === row && marker >= FIRST_PRESTIGE_MARKER === (res === 'prestige'))
      return space;
  }
  return 'nowhere'; // SPR-9.1
}

export function blockInRow(block: number, res: Resource, row: number, place: RowPlace): boolean {
  if (place === 'nowhere') return false;
  return rowsOfBlocks(res, place)[block] === (place === 'printed' ? row : place);
}

/** The number or the grey space of each block's row, of the kind of row that lies there. */
function rowsOfBlocks(res: Resource, place: 'printed' | number): readonly number[] {
  if (place !== 'printed') return place < 3 ? TOP_GREY : RIGHT_GREY;
  return res === 'prestige' ? PRESTIGE_ROW : WEALTH_ROW;
}

/** How many buildings each player controls in a row. */ // SPR-9.2
export function countInRow(state: State, res: Resource, row: number, place: RowPlace): number[] {
  const counts = zeroes(state);
  if (place === 'nowhere') return counts;
  const rows = rowsOfBlocks(res, place);
  const wanted = place === 'printed' ? row : place;
  const { buildings } = state;
  for (let i = 0; i < buildings.length; i++) {
    const { owner, placement } = buildings[i];
    if (owner !== NONE && rows[BLOCK_OF[placement]] === wanted) counts[owner]++;
  }
  return counts;
}

/** What the players get who have so many buildings in row n: tied ones share the places they cover. */ // SPR-9.3 SPR-9.4 SPR-9.5
export function sharesOf(counts: readonly number[], n: number): number[] {
  const shares = counts.slice();
  for (let seat = 0; seat < counts.length; seat++) shares[seat] = shareOf(counts, 0, counts.length, seat, n);
  return shares;
}

/** What one of them gets, where the counts of so many seats stand in a longer list from `at` on. */
export function shareOf(counts: ArrayLike<number>, at: number, seats: number, seat: Seat, n: number): number {
  const own = counts[at + seat];
  if (own === 0) return 0; // SPR-9.2
  let ahead = 0;
  let tied = 0;
  for (let i = at; i < at + seats; i++) {
    if (counts[i] > own) ahead++;
    else if (counts[i] === own) tied++;
  }
  const pay = PAYOUTS[n];
  if (tied === 1) return pay[ahead];
  let sum = 0;
  for (let place = ahead; place < ahead + tied; place++) sum += pay[place];
  return (sum / tied) | 0; // a whole number to the compiler too: what players have stays one
}

/** Pays a row now. Answers with what each seat got. */ // SPR-9.6
export function payRow(state: State, res: Resource, row: number, tell: Tell): readonly number[] {
  const place = rowPlace(state.grey, res, row);
  const counts = countInRow(state, res, row, place);
  const amounts = sharesOf(counts, row);
  for (let seat = 0; seat < state.seats; seat++) addTo(state.players[seat], res, amounts[seat]);
  tell?.push({ event: { kind: 'payout', res, row, counts, amounts, inPlay: place !== 'nowhere' } });
  return amounts;
}
