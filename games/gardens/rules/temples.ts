/** Phases MERGE and TEMPLE: which temple stays, where a new one may stand, which one may be moved. GAR-5 and GAR-7. */
import { refusal, type Refusal, type Seat } from '@cantiere/engine';
import { SMALLEST_GROUP, buildingOf } from './data.ts';
import type { Tell } from './events.ts';
import { hasTemple, indexOf, isBuilding, squareAt, squareOf } from './garden.ts';
import { members, spread, startLooking, templesMet } from './groups.ts';
import { PASS_TEMPLE, moveTemple, placeTemple, type KeepTemple, type Move, type PlaceTemple, type Square } from './moves.ts';
import { TEMPLE, type Garden, type Player, type State } from './state.ts';
import { reward } from './tiles.ts';
import { endTurn } from './turn.ts';

export const NOT_AN_OVERCROWDED_GROUP = 'NOT_AN_OVERCROWDED_GROUP';
export const NOT_A_BUILDING = 'NOT_A_BUILDING';
export const GROUP_TOO_SMALL = 'GROUP_TOO_SMALL';
export const GROUP_HAS_TEMPLE = 'GROUP_HAS_TEMPLE';
export const GROUP_NOT_GROWN = 'GROUP_NOT_GROWN';
export const SUPPLY_NOT_EMPTY = 'SUPPLY_NOT_EMPTY';
export const SOURCE_REQUIRED = 'SOURCE_REQUIRED';
export const NO_TEMPLE_THERE = 'NO_TEMPLE_THERE';
export const SOURCE_NOT_SMALLEST = 'SOURCE_NOT_SMALLEST';

/** After the card (and after each merge settled): what is asked next. Only groups with an added square can matter. */
export function goOn(state: State, seat: Seat, tell?: Tell): void {
  const { garden } = state.players[seat];
  const { added } = state;
  let overcrowded = false;
  let eligible = false;
  if (added.length > 0) startLooking(garden);
  for (let i = 0; i < added.length; i += 2) {
    const size = spread(garden, indexOf(garden, added[i], added[i + 1]));
    if (size === 0) continue;
    if (templesMet > 1) overcrowded = true;
    else if (templesMet === 0 && size >= SMALLEST_GROUP) eligible = true; // GAR-5.3
  }
  if (overcrowded) state.phase = 'merge';
  else if (eligible) state.phase = 'temple';
  else endTurn(state, tell);
}

// ---- MERGE: a group never holds more than one temple (GAR-5.8) ------------------------------------------------------

/** The temples of the group to settle now: the overcrowded group with the topmost, then leftmost square. */
function templesToSettle(garden: Garden): Square[] {
  startLooking(garden);
  for (let start = 0; start < garden.squares.length; start++) {
    if (!isBuilding(garden.squares[start])) continue;
    const size = spread(garden, start);
    if (size === 0 || templesMet < 2) continue;
    const holy = Array.from(members.subarray(0, size)).filter((index) => hasTemple(garden.squares[index]));
    return holy.sort((a, b) => a - b).map((index) => squareOf(garden, index));
  }
  return [];
}

export function keepMoves(state: State, seat: Seat): Move[] {
  return templesToSettle(state.players[seat].garden).map(({ x, y }) => ({ type: 'KEEP_TEMPLE', x, y }));
}

export function refuseKeep(state: State, seat: Seat, { x, y }: KeepTemple): Refusal | undefined {
  const settled = templesToSettle(state.players[seat].garden).some((temple) => temple.x === x && temple.y === y);
  return settled ? undefined : refusal(NOT_AN_OVERCROWDED_GROUP, 'GAR-5.8');
}

export function keep(state: State, seat: Seat, { x, y }: KeepTemple, tell?: Tell): void {
  const player = state.players[seat];
  const { garden } = player;
  const returned = templesToSettle(garden).filter((temple) => temple.x !== x || temple.y !== y);
  for (const temple of returned) takeAway(player, temple);
  if (tell !== undefined) {
    const index = indexOf(garden, x, y);
    startLooking(garden);
    const size = spread(garden, index);
    tell.push({ event: { kind: 'kept', seat, x, y, building: buildingOf(garden.squares[index]), size, returned } });
  }
  goOn(state, seat, tell);
}

function takeAway(player: Player, { x, y }: Square): void {
  player.garden.squares[indexOf(player.garden, x, y)] &= ~TEMPLE;
  player.temples += 1;
}

// ---- TEMPLE: one temple on a group that has just grown (GAR-5.5) ----------------------------------------------------

/** The smallest of the groups with a temple, after the card (GAR-7.3). */
function smallestTempledSize(garden: Garden): number {
  let smallest = Infinity;
  startLooking(garden);
  for (let index = 0; index < garden.squares.length; index++) {
    if (!hasTemple(garden.squares[index])) continue;
    const size = spread(garden, index);
    if (size > 0 && size < smallest) smallest = size;
  }
  return smallest;
}

/** Temples that may be moved when the supply is empty: those of the smallest groups (GAR-7.2). */
export function movableTemples(garden: Garden): Square[] {
  const movable: Square[] = [];
  let smallest = Infinity;
  startLooking(garden);
  for (let index = 0; index < garden.squares.length; index++) {
    if (!hasTemple(garden.squares[index])) continue;
    const size = spread(garden, index);
    if (size === 0 || size > smallest) continue;
    if (size < smallest) movable.length = 0;
    smallest = size;
    movable.push(squareOf(garden, index));
  }
  return movable;
}

export function templeMoves(state: State, seat: Seat): Move[] {
  const { garden, temples } = state.players[seat];
  const { added } = state;
  const sources = temples > 0 ? undefined : movableTemples(garden);
  const moves: Move[] = [];
  startLooking(garden);
  for (let i = 0; i < added.length; i += 2) {
    const size = spread(garden, indexOf(garden, added[i], added[i + 1]));
    if (size < SMALLEST_GROUP || templesMet > 0) continue;
    for (let m = 0; m < size; m++) {
      const x = garden.left + (members[m] % garden.width);
      const y = garden.top + Math.floor(members[m] / garden.width);
      if (sources === undefined) moves.push(placeTemple(x, y));
      else for (const from of sources) moves.push(moveTemple(x, y, from));
    }
  }
  moves.push(PASS_TEMPLE);
  return moves;
}

export function refuseTemple(state: State, seat: Seat, move: PlaceTemple): Refusal | undefined {
  return whyNoTemple(state.players[seat], state.added, move);
}

/** The check itself, whatever the phase: `added` are the squares added by the card just laid. GAR-5.7. */
export function whyNoTemple(player: Player, added: readonly number[], { x, y, from }: PlaceTemple): Refusal | undefined {
  const { garden } = player;
  const code = squareAt(garden, x, y);
  if (!isBuilding(code)) return refusal(NOT_A_BUILDING, 'GAR-5.7');
  const about = buildingOf(code);
  startLooking(garden);
  const size = spread(garden, indexOf(garden, x, y));
  if (size < SMALLEST_GROUP) return refusal(GROUP_TOO_SMALL, 'GAR-5.3', { need: SMALLEST_GROUP, have: size, about });
  if (templesMet > 0) return refusal(GROUP_HAS_TEMPLE, 'GAR-5.9', { have: size, about });
  if (!anyMember(garden, size, added)) return refusal(GROUP_NOT_GROWN, 'GAR-5.11', { have: size, about });
  if (player.temples > 0)
    return from === undefined ? undefined : refusal(SUPPLY_NOT_EMPTY, 'GAR-7.1', { need: 0, have: player.temples });
  if (from === undefined) return refusal(SOURCE_REQUIRED, 'GAR-7.2');
  if (!hasTemple(squareAt(garden, from.x, from.y))) return refusal(NO_TEMPLE_THERE, 'GAR-7.2');
  startLooking(garden);
  const have = spread(garden, indexOf(garden, from.x, from.y));
  const need = smallestTempledSize(garden);
  return have > need ? refusal(SOURCE_NOT_SMALLEST, 'GAR-7.2', { need, have }) : undefined;
}

/** Whether the group found last holds one of the added squares. */
function anyMember(garden: Garden, size: number, added: readonly number[]): boolean {
  for (let i = 0; i < added.length; i += 2) {
    const index = indexOf(garden, added[i], added[i + 1]);
    for (let m = 0; m < size; m++) if (members[m] === index) return true;
  }
  return false;
}

export function place(state: State, seat: Seat, { x, y, from }: PlaceTemple, tell?: Tell): void {
  const player = state.players[seat];
  const { garden } = player;
  if (from !== undefined) takeAway(player, from); // GAR-7.5: the group left behind is without a temple again
  player.temples -= 1;
  const index = indexOf(garden, x, y);
  startLooking(garden);
  const size = spread(garden, index);
  const building = buildingOf(garden.squares[index]);
  garden.squares[index] |= TEMPLE;
  tell?.push({ event: { kind: 'templePlaced', seat, x, y, building, size, ...(from !== undefined && { from }) } });
  reward(state, seat, size, tell);
}

/** GAR-5.12. */
export function pass(state: State, seat: Seat, tell?: Tell): void {
  tell?.push({ event: { kind: 'passed', seat } });
  endTurn(state, tell);
}
