/** Positions in one readable line, and small ways to look at them. */
import { heardBy, quickChance, type Refusal, type Seat, type Told, type Viewer } from '@cantiere/engine';
import { CARD_IDS, DISPLAY_SPACES, TEMPLES_EACH, TILE_IDS, cardsEachRound } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { hasTemple, squareAt } from '../rules/garden.ts';
import { game } from '../rules/index.ts';
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

/** The picture of a garden, from its top-left square on. */
export function picture(of: Garden): string[] {
  const letters = '_.TPAF';
  const rows: string[] = [];
  for (let y = of.top + 1; y < of.top + of.height - 1; y++) {
    let row = '';
    for (let x = of.left + 1; x < of.left + of.width - 1; x++) {
      const code = squareAt(of, x, y);
      const letter = letters[code & 7];
      row += hasTemple(code) ? letter.toLowerCase() : letter;
    }
    rows.push(row);
  }
  return rows;
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

/** Plays legal moves one after another, each by whoever is asked; an illegal one throws. Returns what `viewer` hears. */
export function go(state: State, ...moves: readonly Move[]): Event[] {
  return heardBy(told(state, ...moves), 'all');
}

export function told(state: State, ...moves: readonly Move[]): Told<Event>[] {
  const all: Told<Event>[] = [];
  for (const move of moves) {
    const [seat] = game.toAct(state);
    const refused = game.refuse(state, seat, move);
    if (refused) throw new Error(`${JSON.stringify(move)} is refused: ${refused.code}`);
    game.play(state, seat, move, all);
  }
  return all;
}

export const heardIn = (all: readonly Told<Event>[], viewer: Viewer): Event[] => heardBy(all, viewer);

/** The code with which the asked seat is refused; 'legal' when it is not. */
export function codeOf(state: State, move: Move, seat: Seat = game.toAct(state)[0] ?? 0): string {
  return game.refuse(state, seat, move)?.code ?? 'legal';
}

export function refusalOf(state: State, move: Move): Refusal | undefined {
  return game.refuse(state, game.toAct(state)[0], move);
}

export function kinds(events: readonly Event[]): string[] {
  return events.map(({ kind }) => kind);
}
