/**
 * What server and browser say to each other. Types only, so that the browser can import them without the server's code.
 *
 * A table has a version: the number of moves played. Every change that a viewer may notice comes as an Update that leads
 * from one version to the next; whoever missed some gets exactly those.
 */
import type { BotLevel } from '@cantiere/bots';
import type { GameEvent, GameMove, GameState, Options, Refusal, Result, Seat, View } from '@cantiere/engine';

export type { BotLevel };

export type SeatInfo =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly name: string }
  | { readonly kind: 'person'; readonly name: string; readonly person: string; readonly present: boolean };

export type TablePhase = 'lobby' | 'playing' | 'over';

export interface TableInfo {
  /** Short and speakable, stands in the link: `ponte-alto-42`. */
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly phase: TablePhase;
  readonly seats: readonly SeatInfo[];
  readonly options: Options;
  readonly listed: boolean;
  readonly spectators: boolean;
  /** Person id of whoever made the table. */
  readonly host: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly version: number;
  /** Seats that are asked now. */
  readonly toAct: readonly Seat[];
  readonly archived: boolean;
  /** SHA-256 of the seed, from the start on; the seed itself once the game is over. */
  readonly commitment?: string;
  readonly seed?: string;
  /** Table of the rematch, once somebody asked for one. */
  readonly rematch?: string;
  readonly result?: Result;
}

export interface Me {
  readonly person: string;
  readonly name: string;
  /** Set when this person has an account. */
  readonly email?: string;
}

/** A view of the game at one version, with everything that led there since the previous one. */
export interface Update {
  readonly version: number;
  readonly view: View<GameState>;
  readonly toAct: readonly Seat[];
  /** What this viewer may know of what happened, numbered from the start of the game. */
  readonly events: readonly NumberedEvent[];
  readonly result?: Result;
}

export interface NumberedEvent {
  readonly number: number;
  readonly version: number;
  readonly event: GameEvent;
}

export interface ChatLine {
  readonly number: number;
  readonly from: string;
  readonly name: string;
  readonly seat?: Seat;
  readonly text: string;
  readonly at: number;
}

/** Browser to server, over the table's socket. */
export type ClientMessage =
  /** First message. `since`: last version I have; absent on the first visit. */
  | { readonly t: 'hello'; readonly since?: number }
  /** `id` is made by the browser, once per decision: the same id sent twice counts once. */
  | { readonly t: 'move'; readonly id: string; readonly version: number; readonly move: GameMove }
  | { readonly t: 'chat'; readonly text: string }
  | { readonly t: 'ping' };

/** Server to browser. */
export type ServerMessage =
  | {
      readonly t: 'welcome';
      readonly table: TableInfo;
      readonly seat: Seat | 'spectator';
      readonly chat: readonly ChatLine[];
      readonly update?: Update;
      readonly log: readonly NumberedEvent[];
    }
  | { readonly t: 'table'; readonly table: TableInfo; readonly seat: Seat | 'spectator' }
  | { readonly t: 'update'; readonly update: Update }
  | { readonly t: 'accepted'; readonly id: string; readonly version: number }
  | { readonly t: 'refused'; readonly id: string; readonly refusal: Refusal }
  /** The move was made for an older version and was not played; the missing updates come with it. */
  | { readonly t: 'behind'; readonly id: string; readonly updates: readonly Update[] }
  | { readonly t: 'chat'; readonly line: ChatLine }
  | { readonly t: 'error'; readonly code: ErrorCode }
  | { readonly t: 'pong' };

/** Everything that can go wrong outside a game's rules; worded by the browser in every language. */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'BAD_NAME'
  | 'NOT_SIGNED_IN'
  | 'NOT_FOUND'
  | 'NOT_ALLOWED'
  | 'NOT_HOST'
  | 'SEAT_TAKEN'
  | 'ALREADY_SEATED'
  | 'NOT_SEATED'
  | 'TABLE_STARTED'
  | 'TABLE_NOT_FULL'
  | 'TABLE_NOT_OVER'
  | 'NO_SPECTATORS'
  | 'BAD_OPTIONS'
  | 'EMAIL_TAKEN'
  | 'WRONG_PASSWORD'
  | 'WEAK_PASSWORD'
  | 'TOO_FAST'
  | 'TOO_LARGE'
  | 'SERVER_TROUBLE';

export interface ErrorBody {
  readonly error: ErrorCode;
  /** For a bad option or table: the engine's refusal. */
  readonly refusal?: Refusal;
}
