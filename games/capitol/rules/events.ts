/** What happens in a game of Capitol, fine enough to animate: ids are those of the data file, buildings `b1`, `b2`, ... of their owner. */
import type { Seat, Told } from '@cantiere/engine';
import type { RoofName } from './board.ts';

export type Event =
  // Setup and rounds
  | { readonly kind: 'gameStarted'; readonly start: Seat }
  /** The first deal: only its owner is told the cards. */
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: 'dealtHidden'; readonly seat: Seat; readonly count: number }
  /** The card that now lies on top of a deck. */
  | { readonly kind: 'uncovered'; readonly deck: string; readonly card: string }
  | { readonly kind: 'roundStarted'; readonly round: number; readonly start: Seat }
  | { readonly kind: 'consulPassed'; readonly from: Seat; readonly to: Seat }
  // Construction
  | { readonly kind: 'cardPlayed'; readonly seat: Seat; readonly card: string; readonly blank: boolean }
  /** Floors set on one building: `added` of them, so that it has `floors` now. */
  | {
      readonly kind: 'floorsPlaced';
      readonly seat: Seat;
      readonly building: string;
      readonly added: number;
      readonly floors: number;
      readonly isNew: boolean;
      readonly supply: number;
    }
  | {
      readonly kind: 'roofPlaced';
      readonly seat: Seat;
      readonly building: string;
      readonly floors: number;
      readonly roof: RoofName;
      readonly left: number;
    }
  /** A finished building moves from the site to the board. */
  | {
      readonly kind: 'buildingPlaced';
      readonly seat: Seat;
      readonly building: string;
      readonly floors: number;
      readonly roof: RoofName;
      readonly area: string;
      readonly square: string;
    }
  /** `automatic`: had no card left. */
  | { readonly kind: 'passed'; readonly seat: Seat; readonly automatic: boolean }
  // Development
  | { readonly kind: 'auctionOpened'; readonly round: number; readonly auction: number; readonly tile: string }
  /** To the bidder alone. */
  | { readonly kind: 'bidSealed'; readonly seat: Seat; readonly cards: readonly string[]; readonly amount: number }
  /** To everybody else: that there is a bid, and nothing about it. `automatic`: had no card left. */
  | { readonly kind: 'hasBid'; readonly seat: Seat; readonly automatic: boolean }
  /** All bids at once, each in the order in which its cards are shown. */
  | { readonly kind: 'bidsRevealed'; readonly bids: readonly (readonly string[])[]; readonly amounts: readonly number[] }
  /** `by`: what decided it. `highest` is the winner's highest card. */
  | {
      readonly kind: 'auctionWon';
      readonly seat: Seat;
      readonly tile: string;
      readonly amount: number;
      readonly highest: number;
      readonly by: 'amount' | 'highestCard' | 'seat' | 'noBid';
    }
  /** In the order in which they go on the discard piles. */
  | { readonly kind: 'paid'; readonly seat: Seat; readonly cards: readonly string[]; readonly amount: number }
  /** A losing bid goes back to the hand; everybody has seen it. */
  | { readonly kind: 'bidLost'; readonly seat: Seat; readonly cards: readonly string[]; readonly amount: number }
  | { readonly kind: 'tileRemoved'; readonly tile: string; readonly why: 'noBid' | 'noSquare' }
  | {
      readonly kind: 'fountainPlaced';
      readonly seat: Seat;
      readonly tile: string;
      readonly area: string;
      readonly square: string;
    }
  | { readonly kind: 'monumentPlaced'; readonly seat: Seat; readonly tile: string; readonly area: string }
  // Scoring
  | { readonly kind: 'scoringStarted'; readonly round: number }
  /** One area with at least one building. `points[seat]` is what everybody gets here. */
  | {
      readonly kind: 'areaScored';
      readonly round: number;
      readonly area: string;
      readonly first: readonly Seat[];
      readonly second: readonly Seat[];
      readonly floors: readonly number[];
      readonly fountains: number;
      readonly temple: boolean;
      readonly points: readonly number[];
    }
  | {
      readonly kind: 'roundScored';
      readonly round: number;
      readonly points: readonly number[];
      readonly scores: readonly number[];
    }
  // Drawing
  /** Extra draws from one amphitheatre. */
  | {
      readonly kind: 'amphitheatrePays';
      readonly area: string;
      readonly first: readonly Seat[];
      readonly second: readonly Seat[];
    }
  | { readonly kind: 'drawingStarted'; readonly seat: Seat; readonly draws: number; readonly extra: number }
  /** `automatic`: there was only one deck to draw from. */
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly deck: string; readonly card: string; readonly automatic: boolean }
  | { readonly kind: 'stoppedDrawing'; readonly seat: Seat; readonly unused: number }
  | { readonly kind: 'drawsLost'; readonly seat: Seat; readonly count: number }
  /** An empty deck: its discard pile is turned over and becomes the deck. */
  | { readonly kind: 'deckTurned'; readonly deck: string; readonly count: number }
  | { readonly kind: 'gameOver'; readonly scores: readonly number[]; readonly winners: readonly Seat[] };

/** Where the rules tell what happens; search plays without it. */
export type Tell = Told<Event>[] | undefined;
