/** A game of Capitol. Cards, areas, roofs and tiles are small numbers (see cards.ts and board.ts); ids of the data file stand in moves and events. */
import type { Chance, Options, Seat } from '@cantiere/engine';

/** Where the game is: what is being decided. Scoring has no decisions and is never stopped at. */
export type Phase =
  /** `asked` plays a card or passes. */
  | 'construction'
  /** Everybody who has not bid yet. */
  | 'auction'
  /** `asked` has won the auction and places the tile. */
  | 'tile'
  /** `asked` draws. */
  | 'drawing'
  | 'over';

/** A building in front of a player, off the board. */
export interface Building {
  /** Its number: 7 is `b7` in moves and events. */
  readonly number: number;
  floors: number;
  /** NO_ROOF while unfinished, else ROUND or TRIANGULAR. */
  roof: number;
}
export const NO_ROOF = -1;

export interface Player {
  /** Cards in hand, lowest number first, bid cards included. In other seats' views: the known ones, then UNKNOWN for each other. */
  hand: number[];
  /** Those of the hand that everybody has seen: drawn face up, or shown in a losing bid (CAP-11.10). Lowest first. */
  known: number[];
  /** How many of the other cards in hand are roofs, floors, permits: everybody can tell from the first deal and what was shown since. UNKNOWN in a view without memory. */
  unseen: number[];
  /** Buildings in front of the player, in order of their numbers. */
  site: Building[];
  /** Roofs left: round, triangular. */
  roofs: number[];
  /** The highest building number used so far. */
  lastBuilding: number;
  /** Has passed in this construction phase. */
  passed: boolean;
  /** Has sealed a bid in this auction. */
  hasBid: boolean;
  /** The sealed bid, in the order to be shown. Empty for all but its owner until all bids are in. */
  bid: number[];
  score: number;
}

/** What stands on a small square: one of these, or a building (see `house`). */
export const OPEN = -1;
export const PLACED_FOUNTAIN = -2;
export const PRINTED = -3;
/** Closed by the house variant: does not exist (CAP-10.3). */
export const CLOSED = -4;

/** A building on a square: 203 is seat 2's with 3 floors. Its roof is the area's shape (CAP-5.3). */
export function house(owner: Seat, floors: number): number {
  return owner * 100 + floors;
}
export function ownerOf(onSquare: number): Seat {
  return Math.floor(onSquare / 100);
}
export function floorsOf(onSquare: number): number {
  return onSquare % 100;
}

export interface Area {
  /** Roof shape of its buildings; NO_ROOF while it has none. */
  shape: number;
  /** Height of its tallest building; 0 while it has none. */
  tallest: number;
  /** Fountains, printed and placed. */
  fountains: number;
  /** On the large square: 0 nothing, AMPHITHEATRE or TEMPLE. */
  monument: number;
  /** Each small square: OPEN, PLACED_FOUNTAIN, PRINTED, CLOSED or a house. */
  squares: number[];
  /** Floors of each seat here, and its tallest building here; kept beside the squares for speed. */
  floors: number[];
  highest: number[];
}

/** An auction of this round that is over. */
export interface PastAuction {
  /** -1 when nobody bid. */
  winner: number;
  /** What everybody bid, in the order shown: the record of the auction, open to all (CAP-11.8). */
  bids: number[][];
  amounts: number[];
}

export interface State {
  readonly seats: number;
  readonly options: Options;
  chance: Chance;
  /** 1 to 4. */
  round: number;
  /** Holder of the consul marker this round. */
  start: Seat;
  phase: Phase;
  /** The one seat that is asked in construction, tile and drawing. */
  asked: Seat;
  /** Which auction of the round: 0 before the first, then 1 to 3. */
  auction: number;
  /** Auctions of this round that are over. */
  auctions: PastAuction[];
  /** Cards the seat `asked` has drawn, and how many each seat may draw at the end of this round. */
  drawn: number;
  draws: number[];
  /** Floors left in the common supply. */
  supply: number;
  players: Player[];
  areas: Area[];
  /** Face-up draw decks (roof, floor, permit), visible card first. In a view: UNKNOWN below the top of a deck never turned over. */
  decks: number[][];
  /** Face-down discard piles, oldest card first. */
  piles: number[][];
  /** Decks that are still the shuffled ones, so that the cards below the top were never seen. */
  fresh: boolean[];
  /** Tiles that left the game: fountains, amphitheatres, temples. */
  removed: number[];
  /** For each scored round the points of every area and seat, at `area * seats + seat`. */
  scored: number[][];
}

export function remembers(options: Options): boolean {
  return options.trackSeenCards === true;
}
