/** What can go wrong outside a game's rules: one error with a code for people and a status for HTTP. */
import type { Refusal } from '@cantiere/engine';
import type { ErrorCode } from './protocol.ts';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  BAD_REQUEST: 400,
  BAD_NAME: 400,
  NAME_TAKEN: 409,
  NOT_SIGNED_IN: 401,
  SIGNED_OUT: 401,
  NOT_FOUND: 404,
  NOT_ALLOWED: 403,
  NOT_HOST: 403,
  SEAT_TAKEN: 409,
  ALREADY_SEATED: 409,
  NOT_SEATED: 403,
  TABLE_STARTED: 409,
  TABLE_NOT_FULL: 409,
  TABLE_CLOSED: 404,
  TABLE_CHANGED: 409,
  NOT_AGREED: 409,
  SEAT_KEPT: 409,
  SEATS_NEEDED: 409,
  NOBODY_SEATED: 409,
  INVITED_ENOUGH: 409,
  HOST_NOT_GONE: 409,
  TABLE_NOT_OVER: 409,
  NO_SPECTATORS: 403,
  NOT_WELCOME: 403,
  ACCOUNT_NEEDED: 403,
  NO_SUCH_PERSON: 404,
  NO_FRIENDSHIP: 403,
  TOO_MANY_PEOPLE: 409,
  TOO_MANY_REPORTS: 429,
  TOO_MANY_BOT_TABLES: 409,
  ASK_GONE: 409,
  ASK_OPEN: 409,
  ASK_LATER: 409,
  ASKED_ENOUGH: 409,
  NOT_AWAY: 409,
  VOUCH_ELSEWHERE: 403,
  STAND_IN: 409,
  CANNOT_RESUME: 409,
  HOUSE_FULL: 503,
  BAD_OPTIONS: 400,
  EMAIL_TAKEN: 409,
  WRONG_PASSWORD: 401,
  WRONG_PRESENT_PASSWORD: 403,
  WEAK_PASSWORD: 400,
  BAD_LINK: 404,
  BAD_WEBHOOK: 400,
  NOT_DELIVERED: 502,
  ENOUGH_SENT: 429,
  TOO_FAST: 429,
  TRY_LATER: 429,
  TOO_LARGE: 413,
  CANNOT_SAVE: 503,
  SERVER_TROUBLE: 500,
};

export const ERROR_CODES = Object.keys(STATUS) as ErrorCode[];

export class Trouble extends Error {
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
export class TooSoon extends Trouble {
  readonly seconds: number;

  constructor(code: 'TOO_FAST' | 'TRY_LATER', seconds: number) {
    super(code);
    this.seconds = seconds;
  }
}
