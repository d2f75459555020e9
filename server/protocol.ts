/**
 * What server and browser say to each other. Types only, so that the browser can import them without the server's code.
 *
 * A table has a version: the number of steps so far, each a move or moves taken back, so that it never falls. Every change
 * that a viewer may notice comes as an Update that leads from one version to the next; whoever missed some gets exactly those.
 */
import type { BotLevel } from '@cantiere/bots';
import type { GameMove, GameState, NumberedEvent, Options, Refusal, Seat, Undone, View } from '@cantiere/engine';
import type { Absence, Ask, Away, Clocks, Handover, RatedAmong, TableResult, Terms, UnratedWhy } from './protocol/time.ts';
import type { PlansMessage } from './protocol/plans.ts';

import type { Audience, ChatRoom } from './protocol/company.ts';
import type { KeptInfo, LobbyInfo, TableSettings } from './protocol/lobby.ts';

export type { BotLevel };
export type * from './protocol/account.ts';
export type * from './protocol/company.ts';
export type * from './protocol/finding.ts';
export type * from './protocol/lengths.ts';
export type * from './protocol/lobby.ts';
export type * from './protocol/time.ts';
export type * from './protocol/plans.ts';
export type * from './protocol/replay.ts';
export type * from './protocol/notices.ts';

export type SeatInfo =
  | { readonly kind: 'open'; readonly kept?: KeptInfo }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly name: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly person: string;
      readonly present: boolean;
      /** A bot plays for them: their time ran out, or the others agreed to it while they were away. */
      readonly absence?: Absence;
      /** Before the start: the settings they sat down to, when the table was changed since and they have not said yes. */
      readonly agreedTo?: TableSettings;
      /** Nobody has seen them for a while, in a running game. */
      readonly away?: Away;
    };

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
  /** Spectators see the game so many steps late; to them version and toAct are as late (toAct: not told). */
  readonly delay?: number;
  /** Spectators may read what the players say; never while they see the game late. */
  readonly openChat: boolean;
  /** Those whom the host has for friends, and who have the host for one, find it on their home page. */
  readonly friends: boolean;
  /** Who is watching now, where that is known. */
  readonly audience?: Audience;
  /** Whoever made the table, or was handed the part. Need not sit at it. */
  readonly host: string;
  readonly hostName: string;
  /** Before the start: the host has been gone for so long that whoever sits there may take the part. */
  readonly hostGone?: true;
  /** Before the start. */
  readonly lobby?: LobbyInfo;
  readonly terms: Terms;
  /** Whether hints may be asked for: alone with bots always, among two or more people where the terms say so. */
  readonly help: boolean;
  /** Why the game changes nobody's rating; absent: it does. */
  readonly unrated?: UnratedWhy;
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
  /** Moves were taken back across something revealed, against bots alone: the game counts as training. */
  readonly training?: true;
  /** Of a timed table while it is played. */
  readonly clocks?: Clocks;
  /** Which seats changed hands while the game ran, in order. */
  readonly handovers?: readonly Handover[];
  /** What people are asking of each other now. */
  readonly asks?: readonly Ask[];
  readonly result?: TableResult;
}

export interface Me {
  readonly person: string;
  readonly name: string;
  /** Set when this person has an account. */
  readonly email?: string;
}

/** Who asks, if anybody, and what they must know of the house. */
export interface Session {
  readonly me?: Me;
  readonly ratedAmong: RatedAmong;
}

/**
 * A view of the game at one version, with everything that led there since the previous one. For somebody who missed
 * several versions one Update leads over all of them: its events tell every step.
 */
export interface Update {
  readonly version: number;
  /** The version at which the view last changed, when the ones after it only tell of people whose time ran out or who came back. */
  readonly position?: number;
  readonly view: View<GameState>;
  readonly toAct: readonly Seat[];
  /** What this viewer may know of what happened, numbered from the start of the game. */
  readonly events: readonly NumberedEvent[];
  /** To which version my own last move led, if I have one that stands. What came after it happened since my last turn. */
  readonly lastMove?: number;
  /** What I may take back now by saying `undo`; absent: nothing. */
  readonly undo?: UndoKind;
  /** I may ask the others to let me go back to my last decision. */
  readonly mayAsk?: true;
  readonly clocks?: Clocks;
  readonly result?: TableResult;
}

/**
 * - `free`: my last move. Nobody learned anything from it and nobody has moved since.
 * - `training`: everything back to my last decision, whatever was revealed; the table is marked from then on.
 * - `host`: the same for the host of a friendly table, who need not ask; nothing is marked.
 */
export type UndoKind = 'free' | 'training' | 'host';

export type { NumberedEvent, Undone };

export interface ChatLine {
  /** Numbers run over both rooms. */
  readonly number: number;
  readonly room: ChatRoom;
  readonly from: string;
  readonly name: string;
  readonly seat?: Seat;
  readonly text: string;
  readonly at: number;
  /** The id its writer's browser gave it. */
  readonly id?: string;
}

/**
 * HTTP, all JSON, all under /api. A failure answers with its status and an ErrorBody. Described in full by
 * /api/openapi.json.
 *
 *   GET    /api/session                      -> Session
 *   POST   /api/session          Naming      -> Me            become a guest, or change my name
 *   DELETE /api/session                      -> {}            sign out
 *   POST   /api/account          Credentials -> Me            make this guest an account
 *   POST   /api/account/session  Credentials -> Me            sign in; games played as a guest come along
 *   POST   /api/return           Returning   -> Returned      a guest comes back by their own link
 *   POST   /api/return/look      Returning   -> ReturnSeen    whose it is; nothing happens
 *   GET    /api/games                        -> { games: GameMeta[] }
 *   GET    /api/games/:game/lengths          -> GameLengths   how long it takes in this house, where enough were played
 *   GET    /api/tables                       -> TableList     (?archived=true: mine are the archived ones)
 *   POST   /api/tables           NewTable    -> TableInfo
 *   GET    /api/tables/:id                   -> TableInfo
 *   POST   /api/tables/:id/sit   Sitting     -> TableInfo     take a seat, or change to another
 *   POST   /api/tables/:id/seats/:seat  SeatWish -> TableInfo host: put a bot there or open the seat
 *   POST   /api/tables/:id/seats/:seat/keep Keeping -> TableInfo host: keep it for somebody, who is told
 *   POST   /api/tables/:id/decline           -> {}            the seat kept for me is free again
 *   POST   /api/tables/:id/settings TableChange -> TableInfo  host, before the start
 *   POST   /api/tables/:id/agree Agreeing    -> TableInfo     yes to what was changed since I sat down
 *   POST   /api/tables/:id/shuffle           -> TableInfo     host: everybody to another seat
 *   POST   /api/tables/:id/host  Hosting     -> TableInfo     host: hand the part on
 *   POST   /api/tables/:id/take-hosting      -> TableInfo     before the start, when the host has been gone for minutes
 *   POST   /api/tables/:id/close             -> {}            host, before the start: the table is gone
 *   POST   /api/tables/:id/remove Removing   -> TableInfo     host: this person goes and may not come back
 *   POST   /api/tables/:id/start Starting    -> TableInfo     host
 *   POST   /api/tables/:id/leave             -> {}            while playing a bot takes over
 *   POST   /api/tables/:id/back              -> TableInfo     take my seat back from the bot that sits in
 *   POST   /api/tables/:id/return            -> ReturnLink    guest: a new link back to my seat; the old one ends
 *   POST   /api/tables/:id/undo  AskingBack  -> TableInfo     ask the others to let me go back to my last decision
 *   POST   /api/tables/:id/seats/:seat/ask   -> TableInfo     ask to take over a bot's seat in a running game
 *   POST   /api/tables/:id/seats/:seat/away  -> TableInfo     propose that a bot plays on for somebody who is away
 *   POST   /api/tables/:id/asks/:ask Answering -> TableInfo   yes or no; from the asker, no withdraws
 *   POST   /api/tables/:id/rematch           -> TableInfo     the new table, with me seated; starts when full
 *   POST   /api/tables/:id/archive Archiving -> TableInfo     out of my list, or back into it
 *   GET    /api/tables/:id/record            -> GameRecord    once the game is over
 *   GET    /api/tables/:id/ratings           -> RatingChanges what the game did to everybody's rating, once it is settled
 *   GET    /api/tables/:id/notes             -> Notes         what I wrote for myself
 *   POST   /api/tables/:id/notes NotesWish   -> NotesAnswer
 *   GET    /api/people?name=                 -> FoundPeople   those who may be found by name
 *   GET    /api/here                         -> FoundPeople   who is here now, my friends first
 *   GET    /api/visibility                   -> Visibility    whether others find me and see me here
 *   POST   /api/visibility       Visibility  -> Visibility
 *   GET    /api/people/:person               -> Profile
 *   GET    /api/people/:person/games         -> PlayedGames   (?page=2)
 *   GET    /api/leaderboards/:game           -> Leaderboard   (?page=2)
 *   GET    /api/circle                       -> Circle        my friends, and whom I have blocked
 *   POST   /api/circle/:person   Bonding     -> Circle
 *   DELETE /api/circle/:person               -> Circle
 *   POST   /api/reports          NewReport   -> {}
 *   GET    /api/tables/:id/plans             -> MyPlans       what I decided ahead; nobody else learns of it
 *   PUT    /api/tables/:id/plans/:kind       -> MyPlans
 *   DELETE /api/tables/:id/plans/:kind       -> MyPlans
 *   GET    /api/tables/:id/replay            -> ReplayStory   what I saw of it so far (protocol/replay.ts)
 *   WS     /api/tables/:id/live              ClientMessage / ServerMessage
 */
export interface Naming {
  readonly name: string;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options?: Options;
  /** Shown on the home page; absent: only by link. */
  readonly listed?: boolean;
  /** Absent: spectators may watch. */
  readonly spectators?: boolean;
  /** How many steps late spectators see the game; absent: at once. */
  readonly delay?: number;
  /** Absent: spectators may read what the players say. */
  readonly openChat?: boolean;
  /** Shown to my friends who have me for a friend too. */
  readonly friends?: boolean;
  /** Absent: the words of its link. */
  readonly name?: string;
  /** Where I sit; absent: seat 0. */
  readonly seat?: Seat;
  /** False: I organise and do not sit down. */
  readonly sit?: boolean;
  readonly bots?: readonly { readonly seat: Seat; readonly level: BotLevel }[];
  /** Start at once; every seat must be taken. */
  readonly start?: boolean;
  /** Absent, whole or in part: no clock, a bot sits in for whoever leaves, not friendly. */
  readonly terms?: Partial<Terms>;
}

export interface TableList {
  /** Open to everybody, and waiting for players. */
  readonly listed: readonly TableInfo[];
  /** Running games that everybody may watch: where my friends play, then where most people are, then the latest. */
  readonly watch: readonly TableInfo[];
  /** Where I sit, or which I organise; latest first. */
  readonly mine: readonly TableInfo[];
  /** Where my friends sit and I may join or watch. */
  readonly friends: readonly TableInfo[];
  /** Where a seat is kept for me. */
  readonly invited: readonly TableInfo[];
}

export interface Removing {
  readonly person: string;
}

export interface Sitting {
  /** Absent: the one kept for me, or the first open one. */
  readonly seat?: Seat;
  /** The edition of the settings that I have seen; absent: whatever they are. */
  readonly edition?: number;
}

/** To free the seat of somebody who sits there the host names them, so that nobody goes by mistake. */
export type SeatWish = { readonly kind: 'bot'; readonly level: BotLevel } | { readonly kind: 'open'; readonly person?: string };

export interface Starting {
  /** Level of the bots that take the seats still open; absent: the table must be full. */
  readonly fill?: BotLevel;
}

export interface AskingBack {
  /** The version I see: if a person has moved since, there is nothing to ask for. */
  readonly version: number;
}

export interface Archiving {
  readonly archived: boolean;
}

/** Browser to server, over the table's socket. */
export type ClientMessage =
  /** First message. `since`: last version I have; absent on the first visit. */
  | { readonly t: 'hello'; readonly since?: number; readonly idle?: true }
  /** `id` is made by the browser, once per decision: the same id sent twice counts once. */
  | { readonly t: 'move'; readonly id: string; readonly version: number; readonly move: GameMove }
  /** Takes back what the update of this version offered. Answered like a move: accepted, refused or behind. */
  | { readonly t: 'undo'; readonly id: string; readonly version: number }
  /** With an id the same line sent twice counts once, and what goes wrong is answered with it. */
  | { readonly t: 'chat'; readonly text: string; readonly id?: string }
  /** `idle`: the page is open, but nobody has touched it since the last one. */
  | { readonly t: 'ping'; readonly idle?: true };

/** Server to browser. */
export type ServerMessage =
  /** Answers hello; comes again when I see a running game through other eyes, say because I left my seat. */
  | {
      readonly t: 'welcome';
      readonly table: TableInfo;
      readonly seat: Seat | 'spectator';
      readonly chat: readonly ChatLine[];
      /** The game as it stands, once it has started. Its events are those after `since`; on a first visit none. */
      readonly update?: Update;
      /** On a first visit every event so far; with `since` nothing, for the browser has them. */
      readonly log: readonly NumberedEvent[];
    }
  | { readonly t: 'table'; readonly table: TableInfo; readonly seat: Seat | 'spectator' }
  | { readonly t: 'update'; readonly update: Update }
  | { readonly t: 'accepted'; readonly id: string; readonly version: number }
  | { readonly t: 'refused'; readonly id: string; readonly refusal: Refusal }
  /** The move was made for an older version and was not played; the missing updates come with it. */
  | { readonly t: 'behind'; readonly id: string; readonly updates: readonly Update[] }
  | { readonly t: 'chat'; readonly line: ChatLine }
  /** To nobody but the person whose plans they are. */
  | PlansMessage
  /** To everybody, when moves cannot be saved just now, and when they can again. After a welcome only if they cannot. */
  | { readonly t: 'saving'; readonly works: boolean }
  /** With the `id` of a move, undo or chat line when it was that which could not be judged: it may be sent again under the same id. */
  | { readonly t: 'error'; readonly code: ErrorCode; readonly id?: string }
  | { readonly t: 'pong' };

/** Everything that can go wrong outside a game's rules; worded by the browser in every language. */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'BAD_NAME'
  /** Somebody at the table is called the same, or nearly. */
  | 'NAME_TAKEN'
  | 'NOT_SIGNED_IN'
  /** The session has ended, perhaps from elsewhere: its sockets are closed with 4401. */
  | 'SIGNED_OUT'
  | 'NOT_FOUND'
  | 'NOT_ALLOWED'
  | 'NOT_HOST'
  | 'SEAT_TAKEN'
  | 'ALREADY_SEATED'
  | 'NOT_SEATED'
  | 'TABLE_STARTED'
  | 'TABLE_NOT_FULL'
  /** The host has closed the table before its game began. */
  | 'TABLE_CLOSED'
  /** The table was changed while I was reading. */
  | 'TABLE_CHANGED'
  /** Somebody who sits there has not said yes to a change. */
  | 'NOT_AGREED'
  /** A seat is kept for somebody who has not come yet. */
  | 'SEAT_KEPT'
  /** Too few seats for those who sit there or are expected. */
  | 'SEATS_NEEDED'
  /** The host is here, or was a moment ago. */
  | 'HOST_NOT_GONE'
  /** I keep seats for this person at enough tables. */
  | 'INVITED_ENOUGH'
  /** Nobody but bots would play. */
  | 'NOBODY_SEATED'
  | 'TABLE_NOT_OVER'
  | 'NO_SPECTATORS'
  /** The host has removed or blocked me. */
  | 'NOT_WELCOME'
  /** This house rates the games of accounts alone, and the table is rated. */
  | 'ACCOUNT_NEEDED'
  | 'NO_SUCH_PERSON'
  /** They have blocked me. */
  | 'NO_FRIENDSHIP'
  | 'TOO_MANY_PEOPLE'
  | 'TOO_MANY_REPORTS'
  /** A guest with as many games with bots under way as guests may have. */
  | 'TOO_MANY_BOT_TABLES'
  /** What was asked is no longer there: answered, withdrawn, or the game has gone on. */
  | 'ASK_GONE'
  /** Somebody else's question is still open. */
  | 'ASK_OPEN'
  /** They said no, and it is too soon to ask again. */
  | 'ASK_LATER'
  | 'ASKED_ENOUGH'
  /** They are here, or have not been away for long enough. */
  | 'NOT_AWAY'
  /** Whoever asks for their seat comes from where I am: somebody else must vouch. */
  | 'VOUCH_ELSEWHERE'
  /** My time ran out and a bot plays for me: first I take my seat back. */
  | 'STAND_IN'
  /** The table was played by rules that this server does not have: it cannot be opened here, now or later. */
  | 'CANNOT_RESUME'
  /** As many tables are alive as this server keeps: later, or where somebody has left. */
  | 'HOUSE_FULL'
  | 'BAD_OPTIONS'
  | 'EMAIL_TAKEN'
  | 'WRONG_PASSWORD'
  /** What was given as the present password is not it. */
  | 'WRONG_PRESENT_PASSWORD'
  | 'WEAK_PASSWORD'
  /** The link from a letter is too old, was used before, or is not one of ours. */
  | 'BAD_LINK'
  /** Not an address that this server may send to. */
  | 'BAD_WEBHOOK'
  /** A test notice that nobody took. */
  | 'NOT_DELIVERED'
  /** A letter or a test notice that was sent several times already in the last while. */
  | 'ENOUGH_SENT'
  | 'TOO_FAST'
  /** Too many wrong passwords for this account: `seconds` says how long to wait. */
  | 'TRY_LATER'
  | 'TOO_LARGE'
  /** The disk is full, or the database away: nothing that was acknowledged is lost, and the same can be sent again. */
  | 'CANNOT_SAVE'
  | 'SERVER_TROUBLE';

export interface ErrorBody {
  readonly error: ErrorCode;
  /** For a bad option or table: the engine's refusal. */
  readonly refusal?: Refusal;
  /** When it was too soon: how long to wait. */
  readonly seconds?: number;
}
