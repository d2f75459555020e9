/** The moves as the rules hand them about. Those that search lists by the million are made once and shared. */
import type { MoveOf } from '@cantiere/engine';
import type { moveSchema } from './schema.ts';

export type Rotation = 0 | 90 | 180 | 270;
export const ROTATIONS: readonly Rotation[] = [0, 90, 180, 270];

export interface Square {
  readonly x: number;
  readonly y: number;
}

export type Move = MoveOf<typeof moveSchema>;
type Kind<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

export type PlayCard = Kind<'PLAY_CARD'>;
export type DiscardCard = Kind<'DISCARD_CARD'>;
export type KeepTemple = Kind<'KEEP_TEMPLE'>;
export type PlaceTemple = Kind<'PLACE_TEMPLE'>;
export type PassTemple = Kind<'PASS_TEMPLE'>;
export type TakeTile = Kind<'TAKE_TILE'>;

export const PASS_TEMPLE: PassTemple = Object.freeze({ type: 'PASS_TEMPLE' });

const MOST_SLOTS = 4;

const DISCARDS: readonly DiscardCard[] = Array.from({ length: MOST_SLOTS }, (_, slot) =>
  Object.freeze({ type: 'DISCARD_CARD', slot }),
);
export function discardCard(slot: number): DiscardCard {
  return DISCARDS[slot];
}

/** By display space: column 1 row 1, column 1 row 2, column 2 row 1 ... */
const TAKES: readonly TakeTile[] = Array.from({ length: 6 }, (_, space) =>
  Object.freeze({ type: 'TAKE_TILE', column: (space >> 1) + 1, row: (space & 1) + 1 }),
);
export function takeTile(space: number): TakeTile {
  return TAKES[space];
}

/** No garden can reach further than 30 cards times 2 squares from its start card; beyond that, moves are simply not shared. */
const REACH = 64;
type Row<M> = (M | undefined)[];

const plays: (Row<PlayCard> | undefined)[][] = Array.from({ length: MOST_SLOTS * 4 }, () => []);
const temples: (Row<PlaceTemple> | undefined)[] = [];

/** The shared moves of one slot, quarter turn and y, by x + 64; hand it to `playCardIn`. */
export function playsInRow(slot: number, quarter: number, y: number): Row<PlayCard> {
  const rows = plays[slot * 4 + quarter];
  if (y < -REACH || y >= REACH) return [];
  return (rows[y + REACH] ??= Array.from<PlayCard | undefined>({ length: 2 * REACH }));
}

export function playCardIn(row: Row<PlayCard>, slot: number, quarter: number, x: number, y: number): PlayCard {
  const known = row[x + REACH];
  if (known !== undefined) return known;
  const move: PlayCard = Object.freeze({ type: 'PLAY_CARD', slot, x, y, rotation: ROTATIONS[quarter] });
  if (x >= -REACH && x < REACH && row.length > 0) row[x + REACH] = move;
  return move;
}

export function playCard(slot: number, quarter: number, x: number, y: number): PlayCard {
  return playCardIn(playsInRow(slot, quarter, y), slot, quarter, x, y);
}

/** One number for every square that is within reach. */
function within(x: number, y: number): number | undefined {
  if (x < -REACH || x >= REACH || y < -REACH || y >= REACH) return undefined;
  return (y + REACH) * 2 * REACH + x + REACH;
}

export function placeTemple(x: number, y: number): PlaceTemple {
  if (within(x, y) === undefined) return { type: 'PLACE_TEMPLE', x, y };
  const row = (temples[y + REACH] ??= Array.from<PlaceTemple | undefined>({ length: 2 * REACH }));
  return (row[x + REACH] ??= Object.freeze({ type: 'PLACE_TEMPLE', x, y }));
}

/** By where the temple goes, then by where it stood. */
const moved = new Map<number, Map<number, PlaceTemple>>();

/** The same with a temple that stands in the garden already (GAR-7.2). */
export function moveTemple(x: number, y: number, from: Square): PlaceTemple {
  const target = within(x, y);
  const source = within(from.x, from.y);
  if (target === undefined || source === undefined) return { type: 'PLACE_TEMPLE', x, y, from };
  let sources = moved.get(target);
  if (sources === undefined) moved.set(target, (sources = new Map<number, PlaceTemple>()));
  let move = sources.get(source);
  if (move === undefined) {
    move = Object.freeze({ type: 'PLACE_TEMPLE', x, y, from: Object.freeze({ x: from.x, y: from.y }) });
    sources.set(source, move);
  }
  return move;
}
