/** Which places look good at a glance: for building a contract, for parks, for markers. */
import type { Seat } from '@cantiere/engine';
import { CARDS } from '../rules/cards.ts';
import {
  BLOCK_OF,
  NEIGHBOURS_OF,
  ON_LOT,
  PRESTIGE_ROW,
  RIGHT_GREY,
  TOP_GREY,
  WEALTH_ROW,
  blockOfLot,
} from '../rules/geometry.ts';
import { buildingsUnder, sites } from '../rules/siting.ts';
import { NONE, type Card, type Placement, type State } from '../rules/state.ts';
import { FIRST_PRESTIGE_MARKER, MARKER_NUMBER } from '../rules/words.ts';

/** What one more building of a seat in this block may earn from its rows. */
export function rowsOfBlock(state: State, block: number, left: number): number {
  let sum = PRESTIGE_ROW[block] * (0.5 + 2 * left) + WEALTH_ROW[block] * 0.5 * left;
  for (const grey of [TOP_GREY[block], RIGHT_GREY[block]]) {
    const marker = state.grey[grey];
    if (marker === NONE) continue;
    sum += MARKER_NUMBER[marker] * (marker >= FIRST_PRESTIGE_MARKER ? 0.5 + 2 * left : 0.5 * left);
  }
  return sum;
}

/** A quick mark for building this contract there. */
function markOfPlace(state: State, seat: Seat, card: Card, placement: Placement, left: number): number {
  const { zone } = CARDS[card];
  const block = BLOCK_OF[placement];
  let mark = rowsOfBlock(state, block, left) * 0.5 - state.values[block] * 0.32;
  let last = NONE;
  for (const lot of NEIGHBOURS_OF[placement]) {
    const building = state.lots[lot];
    if (building === NONE || building === last) continue;
    last = building;
    if (state.buildings[building].zone === zone) mark += 0.8;
  }
  for (const building of buildingsUnder(state, placement)) {
    const { owner } = state.buildings[building];
    mark += owner === seat ? -4 : owner === NONE ? -0.5 : 2;
  }
  return mark;
}

/** The best few places for a contract, best first. */
export function bestPlaces(state: State, seat: Seat, card: Card, left: number, most: number): Placement[] {
  const places = sites(state, seat, card);
  if (places.length <= 1) return places;
  const marked = places.map((placement) => ({ placement, mark: markOfPlace(state, seat, card, placement, left) }));
  marked.sort((a, b) => b.mark - a.mark || a.placement - b.placement);
  return marked.slice(0, most).map(({ placement }) => placement);
}

/** A quick mark for a 1-lot building of a seat on a lot: its rows, and for parks the own buildings beside it. */
export function markOfLot(state: State, seat: Seat, lot: number, left: number): number {
  let mark = rowsOfBlock(state, blockOfLot(lot), left);
  for (const near of NEIGHBOURS_OF[ON_LOT[lot]]) {
    const building = state.lots[near];
    if (building !== NONE && state.buildings[building].owner === seat) mark += 0.3;
  }
  return mark;
}
