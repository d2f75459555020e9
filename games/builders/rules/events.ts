/** What happens, told in the order in which it happens. Cards are named by the ids of the data file. Nothing here is private: where the deck shows a new card, everybody sees it. */
import type { Seat, Told } from '@cantiere/engine';
import type { Amounts } from './resources.ts';
import type { EndReason } from './state.ts';

export type Event =
  /** The game is laid out: everybody's apprentice by seat, and who plays first. */
  | { readonly kind: 'dealt'; readonly apprentices: readonly string[]; readonly first: Seat; readonly coins: number }
  | { readonly kind: 'roundBegins'; readonly round: number }
  | { readonly kind: 'turnBegins'; readonly seat: Seat; readonly round: number; readonly last: boolean }
  /** A site is opened with the card of that slot. */
  | { readonly kind: 'siteOpened'; readonly seat: Seat; readonly card: string; readonly slot: number }
  /** A worker of that slot joins the crew. */
  | { readonly kind: 'recruited'; readonly seat: Seat; readonly card: string; readonly slot: number }
  /** The slot is filled again from the deck, which has `left` cards after that. */
  | { readonly kind: 'buildingLaid'; readonly card: string; readonly slot: number; readonly left: number }
  | { readonly kind: 'workerLaid'; readonly card: string; readonly slot: number; readonly left: number }
  /** The new top card of a deck that shows it. */
  | { readonly kind: 'nextBuilding'; readonly card: string }
  | { readonly kind: 'nextWorker'; readonly card: string }
  /** A deck is empty: the slot stays open. */
  | { readonly kind: 'slotStaysEmpty'; readonly row: 'buildings' | 'workers'; readonly slot: number }
  | {
      readonly kind: 'sent';
      readonly seat: Seat;
      readonly worker: string;
      readonly site: string;
      /** '' when without a tool. */
      readonly tool: string;
      readonly actions: number;
      readonly wage: number;
      readonly missing: Amounts;
    }
  | {
      readonly kind: 'finished';
      readonly seat: Seat;
      readonly card: string;
      readonly machine: boolean;
      /** Coins paid out; less than printed only when a limited bank is short by `lost`. */
      readonly coins: number;
      readonly lost: number;
      readonly points: number;
      /** The owner's points after it. */
      readonly total: number;
      readonly workers: readonly string[];
      readonly tools: readonly string[];
    }
  | { readonly kind: 'coinsTaken'; readonly seat: Seat; readonly actions: number; readonly coins: number }
  | { readonly kind: 'actionsBought'; readonly seat: Seat; readonly count: number; readonly coins: number }
  | { readonly kind: 'slaveBought'; readonly seat: Seat; readonly card: string; readonly coins: number }
  | { readonly kind: 'slaveFreed'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'toolBought'; readonly seat: Seat; readonly card: string; readonly coins: number }
  | { readonly kind: 'loanTaken'; readonly seat: Seat; readonly card: string; readonly coins: number }
  | {
      readonly kind: 'educated';
      readonly seat: Seat;
      readonly worker: string;
      readonly university: string;
      readonly coins: number;
      readonly supply: Amounts;
    }
  | { readonly kind: 'turnEnds'; readonly seat: Seat; readonly unusedActions: number }
  /** Enough points at the end of a turn; `last` is the seat that will have the last turn. */
  | { readonly kind: 'endTriggered'; readonly seat: Seat; readonly points: number; readonly last: Seat }
  /** The last round is over; `round` is its number. */
  | { readonly kind: 'lastRoundOver'; readonly round: number; readonly reason: EndReason }
  | {
      readonly kind: 'settled';
      readonly seat: Seat;
      readonly freed: readonly string[];
      readonly repaid: readonly string[];
      readonly coins: number;
    }
  /** Final score of every seat in tenths of a point, and who has won. */
  | { readonly kind: 'gameOver'; readonly tenths: readonly number[]; readonly winners: readonly Seat[] };

/** Where the rules tell what happens; search plays without it. */
export type Tell = Told<Event>[] | undefined;
