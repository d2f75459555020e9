/** The construction phase (section 4): on a turn a player plays one card or passes. */
import { NOT_YOUR_TURN, MALFORMED, refusal, type Refusal, type Seat } from '@cantiere/engine';
import { AREAS_OF, AREA_COLOUR, AREA_IDS, FLOORS_PER_CARD, ROOF_NAMES, SQUARE_IDS, findSquare, type RoofName } from './board.ts';
import { CARD_IDS, COLOURS, COLOUR_OF, FACE_OF, FLOOR, PERMIT, ROOF, TYPE_OF, cardOf } from './cards.ts';
import { fits, refuseBuilding } from './buildingCode.ts';
import { discard } from './decks.ts';
import type { Tell } from './events.ts';
import {
  NEW_1,
  NEW_2,
  NEW_BUILDING_1,
  NEW_BUILDING_2,
  NOWHERE,
  PASS,
  buildingId,
  buildingNumber,
  playBlank,
  playFloor,
  playPermit,
  playRoof,
  type Move,
} from './moves.ts';
import { firstOpen, noSuchSquare, refuseTaken, smallSquare } from './squares.ts';
import { NO_ROOF, house, type Building, type Player, type State } from './state.ts';

type Played<T extends Move['type']> = Extract<Move, { type: T }>;
export type ConstructionMove = Played<'PASS' | 'PLAY_FLOOR' | 'PLAY_ROOF' | 'PLAY_PERMIT' | 'PLAY_BLANK'>;

/**
 * Finds whose turn it is, starting with `state.asked` and going clockwise (CAP-4.1). Players without cards pass
 * (CAP-4.6). False when everybody has passed (CAP-4.5).
 */
export function findBuilder(state: State, tell?: Tell): boolean {
  for (let i = 0; i < state.seats; i++) {
    const seat = state.asked;
    const player = state.players[seat];
    if (!player.passed) {
      if (player.hand.length > 0) return true;
      player.passed = true;
      tell?.push({ event: { kind: 'passed', seat, automatic: true } });
    }
    state.asked = (seat + 1) % state.seats;
  }
  return false;
}

/** What the player may do, equal pieces merged: cards of one face, buildings of one height and roof, squares of one area. */
export function constructionMoves(state: State, seat: Seat): Move[] {
  const moves: Move[] = [PASS];
  const player = state.players[seat];
  const { hand } = player;
  let face = -1;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (FACE_OF[card] === face) continue;
    face = FACE_OF[card];
    const type = TYPE_OF[card];
    if (type === FLOOR) listFloorMoves(state, player, card, moves);
    else if (type === ROOF) listRoofMoves(player, card, moves);
    else listPermitMoves(state, player, card, moves);
    moves.push(playBlank(card)); // CAP-4.8
  }
  return moves;
}

function isFirstAlike(site: readonly Building[], at: number): boolean {
  const { floors, roof } = site[at];
  for (let i = 0; i < at; i++) if (site[i].floors === floors && site[i].roof === roof) return false;
  return true;
}

/** The buildings of a site, those of the same height and roof shown once. */
export function firstAlike(site: readonly Building[]): Building[] {
  return site.filter((_, at) => isFirstAlike(site, at));
}

/** CAP-4.10: on one or two unfinished buildings, on one and beside it, or as one or two new buildings. */
function listFloorMoves(state: State, player: Player, card: number, moves: Move[]): void {
  if (state.supply === 0) return; // CAP-4.13
  const both = state.supply >= FLOORS_PER_CARD;
  const { site } = player;
  for (let i = 0; i < site.length; i++) {
    if (site[i].roof !== NO_ROOF || !isFirstAlike(site, i)) continue;
    const first = site[i].number;
    if (!both) {
      moves.push(playFloor(card, first, NOWHERE));
      continue;
    }
    moves.push(playFloor(card, first, first));
    moves.push(playFloor(card, first, NEW_BUILDING_1));
    let sameHeight = false;
    for (let j = i + 1; j < site.length; j++) {
      if (site[j].roof !== NO_ROOF) continue;
      if (site[j].floors === site[i].floors) {
        if (sameHeight) continue;
        sameHeight = true;
      } else if (!isFirstAlike(site, j)) continue;
      moves.push(playFloor(card, first, site[j].number));
    }
  }
  if (!both) {
    moves.push(playFloor(card, NEW_BUILDING_1, NOWHERE));
    return;
  }
  moves.push(playFloor(card, NEW_BUILDING_1, NEW_BUILDING_1));
  moves.push(playFloor(card, NEW_BUILDING_1, NEW_BUILDING_2));
}

function listRoofMoves(player: Player, card: number, moves: Move[]): void {
  const { site, roofs } = player;
  for (let i = 0; i < site.length; i++) {
    if (site[i].roof !== NO_ROOF || !isFirstAlike(site, i)) continue;
    for (let shape = 0; shape < roofs.length; shape++) {
      if (roofs[shape] > 0) moves.push(playRoof(card, site[i].number, shape)); // CAP-4.15
    }
  }
}

function listPermitMoves(state: State, player: Player, card: number, moves: Move[]): void {
  const { site } = player;
  const areas = AREAS_OF[COLOUR_OF[card]]; // CAP-5.1
  for (let i = 0; i < site.length; i++) {
    const { number, floors, roof } = site[i];
    if (roof === NO_ROOF || !isFirstAlike(site, i)) continue;
    for (let a = 0; a < areas.length; a++) {
      const area = areas[a];
      if (!fits(state, area, floors, roof)) continue;
      const square = firstOpen(state.areas[area]);
      if (square >= 0) moves.push(playPermit(card, number, area, square));
    }
  }
}

/** Section 12: whose turn it is, the shape of what the schema cannot judge, then the action's own checks. */
export function refuseConstruction(state: State, seat: Seat, move: ConstructionMove): Refusal | undefined {
  const player = state.players[seat];
  if (player.passed) return refusal('ALREADY_PASSED', 'CAP-4.3');
  if (seat !== state.asked) return refusal(NOT_YOUR_TURN, 'CAP-4.1');
  if (move.type === 'PASS') return undefined;
  if (move.type === 'PLAY_FLOOR' && move.targets.includes(NEW_2) && !move.targets.includes(NEW_1)) {
    return refusal(MALFORMED, 'CAP-12.1');
  }
  const card = cardOf(move.card);
  if (!player.hand.includes(card)) return refusal('CARD_NOT_IN_HAND', 'CAP-4.2', { about: move.card });
  switch (move.type) {
    case 'PLAY_BLANK':
      return undefined;
    case 'PLAY_FLOOR':
      if (TYPE_OF[card] !== FLOOR) return refusal('WRONG_CARD_TYPE', 'CAP-4.9', { about: move.card });
      return refuseFloors(state, player, move.targets);
    case 'PLAY_ROOF':
      if (TYPE_OF[card] !== ROOF) return refusal('WRONG_CARD_TYPE', 'CAP-4.15', { about: move.card });
      return refuseRoof(player, move.building, move.roof);
    case 'PLAY_PERMIT':
      if (TYPE_OF[card] !== PERMIT) return refusal('WRONG_CARD_TYPE', 'CAP-4.18', { about: move.card });
      return refusePermit(state, player, card, move.building, move.square);
  }
}

function refuseFloors(state: State, player: Player, targets: readonly string[]): Refusal | undefined {
  if (state.supply === 0) return refusal('SUPPLY_EMPTY', 'CAP-4.13', { need: 1, have: 0 });
  const need = Math.min(FLOORS_PER_CARD, state.supply); // CAP-12.1
  if (targets.length !== need) {
    return refusal('FLOOR_COUNT', need < FLOORS_PER_CARD ? 'CAP-4.13' : 'CAP-4.9', { need, have: targets.length });
  }
  const named = targets.filter((target) => target !== NEW_1 && target !== NEW_2);
  const unknown = named.find((target) => onSite(player, target) === undefined);
  if (unknown !== undefined) return refusal('BUILDING_UNKNOWN', 'CAP-4.10', { about: unknown });
  const finished = named.find((target) => onSite(player, target)?.roof !== NO_ROOF);
  if (finished !== undefined) return refusal('BUILDING_COMPLETE', 'CAP-4.16', { about: finished });
  return undefined;
}

function refuseRoof(player: Player, id: string, roof: RoofName): Refusal | undefined {
  const building = onSite(player, id);
  if (building === undefined) return refusal('BUILDING_UNKNOWN', 'CAP-4.15', { about: id });
  if (building.roof !== NO_ROOF) return refusal('BUILDING_COMPLETE', 'CAP-4.16', { about: id });
  if (player.roofs[ROOF_NAMES.indexOf(roof)] === 0) {
    return refusal('ROOF_EXHAUSTED', 'CAP-4.17', { need: 1, have: 0, about: roof });
  }
  return undefined;
}

function refusePermit(state: State, player: Player, card: number, id: string, square: string): Refusal | undefined {
  const building = onSite(player, id);
  if (building === undefined) return refusal('BUILDING_UNKNOWN', 'CAP-4.18', { about: id }); // CAP-4.19
  if (building.roof === NO_ROOF) return refusal('BUILDING_INCOMPLETE', 'CAP-4.18', { about: id });
  const place = smallSquare(state, square);
  if (place === undefined) return noSuchSquare(square);
  if (AREA_COLOUR[place.area] !== COLOUR_OF[card]) {
    return refusal('WRONG_COLOUR', 'CAP-5.1', { about: COLOURS[COLOUR_OF[card]] });
  }
  return refuseTaken(state, place) ?? refuseBuilding(state, place.area, building.floors, building.roof);
}

/** CAP-12.3: only buildings in front of the player count, not those on the board or of others. */
export function onSite(player: Player, id: string): Building | undefined {
  const number = buildingNumber(id);
  const { site } = player;
  for (let i = 0; i < site.length; i++) if (site[i].number === number) return site[i];
  return undefined;
}

export function playConstruction(state: State, seat: Seat, move: ConstructionMove, tell?: Tell): void {
  const player = state.players[seat];
  state.asked = (seat + 1) % state.seats; // CAP-4.2
  if (move.type === 'PASS') {
    player.passed = true; // CAP-4.3
    tell?.push({ event: { kind: 'passed', seat, automatic: false } });
    return;
  }
  const card = cardOf(move.card);
  tell?.push({
    event: { kind: 'cardPlayed', seat, card: CARD_IDS[card], blank: move.type === 'PLAY_BLANK' },
    reveals: true,
  });
  if (move.type === 'PLAY_FLOOR') setFloors(state, seat, move.targets, tell);
  else if (move.type === 'PLAY_ROOF') setRoof(state, seat, move.building, ROOF_NAMES.indexOf(move.roof), tell);
  else if (move.type === 'PLAY_PERMIT') build(state, seat, move.building, move.square, tell);
  discard(state, player, card, tell); // CAP-4.7
}

function setFloors(state: State, seat: Seat, targets: readonly string[], tell?: Tell): void {
  const player = state.players[seat];
  state.supply -= targets.length;
  let new1 = 0;
  let new2 = 0;
  for (let i = 0; i < targets.length; i++) {
    const target = targets[i];
    if (target === NEW_1) new1++;
    else if (target === NEW_2) new2++;
    else if (i === 0 || targets[0] !== target)
      raise(state, seat, target, targets.length > 1 && targets[1 - i] === target ? 2 : 1, tell);
  }
  if (new1 > 0) begin(state, player, seat, new1, tell);
  if (new2 > 0) begin(state, player, seat, new2, tell);
}

function raise(state: State, seat: Seat, id: string, added: number, tell?: Tell): void {
  const building = onSite(state.players[seat], id);
  if (building === undefined) return;
  building.floors += added;
  tell?.push({
    event: { kind: 'floorsPlaced', seat, building: id, added, floors: building.floors, isNew: false, supply: state.supply },
  });
}

/** New buildings get the next free numbers of the seat, `new:1` before `new:2`. */
function begin(state: State, player: Player, seat: Seat, floors: number, tell?: Tell): void {
  const number = ++player.lastBuilding;
  player.site.push({ number, floors, roof: NO_ROOF });
  const building = buildingId(number);
  tell?.push({ event: { kind: 'floorsPlaced', seat, building, added: floors, floors, isNew: true, supply: state.supply } });
}

function setRoof(state: State, seat: Seat, id: string, shape: number, tell?: Tell): void {
  const player = state.players[seat];
  const building = onSite(player, id);
  if (building === undefined) return;
  building.roof = shape;
  const left = --player.roofs[shape];
  tell?.push({
    event: { kind: 'roofPlaced', seat, building: id, floors: building.floors, roof: ROOF_NAMES[shape], left },
  });
}

function build(state: State, seat: Seat, id: string, squareId: string, tell?: Tell): void {
  const { site } = state.players[seat];
  const place = findSquare(squareId);
  const building = onSite(state.players[seat], id);
  if (place === undefined || building === undefined) return;
  site.splice(site.indexOf(building), 1);
  const { floors, roof } = building;
  const area = state.areas[place.area];
  area.squares[place.square] = house(seat, floors);
  area.shape = roof;
  area.floors[seat] += floors;
  if (floors > area.tallest) area.tallest = floors;
  if (floors > area.highest[seat]) area.highest[seat] = floors;
  tell?.push({
    event: {
      kind: 'buildingPlaced',
      seat,
      building: id,
      floors,
      roof: ROOF_NAMES[roof],
      area: AREA_IDS[place.area],
      square: SQUARE_IDS[place.area][place.square],
    },
  });
}
