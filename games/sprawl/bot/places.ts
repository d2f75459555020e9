/** Which places look good at a glance: for building a contract, for parks, for markers. */
import type { Seat } from '@cantiere/engine';
import { CARDS } from '../rules/cards.ts';
import { isBesideZone } from '../rules/city.ts';
import {
  BLOCK_OF,
  NEIGHBOURS_OF,
  ON_LOT,
  PLACEMENTS,
  PRESTIGE_ROW,
  RIGHT_GREY,
  TOP_GREY,
  WEALTH_ROW,
  blockOfLot,
} from '../rules/geometry.ts';
import { sites } from '../rules/sites.ts';
import { buildingsUnder, isFree } from '../rules/siting.ts';
import { NONE, type Card, type Marker, type Placement, type State, type Zone } from '../rules/state.ts';
import { FIRST_PRESTIGE_MARKER, MARKER_NUMBER } from '../rules/words.ts';

/** What one more building of a seat in this block may earn from its rows. */
export function rowsOfBlock(state: State, block: number, left: number): number {
  let sum = PRESTIGE_ROW[block] * (0.5 + 2 * left) + WEALTH_ROW[block] * 0.5 * left;
  const top = state.grey[TOP_GREY[block]];
  if (top !== NONE) sum += rowOfMarker(top, left);
  const right = state.grey[RIGHT_GREY[block]];
  if (right !== NONE) sum += rowOfMarker(right, left);
  return sum;
}

function rowOfMarker(marker: Marker, left: number): number {
  return MARKER_NUMBER[marker] * (marker >= FIRST_PRESTIGE_MARKER ? 0.5 + 2 * left : 0.5 * left);
}

/** A quick mark for building in a block, whatever stands around. */
function markOfBlock(state: State, block: number, left: number): number {
  return rowsOfBlock(state, block, left) * 0.5 - state.values[block] * 0.32;
}

/** A quick mark for building a contract of this zone there, from the mark of its block. */
function markOfPlace(state: State, seat: Seat, zone: Zone, placement: Placement, ofBlock: number): number {
  let mark = ofBlock;
  if (isBesideZone(state, zone, placement)) {
    const around = NEIGHBOURS_OF[placement];
    let last = NONE;
    for (let i = 0; i < around.length; i++) {
      const building = state.lots[around[i]];
      if (building === NONE || building === last) continue;
      last = building;
      if (state.buildings[building].zone === zone) mark += 0.8;
    }
  }
  if (isFree(state, placement)) return mark;
  for (const building of buildingsUnder(state, placement)) {
    const { owner } = state.buildings[building];
    mark += owner === seat ? -4 : owner === NONE ? -0.5 : 2;
  }
  return mark;
}

const marks = new Float64Array(PLACEMENTS);

/** The best few places for a contract, best first. */
export function bestPlaces(state: State, seat: Seat, card: Card, left: number, most: number): Placement[] {
  return bestOfSites(state, seat, card, sites(state, seat, card), left, most);
}

/** The best few of the places that a contract can have, best first and of equals the first. */
export function bestOfSites(
  state: State,
  seat: Seat,
  card: Card,
  places: readonly Placement[],
  left: number,
  most: number,
): Placement[] {
  const { zone } = CARDS[card];
  const best: Placement[] = [];
  let block = NONE;
  let ofBlock = 0;
  for (let i = 0; i < places.length; i++) {
    const placement = places[i];
    if (BLOCK_OF[placement] !== block) {
      block = BLOCK_OF[placement];
      ofBlock = markOfBlock(state, block, left);
    }
    marks[placement] = markOfPlace(state, seat, zone, placement, ofBlock);
    insert(best, placement, marks, most);
  }
  return best;
}

/** Puts one more into a list of the `most` with the highest marks, behind those that are as good. */
export function insert(best: number[], item: number, marks: Float64Array, most: number): void {
  const mark = marks[item];
  let at = best.length;
  if (at < most) best.push(item);
  else if (mark > marks[best[--at]]) best[at] = item;
  else return;
  for (; at > 0 && marks[best[at - 1]] < mark; at--) {
    best[at] = best[at - 1];
    best[at - 1] = item;
  }
}

/** A quick mark for a 1-lot building of a seat on a lot: its rows, and for parks the own buildings beside it. */
export function markOfLot(state: State, seat: Seat, lot: number, left: number): number {
  let mark = rowsOfBlock(state, blockOfLot(lot), left);
  const around = NEIGHBOURS_OF[ON_LOT[lot]];
  for (let i = 0; i < around.length; i++) {
    const building = state.lots[around[i]];
    if (building !== NONE && state.buildings[building].owner === seat) mark += 0.3;
  }
  return mark;
}
