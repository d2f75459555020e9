/**
 * One deal for everybody: the daily, a past deal played at once, the same deal for friends. A deal is a seed that nobody knows, a
 * fixed seat and bots whose every answer follows from the deal and the moves so far; a try is a normal table with a mark.
 */
import Type from 'typebox';
import { OptionValues } from './games.ts';
import { NamedPerson } from './social.ts';
import { TableInfo } from './tables.ts';
import { Level } from './time.ts';
import { closed, Instant, oneOf, SeatCount, SeatNumber, seatNumber, type Wire } from './wire.ts';

export const DayParams = Type.Object({
  day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'As 2026-11-16, by the zone of the server' }),
});
export const DealId = Type.String({ minLength: 1, maxLength: 80, pattern: '^[a-z0-9-]+$' });
export const DealParams = Type.Object({ deal: DealId });
export const GhostParams = Type.Object({ deal: DealId, level: Level });

/** `daily`: everybody's of a day. `friends`: whoever has the link. `table`: the deal of a game that was played here. */
export type DealKind = Wire<typeof DealKind>;
export const DealKind = oneOf(['daily', 'friends', 'table']);

/** Who sits where: the person who tries it, or a bot. */
export type DealSeat = Wire<typeof DealSeat>;
export const DealSeat = Type.Union([
  Type.Object({ kind: Type.Literal('me') }),
  Type.Object({ kind: Type.Literal('bot'), level: Level, name: Type.String() }),
]);

/**
 * Why a finished try is not ranked with the others. `late`: it was begun when the deal was closed, or not finished in time.
 * `second`: the same person has another try of this deal, under what was a guest of theirs. `impossible`: worked out again, the
 * game was not played by these rules and bots.
 */
export type NotCounted = Wire<typeof NotCounted>;
export const NotCounted = oneOf(['late', 'second', 'impossible'], 'Why it is not ranked with the others; absent: it is');

const EarlierBots = Type.Literal(true, {
  description: 'Played against earlier bots than those of this server: it counts, and is not checked again',
});

/** Somebody's own try. */
export type DealTry = Wire<typeof DealTry>;
export const DealTry = Type.Object({
  table: Type.String({ description: 'The table it is played at: /tables/<id>, going on where it was left' }),
  state: oneOf(['playing', 'over']),
  begunAt: Instant,
  endedAt: Type.Optional(Instant),
  until: Type.Optional(
    Type.Number({ description: 'While it is played and counts: to be ranked it has to be finished before then' }),
  ),
  points: Type.Optional(Type.Number({ description: 'Once it is over' })),
  tablePlace: Type.Optional(Type.Integer({ description: 'Once it is over: the place at the table, among the bots' })),
  notCounted: Type.Optional(NotCounted),
  earlierBots: Type.Optional(EarlierBots),
});

/** How a finished try compares; ghosts never count in `betterThan`. */
export type DealRank = Wire<typeof DealRank>;
export const DealRank = Type.Object({
  place: Type.Integer({ description: 'Among the people whose tries count, 1 for the best; equal points share a place' }),
  people: Type.Integer({ description: 'So many people are ranked, this one included' }),
  behind: Type.Integer({ description: 'People with fewer points' }),
  ahead: Type.Integer({ description: 'People with more points' }),
  betterThan: Type.Optional(
    Type.Integer({ description: 'Better than so many of 100 other people; absent where nobody else is ranked' }),
  ),
  placeWithGhosts: Type.Integer({ description: 'Among people and ghosts' }),
});

/** A deal as everybody may know it before having played. */
export type DealInfo = Wire<typeof DealInfo>;
export const DealInfo = Type.Object({
  id: Type.String({ description: 'Of a daily, its day' }),
  kind: DealKind,
  day: Type.Optional(Type.String({ description: 'Of a daily: 2026-11-16' })),
  title: Type.Optional(Type.String({ description: "Of a deal for friends: what its maker called it, else the link's words" })),
  maker: Type.Optional(NamedPerson),
  game: Type.String(),
  edition: Type.String(),
  options: OptionValues,
  seat: seatNumber('Where everybody sits who tries it'),
  seats: Type.Array(DealSeat, { description: 'In turn order' }),
  minutes: Type.Object({ min: Type.Number(), max: Type.Number() }, { description: 'About how long it takes' }),
  beginsAt: Instant,
  endsAt: Type.Optional(
    Type.Number({ description: 'A try that begins before then counts. Of a daily: midnight. Absent: it never closes' }),
  ),
  finishBy: Type.Optional(Type.Number({ description: 'A try that counts has to be finished before then' })),
  closed: Type.Boolean({ description: 'No try that begins now is ranked; it can still be played and compared' }),
  commitment: Type.String({ description: "SHA-256 of the seed's bytes, published when the deal begins" }),
  seed: Type.Optional(
    Type.String({
      description:
        'Once the deal is closed and nobody whose try counts is still at it; of a table’s deal, once I have played it. Whoever has finished finds it in their record before',
    }),
  ),
  people: Type.Integer({ description: 'So many have finished it, and are ranked' }),
  playing: Type.Integer({ description: 'So many are at it now, their tries count' }),
  mine: Type.Optional(DealTry),
  standing: Type.Optional(Type.Object(DealRank.properties, { description: 'Mine, once my try is over and counts' })),
  fieldOpen: Type.Boolean({
    description: 'I may see the field and the replays of others: my own try is over, or the seed is published',
  }),
  exportable: Type.Boolean({ description: 'I can have the file for `cantiere verify`: the seed is there' }),
  fromTable: Type.Optional(Type.String({ description: 'Of a deal from a table: its id, for those who may see it' })),
});

/** Days in a row, by the deals' own days. */
export type Streak = Wire<typeof Streak>;
export const Streak = Type.Object({
  days: Type.Integer({ description: 'In a row until today, or until yesterday while today is not played' }),
  longest: Type.Integer(),
  today: Type.Boolean({ description: "Today's brick is laid" }),
});

/** The home page's card. */
export type DailyToday = Wire<typeof DailyToday>;
export const DailyToday = Type.Object({
  now: Type.Number({ description: "The server's clock" }),
  zone: Type.String({ description: 'IANA time zone by which days begin' }),
  today: Type.Optional(Type.Object(DealInfo.properties, { description: 'Absent: this house has no daily' })),
  unfinished: Type.Optional(
    Type.Object(DealInfo.properties, { description: 'An earlier day that I am still at, and may finish in time' }),
  ),
  yesterday: Type.Optional(DealInfo),
  streak: Type.Optional(Type.Object(Streak.properties, { description: 'Absent for strangers' })),
});

export const ArchiveQuery = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    game: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    unplayed: Type.Optional(Type.Boolean({ description: 'Only those that I have not played' })),
  },
  closed,
);

/** Past days, newest first. */
export type DailyArchive = Wire<typeof DailyArchive>;
export const DailyArchive = Type.Object({
  days: Type.Array(DealInfo),
  total: Type.Integer(),
  perPage: Type.Integer(),
});

/** Somebody in the field. */
export type FieldPerson = Wire<typeof FieldPerson>;
export const FieldPerson = Type.Object({
  ...NamedPerson.properties,
  table: Type.String({ description: 'GET /api/tables/<id>/record opens it as a replay' }),
  points: Type.Number(),
  tablePlace: Type.Integer({ description: 'At their table, among the bots' }),
  place: Type.Optional(Type.Integer({ description: 'Absent where the try is not ranked' })),
  endedAt: Instant,
  guest: Type.Optional(
    Type.Literal(true, {
      description: 'Without an account: nothing says that this was their first try. Among equals, accounts first',
    }),
  ),
  me: Type.Optional(Type.Literal(true)),
  friend: Type.Optional(Type.Literal(true)),
  verified: Type.Optional(Type.Literal(true, { description: 'The server has worked the whole game out again' })),
  earlierBots: Type.Optional(EarlierBots),
  notCounted: Type.Optional(NotCounted),
});

/** What a bot level makes of the deal in the same seat. */
export type FieldGhost = Wire<typeof FieldGhost>;
export const FieldGhost = Type.Object({
  level: Level,
  points: Type.Number(),
  tablePlace: Type.Integer(),
  place: Type.Integer({ description: 'Where a person with as many points would be ranked' }),
  earlierBots: Type.Optional(Type.Literal(true, { description: 'These were earlier bots than those of this server' })),
});

/** People with so many points. */
export type FieldColumn = Wire<typeof FieldColumn>;
export const FieldColumn = Type.Object({ points: Type.Number(), people: Type.Integer() });

/** Everybody on one deal. Sent to those who may see it (`fieldOpen`). */
export type DealField = Wire<typeof DealField>;
export const DealField = Type.Object({
  deal: DealInfo,
  columns: Type.Array(FieldColumn, { description: 'All who are ranked, by points, fewest first: the dots of the curve' }),
  people: Type.Array(FieldPerson, {
    description:
      'The best, my neighbours, my friends, the last, and me even where I am not ranked; everybody where they are few. Best first. Among them, without a place, who played when the deal was closed: my friends and the latest',
  }),
  whole: Type.Boolean({ description: '`people` is everybody who is ranked' }),
  ghosts: Type.Array(FieldGhost, { description: 'Best first; those whose game is worked out already' }),
  ghostsWaiting: Type.Integer({ description: 'So many levels are still at it' }),
  playing: Type.Array(NamedPerson, { description: 'Of a deal for friends: who has begun and is not done' }),
  original: Type.Optional(
    Type.Object(
      { ...NamedPerson.properties, table: Type.String(), points: Type.Number(), tablePlace: Type.Integer() },
      { description: 'Of a deal from a table: who had this seat then, against people' },
    ),
  ),
});

/** A deal for whoever gets the link; each plays it alone. */
export type NewFriendsDeal = Wire<typeof NewFriendsDeal>;
export const NewFriendsDeal = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    seats: SeatCount,
    options: Type.Optional(OptionValues),
    level: Type.Optional(oneOf(Level.enum, 'Of all the bots; normal unless said otherwise')),
    seat: Type.Optional(seatNumber('Where everybody sits; absent: drawn')),
    title: Type.Optional(Type.String({ maxLength: 200 })),
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 30, description: 'How long the link is good; 7 unless said otherwise' }),
    ),
  },
  closed,
);

/** The deal of a finished game that I may see, for others to play in one of its seats. */
export type TableDeal = Wire<typeof TableDeal>;
export const TableDeal = Type.Object(
  { seat: SeatNumber, level: Type.Optional(oneOf(Level.enum, 'Of the bots in the other seats; normal unless said otherwise')) },
  closed,
);

/** Deals for friends and from tables that I made or tried, newest first. */
export type MyDeals = Wire<typeof MyDeals>;
export const MyDeals = Type.Object({
  deals: Type.Array(DealInfo),
  mayMake: Type.Integer({ description: 'So many more at present' }),
});

/** What begins or goes on: the same table however often it is asked for. */
export type TryStarted = Wire<typeof TryStarted>;
export const TryStarted = Type.Object({ deal: DealInfo, table: TableInfo });

/** The days of a week, Monday to Sunday: on each so many of 100 others, ghosts included, were behind. */
export type WeekPlace = Wire<typeof WeekPlace>;
export const WeekPlace = Type.Object({
  ...NamedPerson.properties,
  place: Type.Integer(),
  score: Type.Integer({ description: 'The sum over the days: 700 at most' }),
  days: Type.Integer({ description: 'Days that were played' }),
  me: Type.Optional(Type.Literal(true)),
});

export const WeekQuery = Type.Object(
  { back: Type.Optional(Type.Integer({ minimum: 0, maximum: 520, description: 'So many weeks ago; 0 is this week' })) },
  closed,
);

/** Only accounts have a place here; on the days of a week that are still open, only for those who have played them. */
export type WeekCrowns = Wire<typeof WeekCrowns>;
export const WeekCrowns = Type.Object({
  from: Type.String({ description: 'Its Monday, as 2026-11-16' }),
  to: Type.String({ description: 'Its Sunday' }),
  over: Type.Boolean({ description: 'The crowns are given; otherwise this is how it stands' }),
  friends: Type.Array(WeekPlace, { description: 'I and those whom I have for friends; empty for strangers' }),
  house: Type.Array(WeekPlace, { description: 'The best of everybody, and me' }),
});

/** What an operator chooses. */
export type DailySettings = Wire<typeof DailySettings>;
export const DailySettings = Type.Object({
  games: Type.Array(Type.String(), { description: 'They take turns; empty: no daily' }),
  all: Type.Array(Type.String(), { description: 'All that stand on the shelf of the house' }),
  zone: Type.String(),
});

/** Counts from the day after tomorrow at the latest: tomorrow's deal may be prepared already. */
export type DailyChange = Wire<typeof DailyChange>;
export const DailyChange = Type.Object(
  {
    games: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 100 })),
    zone: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  },
  closed,
);
