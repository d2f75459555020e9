/** Rows and payouts (SPR-9): which blocks a row holds, who has how many buildings there, and what that pays. */
import { PAYOUTS } from './cards.ts';
import type { Resource, Tell } from './events.ts';
import { BLOCK_OF, PRESTIGE_ROW, RIGHT_GREY, TOP_GREY, WEALTH_ROW } from './geometry.ts';
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
  if (place !== 'printed') return (place < 3 ? TOP_GREY[block] : RIGHT_GREY[block]) === place;
  return (res === 'prestige' ? PRESTIGE_ROW[block] : WEALTH_ROW[block]) === row;
}

/** How many buildings each player controls in a row. */ // SPR-9.2
export function countInRow(state: State, res: Resource, row: number, place: RowPlace): number[] {
  const counts = Array<number>(state.seats).fill(0);
  for (const { owner, placement } of state.buildings) {
    if (owner !== NONE && blockInRow(BLOCK_OF[placement], res, row, place)) counts[owner]++;
  }
  return counts;
}

/** What the players get who have so many buildings in row n: tied ones share the places they cover. */ // SPR-9.3 SPR-9.4 SPR-9.5
export function sharesOf(counts: readonly number[], n: number): number[] {
  const pay = PAYOUTS[n];
  const shares = Array<number>(counts.length).fill(0);
  for (let seat = 0; seat < counts.length; seat++) {
    if (counts[seat] === 0) continue; // SPR-9.2
    let ahead = 0;
    let tied = 0;
    for (const other of counts) {
      if (other > counts[seat]) ahead++;
      else if (other === counts[seat]) tied++;
    }
    let sum = 0;
    for (let place = ahead; place < ahead + tied; place++) sum += pay[place];
    shares[seat] = Math.floor(sum / tied);
  }
  return shares;
}

/** Pays a row now. Answers with what each seat got. */ // SPR-9.6
export function payRow(state: State, res: Resource, row: number, tell: Tell): readonly number[] {
  const place = rowPlace(state.grey, res, row);
  const counts = countInRow(state, res, row, place);
  const amounts = sharesOf(counts, row);
  for (let seat = 0; seat < state.seats; seat++) state.players[seat][res] += amounts[seat];
  tell?.push({ event: { kind: 'payout', res, row, counts, amounts, inPlay: place !== 'nowhere' } });
  return amounts;
}
