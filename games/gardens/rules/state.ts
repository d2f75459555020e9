/** The whole table as plain numbers. Everything here is public except the order of `deck` and `supply` and every `blind` tile. */
import type { GameState, Seat, View } from '@cantiere/engine';

/** What a square of a garden shows. A building that carries a temple has TEMPLE added to its code. */
export const TABLE = 0;
export const PLOT = 1;
export const TERRACE = 2;
export const PARK = 3;
export const ARCADE = 4;
export const FOUNTAIN = 5;
/** Added to a building's code when a temple stands on it: `code & KIND` is the building, `code & TEMPLE` the temple. */
export const TEMPLE = 8;
export const KIND = 7;

/** An empty card space or display space. */
export const EMPTY = -1;
/** A card or tile that this viewer may not know. */
export const UNKNOWN = -2;

/**
 * The top layer of one garden: all that counts (GAR-2.5). `squares` is a box of `width` x `height` codes, row by row, whose
 * first square is (left, top) of the owner's unbounded grid. The box is the smallest around the garden plus a margin of one
 * table square on every side. Read it with `squareAt(garden, x, y)`.
 */
export interface Garden {
  left: number;
  top: number;
  width: number;
  height: number;
  squares: number[];
}

export interface Player {
  garden: Garden;
  /** Cards laid, oldest first, four numbers each: card, x, y, rotation. The start card at (0, 0) is not among them. */
  laid: number[];
  /** Temples still in the player's supply; the others stand in the garden (always 5 in all). */
  temples: number;
  /** Tiles taken from the display, in order of taking: public events, so every view carries them (GAR-10.10). */
  taken: number[];
  /** Blind bonus tiles, in order: their owner's alone, UNKNOWN to others until the end (GAR-10.4). */
  blind: number[];
  /** Points received in place of tiles, 5 at a time: public (GAR-6.10). */
  bonus: number;
}

/** What is being decided (GAR-3.7). */
export type Phase = 'card' | 'merge' | 'temple' | 'tile' | 'over';

export interface State extends GameState {
  phase: Phase;
  /** From 1. */
  round: number;
  /** Turns finished in this round. */
  turn: number;
  /** Whose turn it is, by `seatAt`; after the last turn, whose it was. */
  asked: Seat;
  /** Who holds the flower: first in this round. */
  flower: Seat;
  /** Face-down building cards, head first, as indexes into the data's cards. */
  deck: number[];
  /** Card spaces: slot 0, 1, 2 (and 3); EMPTY once taken. */
  offer: number[];
  /** Cards that fitted nowhere, out of the game. */
  discarded: number[];
  /** Face-down tiles, head first, as indexes into the data's tiles. */
  supply: number[];
  /** Six tile spaces: column 1 row 1, column 1 row 2, column 2 row 1 ... EMPTY when the supply could not refill one. */
  display: number[];
  players: Player[];
  /** Squares added by the card of this turn (GAR-5.2), as x, y, x, y ... Empty in phase card. */
  added: number[];
  /** Size of the group that has just got its temple: what opens the columns in phase tile. 0 at all other times. */
  templed: number;
  /** The round in which the last tile left the board; 0 while there are tiles. */
  tilesGoneIn: number;
}

export type GardensView = View<State>;

/** Clockwise from the flower; with 2 players flower, other, flower, other, or, where the table says so, flower, other, other, flower (GAR-3.2, GAR-3.3, GAR-11.3). */
export function seatAt({ seats, flower, options }: State, turn: number): Seat {
  const mirrored = seats === 2 && turn > 1 && options.twoPlayerOrder === 'mirrored';
  return (flower + turn + (mirrored ? 1 : 0)) % seats;
}
