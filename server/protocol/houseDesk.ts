/** What the operators of a house set, and the invitations they give out. */
import { LANGUAGES } from '@cantiere/engine';
import Type from 'typebox';
import { DoorKind, HouseColours, HouseLanguage, InvitationCode, ShownColours } from './house.ts';
import { Email, Password } from './people.ts';
import { closed, Instant, oneOf, type Wire } from './wire.ts';

export const LONGEST_HOUSE_NAME = 40;
export const LONGEST_WORDS = 8_000;
/** People that one invitation lets in, and for how long. */
export const MOST_USES = 500;
export const MOST_DAYS = 400;
export const LONGEST_NOTE = 60;
/** Pages that may show our finished games. */
export const MOST_EMBEDS = 20;

export const SETTING_NAMES = ['name', 'language', 'door', 'mail', 'games', 'logo', 'colours', 'embeds'] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

/** As an operator sees the settings; the password of the mail server is never told. */
export type HouseSettings = Wire<typeof HouseSettings>;
export const HouseSettings = Type.Object({
  name: Type.String(),
  language: HouseLanguage,
  door: DoorKind,
  mail: Type.Optional(
    Type.Object({
      server: Type.String({ description: 'Its address, without the password' }),
      from: Type.String(),
      hasPassword: Type.Boolean(),
    }),
  ),
  hidden: Type.Array(Type.String(), { description: 'Games taken off the shelf' }),
  games: Type.Array(Type.String(), { description: 'All that could stand there' }),
  imprint: Type.String(),
  rules: Type.String(),
  logo: Type.Optional(Type.String({ description: 'Mark of the logo' })),
  colours: Type.Optional(HouseColours),
  embeds: Type.Array(Type.String(), { description: 'Origins whose pages may show finished public games; `*`: all' }),
  given: Type.Array(oneOf(SETTING_NAMES), { description: 'Set by the environment, which has the last word' }),
  publicUrl: Type.Optional(Type.String({ description: 'Without it there are no letters' })),
  opened: Type.Boolean({ description: 'The questions of the first run have been answered' }),
});

/** Absent: stays as it is. */
export type HouseChange = Wire<typeof HouseChange>;
export const HouseChange = Type.Object(
  {
    name: Type.Optional(Type.String({ maxLength: 200 })),
    language: Type.Optional(HouseLanguage),
    door: Type.Optional(DoorKind),
    mail: Type.Optional(
      Type.Union([
        Type.Null(),
        Type.Object(
          {
            server: Type.String({ minLength: 1, maxLength: 500 }),
            from: Type.String({ minLength: 1, maxLength: 200 }),
          },
          closed,
        ),
      ]),
    ),
    hidden: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 100 })),
    imprint: Type.Optional(Type.String({ maxLength: LONGEST_WORDS })),
    rules: Type.Optional(Type.String({ maxLength: LONGEST_WORDS })),
    colours: Type.Optional(Type.Union([Type.Null(), HouseColours])),
    embeds: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: MOST_EMBEDS })),
  },
  closed,
);

/** What a choice of colours would look like. */
export type ColoursTried = Wire<typeof ColoursTried>;
export const ColoursTried = Type.Object({
  shown: ShownColours,
  moved: Type.Object(
    { main: Type.Optional(Type.String()), second: Type.Optional(Type.String()) },
    { description: 'Too light for the words on them: what is shown instead' },
  ),
});

/** Where a test letter goes, and by which server: the one in use unless another is tried. */
export type MailTest = Wire<typeof MailTest>;
export const MailTest = Type.Object(
  {
    mail: Type.Optional(
      Type.Object(
        { server: Type.String({ minLength: 1, maxLength: 500 }), from: Type.String({ minLength: 1, maxLength: 200 }) },
        closed,
      ),
    ),
    to: Type.Optional(Email),
    language: oneOf(LANGUAGES),
  },
  closed,
);

/** Why a letter was not taken, in kinds of our own: what the other side writes is not passed on. */
export type MailTrouble = Wire<typeof MailTrouble>;
export const MailTrouble = Type.Object({
  kind: oneOf(['name', 'unreached', 'slow', 'tls', 'signIn', 'refused', 'other']),
  code: Type.Optional(Type.Integer({ description: "The mail server's number for it", minimum: 400, maximum: 599 })),
});

export type MailTested = Wire<typeof MailTested>;
export const MailTested = Type.Object({
  to: Type.String(),
  ms: Type.Integer(),
  trouble: Type.Optional(MailTrouble),
});

/** What the link carries that the first start prints. */
export const FirstKey = Type.Object({ key: Type.String({ minLength: 20, maxLength: 80 }) }, closed);

/** Become the operator: as the account I am, or as one made now. */
export type FirstOperator = Wire<typeof FirstOperator>;
export const FirstOperator = Type.Object(
  {
    key: Type.String({ minLength: 20, maxLength: 80 }),
    account: Type.Optional(
      Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }), email: Email, password: Password }, closed),
    ),
  },
  closed,
);
export type InvitationInfo = Wire<typeof InvitationInfo>;
export const InvitationInfo = Type.Object({
  id: Type.String(),
  code: Type.String(),
  note: Type.String(),
  uses: Type.Integer(),
  used: Type.Integer(),
  until: Instant,
  madeAt: Instant,
  by: Type.Optional(Type.String({ description: 'Who made it; absent: the command line' })),
  revokedAt: Type.Optional(Instant),
  burnt: Type.Boolean({ description: 'Withdrawn because somebody who came by it was banned' }),
  came: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), banned: Type.Boolean() })),
});
export const Invitations = Type.Object({ invitations: Type.Array(InvitationInfo) });
export const InvitationQuery = Type.Object({ all: Type.Optional(Type.Boolean()) }, closed);
export const InvitationParams = Type.Object({ invitation: InvitationCode });

export type InvitationWish = Wire<typeof InvitationWish>;
export const InvitationWish = Type.Object(
  {
    note: Type.Optional(Type.String({ maxLength: 200 })),
    uses: Type.Integer({ minimum: 1, maximum: MOST_USES }),
    days: Type.Integer({ minimum: 1, maximum: MOST_DAYS }),
  },
  closed,
);
