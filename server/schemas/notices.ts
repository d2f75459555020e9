/** The shapes of notices over HTTP. */
import { LANGUAGES } from '@cantiere/engine';
import Type from 'typebox';
import type * as protocol from '../protocol.ts';
import { closed, Email, literals, Password } from '../schemas.ts';

const Language = literals(LANGUAGES);
const Pace = literals(['off', 'once', 'hourly', 'daily']);
const Zone = Type.String({ minLength: 1, maxLength: 64, description: 'IANA time zone, such as Europe/Rome' });
const Minute = Type.Integer({ minimum: 0, maximum: 1439 });
const Quiet = Type.Object({ from: Minute, to: Minute }, { ...closed, description: 'Minutes since midnight; may go over it' });
const Webhook = Type.Object({ url: Type.String({ maxLength: 2000 }), on: Type.Boolean() }, closed);
const wish = {
  language: Language,
  mail: Pace,
  webhook: Webhook,
  also: Type.Boolean({ description: 'Also when a game ends, and for a rematch' }),
  quiet: Type.Optional(Quiet),
  zone: Zone,
};

export const NoticeWish = Type.Object(wish, closed);
export const NoticeOffer = Type.Unsafe<protocol.NoticeOffer>(
  Type.Object({
    mail: Type.Boolean({ description: 'Whether this server can send letters' }),
    pushKey: Type.String({ description: 'VAPID public key' }),
    mine: Type.Optional(
      Type.Object({ ...wish, confirmed: Type.Boolean(), browsers: Type.Integer({ description: 'Browsers that are told' }) }),
    ),
  }),
);

const Key = Type.String({ minLength: 16, maxLength: 200, pattern: '^[A-Za-z0-9_=-]+$' });
const Endpoint = Type.String({ minLength: 8, maxLength: 2000 });
export const PushWish = Type.Object(
  { endpoint: Endpoint, keys: Type.Object({ p256dh: Key, auth: Key }, closed), language: Language, zone: Zone },
  closed,
);
export const PushForget = Type.Object({ endpoint: Endpoint }, closed);
export const NoticeTest = Type.Object({ way: literals(['push', 'mail', 'webhook']) }, closed);
export const LinkParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 600 }) });
export const MailLinked = Type.Object({ email: Type.String() });
export const Muting = Type.Object({ muted: Type.Boolean(), on: Type.Boolean({ description: 'Some way of being told is on' }) });
export const MuteWish = Type.Object({ muted: Type.Boolean() }, closed);
export const Waiting = Type.Unsafe<{ readonly tables: readonly protocol.WaitingTable[] }>(
  Type.Object({ tables: Type.Array(Type.Object({ id: Type.String(), game: Type.String() })) }),
);
export const Forgotten = Type.Object({ email: Email, language: Language }, closed);
export const NewPassword = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }), password: Password }, closed);
