/** Which tables there are: for whom, of whom, waiting, running, overdue. */
import { readTables } from './tables.ts';
import type { ExpressionBuilder } from 'kysely';
import type { Db, Schema } from './schema.ts';
import type { StoredTable } from './storedTable.ts';

/** Open to everybody, latest first: waiting for players, or running where they may be watched. */
export async function listedTables(db: Db, phase: 'lobby' | 'playing', most: number): Promise<StoredTable[]> {
  let listed = db.selectFrom('tables').select('id').where('listed', '=', 1).where('phase', '=', phase);
  if (phase === 'playing') listed = listed.where('spectators', '=', 1).where('resting', '=', 0);
  const rows = await listed.orderBy('updated_at', 'desc').limit(most).execute();
  return whole(db, rows);
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
  return whole(db, rows);
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
  return whole(db, rows);
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
  return whole(db, rows);
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
    .where('resting', '=', 0)
    .orderBy('deadline')
    .execute();
  return rows.map((row) => row.id);
}

const GIVEN_UP_MS = 24 * 3_600_000;

/** A try of a deal that its person has put away, or not touched for a day, is given up as far as limits go; it can still be gone on with. */
export const isUnderWay = (person: string, now: number) => (e: ExpressionBuilder<Schema, 'tables'>) =>
  e.or([
    e('tables.deal', 'is', null),
    e.and([
      e('tables.updated_at', '>', now - GIVEN_UP_MS),
      e('tables.id', 'not in', e.selectFrom('archived').select('archived.table_id').where('archived.person', '=', person)),
    ]),
  ]);

export async function unfinishedTablesHostedBy(db: Db, person: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('tables')
    .select((e) => e.fn.countAll().as('tables'))
    .where('host', '=', person)
    .where('phase', '!=', 'over')
    .where('resting', '=', 0)
    .where(isUnderWay(person, now))
    .executeTakeFirstOrThrow();
  return Number(row.tables);
}

export async function countTables(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('tables')
    .select(['phase', (e) => e.fn.countAll().as('tables')])
    .groupBy('phase')
    .execute();
  return new Map(rows.map((row) => [row.phase, Number(row.tables)]));
}

/** The tables themselves, in the order of these rows. */
const whole = (db: Db, rows: readonly { readonly id: string }[]): Promise<StoredTable[]> =>
  readTables(
    db,
    rows.map(({ id }) => id),
  );
