/** Sets up positions in one readable line, and says moves, for the examples of the rules pages and for tests. */
import { quickChance } from '@cantiere/engine';
import { CARD_IDS, DISPLAY_SPACES, TEMPLES_EACH, TILE_IDS, cardsEachRound } from '../rules/data.ts';
import { hasTemple } from '../rules/garden.ts';
import type { Move, Rotation } from '../rules/moves.ts';
import { newPlayer } from '../rules/setup.ts';
import {
  ARCADE,
  EMPTY,
  FOUNTAIN,
  PARK,
  PLOT,
  TABLE,
  TEMPLE,
  TERRACE,
  type Garden,
  type Player,
  type State,
} from '../rules/state.ts';

const CODES: Readonly<Record<string, number>> = { _: TABLE, '.': PLOT, T: TERRACE, P: PARK, A: ARCADE, F: FOUNTAIN };

/** A garden as a picture: `_` table, `.` plot, capital building, lower case building with temple; first square at (x, y). */
export function garden(rows: readonly string[], x = 0, y = 0): Garden {
  const width = Math.max(...rows.map((row) => row.length)) + 2;
  const framed = ['', ...rows, ''].map((row) => `_${row}`.padEnd(width, '_'));
  const squares = framed
    .join('')
    .split('')
    .map((letter) => (letter in CODES ? CODES[letter] : CODES[letter.toUpperCase()] | TEMPLE));
  return { left: x - 1, top: y - 1, width, height: framed.length, squares };
}

export interface Position {
  readonly seats?: number;
  /** Seat 0's garden; the others have their start card. */
  readonly rows?: readonly string[];
  readonly at?: readonly [number, number];
  /** Temples in seat 0's supply; otherwise 5 less those in the picture. */
  readonly temples?: number;
  /** Face-up cards, slot by slot; the rest of the slots are empty, as after as many turns. */
  readonly cards?: readonly string[];
  /** Tile ids by display space, '' for an empty one; otherwise the first six of the data. */
  readonly display?: readonly string[];
  /** Tile ids, head first; otherwise all that are nowhere else, in the order of the data. */
  readonly supply?: readonly string[];
  /** Tiles of seat 0: taken from the display, and blind. */
  readonly taken?: readonly string[];
  readonly blind?: readonly string[];
  readonly round?: number;
  /** Cards left in the deck; otherwise all that are nowhere else. */
  readonly deck?: number;
  readonly tilesGoneIn?: number;
  readonly tileVisibility?: 'secret' | 'tracked';
}

/** Seat 0 is to play a card. */
export function position(what: Position = {}): State {
  const seats = what.seats ?? 2;
  const cards = (what.cards ?? ['C01', 'C02', 'C03', 'C04'].slice(0, cardsEachRound(seats))).map(card);
  const slots = cardsEachRound(seats);
  const offer = Array.from({ length: slots }, (_, slot) => cards[slot] ?? EMPTY);
  const turn = slots - cards.length;
  const players: Player[] = Array.from({ length: seats }, newPlayer);
  if (what.rows) players[0].garden = garden(what.rows, ...(what.at ?? [0, 0]));
  players[0].temples = what.temples ?? TEMPLES_EACH - players[0].garden.squares.filter(hasTemple).length;
  players[0].taken = (what.taken ?? []).map(tile);
  players[0].blind = (what.blind ?? []).map(tile);
  const used = new Set([...players[0].taken, ...players[0].blind]);
  const free = TILE_IDS.map((_, index) => index).filter((index) => !used.has(index));
  const display = what.display?.map((id) => (id === '' ? EMPTY : tile(id))) ?? free.slice(0, DISPLAY_SPACES);
  const supply = what.supply?.map(tile) ?? free.filter((index) => !display.includes(index));
  const deck = CARD_IDS.map((_, index) => index).filter((index) => !cards.includes(index));
  return {
    seats,
    options: { tileVisibility: what.tileVisibility ?? 'secret' },
    chance: quickChance(1),
    phase: 'card',
    round: what.round ?? 1,
    turn,
    asked: 0,
    flower: (((0 - turn) % seats) + seats) % seats,
    deck: what.deck === undefined ? deck : deck.slice(0, what.deck),
    offer,
    discarded: [],
    supply,
    display,
    players,
    added: [],
    templed: 0,
    tilesGoneIn: what.tilesGoneIn ?? 0,
  };
}

export function card(id: string): number {
  return CARD_IDS.indexOf(id);
}

export function tile(id: string): number {
  return TILE_IDS.indexOf(id);
}

export const playCard = (slot: number, x: number, y: number, rotation: Rotation = 0): Move => ({
  type: 'PLAY_CARD',
  slot,
  x,
  y,
  rotation,
});
export const temple = (x: number, y: number, from?: readonly [number, number]): Move => ({
  type: 'PLACE_TEMPLE',
  x,
  y,
  ...(from && { from: { x: from[0], y: from[1] } }),
});
export const keep = (x: number, y: number): Move => ({ type: 'KEEP_TEMPLE', x, y });
export const take = (column: number, row = 1): Move => ({ type: 'TAKE_TILE', column, row });
export const discard = (slot: number): Move => ({ type: 'DISCARD_CARD', slot });
export const pass: Move = { type: 'PASS_TEMPLE' };
