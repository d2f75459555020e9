/** The shapes that HTTP and sockets accept and answer with. The types that browsers share are in protocol.ts. */
import { LEVELS } from '@cantiere/bots';
import { MOST_SEATS, type GameRecord as Record } from '@cantiere/engine';
import Type from 'typebox';
import type * as protocol from './protocol.ts';
import { Audience, PersonId } from './schemas/company.ts';
import { Edition, Kept, Lobby, MOST_DELAY, OptionValues, SeatNumber, TableSettings } from './schemas/lobby.ts';
import { Absence, Asks, Away, Clocks, Handovers, Terms, TermsWish, UnratedWhy } from './schemas/time.ts';
import { ERROR_CODES } from './trouble.ts';

export const closed = { additionalProperties: false } as const;
export const literals = <T extends string>(values: readonly T[]) => Type.Union(values.map((value) => Type.Literal(value)));

const Level = literals(LEVELS);

export const Naming = Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }) }, closed);

export const Email = Type.String({ minLength: 3, maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+$' });
export const Password = Type.String({ minLength: 1, maxLength: 200 });
export const Credentials = Type.Object({ email: Email, password: Password }, closed);

export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    seats: Type.Integer({ minimum: 1, maximum: MOST_SEATS }),
    options: Type.Optional(OptionValues),
    listed: Type.Optional(Type.Boolean({ description: 'Shown on the home page; otherwise only by link' })),
    spectators: Type.Optional(Type.Boolean({ description: 'Whether others may watch; yes unless said otherwise' })),
    delay: Type.Optional(
      Type.Integer({ minimum: 0, maximum: MOST_DELAY, description: 'How many steps late spectators see the game' }),
    ),
    openChat: Type.Optional(Type.Boolean({ description: 'Whether spectators may read the players; yes unless said otherwise' })),
    friends: Type.Optional(Type.Boolean({ description: 'Shown to my friends who have me for a friend too' })),
    name: Type.Optional(Type.String({ maxLength: 200 })),
    seat: Type.Optional(SeatNumber),
    sit: Type.Optional(Type.Boolean({ description: 'Whether I sit down there; no: I only organise. Yes unless said otherwise' })),
    bots: Type.Optional(Type.Array(Type.Object({ seat: SeatNumber, level: Level }, closed), { maxItems: MOST_SEATS })),
    start: Type.Optional(Type.Boolean({ description: 'Start at once; every seat must be taken' })),
    terms: Type.Optional(TermsWish),
  },
  closed,
);

export const Sitting = Type.Object({ seat: Type.Optional(SeatNumber), edition: Type.Optional(Edition) }, closed);
export const SeatWish = Type.Union([
  Type.Object({ kind: Type.Literal('bot'), level: Level }, closed),
  Type.Object({ kind: Type.Literal('open'), person: Type.Optional(PersonId) }, closed),
]);
export const Starting = Type.Object({ fill: Type.Optional(Level) }, closed);
export const Archiving = Type.Object({ archived: Type.Boolean() }, closed);
export const ListQuery = Type.Object({ archived: Type.Optional(Type.Boolean()) }, closed);
export const TableParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 60 }) });
export const SeatParams = Type.Object({ ...TableParams.properties, seat: SeatNumber });

const Refusal = Type.Object(
  {
    code: Type.String(),
    rule: Type.String(),
    need: Type.Optional(Type.Number()),
    have: Type.Optional(Type.Number()),
    about: Type.Optional(Type.String()),
  },
  { description: 'Why the rules forbid it' },
);
export const ErrorBody = Type.Object({
  error: literals(ERROR_CODES),
  refusal: Type.Optional(Refusal),
  seconds: Type.Optional(Type.Integer()),
});

export const Me = Type.Object({ person: Type.String(), name: Type.String(), email: Type.Optional(Type.String()) });
export const Returned = Type.Object({ me: Me, table: Type.String({ description: 'Where the seat is' }) });
export const ReturnSeen = Type.Object({
  name: Type.String(),
  table: Type.String(),
  game: Type.String(),
  called: Type.String({ description: 'The table as people call it' }),
  mine: Type.Optional(Type.Literal(true, { description: 'I am that guest already' })),
});
export const Session = Type.Unsafe<protocol.Session>(
  Type.Object({ me: Type.Optional(Me), ratedAmong: literals(['everybody', 'accounts']) }),
);
export const Nothing = Type.Object({});

const SeatInfo = Type.Union([
  Type.Object({ kind: Type.Literal('open'), kept: Type.Optional(Kept) }),
  Type.Object({ kind: Type.Literal('bot'), level: Level, name: Type.String() }),
  Type.Object({
    kind: Type.Literal('person'),
    name: Type.String(),
    person: Type.String(),
    present: Type.Boolean(),
    absence: Type.Optional(Absence),
    agreedTo: Type.Optional(TableSettings),
    away: Type.Optional(Away),
  }),
]);
const Result = Type.Object({
  sheet: Type.Array(Type.Object({ category: Type.String(), points: Type.Array(Type.Number()) })),
  totals: Type.Array(Type.Number()),
  ranks: Type.Array(Type.Number()),
  endReason: Type.String(),
  forfeited: Type.Optional(Type.Array(Type.Integer({ description: 'Seats that forfeited; they rank last' }))),
});
const TableShape = Type.Object({
  id: Type.String({ description: 'Stands in the link, e.g. ponte-alto-42' }),
  game: Type.String(),
  name: Type.String(),
  phase: literals(['lobby', 'playing', 'over']),
  seats: Type.Array(SeatInfo),
  options: OptionValues,
  listed: Type.Boolean(),
  spectators: Type.Boolean(),
  delay: Type.Optional(Type.Integer({ description: 'Spectators see the game so many steps late' })),
  openChat: Type.Boolean({ description: 'Spectators may read the players' }),
  friends: Type.Boolean({ description: "Shown to the host's friends" }),
  audience: Type.Optional(Audience),
  host: Type.String({ description: 'Person who made the table, or to whom the part was handed on' }),
  hostName: Type.String(),
  lobby: Type.Optional(Lobby),
  hostGone: Type.Optional(Type.Literal(true, { description: 'Before the start: whoever sits there may take the part' })),
  terms: Terms,
  help: Type.Boolean({ description: 'Hints may be asked for here' }),
  unrated: Type.Optional(UnratedWhy),
  createdAt: Type.Number(),
  updatedAt: Type.Number(),
  version: Type.Integer({ description: 'Steps so far: moves, and moves taken back' }),
  toAct: Type.Array(Type.Integer()),
  archived: Type.Boolean(),
  commitment: Type.Optional(Type.String({ description: "SHA-256 of the seed's bytes, from the start on" })),
  seed: Type.Optional(Type.String({ description: 'Once the game is over' })),
  rematch: Type.Optional(Type.String()),
  training: Type.Optional(Type.Boolean({ description: 'Moves were taken back across something revealed' })),
  clocks: Type.Optional(Clocks),
  handovers: Type.Optional(Handovers),
  asks: Type.Optional(Asks),
  result: Type.Optional(Result),
});
export const TableInfo = Type.Unsafe<protocol.TableInfo>(TableShape);
export const TableList = Type.Unsafe<protocol.TableList>(
  Type.Object({
    listed: Type.Array(TableShape),
    watch: Type.Array(TableShape),
    mine: Type.Array(TableShape),
    friends: Type.Array(TableShape),
    invited: Type.Array(TableShape),
  }),
);

const InEveryLanguage = Type.Object({ it: Type.String(), en: Type.String() });
const Range = Type.Object({ min: Type.Number(), max: Type.Number() });
export const Games = Type.Object({
  games: Type.Array(
    Type.Object({
      id: Type.String(),
      rulePrefix: Type.String(),
      rulesVersion: Type.Number(),
      title: InEveryLanguage,
      tagline: InEveryLanguage,
      players: Range,
      minutes: Range,
      weight: Type.Number(),
      credits: Type.Object({ designer: Type.String(), publisher: Type.String(), year: Type.Number() }),
    }),
  ),
});

/** A finished game, as `cantiere verify` reads it. */
export const GameRecord = Type.Unsafe<Record>(
  Type.Object({}, { additionalProperties: true, description: 'The whole game; check it with `cantiere verify`' }),
);

const DecisionId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_.:-]+$' });
export const Client = Type.Union([
  Type.Object(
    { t: Type.Literal('hello'), since: Type.Optional(Type.Integer({ minimum: 0 })), idle: Type.Optional(Type.Literal(true)) },
    closed,
  ),
  Type.Object(
    {
      t: Type.Literal('move'),
      id: DecisionId,
      version: Type.Integer({ minimum: 0 }),
      move: Type.Object({ type: Type.String() }, { additionalProperties: true }),
    },
    closed,
  ),
  Type.Object({ t: Type.Literal('undo'), id: DecisionId, version: Type.Integer({ minimum: 0 }) }, closed),
  Type.Object(
    { t: Type.Literal('chat'), text: Type.String({ minLength: 1, maxLength: 500 }), id: Type.Optional(DecisionId) },
    closed,
  ),
  Type.Object({ t: Type.Literal('ping'), idle: Type.Optional(Type.Literal(true)) }, closed),
]);
