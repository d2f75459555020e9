/**
 * The city at a glance: one walk over the buildings counts all that an evaluation asks of them, row by row and zone by zone. What is
 * counted is what rules/rows.ts, rules/elections.ts and rules/scoring.ts count one question at a time. The numbers are those of the
 * city looked at last.
 */
import type { Seat } from '@cantiere/engine';
import { isBesideZone } from '../rules/city.ts';
import { frontRunnersBy } from '../rules/elections.ts';
import type { Resource } from '../rules/events.ts';
import { BLOCK_OF, PRESTIGE_ROW, RIGHT_GREY, TOP_GREY, WEALTH_ROW } from '../rules/geometry.ts';
import { rowPlace, shareOf } from '../rules/rows.ts';
import { NONE, type Office, type State } from '../rules/state.ts';
import { GREY_SPACES, MAYOR, OFFICE_ZONE, PARK, ZONES } from '../rules/words.ts';

const MOST_SEATS = 4;
const PRINTED_ROWS = 7;

/** All that is counted over the buildings, in one piece, so that it is wiped at once: a number for each seat, for each of so many things. */
const counted = new Int32Array((2 * PRINTED_ROWS + GREY_SPACES.length + 2 * ZONES.length + 1) * MOST_SEATS + ZONES.length);
let used = 0;
const take = (numbers: number): Int32Array => counted.subarray(used, (used += numbers));

const inPrestigeRow = take(PRINTED_ROWS * MOST_SEATS);
const inWealthRow = take(PRINTED_ROWS * MOST_SEATS);
const inGreyRow = take(GREY_SPACES.length * MOST_SEATS);
const dearest = take(ZONES.length * MOST_SEATS);
const owned = take(ZONES.length * MOST_SEATS);
const besidePark = take(MOST_SEATS);
const standing = take(ZONES.length);

const tiles = new Int32Array(MOST_SEATS);
const noTie = new Int32Array(MOST_SEATS);
const shares = new Int32Array(MOST_SEATS);

/** Looks at the city: the answers below are about this state until the next look. */
export function survey(state: State): void {
  counted.fill(0);
  const { buildings, values } = state;
  for (let i = 0; i < buildings.length; i++) {
    const { zone, owner, placement } = buildings[i];
    standing[zone]++;
    if (owner === NONE) continue;
    const block = BLOCK_OF[placement];
    inPrestigeRow[PRESTIGE_ROW[block] * MOST_SEATS + owner]++;
    inWealthRow[WEALTH_ROW[block] * MOST_SEATS + owner]++;
    inGreyRow[TOP_GREY[block] * MOST_SEATS + owner]++;
    inGreyRow[RIGHT_GREY[block] * MOST_SEATS + owner]++;
    const at = zone * MOST_SEATS + owner;
    owned[at]++;
    if (values[block] > dearest[at]) dearest[at] = values[block];
    if (zone !== PARK && isBesideZone(state, PARK, placement)) besidePark[owner]++;
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const { vocations } = state.players[seat];
    let sum = 0;
    for (let i = 0; i < vocations.length; i++) sum += vocations[i];
    tiles[seat] = sum;
  }
}

/** What a row would pay each seat now; undefined when it is not in play. The list is used again by the next answer. */ // SPR-9
export function sharesNow(state: State, resource: Resource, row: number): Int32Array | undefined {
  const place = rowPlace(state.grey, resource, row);
  if (place === 'nowhere') return undefined;
  const counts = place !== 'printed' ? inGreyRow : resource === 'prestige' ? inPrestigeRow : inWealthRow;
  const at = (place === 'printed' ? row : place) * MOST_SEATS;
  for (let seat = 0; seat < state.seats; seat++) shares[seat] = shareOf(counts, at, state.seats, seat, row);
  return shares;
}

/** Who would win an office now, ties included. */ // SPR-10.3 SPR-10.4
export function wouldWin(state: State, office: Office): Seat[] {
  if (office === MAYOR) return frontRunnersBy(tiles, noTie, 0, state.seats);
  return frontRunnersBy(dearest, owned, OFFICE_ZONE[office] * MOST_SEATS, state.seats);
}

/** What an office would be worth to its holder at the end. */ // SPR-14.4
export function bonusOf(office: Office, seat: Seat): number {
  return office === MAYOR ? besidePark[seat] : standing[OFFICE_ZONE[office]];
}

/** Buildings of a seat in a zone. */
export function housesOf(seat: Seat, zone: number): number {
  return owned[zone * MOST_SEATS + seat];
}
