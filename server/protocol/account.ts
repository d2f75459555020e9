/**
 * What I can do with my account.
 *
 *   PUT    /api/account/password        PasswordChange -> Me            ends all other sessions
 *   PUT    /api/account/email           AddressChange  -> AddressAnswer
 *   POST   /api/account/email/:token                   -> MailLinked    from the letter to the new address
 *   GET    /api/account/sessions                       -> { sessions: SessionInfo[] }   this one first
 *   DELETE /api/account/sessions                       -> {}            ends all others
 *   POST   /api/account/delete          Farewell       -> {}            for good
 */
import type { Language } from '@cantiere/engine';

export interface PasswordChange {
  readonly present: string;
  readonly password: string;
}

export interface AddressChange {
  readonly email: string;
  readonly password: string;
  readonly language: Language;
}

export interface AddressAnswer {
  /** A letter is on its way to the new address; until its link is followed the old one stays. False: it is changed already. */
  readonly sent: boolean;
}

export interface SessionInfo {
  readonly since: number;
  /** `Firefox, Linux`; empty when unknown. */
  readonly device: string;
  /** The one that asks. */
  readonly here: boolean;
}

export interface Farewell {
  /** Of an account; a guest has none. */
  readonly password?: string;
}
