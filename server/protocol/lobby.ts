/** The table before its game, as server and browser speak of it: what may still be changed, who said yes to it, who is expected. Types only. */
import type { Options, Seat } from '@cantiere/engine';
import type { Named } from './company.ts';
import type { Terms } from './time.ts';

/** Everything about a table that its host may change until the start, beside the seats themselves. */
export interface TableSettings {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
  readonly terms: Terms;
  /** Shown on the home page; otherwise only by link. */
  readonly listed: boolean;
  readonly friends: boolean;
  readonly spectators: boolean;
  readonly delay: number;
  readonly openChat: boolean;
}

/** What the host changes; all that is absent stays as it is. */
export interface TableChange extends Partial<TableSettings> {
  /** With fewer seats: this free one goes first. */
  readonly drop?: Seat;
}

/** How far a table's settings have come. Every change is an edition; absent `changed`: nobody has changed anything. */
export interface LobbyInfo {
  readonly edition: number;
  readonly changed?: { readonly by: string; readonly at: number };
  /** The host was gone, and somebody took the part: whose it was, who may have it back. */
  readonly takenFrom?: string;
}

/** A free seat that the host keeps for somebody. */
export interface Kept extends Named {
  readonly at: number;
}

/** As the table tells of it. */
export interface KeptInfo extends Kept {
  /** From then on the seat is free again. */
  readonly until: number;
}

export interface Agreeing {
  /** The edition that I have seen: nobody says yes to what was changed while they were reading. */
  readonly edition: number;
}

export interface Keeping {
  readonly person: string;
}

export interface Hosting {
  /** Who sits at the table and is host from now on. */
  readonly person: string;
}
