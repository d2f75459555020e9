/** A table as it is kept: its rows, read together. */
import type { BotLevel } from '@cantiere/bots';
import type { Options, Seat } from '@cantiere/engine';
import type {
  Absence,
  DealMark,
  Handover,
  KeptSeat,
  LobbyInfo,
  TablePhase,
  TableResult,
  TableSettings,
  Terms,
} from '../protocol.ts';
import type { Asks } from '../tables/asks.ts';

export type StoredSeat =
  | { readonly kind: 'open'; readonly kept?: KeptSeat }
  /** `leftBy`: whoever gave this seat up while the game was running. */
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly name: string; readonly leftBy?: string }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      /** When they sat down in the running game; 0 for whoever was there from the start. */
      readonly since: number;
      /** Before the start: the settings they sat down to; absent: those that stand. */
      readonly agreedTo?: TableSettings;
      /** When they were last seen at the table, as far as that is written down. */
      readonly seen?: number;
      /** Where from, keyed; absent: not known. */
      readonly from?: string;
      /** They have an account; a guest has only a cookie. */
      readonly account?: true;
    };

/** What the moves led to, so that lists need not play every game again. */
export interface Summary {
  readonly version: number;
  readonly toAct: readonly Seat[];
  readonly result?: TableResult;
  readonly training?: true;
  /** Seat by seat: when their time runs out, and whether a bot plays for them. */
  readonly clocks?: { readonly deadlines: readonly (number | null)[]; readonly absences: readonly (Absence | null)[] };
}

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  /** Absent: from before editions had names. */
  readonly edition?: string;
  /** Its edition is not here: nobody is waited for. */
  readonly resting?: true;
  readonly name: string;
  readonly phase: TablePhase;
  readonly options: Options;
  readonly listed: boolean;
  readonly spectators: boolean;
  /** Spectators see the game so many steps late. */
  readonly delay: number;
  /** Spectators may read what the players say. */
  readonly openChat: boolean;
  /** The host's friends find it. */
  readonly friends: boolean;
  /** People whom the host has removed. */
  readonly removed: readonly string[];
  readonly host: string;
  readonly hostName: string;
  readonly lobby: LobbyInfo;
  readonly seats: readonly StoredSeat[];
  readonly terms: Terms;
  readonly asks: Asks;
  /** Which seats changed hands while the game ran; absent: none. */
  readonly handovers?: readonly Handover[];
  readonly createdAt: number;
  /** 0 in the lobby. */
  readonly startedAt: number;
  readonly updatedAt: number;
  /** How often it was changed, by whatever process; a game that goes on is no change. */
  readonly changes: number;
  readonly summary: Summary;
  readonly seed?: string;
  /** A try of a deal that others play too. */
  readonly deal?: DealMark;
  readonly rematch?: string;
}
