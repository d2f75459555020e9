/** The operator's desk, under /api/operator: for whoever runs the house, and for nobody else. */
import Type from 'typebox';
import { ChatLine } from './live.ts';
import { Naming } from './people.ts';
import { NamedPerson, ReportReason } from './social.ts';
import { TablePhase } from './tables.ts';
import { closed, Instant, oneOf, type Wire } from './wire.ts';

const MOST_PAGES = 100_000;
const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_PAGES }));
const Count = Type.Integer({ minimum: 0 });
const listed = { total: Count, perPage: Type.Integer({ description: 'So many to a page; pages count from 1' }) };

/** What operators do, as the log has it. */
export type DeskAct = Wire<typeof DeskAct>;
export const DeskAct = oneOf([
  'warn',
  'mute',
  'unmute',
  'rename',
  'signOut',
  'ban',
  'unban',
  'removeLine',
  'dismiss',
  'closeReport',
  'closeTable',
  'endTable',
  'removeTable',
  'copy',
  'mail',
  'addOperator',
  'removeOperator',
  'firstOperator',
  'correct',
  'setHouse',
  'invite',
  'withdraw',
  'recompute',
  'dropEdition',
]);

/** A house's health in short, and how much is in each drawer. */
export type DeskSummary = Wire<typeof DeskSummary>;
export const DeskSummary = Type.Object({
  version: Type.String(),
  since: Type.Optional(Type.Object({ at: Instant }, { description: 'Since when the process that is longest up is' })),
  saving: Type.Boolean({ description: 'Whether anything can be saved' }),
  disk: Type.Optional(
    Type.Object(
      { used: Type.Number(), free: Type.Number(), low: Type.Boolean() },
      { description: 'In bytes; absent where the database is elsewhere' },
    ),
  ),
  mail: Type.Object({
    on: Type.Boolean(),
    tried: Type.Optional(Type.Object({ at: Instant, well: Type.Boolean() })),
  }),
  reports: Count,
  people: Type.Object({ all: Count, here: Count }),
  tables: Type.Object({ playing: Count, resting: Count, lobby: Count }),
  failed: Type.Object({ notices: Count }, { description: 'Notices given up in the last month' }),
});

export const BotLoad = Type.Object({
  threads: Count,
  busy: Count,
  waiting: Count,
  share: Type.Optional(Type.Number({ description: 'Of all the time of all threads in the last hour, from 0 to 1' })),
  limitMs: Type.Number({ description: 'The longest that a bot may think here' }),
  times: Type.Optional(
    Type.Object({ half: Type.Number(), slow: Type.Number(), n: Count }, { description: 'Of the last day, in ms' }),
  ),
  waits: Type.Optional(Type.Object({ half: Type.Number(), slow: Type.Number(), n: Count })),
});
export type DeskLoad = Wire<typeof DeskLoad>;
export const DeskLoad = Type.Object({
  bots: BotLoad,
  processes: Type.Array(
    Type.Object({
      version: Type.String(),
      node: Type.String(),
      startedAt: Instant,
      threads: Count,
      busy: Count,
      waiting: Count,
      tables: Count,
    }),
  ),
});

/** How soon: half of them sooner than this, all but one in a hundred sooner than that. In milliseconds. */
const Times = Type.Object({ half: Type.Number(), slow: Type.Number(), n: Count });

export const HoursQuery = Type.Object({ span: oneOf(['day', 'month']) }, closed);
export type DeskHours = Wire<typeof DeskHours>;
export const DeskHours = Type.Object({
  span: oneOf(['day', 'month']),
  bars: Type.Array(
    Type.Object({
      at: Type.Object({ from: Instant, to: Instant }),
      moves: Type.Object({ people: Count, bots: Count }),
      people: Type.Integer({ description: 'Different people who were here' }),
      times: Type.Optional(Times),
      botTimes: Type.Optional(Times),
    }),
    { description: 'Oldest first: the last 24 hours, or the last 30 days of UTC' },
  ),
});

/** Somebody, as the desk knows them. */
export type DeskPerson = Wire<typeof DeskPerson>;
export const DeskPerson = Type.Object({
  ...NamedPerson.properties,
  email: Type.Optional(Type.String({ description: 'Absent: a guest' })),
  confirmed: Type.Optional(Type.Boolean()),
  since: Instant,
  seen: Type.Number({ description: 'When they last asked for anything; 0: not noted' }),
  here: Type.Boolean(),
  sessions: Count,
  games: Count,
  operator: Type.Boolean(),
  banned: Type.Optional(Instant),
  bannedUntil: Type.Optional(Instant),
  muted: Type.Optional(Instant),
  warnings: Count,
  warned: Type.Optional(Instant),
  reports: Type.Integer({ description: 'About them, open and closed' }),
});

export const WHICH_PEOPLE = ['everybody', 'here', 'accounts', 'guests', 'silenced', 'banned', 'operators'] as const;
export type WhichPeople = (typeof WHICH_PEOPLE)[number];
export const PeopleQuery = Type.Object(
  {
    find: Type.Optional(Type.String({ maxLength: 100 })),
    which: Type.Optional(oneOf([...WHICH_PEOPLE])),
    page: Page,
  },
  closed,
);
export type DeskPeople = Wire<typeof DeskPeople>;
export const DeskPeople = Type.Object({ people: Type.Array(DeskPerson), ...listed });

const Words = Type.Optional(Type.String({ maxLength: 500, description: "The operator's own, which the person reads" }));
const Hours = Type.Union([Type.Literal(1), Type.Literal(24), Type.Literal(168), Type.Literal(720)], {
  description: 'An hour, a day, a week, a month',
});

const BanHours = Type.Optional(Hours);

export type PersonAct = Wire<typeof PersonAct>;
export const PersonAct = Type.Union([
  Type.Object({ act: Type.Literal('warn'), words: Type.String({ minLength: 1, maxLength: 500 }) }, closed),
  Type.Object({ act: Type.Literal('mute'), hours: Hours, words: Words }, closed),
  Type.Object({ act: Type.Literal('rename'), name: Naming.properties.name }, closed),
  Type.Object({ act: Type.Literal('ban'), hours: BanHours, words: Words }, closed),
  Type.Object({ act: oneOf(['unmute', 'signOut', 'unban']) }, closed),
]);

/** What is done about a report. `hide` takes the reported line away as well. */
export type ReportAct = Wire<typeof ReportAct>;
const Hide = Type.Optional(Type.Boolean());
export const ReportAct = Type.Union([
  Type.Object({ act: Type.Literal('warn'), words: Words, hide: Hide }, closed),
  Type.Object({ act: Type.Literal('mute'), hours: Hours, words: Words, hide: Hide }, closed),
  Type.Object({ act: Type.Literal('rename'), name: Naming.properties.name, hide: Hide }, closed),
  Type.Object({ act: Type.Literal('ban'), hours: BanHours, words: Words, hide: Hide }, closed),
  Type.Object({ act: oneOf(['dismiss', 'removeLine']), hide: Hide }, closed),
]);

export const ReportParams = Type.Object({ report: Type.String({ minLength: 1, maxLength: 60 }) });
export const ReportsQuery = Type.Object({ closed: Type.Optional(Type.Boolean()), page: Page }, closed);
export type DeskReport = Wire<typeof DeskReport>;
export const DeskReport = Type.Object({
  id: Type.String(),
  at: Instant,
  reason: ReportReason,
  words: Type.String(),
  reporter: DeskPerson,
  about: DeskPerson,
  blocked: Type.Boolean({ description: 'Whoever reports has blocked them' }),
  lines: Type.Array(
    Type.Object({ ...ChatLine.properties, gone: Type.Optional(Type.Literal(true, { description: 'It was taken away' })) }),
    { description: 'The chat around, as it was when it was reported' },
  ),
  line: Type.Optional(Type.Integer({ description: 'The reported one' })),
  table: Type.Optional(
    Type.Object({
      id: Type.String(),
      name: Type.Optional(Type.String({ description: 'Absent: the table is gone' })),
      game: Type.Optional(Type.String()),
      phase: Type.Optional(TablePhase),
      seats: Type.Optional(Count),
      version: Type.Optional(Type.Integer({ description: 'How far the game had come when the line was written' })),
    }),
  ),
  closed: Type.Optional(Type.Object({ at: Instant, by: Type.Optional(NamedPerson), outcome: Type.Optional(DeskAct) })),
});
export type DeskReports = Wire<typeof DeskReports>;
export const DeskReports = Type.Object({ reports: Type.Array(DeskReport), ...listed });

export const WHICH_TABLES = ['playing', 'resting', 'lobby', 'over'] as const;
export type WhichTables = (typeof WHICH_TABLES)[number];
export const TablesQuery = Type.Object(
  {
    which: Type.Optional(oneOf([...WHICH_TABLES])),
    game: Type.Optional(Type.String({ maxLength: 60 })),
    edition: Type.Optional(Type.String({ maxLength: 40 })),
    find: Type.Optional(Type.String({ maxLength: 100 })),
    page: Page,
  },
  closed,
);
export type DeskTable = Wire<typeof DeskTable>;
export const DeskTable = Type.Object({
  id: Type.String(),
  name: Type.String(),
  game: Type.String(),
  edition: Type.Optional(Type.String()),
  phase: TablePhase,
  resting: Type.Optional(Type.Literal(true)),
  host: NamedPerson,
  people: Type.Array(NamedPerson),
  bots: Count,
  seats: Count,
  toAct: Type.Array(Type.Union([NamedPerson, Type.Object({ bot: Type.String() })]), { description: 'Whose turn it is' }),
  clock: oneOf(['none', 'live', 'turns']),
  steps: Count,
  updatedAt: Instant,
  mayWatch: Type.Boolean(),
});
export type DeskTables = Wire<typeof DeskTables>;
export const DeskTables = Type.Object({ tables: Type.Array(DeskTable), ...listed });
export const TableAct = Type.Object(
  { act: oneOf(['close', 'end', 'remove'], 'Before the start; while it runs; where it rests') },
  closed,
);
export type TableAct = Wire<typeof TableAct>;
export const LineParams = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 60 }),
  line: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
});

export const DeskPage = Type.Object({ page: Page }, closed);
export type DeskNotices = Wire<typeof DeskNotices>;
export const DeskNotices = Type.Object({
  counts: Type.Object({ due: Count, sent: Count, dropped: Count, failed: Count }),
  failed: Type.Array(
    Type.Object({
      at: Instant,
      person: NamedPerson,
      way: Type.String(),
      kind: Type.String(),
      table: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
      tries: Count,
      why: Type.Optional(Type.String()),
    }),
  ),
  ...listed,
});

export type DeskCopies = Wire<typeof DeskCopies>;
export const DeskCopies = Type.Object({
  kept: Type.Integer({ description: 'Of each kind; 0: none are made at night' }),
  copies: Type.Array(Type.Object({ kind: oneOf(['night', 'upgrade', 'asked']), at: Instant, bytes: Type.Number() }), {
    description: 'Newest first',
  }),
  trouble: Type.Optional(Type.Object({ at: Instant, why: Type.String() })),
});

export type DeskEditions = Wire<typeof DeskEditions>;
export const DeskEditions = Type.Object({
  version: Type.String(),
  node: Type.String(),
  database: Type.String(),
  editions: Type.Array(
    Type.Object({
      game: Type.String(),
      edition: Type.Optional(Type.String({ description: 'Absent: from before editions had names' })),
      present: Type.Boolean({ description: 'New tables are made with it' }),
      printed: Type.Boolean({ description: 'Of the cards as they are printed' }),
      here: Type.Boolean({ description: 'It can be played on this server' }),
      lobby: Count,
      playing: Count,
      over: Count,
    }),
  ),
});

export type DeskLog = Wire<typeof DeskLog>;
export const DeskLog = Type.Object({
  entries: Type.Array(
    Type.Object({
      id: Type.String(),
      at: Instant,
      act: DeskAct,
      by: Type.Optional(Type.Object(NamedPerson.properties, { description: 'Absent: by a command on the machine' })),
      person: Type.Optional(NamedPerson),
      table: Type.Optional(Type.Object({ id: Type.String(), name: Type.Optional(Type.String()) })),
      detail: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
    }),
  ),
  ...listed,
});
