/** Tables and who sits at them. */
import type { BotLevel } from '@cantiere/bots';
import type { Options, Seat } from '@cantiere/engine';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Absence, Handover, Kept, LobbyInfo, TablePhase, TableResult, TableSettings, Terms } from '../protocol.ts';
import type { Asks } from '../tables/asks.ts';
import { noteHandovers, readHandovers } from './handovers.ts';
import type { Db, Schema } from './schema.ts';
import type { Store } from './store.ts';

export type StoredSeat =
  | { readonly kind: 'open'; readonly kept?: Kept }
  /** `leftBy`: whoever gave this seat up while the game was running. */
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly name: string; readonly leftBy?: string }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      /** When they sat down in the running game; 0 for whoever was there from the start. */
      readonly since: number;
      /** Before the start: the settings they sat down to; absent: those that stand. */
      readonly agreedTo?: TableSettings;
      /** When they were last seen at the table, as far as that is written down. */
      readonly seen?: number;
      /** Where from, keyed; absent: not known. */
      readonly from?: string;
      /** They have an account; a guest has only a cookie. */
      readonly account?: true;
    };

/** What the moves led to, so that lists need not play every game again. */
export interface Summary {
  readonly version: number;
  readonly toAct: readonly Seat[];
  readonly result?: TableResult;
  readonly training?: true;
  /** Seat by seat: when their time runs out, and whether a bot plays for them. */
  readonly clocks?: { readonly deadlines: readonly (number | null)[]; readonly absences: readonly (Absence | null)[] };
}

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly name: string;
  readonly phase: TablePhase;
  readonly options: Options;
  readonly listed: boolean;
  readonly spectators: boolean;
  /** Spectators see the game so many steps late. */
  readonly delay: number;
  /** Spectators may read what the players say. */
  readonly openChat: boolean;
  /** The host's friends find it. */
  readonly friends: boolean;
  /** People whom the host has removed. */
  readonly removed: readonly string[];
  readonly host: string;
  readonly hostName: string;
  readonly lobby: LobbyInfo;
  readonly seats: readonly StoredSeat[];
  readonly terms: Terms;
  readonly asks: Asks;
  /** Which seats changed hands while the game ran; absent: none. */
  readonly handovers?: readonly Handover[];
  readonly createdAt: number;
  /** 0 in the lobby. */
  readonly startedAt: number;
  readonly updatedAt: number;
  /** How often it was changed, by whatever process; a game that goes on is no change. */
  readonly changes: number;
  readonly summary: Summary;
  readonly seed?: string;
  readonly rematch?: string;
}

/** False when the id is taken. */
export async function addTable(db: Kysely<Schema>, table: StoredTable): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const written = await trx
      .insertInto('tables')
      .values({
        id: table.id,
        created_at: table.createdAt,
        ...columns(table),
        ...summaryColumns(table),
        driver: null,
        driver_until: 0,
        settled: 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (written === undefined) return false;
    await trx
      .insertInto('seats')
      .values(table.seats.map((seat, number) => ({ table_id: table.id, seat: number, ...seatColumns(seat) })))
      .execute();
    return true;
  });
}

export async function readTable(db: Db, id: string): Promise<StoredTable | undefined> {
  return (await readTables(db, [id]))[0];
}

/** In the order asked for; unknown ones are left out. */
export async function readTables(db: Db, ids: readonly string[]): Promise<StoredTable[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('tables')
    .leftJoin('people', 'people.id', 'tables.host')
    .selectAll('tables')
    .select('people.name as host_name')
    .where('tables.id', 'in', ids)
    .execute();
  const seats = await db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .leftJoin('people as guests', 'guests.id', 'seats.kept_for')
    .select([
      'table_id',
      'seat',
      'kind',
      'person',
      'level',
      'left_by',
      'since',
      'agreed_to',
      'kept_for',
      'kept_at',
      'seats.seen_at as last_seen',
      'seen_from',
      'people.email',
      'seats.name as bot_name',
      'people.name as person_name',
      'guests.name as guest_name',
    ])
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const handovers = await readHandovers(db, ids);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [asTable(row, seats.filter((seat) => seat.table_id === id).map(asSeat), handovers.get(id))] : [];
  });
}

export interface Changed {
  readonly before: StoredTable;
  readonly after: StoredTable | undefined;
}

/**
 * Changes a table by a pure function; whatever it throws leaves everything as it was. Nobody else can change the table
 * meanwhile: the first statement is an update, which locks the row on PostgreSQL as SQLite locks the file.
 * 'gone' removes the table.
 */
export async function changeTable(
  db: Kysely<Schema>,
  id: string,
  change: (table: StoredTable) => StoredTable | 'gone',
): Promise<Changed | undefined> {
  return db.transaction().execute((trx) => changeTableWithin(trx, id, change));
}

/** The same within a transaction that does more; several tables in the order of their ids. */
export async function changeTableWithin(
  trx: Transaction<Schema>,
  id: string,
  change: (table: StoredTable) => StoredTable | 'gone',
): Promise<Changed | undefined> {
  const locked = await trx
    .updateTable('tables')
    .set({ updated_at: Date.now() })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  const before = locked && (await readTable(trx, id));
  if (before === undefined) return undefined;
  const after = change(before);
  if (after === 'gone') {
    await trx.deleteFrom('tables').where('id', '=', id).execute();
    await removeRelated(trx, [id]);
    return { before, after: undefined };
  }
  if (after === before) return { before, after };
  const changes = before.changes + 1;
  await trx
    .updateTable('tables')
    .set({ ...columns(after), changes })
    .where('id', '=', id)
    .execute();
  await noteHandovers(trx, before, after);
  const added: Schema['seats'][] = [];
  for (const [seat, sitting] of after.seats.entries()) {
    if (seat >= before.seats.length) added.push({ table_id: id, seat, ...seatColumns(sitting) });
    else if (sitting !== before.seats[seat])
      await trx.updateTable('seats').set(seatColumns(sitting)).where('table_id', '=', id).where('seat', '=', seat).execute();
  }
  if (added.length > 0) await trx.insertInto('seats').values(added).execute();
  if (after.seats.length < before.seats.length)
    await trx.deleteFrom('seats').where('table_id', '=', id).where('seat', '>=', after.seats.length).execute();
  return { before, after: { ...after, changes } };
}

/** Writes what the moves led to. Never goes back: another process may be ahead. */
export async function saveSummary(db: Db, table: StoredTable): Promise<void> {
  await db
    .updateTable('tables')
    .set({ ...summaryColumns(table), phase: table.phase, updated_at: table.updatedAt })
    .where('id', '=', table.id)
    .where('version', '<=', table.summary.version)
    .where('phase', '!=', 'over')
    .execute();
}

/**
 * Single statements on SQLite, where they ride along in the commits of moves instead of holding them up; all in one statement
 * on PostgreSQL.
 */
export async function saveSummaries({ db, shared }: Pick<Store, 'db' | 'shared'>, tables: readonly StoredTable[]): Promise<void> {
  if (shared) await saveTogether(db, tables);
  else await Promise.all(tables.map((table) => saveSummary(db, table)));
}

/**
 * Locks the rows in one order everywhere, so that two processes never wait for each other. Not on the disk at once: what a
 * database that fell over has forgotten of a summary is made from the moves again (leases.ts).
 */
async function saveTogether(db: Db, tables: readonly StoredTable[]): Promise<void> {
  const rows = tables.map((table) => ({
    id: table.id,
    ...summaryColumns(table),
    phase: table.phase,
    updated_at: table.updatedAt,
  }));
  await sql`
    WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)),
    fresh AS MATERIALIZED (
      SELECT fresh.* FROM quick, json_to_recordset(${JSON.stringify(rows)}::json) AS fresh(
        id text, version integer, to_act text, bots_to_act integer, result text, training integer,
        deadline bigint, clocks text, phase text, updated_at bigint)
    ),
    locked AS (SELECT tables.id FROM tables JOIN fresh ON fresh.id = tables.id ORDER BY tables.id FOR UPDATE OF tables)
    UPDATE tables SET
      version = fresh.version, to_act = fresh.to_act, bots_to_act = fresh.bots_to_act, result = fresh.result,
      training = fresh.training, deadline = fresh.deadline, clocks = fresh.clocks, phase = fresh.phase,
      updated_at = fresh.updated_at
    FROM locked JOIN fresh ON fresh.id = locked.id
    WHERE tables.id = fresh.id AND tables.version <= fresh.version AND tables.phase <> 'over'`.execute(db);
}

/** Open to everybody, latest first: waiting for players, or running where they may be watched. */
export async function listedTables(db: Db, phase: 'lobby' | 'playing', most: number): Promise<StoredTable[]> {
  let listed = db.selectFrom('tables').select('id').where('listed', '=', 1).where('phase', '=', phase);
  if (phase === 'playing') listed = listed.where('spectators', '=', 1);
  const rows = await listed.orderBy('updated_at', 'desc').limit(most).execute();
  return readTables(
    db,
    rows.map((row) => row.id),
  );
}

/** Running and waiting tables at which one of these people sits, of those that are listed or shown to friends. */
export async function tablesWith(db: Db, people: readonly string[], most: number): Promise<StoredTable[]> {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.id', 'tables.updated_at'])
    .distinct()
    .where('seats.person', 'in', people)
    .where('phase', 'in', ['lobby', 'playing'])
    .where((e) => e.or([e('listed', '=', 1), e('for_friends', '=', 1)]))
    .orderBy('tables.updated_at', 'desc')
    .limit(most)
    .execute();
  return readTables(
    db,
    rows.map((row) => row.id),
  );
}

/** Where somebody sits, and what they organise without sitting there as long as it is not over. */
export async function tablesOf(db: Db, person: string, archived: boolean, most: number): Promise<StoredTable[]> {
  const rows = await db
    .selectFrom('tables')
    .leftJoin('archived', (join) => join.onRef('archived.table_id', '=', 'tables.id').on('archived.person', '=', person))
    .select('tables.id')
    .where((e) =>
      e.or([
        e('tables.id', 'in', e.selectFrom('seats').select('table_id').where('seats.person', '=', person)),
        e.and([e('tables.host', '=', person), e('tables.phase', '!=', 'over')]),
      ]),
    )
    .where('archived.person', archived ? 'is not' : 'is', null)
    .orderBy('tables.updated_at', 'desc')
    .limit(most)
    .execute();
  return readTables(
    db,
    rows.map((row) => row.id),
  );
}

/** Where a seat is kept for somebody, newest first. */
export async function tablesKeptFor(db: Db, person: string, most: number): Promise<StoredTable[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.id', 'seats.kept_at'])
    .where('seats.kept_for', '=', person)
    .where('tables.phase', '=', 'lobby')
    .orderBy('seats.kept_at', 'desc')
    .limit(most)
    .execute();
  return readTables(
    db,
    rows.map((row) => row.id),
  );
}

/** How many seats this host keeps for somebody at other tables. */
export async function seatsKeptBy(db: Db, host: string, person: string, exceptAt: string): Promise<number> {
  const row = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select((e) => e.fn.countAll().as('seats'))
    .where('seats.kept_for', '=', person)
    .where('tables.host', '=', host)
    .where('tables.phase', '=', 'lobby')
    .where('tables.id', '!=', exceptAt)
    .executeTakeFirstOrThrow();
  return Number(row.seats);
}

/** Running tables where somebody's time ran out before then, as far as the rows know. */
export async function overdueTables(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('deadline', '<', before)
    .where('phase', '=', 'playing')
    .orderBy('deadline')
    .execute();
  return rows.map((row) => row.id);
}

export async function unfinishedTablesHostedBy(db: Db, person: string): Promise<number> {
  const row = await db
    .selectFrom('tables')
    .select((e) => e.fn.countAll().as('tables'))
    .where('host', '=', person)
    .where('phase', '!=', 'over')
    .executeTakeFirstOrThrow();
  return Number(row.tables);
}

export async function archivedBy(db: Db, table: string, person: string): Promise<boolean> {
  const row = await db
    .selectFrom('archived')
    .select('person')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setArchived(db: Db, table: string, person: string, archived: boolean): Promise<void> {
  if (archived) {
    await db
      .insertInto('archived')
      .values({ table_id: table, person })
      .onConflict((c) => c.doNothing())
      .execute();
  } else {
    await db.deleteFrom('archived').where('table_id', '=', table).where('person', '=', person).execute();
  }
}

/** Tables that never started and that nobody has touched for long. One that is started at this moment is not among them. */
export async function dropOldLobbies(db: Kysely<Schema>, before: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const old = await trx
      .deleteFrom('tables')
      .where('phase', '=', 'lobby')
      .where('updated_at', '<', before)
      .returning('id')
      .execute();
    await removeRelated(
      trx,
      old.map((row) => row.id),
    );
  });
}

export async function countTables(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('tables')
    .select(['phase', (e) => e.fn.countAll().as('tables')])
    .groupBy('phase')
    .execute();
  return new Map(rows.map((row) => [row.phase, Number(row.tables)]));
}

/** What belongs to tables that are gone. */
async function removeRelated(db: Db, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  for (const related of [
    'seats',
    'handovers',
    'returns',
    'moves',
    'chat',
    'archived',
    'notes',
    'plans',
    'muted',
    'notices',
  ] as const) {
    await db.deleteFrom(related).where('table_id', 'in', tables).execute();
  }
}

function columns(table: StoredTable) {
  return {
    game: table.game,
    rules_version: table.rulesVersion,
    name: table.name,
    phase: table.phase,
    options: JSON.stringify(table.options),
    listed: Number(table.listed),
    spectators: Number(table.spectators),
    watch_delay: table.delay,
    open_chat: Number(table.openChat),
    for_friends: Number(table.friends),
    removed: JSON.stringify(table.removed),
    host: table.host,
    lobby: JSON.stringify(table.lobby),
    seed: table.seed ?? null,
    rematch: table.rematch ?? null,
    terms: JSON.stringify(table.terms),
    asks: JSON.stringify(table.asks),
    started_at: table.startedAt,
    updated_at: table.updatedAt,
    bots_to_act: botsToAct(table),
  };
}

function summaryColumns(table: StoredTable) {
  const { version, toAct, result, training = false, clocks } = table.summary;
  return {
    version,
    to_act: JSON.stringify(toAct),
    bots_to_act: botsToAct(table),
    result: result ? JSON.stringify(result) : null,
    training: Number(training),
    deadline: nextDeadline(table.summary) ?? null,
    clocks: clocks ? JSON.stringify(clocks) : null,
  };
}

function nextDeadline({ clocks }: Summary): number | undefined {
  const running = clocks?.deadlines.flatMap((deadline) => deadline ?? []) ?? [];
  return running.length > 0 ? Math.min(...running) : undefined;
}

function botsToAct({ phase, seats, summary }: StoredTable): 0 | 1 {
  const byBot = (seat: Seat): boolean => seats[seat].kind === 'bot' || (summary.clocks?.absences[seat] ?? null) !== null;
  return phase === 'playing' && summary.toAct.some(byBot) ? 1 : 0;
}

const NO_SEAT = {
  seen_at: 0,
  seen_from: null,
  person: null,
  level: null,
  name: null,
  left_by: null,
  since: 0,
  agreed_to: null,
  kept_for: null,
  kept_at: 0,
} as const;

function seatColumns(seat: StoredSeat): Omit<Schema['seats'], 'table_id' | 'seat'> {
  switch (seat.kind) {
    case 'open':
      return { ...NO_SEAT, kind: 'open', kept_for: seat.kept?.person ?? null, kept_at: seat.kept?.at ?? 0 };
    case 'bot':
      return { ...NO_SEAT, kind: 'bot', level: seat.level, name: seat.name, left_by: seat.leftBy ?? null };
    case 'person': {
      const { person, since, agreedTo, seen, from } = seat;
      const agreed = agreedTo ? JSON.stringify(agreedTo) : null;
      return { ...NO_SEAT, kind: 'person', person, since, seen_at: seen ?? 0, seen_from: from ?? null, agreed_to: agreed };
    }
  }
}

function asSeat(row: {
  kind: string;
  person: string | null;
  level: string | null;
  left_by: string | null;
  bot_name: string | null;
  person_name: string | null;
  since: number;
  last_seen: number;
  seen_from: string | null;
  email: string | null;
  agreed_to: string | null;
  kept_for: string | null;
  kept_at: number;
  guest_name: string | null;
}): StoredSeat {
  if (row.kind === 'person' && row.person !== null) {
    return {
      kind: 'person',
      person: row.person,
      name: row.person_name ?? '?',
      since: Number(row.since),
      ...(Number(row.last_seen) > 0 && { seen: Number(row.last_seen) }),
      ...(row.seen_from !== null && { from: row.seen_from }),
      ...(row.email !== null && { account: true }),
      ...(row.agreed_to !== null && { agreedTo: JSON.parse(row.agreed_to) as TableSettings }),
    };
  }
  if (row.kind === 'bot') {
    const bot = { kind: 'bot', level: (row.level ?? 'greedy') as BotLevel, name: row.bot_name ?? 'Bot' } as const;
    return row.left_by === null ? bot : { ...bot, leftBy: row.left_by };
  }
  if (row.kept_for === null) return { kind: 'open' };
  return { kind: 'open', kept: { person: row.kept_for, name: row.guest_name ?? '?', at: Number(row.kept_at) } };
}

/** Tables made when nobody was asked: rated as it was promised then, wherever they can be; no hints among people. */
const TERMS_OF_OLD = { help: false, rated: true };

function asTable(
  row: Selectable<Schema['tables']> & { readonly host_name: string | null },
  seats: readonly StoredSeat[],
  handovers: readonly Handover[] | undefined,
): StoredTable {
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    name: row.name,
    phase: row.phase as TablePhase,
    options: JSON.parse(row.options) as Options,
    listed: row.listed === 1,
    spectators: row.spectators === 1,
    delay: row.watch_delay,
    openChat: row.open_chat === 1,
    friends: row.for_friends === 1,
    removed: JSON.parse(row.removed) as string[],
    host: row.host,
    hostName: row.host_name ?? '?',
    lobby: JSON.parse(row.lobby) as LobbyInfo,
    seats,
    terms: { ...TERMS_OF_OLD, ...(JSON.parse(row.terms) as Terms) },
    asks: JSON.parse(row.asks) as Asks,
    createdAt: Number(row.created_at),
    startedAt: Number(row.started_at),
    updatedAt: Number(row.updated_at),
    changes: row.changes,
    summary: {
      version: row.version,
      toAct: JSON.parse(row.to_act) as Seat[],
      ...(row.result !== null && { result: JSON.parse(row.result) as TableResult }),
      ...(row.training === 1 && { training: true }),
      ...(row.clocks !== null && { clocks: JSON.parse(row.clocks) as NonNullable<Summary['clocks']> }),
    },
    ...(handovers && { handovers }),
    ...(row.seed !== null && { seed: row.seed }),
    ...(row.rematch !== null && { rematch: row.rematch }),
  };
}
