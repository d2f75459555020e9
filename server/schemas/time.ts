/** The shapes of terms, clocks and asks. The types that browsers share are in protocol/time.ts. */
import { LEVELS } from '@cantiere/bots';
import Type from 'typebox';

const closed = { additionalProperties: false } as const;
const Level = Type.Union(LEVELS.map((level) => Type.Literal(level)));
const Hour = Type.Integer({ minimum: 0, maximum: 23 });

const SHORTEST_BANK = 5;
const LONGEST_BANK = 24 * 3_600;
const LONGEST_INCREMENT = 3_600;
const MOST_DAYS = 30;

const TimeRules = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, closed),
  Type.Object(
    {
      kind: Type.Literal('live'),
      bank: Type.Integer({ minimum: SHORTEST_BANK, maximum: LONGEST_BANK, description: 'Seconds for each person' }),
      increment: Type.Integer({ minimum: 0, maximum: LONGEST_INCREMENT, description: 'Seconds gained by each move' }),
      cap: Type.Integer({
        minimum: SHORTEST_BANK,
        maximum: LONGEST_BANK,
        description: 'Never more than this; not below the bank',
      }),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('turns'),
      days: Type.Integer({ minimum: 1, maximum: MOST_DAYS, description: 'Days for each move' }),
      zone: Type.String({ minLength: 1, maxLength: 60, description: 'IANA time zone, e.g. Europe/Rome' }),
      weekends: Type.Optional(Type.Literal('off')),
      quiet: Type.Optional(Type.Object({ from: Hour, to: Hour }, closed)),
    },
    closed,
  ),
]);

const shape = {
  time: TimeRules,
  whenOut: Type.Union([Type.Literal('standIn'), Type.Literal('forfeit')], {
    description:
      'What follows when time runs out: a bot sits in until its person is back, or plays to the end and they rank last',
  }),
  standIn: Level,
  friendly: Type.Boolean({ description: 'The host may take back without asking' }),
  help: Type.Boolean({ description: 'Hints are allowed among people too; the game is then unrated' }),
  rated: Type.Boolean({ description: 'The game changes ratings, where nothing stands in the way' }),
};
export const Terms = Type.Object(
  { ...shape, accounts: Type.Optional(Type.Literal(true, { description: 'While it is rated only accounts may sit here' })) },
  closed,
);
export const UnratedWhy = Type.Union(
  ['choice', 'help', 'friendly', 'bots', 'training', 'joined'].map((why) => Type.Literal(why)),
  { description: 'Why the game changes no ratings; absent: it does' },
);
/** Whoever sends the whole terms back sends the rule of the house along; it is not theirs to set. */
export const TermsWish = Type.Partial(Terms, closed);

export const Clocks = Type.Object({
  now: Type.Number({ description: "The server's clock" }),
  seats: Type.Array(Type.Object({ deadline: Type.Optional(Type.Number()), left: Type.Optional(Type.Number()) })),
});

export const Asks = Type.Array(
  Type.Object({
    kind: Type.Union([Type.Literal('undo'), Type.Literal('seat'), Type.Literal('away')]),
    id: Type.String(),
    seat: Type.Integer(),
    person: Type.Optional(Type.String()),
    name: Type.Optional(Type.String()),
    waiting: Type.Array(Type.Integer({ description: 'Seats whose answer is missing' })),
    claim: Type.Optional(Type.Boolean({ description: 'A guest who lost the browser asks for their own seat' })),
    moves: Type.Optional(Type.Integer({ description: 'So many would be taken back' })),
    from: Type.Optional(Type.Integer({ description: 'The version that the first of them led to' })),
    revealed: Type.Optional(Type.Boolean({ description: 'Something hidden was shown since' })),
    by: Type.Optional(Type.Integer({ description: 'Who proposed that a bot plays on' })),
    agreed: Type.Optional(Type.Array(Type.Integer())),
    refused: Type.Optional(Type.Array(Type.Integer())),
    needed: Type.Optional(Type.Integer({ description: 'So many must agree' })),
  }),
);

const Holder = Type.Object({ name: Type.String(), person: Type.Optional(Type.String()) });
export const Handovers = Type.Array(
  Type.Object({ seat: Type.Integer(), version: Type.Integer(), at: Type.Number(), from: Holder, to: Holder }),
);

export const ReturnLink = Type.Object({ token: Type.String({ minLength: 20, maxLength: 80 }) }, closed);

export const Away = Type.Object(
  {
    ms: Type.Number({ description: 'Nobody has seen them for so long' }),
    botInMs: Type.Optional(Type.Number({ description: 'In how long a bot may be proposed for them' })),
  },
  { description: 'They are away' },
);

export const Absence = Type.Union([Type.Literal('standIn'), Type.Literal('forfeit')], {
  description: 'A bot plays for them: their time ran out, or the others agreed while they were away',
});

export const AskingBack = Type.Object({ version: Type.Integer({ minimum: 0 }) }, closed);
export const Answering = Type.Object({ agree: Type.Boolean() }, closed);
export const AskParams = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 60 }),
  ask: Type.String({ minLength: 1, maxLength: 60 }),
});
