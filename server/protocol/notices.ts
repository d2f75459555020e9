/** How somebody wants to be told that it is their turn. */
import { LANGUAGES, type Language as LanguageName } from '@cantiere/engine';
import Type from 'typebox';
import { Email, Password } from './people.ts';
import { closed, oneOf, type Wire } from './wire.ts';

const Language = oneOf(LANGUAGES);
const Zone = Type.String({ minLength: 1, maxLength: 64, description: 'IANA time zone, such as Europe/Rome' });
const Minute = Type.Integer({ minimum: 0, maximum: 1439 });

export type NoticeWay = Wire<typeof NoticeWay>;
export const NoticeWay = oneOf(['push', 'mail', 'webhook']);

export type MailPace = Wire<typeof MailPace>;
export const MailPace = oneOf(
  ['off', 'once', 'hourly', 'daily'],
  'How often letters come: never, for each turn, or all that wait in one letter at the full hour, or at eight in the morning',
);

export type WebhookKind = Wire<typeof WebhookKind>;
export const WebhookKind = oneOf(
  ['chat', 'ntfy', 'gotify'],
  'What listens there: a chat room (Discord, Slack, Mattermost), a topic of ntfy, or the messages of an application of Gotify',
);

const WebhookWish = Type.Object(
  {
    url: Type.String({ maxLength: 2000 }),
    on: Type.Boolean(),
    kind: Type.Optional(WebhookKind),
    mention: Type.Optional(
      Type.String({ pattern: '^[A-Za-z0-9]{5,32}$', description: 'The member of the chat who is called, by number' }),
    ),
  },
  { ...closed, description: 'Left out, `kind` is a chat room' },
);

export type NoticeWish = Wire<typeof NoticeWish>;
export const NoticeWish = Type.Object(
  {
    language: Language,
    mail: MailPace,
    webhook: WebhookWish,
    also: Type.Boolean({
      description:
        'Tell me also when a seat is kept for me, a table where I sit was changed, a game ends, or somebody wants a rematch',
    }),
    quiet: Type.Optional(
      Type.Object(
        { from: Minute, to: Minute },
        {
          ...closed,
          description:
            'Nothing in these hours: minutes since midnight in my time zone. The end may be before the start: over midnight',
        },
      ),
    ),
    zone: Zone,
  },
  closed,
);

export type NoticeSettings = Wire<typeof NoticeSettings>;
export const NoticeSettings = Type.Object({
  ...NoticeWish.properties,
  confirmed: Type.Boolean({ description: 'My address was confirmed: letters go out' }),
  browsers: Type.Integer({ description: 'How many browsers of mine are told' }),
});

export type NoticeOffer = Wire<typeof NoticeOffer>;
export const NoticeOffer = Type.Object({
  mail: Type.Boolean({ description: 'Whether this server can send letters' }),
  pushKey: Type.String({ description: 'VAPID public key that a browser subscribes with' }),
  mine: Type.Optional(Type.Object(NoticeSettings.properties, { description: 'Absent for somebody without a session' })),
});

const Key = Type.String({ minLength: 16, maxLength: 200, pattern: '^[A-Za-z0-9_=-]+$' });
const Endpoint = Type.String({ minLength: 8, maxLength: 2000 });

/** As PushSubscription.toJSON() gives it. */
export type PushWish = Wire<typeof PushWish>;
export const PushWish = Type.Object(
  { endpoint: Endpoint, keys: Type.Object({ p256dh: Key, auth: Key }, closed), language: Language, zone: Zone },
  closed,
);

export type PushForget = Wire<typeof PushForget>;
export const PushForget = Type.Object({ endpoint: Endpoint }, closed);

export type NoticeTest = Wire<typeof NoticeTest>;
export const NoticeTest = Type.Object({ way: NoticeWay }, closed);

export const LinkParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 600 }) });

export type MailLinked = Wire<typeof MailLinked>;
export const MailLinked = Type.Object({ email: Type.String() });

export type Muting = Wire<typeof Muting>;
export const Muting = Type.Object({
  muted: Type.Boolean(),
  on: Type.Boolean({ description: 'Some way of being told is on' }),
});

export type MuteWish = Wire<typeof MuteWish>;
export const MuteWish = Type.Object({ muted: Type.Boolean() }, closed);

export type WaitingTable = Wire<typeof WaitingTable>;
export const WaitingTable = Type.Object({ id: Type.String(), game: Type.String() });
export const WaitingTables = Type.Object({ tables: Type.Array(WaitingTable) });

export type Forgotten = Wire<typeof Forgotten>;
export const Forgotten = Type.Object({ email: Email, language: Language }, closed);

export type NewPassword = Wire<typeof NewPassword>;
export const NewPassword = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }), password: Password }, closed);

/** What the service worker is sent, by way of a push service: no route of ours. Nothing of the game itself. */
export interface PushedNotice {
  readonly title: string;
  readonly body: string;
  /** Where a click leads, on this site. */
  readonly path: string;
  /** A newer notice with the same tag takes the place of the older. */
  readonly tag: string;
  readonly language: LanguageName;
  /** How many tables wait in all, for the app's icon. */
  readonly waiting: number;
}
