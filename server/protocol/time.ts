/** Time and consent at a table: terms, clocks, and what people ask of each other. */
import { LEVELS, type BotLevel } from '@cantiere/bots';
import type { GameEvent, Result as GameResult, Seat } from '@cantiere/engine';
import Type from 'typebox';
import { closed, mirrorOf, Instant, oneOf, SeatNumber, Seats, type Wire } from './wire.ts';

const SHORTEST_BANK = 5;
const LONGEST_BANK = 24 * 3_600;
const LONGEST_INCREMENT = 3_600;
const MOST_DAYS = 30;

export type { BotLevel };
export const Level = oneOf(LEVELS, 'How strong a bot is');

const Hour = Type.Integer({ minimum: 0, maximum: 23 });

/** Seconds and days, as people choose them. */
export type TimeRules = Wire<typeof TimeRules>;
export const TimeRules = Type.Union([
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
    { ...closed, description: 'Everybody has a bank of seconds that runs while they are asked' },
  ),
  Type.Object(
    {
      kind: Type.Literal('turns'),
      days: Type.Integer({ minimum: 1, maximum: MOST_DAYS, description: 'Days for each move' }),
      zone: Type.String({ minLength: 1, maxLength: 60, description: 'IANA time zone, e.g. Europe/Rome' }),
      weekends: Type.Optional(Type.Literal('off')),
      quiet: Type.Optional(
        Type.Object(
          { from: Hour, to: Hour },
          { ...closed, description: 'From this full hour to that one, over midnight when `to` is not later' },
        ),
      ),
    },
    {
      ...closed,
      description: 'Each move has its deadline. The time does not run on weekends or in quiet hours, where they are left out',
    },
  ),
]);

/** On what terms one sits down at a table; chosen when it is made, the same for everybody. */
export type Terms = Wire<typeof Terms>;
export const Terms = Type.Object(
  {
    time: TimeRules,
    whenOut: oneOf(
      ['standIn', 'forfeit'],
      'When time runs out a bot plays on: until its person takes the seat back, or to the end, and then they rank last',
    ),
    standIn: oneOf(LEVELS, 'How strong the bot is that plays on for somebody whose time ran out or who left'),
    friendly: Type.Boolean({ description: 'The host may go back to their own last decision without asking anybody' }),
    help: Type.Boolean({ description: 'Hints are allowed among two or more people too; the game is then unrated' }),
    rated: Type.Boolean({ description: 'The game changes ratings, where nothing stands in the way' }),
    accounts: Type.Optional(
      Type.Literal(true, {
        description: 'As the house had it when the table was made: who wants to sit here while it is rated has an account',
      }),
    ),
  },
  closed,
);
/** Whoever sends the whole terms back sends the rule of the house along; it is not theirs to set. */
export const TermsWish = Type.Partial(Terms, closed);

/** Among whom games are rated in this house: everybody who plays under a name, or accounts alone. */
export type RatedAmong = Wire<typeof RatedAmong>;
export const RatedAmong = oneOf(['everybody', 'accounts'], 'Among whom games are rated in this house');

/**
 * Why a game changes nobody's rating: the host did not want it; hints are allowed; the host may go back alone; a bot has sat
 * there from the start; moves were taken back against bots; somebody sat down in the running game.
 */
export type UnratedWhy = Wire<typeof UnratedWhy>;
export const UnratedWhy = oneOf(
  ['choice', 'help', 'friendly', 'bots', 'training', 'joined'],
  'Why the game changes no ratings; absent: it does',
);

/** Running: until `deadline`. Standing: `left` milliseconds in the bank. Neither for a seat that a bot plays. */
export type SeatClock = Wire<typeof SeatClock>;
export const SeatClock = Type.Object({ deadline: Type.Optional(Instant), left: Type.Optional(Type.Number()) });

/** Everybody's time at one moment by the server's clock. */
export type Clocks = Wire<typeof Clocks>;
export const Clocks = Type.Object(
  { now: Type.Number({ description: "The server's clock" }), seats: Type.Array(SeatClock) },
  { description: 'Of a timed table while it is played' },
);

/** Why a bot plays a person's seat: it sits in for them until they come back, or they have forfeited. */
export type Absence = Wire<typeof Absence>;
export const Absence = oneOf(
  ['standIn', 'forfeit'],
  'A bot plays for them: their time ran out, or the others agreed while they were away',
);

const Result = mirrorOf<GameResult>()(
  Type.Object({
    sheet: Type.Array(Type.Object({ category: Type.String(), points: Type.Array(Type.Number()) }), {
      description: 'Category by category, in the order in which a person would add them up',
    }),
    totals: Type.Array(Type.Number()),
    ranks: Type.Array(Type.Number(), { description: '1 for the winner or winners; tied seats share the better rank' }),
    endReason: Type.String(),
  }),
);

/** The game's result as the table counts it: whoever forfeited ranks behind everybody else, with the points their bot made. */
export type TableResult = Wire<typeof TableResult>;
export const TableResult = Type.Object({
  ...Result.properties,
  forfeited: Type.Optional(Type.Array(SeatNumber, { description: 'Seats that forfeited; they rank last' })),
});

const asking = {
  id: Type.String(),
  seat: SeatNumber,
  waiting: Type.Array(SeatNumber, { description: 'Seats whose answer is missing' }),
};

/** Something that a person asks of the others at the table. Except where most decide, one no ends it, and it is done when nobody is left to wait for. */
export type Ask = Wire<typeof Ask>;
export const Ask = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('undo'),
      ...asking,
      moves: Type.Integer({ description: 'So many would be taken back' }),
      from: Type.Integer({ description: 'The version that the first of them led to' }),
      revealed: Type.Boolean({ description: 'Something hidden was shown to somebody since then' }),
    },
    { description: "To go back to the asker's last decision. Ends also when a person moves" },
  ),
  Type.Object(
    {
      kind: Type.Literal('seat'),
      ...asking,
      claim: Type.Optional(
        Type.Literal(true, {
          description: "It is the asker's own, a guest's who lost the browser it hung on: one yes is enough",
        }),
      ),
      person: Type.String(),
      name: Type.String(),
    },
    { description: 'To take over a seat that a bot plays' },
  ),
  Type.Object(
    {
      kind: Type.Literal('away'),
      ...asking,
      by: Type.Integer({ description: 'Who proposed it' }),
      agreed: Seats,
      refused: Seats,
      needed: Type.Integer({ description: 'So many must agree' }),
    },
    {
      description:
        'That a bot plays on for the person of this seat, who is away, until they are back. Most of those present decide',
    },
  ),
]);

/** For how long nobody has seen a person who sits in a running game, by the server's clock when it was told. */
export type Away = Wire<typeof Away>;
export const Away = Type.Object(
  {
    ms: Type.Number({ description: 'Nobody has seen them for so long' }),
    botInMs: Type.Optional(
      Type.Number({ description: 'In how long a bot may be proposed for them; absent while nobody waits for them' }),
    ),
  },
  { description: 'They are away' },
);

export type Holder = Wire<typeof Holder>;
export const Holder = Type.Object({ name: Type.String(), person: Type.Optional(Type.String({ description: 'Bots have none' })) });

/** A seat that changed hands while the game ran: whose it was up to `version`, and whose it was then. */
export type Handover = Wire<typeof Handover>;
export const Handover = Type.Object({ seat: SeatNumber, version: Type.Integer(), at: Instant, from: Holder, to: Holder });

export type AskingBack = Wire<typeof AskingBack>;
export const AskingBack = Type.Object(
  {
    version: Type.Integer({
      minimum: 0,
      description: 'The version I see: if a person has moved since, there is nothing to ask for',
    }),
  },
  closed,
);

export type Answering = Wire<typeof Answering>;
export const Answering = Type.Object({ agree: Type.Boolean({ description: 'For the asker: false withdraws' }) }, closed);

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
