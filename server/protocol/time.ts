/** Time and consent at a table, as server and browser speak of them: terms, clocks, and what people ask of each other. */
import type { BotLevel } from '@cantiere/bots';
import type { GameEvent, Result, Seat } from '@cantiere/engine';

/** On what terms one sits down at a table; chosen when it is made, the same for everybody. */
export interface Terms {
  readonly time: TimeRules;
  /**
   * When somebody's time runs out a bot plays on for them: until they take the seat back (`standIn`), or to the end
   * (`forfeit`), and then they rank last whatever the bot achieves.
   */
  readonly whenOut: 'standIn' | 'forfeit';
  /** How strong the bot is that plays on for somebody whose time ran out or who left. */
  readonly standIn: BotLevel;
  /** The host may go back to their own last decision without asking anybody. */
  readonly friendly: boolean;
  /** Among two or more people: hints, and analysis of the running game, are allowed all the same; the game is then unrated. */
  readonly help: boolean;
  /** The game changes ratings, as far as nothing stands in the way; see `UnratedWhy`. */
  readonly rated: boolean;
  /** As the house had it when the table was made: who wants to sit at a rated table has an account. */
  readonly accounts?: true;
}

/** Among whom games are rated in this house: everybody who plays under a name, or accounts alone. */
export type RatedAmong = 'everybody' | 'accounts';

/**
 * Why a game changes nobody's rating: the host did not want it; hints are allowed; the host may go back alone; a bot has sat
 * there from the start; moves were taken back against bots; somebody sat down in the running game.
 */
export type UnratedWhy = 'choice' | 'help' | 'friendly' | 'bots' | 'training' | 'joined';

/** Seconds and days, as people choose them. */
export type TimeRules =
  | { readonly kind: 'none' }
  /** Everybody has a bank of seconds that runs while they are asked, and gains the increment by each move, up to the cap. */
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number; readonly cap: number }
  /** Each move has its deadline. The time does not run on weekends or in quiet hours, where they are left out, in this zone. */
  | {
      readonly kind: 'turns';
      readonly days: number;
      /** IANA name of the time zone, e.g. Europe/Rome. */
      readonly zone: string;
      readonly weekends?: 'off';
      /** From this full hour to that one, over midnight when `to` is not later. */
      readonly quiet?: { readonly from: number; readonly to: number };
    };

/** Everybody's time at one moment by the server's clock. */
export interface Clocks {
  readonly now: number;
  readonly seats: readonly SeatClock[];
}

/** Running: until `deadline`. Standing: `left` milliseconds in the bank. Neither for a seat that a bot plays. */
export interface SeatClock {
  readonly deadline?: number;
  readonly left?: number;
}

/** Why a bot plays a person's seat: it sits in for them until they come back, or they have forfeited. */
export type Absence = 'standIn' | 'forfeit';

/** The game's result as the table counts it: whoever forfeited ranks behind everybody else, with the points their bot made. */
export interface TableResult extends Result {
  readonly forfeited?: readonly Seat[];
}

/** Something that a person asks of the others at the table. Except where most decide, one no ends it, and it is done when nobody is left to wait for. */
export type Ask =
  /** To go back to the asker's last decision. Ends also when a person moves. */
  | {
      readonly kind: 'undo';
      readonly id: string;
      readonly seat: Seat;
      readonly waiting: readonly Seat[];
      /** So many moves would be taken back, the first of which led to version `from`. */
      readonly moves: number;
      readonly from: number;
      /** Since then something hidden was shown to somebody. */
      readonly revealed: boolean;
    }
  /** To take over a seat that a bot plays; or (`claim`) a guest's own seat, who lost the browser it hung on: one yes is enough. */
  | {
      readonly kind: 'seat';
      readonly claim?: true;
      readonly id: string;
      readonly seat: Seat;
      readonly person: string;
      readonly name: string;
      readonly waiting: readonly Seat[];
    }
  /** That a bot plays on for the person of this seat, who is away, until they are back. Most of those present decide. */
  | {
      readonly kind: 'away';
      readonly id: string;
      readonly seat: Seat;
      /** Who proposed it. */
      readonly by: Seat;
      readonly agreed: readonly Seat[];
      readonly refused: readonly Seat[];
      readonly waiting: readonly Seat[];
      /** So many must agree. */
      readonly needed: number;
    };

/** For how long nobody has seen a person who sits in a running game, by the server's clock when it was told. */
export interface Away {
  readonly ms: number;
  /** In how long a bot may be proposed for them; absent while nobody waits for them. */
  readonly botInMs?: number;
}

/** A seat that changed hands while the game ran: whose it was up to `version`, and whose it was then. Bots have no person. */
export interface Handover {
  readonly seat: Seat;
  readonly version: number;
  readonly at: number;
  readonly from: Holder;
  readonly to: Holder;
}

export interface Holder {
  readonly name: string;
  readonly person?: string;
}

/** What a guest's link back carries. */
export interface ReturnLink {
  readonly token: string;
}

export type Returning = ReturnLink;

/** Whose link it is, before anything is done with it. */
export interface ReturnSeen {
  readonly name: string;
  readonly table: string;
  readonly game: string;
  /** The table as people call it. */
  readonly called: string;
  /** I am that guest already. */
  readonly mine?: true;
}

export interface Returned {
  readonly me: { readonly person: string; readonly name: string; readonly email?: string };
  /** Where the seat is. */
  readonly table: string;
}

export interface Answering {
  /** For the asker: false withdraws. */
  readonly agree: boolean;
}

/** Stands among the events: from here on a bot plays this seat, for its time has run out or its person is away. */
export interface TimeOut extends GameEvent {
  readonly kind: '@out';
  readonly seat: Seat;
  readonly absence: Absence;
  /** The others agreed to it when the person had been away for so many minutes; absent: their time ran out. */
  readonly away?: number;
}

/** Stands among the events: this seat's person is back. */
export interface CameBack extends GameEvent {
  readonly kind: '@back';
  readonly seat: Seat;
}
