/** A PostgreSQL for a command alone: no server is connected, and one that starts meanwhile waits until the command is done. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import { NotNow } from './not-now.ts';
import type { Schema } from './schema.ts';

/** `share`: nobody writes. */
export type Hold = 'share' | 'access exclusive';

/** In one state of the database; `hold`: refused while a server is connected, also one that came in the last moment. */
export async function transactionAlone<T>(
  db: Kysely<Schema>,
  hold: Hold,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  await untilAlone(db);
  const tables = await everyTable(db);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await lock(trx, tables, hold); // before anything is read: from then on the state is the last one
      await mustBeAlone(trx);
      return work(trx);
    });
}

const WAIT_MS = 30_000;
const LOCK_NOT_AVAILABLE = '55P03';

async function lock(trx: Transaction<Schema>, tables: readonly string[], hold: Hold): Promise<void> {
  if (tables.length === 0) return;
  await sql.raw(`set local lock_timeout = ${WAIT_MS}`).execute(trx);
  try {
    await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in ${sql.raw(hold)} mode`.execute(trx);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)
      throw new NotNow('Another program is using this PostgreSQL database. Let it finish and try again. Nothing was changed.');
    throw error;
  }
}

/** The migrator's own too: a server that starts asks those first. */
async function everyTable(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** The connections of a server that has just stopped may take a moment to go. */
const GOING_MS = 100;
const LOOKS = 20;

async function untilAlone(db: Kysely<Schema>): Promise<void> {
  for (let looks = 1; looks < LOOKS && (await othersIn(db)) > 0; looks++) await pause(GOING_MS);
  await mustBeAlone(db);
}

async function mustBeAlone(db: Kysely<Schema>): Promise<void> {
  if ((await othersIn(db)) > 0)
    throw new NotNow('A Cantiere server is using this PostgreSQL database. Stop all its processes first. Nothing was changed.');
}

async function othersIn(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name like 'cantiere%' and pid <> pg_backend_pid()`.execute(db);
  return Number(rows[0].count);
}
