/** Tables: what everybody is told of one, how it is made and who sits down. */
import { MOST_SEATS, TEMPERAMENTS } from '@cantiere/engine';
import Type from 'typebox';
import { Audience, PersonId } from './social.ts';
import { OptionValues } from './games.ts';
import { Delay, Edition, KeptInfo, LobbyInfo, LONGEST_NAME, TableSettings } from './lobby.ts';
import { Absence, Ask, Away, Clocks, Handover, Level, TableResult, Terms, TermsWish, UnratedWhy } from './time.ts';
import { closed, Instant, oneOf, SeatCount, SeatNumber, seatNumber, type Wire } from './wire.ts';

export const TableParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 60 }) });
export const SeatParams = Type.Object({ ...TableParams.properties, seat: SeatNumber });
export const AskParams = Type.Object({ ...TableParams.properties, ask: Type.String({ minLength: 1, maxLength: 60 }) });
export const ListQuery = Type.Object(
  { archived: Type.Optional(Type.Boolean({ description: 'Mine are the archived ones' })) },
  closed,
);

export type SeatInfo = Wire<typeof SeatInfo>;
export const SeatInfo = Type.Union([
  Type.Object({ kind: Type.Literal('open'), kept: Type.Optional(KeptInfo) }),
  Type.Object({
    kind: Type.Literal('bot'),
    level: Level,
    name: Type.String(),
    temperament: Type.Optional(
      oneOf(TEMPERAMENTS, 'What it likes among moves that look equally good, in games whose description says that bots have it'),
    ),
  }),
  Type.Object({
    kind: Type.Literal('person'),
    name: Type.String(),
    person: Type.String(),
    present: Type.Boolean(),
    absence: Type.Optional(Absence),
    agreedTo: Type.Optional(
      Type.Object(TableSettings.properties, {
        description:
          'Before the start: the settings they sat down to, when the table was changed since and they have not said yes',
      }),
    ),
    away: Type.Optional(Away),
  }),
]);

export type TablePhase = Wire<typeof TablePhase>;
export const TablePhase = oneOf(['lobby', 'playing', 'over']);

/** The mark of a table at which somebody tries a deal that others play too. */
export type DealMark = Wire<typeof DealMark>;
export const DealMark = Type.Object(
  {
    id: Type.String({ description: 'GET /api/deals/<id>' }),
    kind: oneOf(['daily', 'friends', 'table']),
    day: Type.Optional(Type.String({ description: 'Of a daily' })),
  },
  { description: 'A try of a deal that others play too: no hints, nothing taken back but freely, and nobody watches' },
);

export type TableInfo = Wire<typeof TableInfo>;
export const TableInfo = Type.Object({
  id: Type.String({ description: 'Short and speakable, stands in the link: ponte-alto-42' }),
  game: Type.String(),
  edition: Type.Optional(
    Type.String({
      description:
        'Rules version and digest of the components it is played with, as 2-9f03ab1c; in the lobby, as it would be dealt. Absent: from before editions had names, and not named since',
    }),
  ),
  name: Type.String(),
  phase: TablePhase,
  resting: Type.Optional(
    Type.Literal(true, {
      description: 'The edition it is played with is not here: the game rests, nobody is waited for, and no clock runs',
    }),
  ),
  seats: Type.Array(SeatInfo),
  options: OptionValues,
  listed: Type.Boolean(),
  spectators: Type.Boolean(),
  delay: Type.Optional(
    Type.Integer({
      description: 'Spectators see the game so many steps late; to them version and toAct are as late (toAct: not told)',
    }),
  ),
  openChat: TableSettings.properties.openChat,
  friends: Type.Boolean({
    description: 'Those whom the host has for friends, and who have the host for one, find it on their home page',
  }),
  audience: Type.Optional(Audience),
  host: Type.String({ description: 'Whoever made the table, or was handed the part. Need not sit at it' }),
  hostName: Type.String(),
  hostGone: Type.Optional(
    Type.Literal(true, {
      description: 'Before the start: the host has been gone for so long that whoever sits there may take the part',
    }),
  ),
  lobby: Type.Optional(LobbyInfo),
  terms: Terms,
  help: Type.Boolean({
    description: 'Hints may be asked for: alone with bots always, among two or more people where the terms say so',
  }),
  unrated: Type.Optional(UnratedWhy),
  deal: Type.Optional(DealMark),
  createdAt: Instant,
  updatedAt: Instant,
  version: Type.Integer({ description: 'Steps so far: moves, and moves taken back' }),
  toAct: Type.Array(SeatNumber, { description: 'Seats that are asked now' }),
  archived: Type.Boolean(),
  commitment: Type.Optional(Type.String({ description: "SHA-256 of the seed's bytes, from the start on" })),
  seed: Type.Optional(Type.String({ description: 'Once the game is over' })),
  rematch: Type.Optional(Type.String({ description: 'Table of the rematch, once somebody asked for one' })),
  training: Type.Optional(
    Type.Literal(true, {
      description: 'Moves were taken back across something revealed, against bots alone: the game counts as training',
    }),
  ),
  clocks: Type.Optional(Clocks),
  handovers: Type.Optional(Type.Array(Handover, { description: 'Which seats changed hands while the game ran, in order' })),
  asks: Type.Optional(Type.Array(Ask, { description: 'What people are asking of each other now' })),
  result: Type.Optional(TableResult),
});

export type TableList = Wire<typeof TableList>;
export const TableList = Type.Object({
  listed: Type.Array(TableInfo, { description: 'Open to everybody, and waiting for players' }),
  watch: Type.Array(TableInfo, {
    description: 'Running games that everybody may watch: where my friends play, then where most people are, then the latest',
  }),
  mine: Type.Array(TableInfo, { description: 'Where I sit, or which I organise; latest first' }),
  friends: Type.Array(TableInfo, { description: 'Where my friends sit and I may join or watch' }),
  invited: Type.Array(TableInfo, { description: 'Where a seat is kept for me' }),
});

export type NewTable = Wire<typeof NewTable>;
export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    seats: SeatCount,
    options: Type.Optional(OptionValues),
    listed: Type.Optional(TableSettings.properties.listed),
    spectators: Type.Optional(Type.Boolean({ description: 'Whether others may watch; yes unless said otherwise' })),
    delay: Type.Optional(Delay),
    openChat: Type.Optional(Type.Boolean({ description: 'Whether spectators may read the players; yes unless said otherwise' })),
    friends: Type.Optional(Type.Boolean({ description: 'Shown to my friends who have me for a friend too' })),
    name: Type.Optional(Type.String({ maxLength: LONGEST_NAME, description: 'Absent: the words of its link' })),
    seat: Type.Optional(seatNumber('Where I sit; absent: seat 0')),
    sit: Type.Optional(Type.Boolean({ description: 'Whether I sit down there; no: I only organise. Yes unless said otherwise' })),
    bots: Type.Optional(Type.Array(Type.Object({ seat: SeatNumber, level: Level }, closed), { maxItems: MOST_SEATS })),
    start: Type.Optional(Type.Boolean({ description: 'Start at once; every seat must be taken' })),
    terms: Type.Optional(TermsWish),
  },
  closed,
);

export type Sitting = Wire<typeof Sitting>;
export const Sitting = Type.Object(
  {
    seat: Type.Optional(seatNumber('Absent: the one kept for me, or the first open one')),
    edition: Type.Optional(Edition),
  },
  closed,
);

/** To free the seat of somebody who sits there the host names them, so that nobody goes by mistake. */
export type SeatWish = Wire<typeof SeatWish>;
export const SeatWish = Type.Union([
  Type.Object({ kind: Type.Literal('bot'), level: Level }, closed),
  Type.Object({ kind: Type.Literal('open'), person: Type.Optional(PersonId) }, closed),
]);

export type Starting = Wire<typeof Starting>;
export const Starting = Type.Object(
  { fill: Type.Optional(oneOf(Level.enum, 'Level of the bots that take the seats still open; absent: the table must be full')) },
  closed,
);

export type Removing = Wire<typeof Removing>;
export const Removing = Type.Object({ person: PersonId }, closed);

export type Archiving = Wire<typeof Archiving>;
export const Archiving = Type.Object({ archived: Type.Boolean() }, closed);
