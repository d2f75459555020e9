/** The moves as the rules hand them about: shared constant objects, so that listing moves allocates almost nothing. */
import type { MoveOf } from '@cantiere/engine';
import { AREA_IDS, ROOF_NAMES, SQUARE_IDS } from './board.ts';
import { CARD_IDS, CARD_TYPES, TYPE_OF } from './cards.ts';
import type { moveSchema } from './schema.ts';

export type Move = MoveOf<typeof moveSchema>;
export type MoveType = Move['type'];

export const PASS: Move = Object.freeze({ type: 'PASS' });
export const STOP_DRAWING: Move = Object.freeze({ type: 'STOP_DRAWING' });

export const NEW_1 = 'new:1';
export const NEW_2 = 'new:2';

const buildingIds: string[] = [];
const buildingNumbers = new Map<string, number>();

/** `b7` for 7. */
export function buildingId(number: number): string {
  while (buildingIds.length <= number) {
    const id = `b${buildingIds.length}`;
    buildingNumbers.set(id, buildingIds.length);
    buildingIds.push(id);
  }
  return buildingIds[number];
}

/** 7 for `b7`; -1 for what no building was ever called. */
export function buildingNumber(id: string): number {
  return buildingNumbers.get(id) ?? -1;
}
buildingId(100); // a supply of 90 floors starts no more than that

const blanks: readonly Move[] = CARD_IDS.map((card) => Object.freeze({ type: 'PLAY_BLANK' as const, card }));
const draws: readonly Move[] = CARD_TYPES.map((deck) => Object.freeze({ type: 'DRAW' as const, deck }));
const fountains: readonly (readonly Move[])[] = SQUARE_IDS.map((ids) =>
  ids.map((square) => Object.freeze({ type: 'PLACE_FOUNTAIN' as const, square })),
);
const monuments: readonly Move[] = AREA_IDS.map((area) => Object.freeze({ type: 'PLACE_MONUMENT' as const, area }));

export function playBlank(card: number): Move {
  return blanks[card];
}
export function draw(deck: number): Move {
  return draws[deck];
}
export function placeFountain(area: number, square: number): Move {
  return fountains[area][square];
}
export function placeMonument(area: number): Move {
  return monuments[area];
}

/**
 * Moves that are made when first asked for, in tables of known size by card and by what is done with it. Buildings with
 * higher numbers than anybody reaches in practice are not kept.
 */
const KEPT_BUILDINGS = 40;
const SQUARES_MOST = Math.max(...SQUARE_IDS.map((ids) => ids.length));
const TARGETS = KEPT_BUILDINGS + 3; // NOWHERE, two new buildings, and those
const roofMoves = table(CARD_TYPES.indexOf('roof'), (KEPT_BUILDINGS + 1) * ROOF_NAMES.length);
const floorMoves = table(CARD_TYPES.indexOf('floor'), TARGETS * TARGETS);
const permitMoves = table(CARD_TYPES.indexOf('permit'), (KEPT_BUILDINGS + 1) * AREA_IDS.length * SQUARES_MOST);

function table(type: number, size: number): (Move | undefined)[][] {
  return CARD_IDS.map((_, card) => Array.from({ length: TYPE_OF[card] === type ? size : 0 }, () => undefined));
}

export function playRoof(card: number, building: number, roof: number): Move {
  if (building > KEPT_BUILDINGS) return newRoofMove(card, building, roof);
  return (roofMoves[card][building * 2 + roof] ??= newRoofMove(card, building, roof));
}

function newRoofMove(card: number, building: number, roof: number): Move {
  return Object.freeze({ type: 'PLAY_ROOF', card: CARD_IDS[card], building: buildingId(building), roof: ROOF_NAMES[roof] });
}

export function playPermit(card: number, building: number, area: number, square: number): Move {
  if (building > KEPT_BUILDINGS) return newPermitMove(card, building, area, square);
  const key = (building * AREA_IDS.length + area) * SQUARES_MOST + square;
  return (permitMoves[card][key] ??= newPermitMove(card, building, area, square));
}

function newPermitMove(card: number, building: number, area: number, square: number): Move {
  return Object.freeze({
    type: 'PLAY_PERMIT',
    card: CARD_IDS[card],
    building: buildingId(building),
    square: SQUARE_IDS[area][square],
  });
}

/** Targets of floors as numbers: a building's number, or one of these. */
export const NEW_BUILDING_1 = 0;
export const NEW_BUILDING_2 = -1;
export const NOWHERE = -2;

/** Where both floors go (`second` is NOWHERE when the supply gives only one). */
export function playFloor(card: number, first: number, second: number): Move {
  if (first > KEPT_BUILDINGS || second > KEPT_BUILDINGS) return newFloorMove(card, first, second);
  return (floorMoves[card][(first + 2) * TARGETS + second + 2] ??= newFloorMove(card, first, second));
}

function newFloorMove(card: number, first: number, second: number): Move {
  const targets = second === NOWHERE ? [targetName(first)] : [targetName(first), targetName(second)];
  return Object.freeze({ type: 'PLAY_FLOOR', card: CARD_IDS[card], targets: Object.freeze(targets) });
}

function targetName(target: number): string {
  return target === NEW_BUILDING_1 ? NEW_1 : target === NEW_BUILDING_2 ? NEW_2 : buildingId(target);
}
