/**
 * How somebody wants to be told that it is their turn.
 *
 *   GET    /api/waiting                         -> { tables: WaitingTable[] }   where it is my turn, longest first
 *   GET    /api/notices                         -> NoticeOffer
 *   POST   /api/notices             NoticeWish  -> NoticeOffer
 *   POST   /api/notices/push        PushWish    -> NoticeOffer   this browser wants to be told
 *   POST   /api/notices/push/forget PushForget  -> NoticeOffer   and no longer
 *   POST   /api/notices/test        NoticeTest  -> {}            sends one at once; NOT_DELIVERED when nobody took it
 *   POST   /api/notices/confirm                 -> {}            sends the letter that asks whether the address is mine
 *   POST   /api/notices/confirm/:token          -> MailLinked    from that letter
 *   POST   /api/notices/unsubscribe/:token      -> MailLinked    from any letter, without signing in
 *   GET    /api/tables/:id/mute                 -> Muting
 *   POST   /api/tables/:id/mute     MuteWish    -> Muting
 *   POST   /api/account/forgotten   Forgotten   -> {}            the same answer whether or not there is such an account
 *   POST   /api/account/password    NewPassword -> Me            by the link of that letter; all other sessions end
 */
import type { Language } from '@cantiere/engine';

export type NoticeWay = 'push' | 'mail' | 'webhook';

/** How often letters come: never, for each turn, or all that wait in one letter at the full hour, or at eight in the morning. */
export type MailPace = 'off' | 'once' | 'hourly' | 'daily';

export interface NoticeWish {
  readonly language: Language;
  readonly mail: MailPace;
  readonly webhook: { readonly url: string; readonly on: boolean };
  /** Tell me also when a seat is kept for me, a table where I sit was changed, a game ends, or somebody wants a rematch. */
  readonly also: boolean;
  /** Nothing in these hours: minutes since midnight in my time zone. The end may be before the start: over midnight. */
  readonly quiet?: { readonly from: number; readonly to: number };
  /** IANA name, such as Europe/Rome. */
  readonly zone: string;
}

export interface NoticeSettings extends NoticeWish {
  /** My address was confirmed: letters go out. */
  readonly confirmed: boolean;
  /** How many browsers of mine are told. */
  readonly browsers: number;
}

export interface NoticeOffer {
  /** Whether this server can send letters. */
  readonly mail: boolean;
  /** VAPID key that a browser subscribes with. */
  readonly pushKey: string;
  /** Absent for somebody without a session. */
  readonly mine?: NoticeSettings;
}

/** As PushSubscription.toJSON() gives it. */
export interface PushWish {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: Language;
  readonly zone: string;
}

export interface PushForget {
  readonly endpoint: string;
}

export interface NoticeTest {
  readonly way: NoticeWay;
}

export interface MailLinked {
  readonly email: string;
}

export interface Muting {
  readonly muted: boolean;
  /** Some way of being told is on. */
  readonly on: boolean;
}

export interface MuteWish {
  readonly muted: boolean;
}

export interface WaitingTable {
  readonly id: string;
  readonly game: string;
}

export interface Forgotten {
  readonly email: string;
  readonly language: Language;
}

export interface NewPassword {
  readonly token: string;
  readonly password: string;
}

/** What the service worker is sent. Nothing of the game itself. */
export interface PushedNotice {
  readonly title: string;
  readonly body: string;
  /** Where a click leads, on this site. */
  readonly path: string;
  /** A newer notice with the same tag takes the place of the older. */
  readonly tag: string;
  readonly language: Language;
  /** How many tables wait in all, for the app's icon. */
  readonly waiting: number;
}
