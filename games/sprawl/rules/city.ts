/** What stands in the city: values of blocks, placing and removing buildings, who controls them. */
import type { Seat } from '@cantiere/engine';
import {
  AROUND,
  BLOCKS,
  BLOCK_OF,
  LOTS,
  LOTS_OF,
  NEIGHBOURS_OF,
  PRESTIGE_ROW,
  RIGHT_GREY,
  SIZE_OF,
  TOP_GREY,
  WEALTH_ROW,
} from './geometry.ts';
import type { NamedBuilding, Resource, Tell } from './events.ts';
import { lotAnswer, type Answer, type LotAnswer } from './moves.ts';
import { NONE, type Building, type Marker, type Placement, type State, type Zone } from './state.ts';
import { FIRST_PRESTIGE_MARKER, MARKERS, MARKER_NUMBER, ZONES, tileOf } from './words.ts';

/** The value of each block under these markers: printed prestige and wealth, and the markers of its two grey rows. */ // SPR-1.8
export function blockValues(grey: readonly Marker[]): number[] {
  const values = Array<number>(BLOCKS);
  for (let block = 0; block < BLOCKS; block++) {
    const top = grey[TOP_GREY[block]];
    const right = grey[RIGHT_GREY[block]];
    values[block] =
      PRESTIGE_ROW[block] +
      WEALTH_ROW[block] +
      (top === NONE ? 0 : MARKER_NUMBER[top]) +
      (right === NONE ? 0 : MARKER_NUMBER[right]);
  }
  return values;
}

export function valueOf(state: State, building: Building): number {
  return state.values[BLOCK_OF[building.placement]];
}

export function buildingNamed(state: State, id: string): Building | undefined {
  const index = indexNamed(state, id);
  return index === NONE ? undefined : state.buildings[index];
}

function indexNamed(state: State, id: string): number {
  if (id === '') return NONE;
  const { buildings } = state;
  let index = buildings.length - 1; // most are asked for when they are new
  while (index >= 0 && buildings[index].id !== id) index--;
  return index;
}

/** A standing building as events name it. */
export function namedIn({ id, zone, placement }: Building): NamedBuilding {
  return { building: id, zone: ZONES[zone], lot: LOTS_OF[placement][0] };
}

/** Puts a tile on the board. */
export function putBuilding(state: State, id: string, zone: Zone, placement: Placement, owner: Seat): void {
  const index = state.buildings.length;
  state.buildings.push(Object.freeze({ id, zone, placement, owner }));
  layOn(state, placement, index);
  const beside = NEIGHBOURS_OF[placement];
  for (let i = 0; i < beside.length; i++) state.near[beside[i]] |= 1 << zone;
  state.tiles[tileOf(zone, SIZE_OF[placement])]--;
}

/** Notes which building lies on the lots of a placement. */
function layOn({ lots }: State, placement: Placement, index: number): void {
  const under = LOTS_OF[placement];
  for (let i = 0; i < under.length; i++) lots[under[i]] = index;
}

/** Takes a building out of the game; its cube goes home and its tile does not return to the supply. */ // SPR-7.4
export function removeBuilding(state: State, index: number, tell: Tell): void {
  const { id, zone, placement, owner } = state.buildings[index];
  state.buildings.splice(index, 1);
  layOn(state, placement, NONE);
  for (let lot = 0; lot < LOTS; lot++) if (state.lots[lot] > index) state.lots[lot]--; // those behind it move up
  lookAround(state, placement);
  state.demolished[tileOf(zone, SIZE_OF[placement])]++;
  tell?.push({
    event: { kind: 'demolished', building: id, zone: ZONES[zone], owner, lot: LOTS_OF[placement][0], lots: LOTS_OF[placement] },
  });
}

/** Puts somebody's cube on a building, or takes it away (NONE). */
export function setOwner(state: State, { id, zone, placement }: Building, owner: Seat): void {
  state.buildings[indexNamed(state, id)] = Object.freeze({ id, zone, placement, owner });
}

/** Moves a building to another placement of its size. */
export function moveBuilding(state: State, building: Building, placement: Placement): void {
  const { id, zone, owner } = building;
  const index = indexNamed(state, id);
  layOn(state, building.placement, NONE);
  layOn(state, placement, index);
  state.buildings[index] = Object.freeze({ id, zone, placement, owner });
  lookAround(state, building.placement);
  lookAround(state, placement);
}

/** Notes anew which zones lie around the lots beside a placement on which something has changed. */
function lookAround(state: State, placement: Placement): void {
  const beside = NEIGHBOURS_OF[placement];
  for (let i = 0; i < beside.length; i++) state.near[beside[i]] = zonesAround(state, beside[i]);
}

function zonesAround({ lots, buildings }: State, lot: number): number {
  const around = AROUND[lot];
  let zones = 0;
  for (let i = 0; i < around.length; i++) {
    const building = lots[around[i]];
    if (building !== NONE && building !== lots[lot]) zones |= 1 << buildings[building].zone;
  }
  return zones;
}

export function markerPutOn(state: State, space: number, marker: Marker): void {
  state.grey[space] = marker;
  state.values = blockValues(state.grey); // SPR-11.3
}

/** The lowest marker of a kind in the holding box; NONE when there is none. */ // SPR-12.8
export function lowestMarker(state: State, kind: Resource): Marker {
  const from = kind === 'wealth' ? 0 : FIRST_PRESTIGE_MARKER;
  const to = kind === 'wealth' ? FIRST_PRESTIGE_MARKER : MARKERS.length;
  for (let marker = from; marker < to; marker++) if (!state.grey.includes(marker)) return marker;
  return NONE;
}

/** Whether something of a zone lies around one of the lots of a placement. */
export function isBesideZone({ near }: State, zone: Zone, placement: Placement): boolean {
  const lots = LOTS_OF[placement];
  for (let i = 0; i < lots.length; i++) if ((near[lots[i]] >> zone) & 1) return true;
  return false;
}

/** How many buildings of a zone are adjacent to a placement. */ // SPR-6.11
export function adjacentOfZone(state: State, zone: Zone, placement: Placement): number {
  if (!isBesideZone(state, zone, placement)) return 0;
  const { lots, buildings } = state;
  const beside = NEIGHBOURS_OF[placement];
  let count = 0;
  for (let i = 0; i < beside.length; i++) {
    const building = lots[beside[i]];
    if (building !== NONE && buildings[building].zone === zone && !standsBefore(lots, beside, i)) count++;
  }
  return count;
}

/** Whether what stands on one of these lots also stands on an earlier one. */
function standsBefore(lots: readonly number[], some: readonly number[], at: number): boolean {
  for (let i = 0; i < at; i++) if (lots[some[i]] === lots[some[at]]) return true;
  return false;
}

/** Empty lots, ascending, as answers. Once one of them was given, the others are not counted again. */
export function emptyLots(state: State, given?: Answer): LotAnswer[] {
  if (typeof given === 'object' && 'lot' in given) return [lotAnswer(given.lot)];
  let count = 0;
  for (let lot = 0; lot < LOTS; lot++) if (state.lots[lot] === NONE) empty[count++] = lotAnswer(lot);
  return empty.slice(0, count);
}

/** All lots, before those that are empty are copied: a list that grows is copied many times. */
const empty: LotAnswer[] = [];
for (let lot = 0; lot < LOTS; lot++) empty.push(lotAnswer(lot));

const ZEROS: readonly number[] = [0, 0, 0, 0];

/** A count for each seat, to begin with. */
export function zeroes(state: State): number[] {
  return ZEROS.slice(0, state.seats);
}

/** The seats clockwise from this one. */
export function clockwiseFrom(state: State, seat: Seat): Seat[] {
  return CLOCKWISE[state.seats][seat].slice();
}

/** By the number of seats, then by the first one. */
const CLOCKWISE: readonly (readonly (readonly Seat[])[])[] = [0, 1, 2, 3, 4].map((seats) =>
  ZEROS.slice(0, seats).map((_, seat) => ZEROS.slice(0, seats).map((_, i) => (seat + i) % seats)),
);
