/** What happens at the table, for log and animation. Cards and tiles are named by their ids in the data. */
import type { Seat, Told } from '@cantiere/engine';
import type { Rotation, Square } from './moves.ts';
import type { ScoreStep } from './scoring.ts';

export type BuildingId = 'terrace' | 'park' | 'arcade' | 'fountain';
export type EndReason = 'CARDS' | 'TILES';

export type Event =
  /** The table is laid: six tiles face up, the first player drawn. `tiles` by display space. */
  | { readonly kind: 'started'; readonly first: Seat; readonly tiles: readonly string[] }
  /** Cards by slot. */
  | { readonly kind: 'dealt'; readonly round: number; readonly flower: Seat; readonly cards: readonly string[] }
  /** `grown`: the groups without temple that this card made or enlarged to 3 or more, so that a temple may follow. */
  | {
      readonly kind: 'played';
      readonly seat: Seat;
      readonly slot: number;
      readonly card: string;
      readonly x: number;
      readonly y: number;
      readonly rotation: Rotation;
      readonly grown: readonly { readonly building: BuildingId; readonly size: number }[];
    }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly slot: number; readonly card: string }
  /** Groups with temples were joined; one temple stayed at (x, y), those on `returned` went back to the supply. */
  | {
      readonly kind: 'kept';
      readonly seat: Seat;
      readonly x: number;
      readonly y: number;
      readonly building: BuildingId;
      readonly size: number;
      readonly returned: readonly Square[];
    }
  /** `from` is present when the temple was moved. */
  | {
      readonly kind: 'templePlaced';
      readonly seat: Seat;
      readonly x: number;
      readonly y: number;
      readonly building: BuildingId;
      readonly size: number;
      readonly from?: Square;
    }
  | { readonly kind: 'passed'; readonly seat: Seat }
  /** Told to the owner alone ... */
  | { readonly kind: 'blindDrawn'; readonly seat: Seat; readonly tile: string }
  /** ... and to everybody else as this. */
  | { readonly kind: 'blindDrawnUnseen'; readonly seat: Seat }
  /** A blind tile was due and the supply is empty. */
  | { readonly kind: 'blindLost'; readonly seat: Seat }
  | { readonly kind: 'took'; readonly seat: Seat; readonly tile: string; readonly column: number; readonly row: number }
  | { readonly kind: 'refilled'; readonly tile: string; readonly column: number; readonly row: number }
  /** A temple without any tile: points instead. */
  | { readonly kind: 'bonusPaid'; readonly seat: Seat; readonly points: number }
  /** The last tile is gone. `lastRound` is the round after which the game ends. */
  | { readonly kind: 'tilesGone'; readonly lastRound: number }
  | { readonly kind: 'flowerPassed'; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'gameOver'; readonly reason: EndReason }
  /** A hand is opened: blind tiles first, then those taken from the display, and how it scores, step by step. */
  | {
      readonly kind: 'scored';
      readonly seat: Seat;
      readonly blind: readonly string[];
      readonly steps: readonly ScoreStep[];
      readonly total: number;
    };

/** Where the rules tell what happens; search plays without it. */
export type Tell = Told<Event>[] | undefined;
