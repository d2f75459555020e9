/** What can go wrong outside a game's rules: one error with a code for people and a status for HTTP. */
import type { Refusal } from '@cantiere/engine';

const STATUS = {
  BAD_REQUEST: 400,
  BAD_NAME: 400,
  /** Somebody at the table is called the same, or nearly. */
  NAME_TAKEN: 409,
  NOT_SIGNED_IN: 401,
  /** The session has ended, perhaps from elsewhere: its sockets are closed with 4401. */
  SIGNED_OUT: 401,
  /** What I asked for takes a session that began a moment ago: sign in again. */
  SIGN_IN_AGAIN: 403,
  /** The API token has run out, was revoked, or is none. */
  BAD_TOKEN: 401,
  /** The API token is not good for this. */
  TOKEN_SCOPE: 403,
  /** The game counts for ratings, which are people's: a program plays where it does not. */
  RATED_TABLE: 403,
  /** This house has no address that browsers make passkeys for. */
  NO_PASSKEYS_HERE: 409,
  /** The passkey is not known here, or its answer was not for this challenge. */
  BAD_PASSKEY: 401,
  /** Without it nobody could sign in to the account any more. */
  LAST_WAY_IN: 409,
  /** The sign-in of the club does not answer. */
  PROVIDER_DOWN: 502,
  /** It said no, or what came back was not what was begun in this browser. */
  PROVIDER_REFUSED: 401,
  /** It vouches for no address. */
  PROVIDER_NO_ADDRESS: 403,
  /** An account has that address, whose owner has never confirmed it: sign in by its password and link it. */
  ADDRESS_UNPROVEN: 409,
  /** Whoever signed in there is linked to another account. */
  IDENTITY_TAKEN: 409,
  /** I have as many API tokens or passkeys as one may have. */
  TOO_MANY_KEYS: 409,
  /** Whoever runs the house has banned me. */
  BANNED: 403,
  /** Whoever runs the house has silenced me for a while: `until` says how long. */
  MUTED: 403,
  /** Whoever runs the house cannot be banned before they stop doing so. */
  IS_OPERATOR: 409,
  /** Somebody else has dealt with this report. */
  REPORT_CLOSED: 409,
  /** No copy of the database could be made; the desk says why. */
  NOT_COPIED: 507,
  /** This house is not open to everybody: an invitation is needed, or a table's link. */
  INVITATION_NEEDED: 403,
  /** The invitation is used up, too old, withdrawn, or none. */
  BAD_INVITATION: 404,
  TOO_MANY_INVITATIONS: 409,
  /** Not on the shelf of this house. */
  GAME_NOT_HERE: 403,
  /** Set by the environment of the server: the page cannot change it. */
  GIVEN: 409,
  BAD_MAIL_SERVER: 400,
  /** A logo is a PNG of at most 128 kB and 512 by 512. */
  BAD_PICTURE: 400,
  /** No address of pages: https://club.example.org */
  BAD_ORIGIN: 400,
  NOT_FOUND: 404,
  NOT_ALLOWED: 403,
  NOT_HOST: 403,
  SEAT_TAKEN: 409,
  ALREADY_SEATED: 409,
  NOT_SEATED: 403,
  TABLE_STARTED: 409,
  TABLE_NOT_FULL: 409,
  /** The host has closed the table before its game began. */
  TABLE_CLOSED: 404,
  /** The table was changed while I was reading. */
  TABLE_CHANGED: 409,
  /** Somebody who sits there has not said yes to a change. */
  NOT_AGREED: 409,
  /** A seat is kept for somebody who has not come yet. */
  SEAT_KEPT: 409,
  /** Too few seats for those who sit there or are expected. */
  SEATS_NEEDED: 409,
  /** Nobody but bots would play. */
  NOBODY_SEATED: 409,
  /** I keep seats for this person at enough tables. */
  INVITED_ENOUGH: 409,
  /** The host is here, or was a moment ago. */
  HOST_NOT_GONE: 409,
  TABLE_NOT_OVER: 409,
  NO_SPECTATORS: 403,
  /** The host has removed or blocked me. */
  NOT_WELCOME: 403,
  /** This house rates the games of accounts alone, and the table is rated. */
  ACCOUNT_NEEDED: 403,
  NO_SUCH_PERSON: 404,
  /** They have blocked me. */
  NO_FRIENDSHIP: 403,
  TOO_MANY_PEOPLE: 409,
  TOO_MANY_REPORTS: 429,
  /** A guest with as many games with bots under way as guests may have. */
  TOO_MANY_BOT_TABLES: 409,
  /** A guest whose thumbs count for nobody yet, with as many as are kept of one. */
  TOO_MANY_THUMBS: 409,
  /** What was asked is no longer there: answered, withdrawn, or the game has gone on. */
  ASK_GONE: 409,
  /** Somebody else's question is still open. */
  ASK_OPEN: 409,
  /** They said no, and it is too soon to ask again. */
  ASK_LATER: 409,
  ASKED_ENOUGH: 409,
  /** They are here, or have not been away for long enough. */
  NOT_AWAY: 409,
  /** Whoever asks for their seat comes from where I am: somebody else must vouch. */
  VOUCH_ELSEWHERE: 403,
  /** My time ran out and a bot plays for me: first I take my seat back. */
  STAND_IN: 409,
  /** The table was played by rules that this server does not have: it cannot be opened here, now or later. */
  CANNOT_RESUME: 409,
  /** As many tables are alive as this server keeps: later, or where somebody has left. */
  HOUSE_FULL: 503,
  /** This deal has not begun, or is not there any more for who has not tried it. */
  DEAL_NOT_OPEN: 409,
  /** Others' games of this deal open when my own try is over. */
  TRY_FIRST: 403,
  /** I sat at the table that this deal comes from. */
  DEAL_KNOWN: 409,
  /** I have as many deals for friends open as one may have. */
  TOO_MANY_DEALS: 409,
  /** The seed of this deal is not published yet. */
  SEED_SEALED: 409,
  BAD_OPTIONS: 400,
  EMAIL_TAKEN: 409,
  WRONG_PASSWORD: 401,
  /** What was given as the present password is not it. */
  WRONG_PRESENT_PASSWORD: 403,
  WEAK_PASSWORD: 400,
  /** The link from a letter is too old, was used before, or is not one of ours. */
  BAD_LINK: 404,
  /** Not an address that this server may send to, or one of ntfy without a topic. */
  BAD_WEBHOOK: 400,
  /** A test notice that nobody took. */
  NOT_DELIVERED: 502,
  /** A letter or a test notice that was sent several times already in the last while. */
  ENOUGH_SENT: 429,
  TOO_FAST: 429,
  /** Too many wrong passwords for this account: `seconds` says how long to wait. */
  TRY_LATER: 429,
  TOO_LARGE: 413,
  /** The disk is full, or the database away: nothing that was acknowledged is lost, and the same can be sent again. */
  CANNOT_SAVE: 503,
  SERVER_TROUBLE: 500,
} as const satisfies Readonly<Record<string, number>>;

/** Everything that can go wrong outside a game's rules; worded by the browser in every language. */
export type ErrorCode = keyof typeof STATUS;
export const ERROR_CODES = Object.keys(STATUS) as ErrorCode[];

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly refusal?: Refusal;

  constructor(code: ErrorCode, refusal?: Refusal, cause?: unknown) {
    super(code, { cause });
    this.name = 'Trouble';
    this.code = code;
    if (refusal) this.refusal = refusal;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

/** Too soon: how long to wait is told. */
export class TooSoon extends AppError {
  readonly seconds: number;

  constructor(code: 'TOO_FAST' | 'TRY_LATER', seconds: number) {
    super(code);
    this.seconds = seconds;
  }
}

/** Kept out: until when is told, where it ends. */
export class Banned extends AppError {
  readonly until: number | undefined;

  constructor(until: number | undefined) {
    super('BANNED');
    this.until = until;
  }
}

/** Silenced: until when is told. */
export class Muted extends AppError {
  readonly until: number;

  constructor(until: number) {
    super('MUTED');
    this.until = until;
  }
}
