/** What the moves of a table led to, in its row: a cache, written a moment after them. */
import { sql } from 'kysely';
import type { Seat } from '@cantiere/engine';
import type { Db } from './schema.ts';
import type { Store } from './store.ts';
import type { StoredTable, Summary } from './storedTable.ts';

/** Writes what the moves of these tables led to, in one statement. Never goes back: another process may be ahead. */
export async function saveSummaries({ db, shared }: Pick<Store, 'db' | 'shared'>, tables: readonly StoredTable[]): Promise<void> {
  const rows = tables.map((table) => ({
    id: table.id,
    ...summaryColumns(table),
    phase: table.phase,
    updated_at: table.updatedAt,
  }));
  await (shared ? saveOnPostgres : saveOnSqlite)(db, JSON.stringify(rows));
}

/** Rides along in a commit of moves. */
async function saveOnSqlite(db: Db, rows: string): Promise<void> {
  await sql`
    UPDATE tables SET
      version = fresh.value ->> 'version', to_act = fresh.value ->> 'to_act', bots_to_act = fresh.value ->> 'bots_to_act',
      result = fresh.value ->> 'result', training = fresh.value ->> 'training', deadline = fresh.value ->> 'deadline',
      clocks = fresh.value ->> 'clocks', phase = fresh.value ->> 'phase', updated_at = fresh.value ->> 'updated_at'
    FROM json_each(${rows}) AS fresh
    WHERE tables.id = fresh.value ->> 'id' AND tables.version <= fresh.value ->> 'version' AND tables.phase <> 'over'`.execute(
    db,
  );
}

/**
 * Locks the rows in one order everywhere, so that two processes never wait for each other. Not on the disk at once: what a
 * database that fell over has forgotten of a summary is made from the moves again (leases.ts).
 */
async function saveOnPostgres(db: Db, rows: string): Promise<void> {
  await sql`
    WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)),
    fresh AS MATERIALIZED (
      SELECT fresh.* FROM quick, json_to_recordset(${rows}::json) AS fresh(
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

export function summaryColumns(table: StoredTable) {
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

export function botsToAct({ phase, seats, summary }: StoredTable): 0 | 1 {
  const byBot = (seat: Seat): boolean => seats[seat].kind === 'bot' || (summary.clocks?.absences[seat] ?? null) !== null;
  return phase === 'playing' && summary.toAct.some(byBot) ? 1 : 0;
}
