/**
 * How much of what there was in each hour, for the plots of the desk. Each process adds what it has counted since it last did, so
 * the row is everybody's sum. What is counted is a fixed short list, and what is older than the plots show is dropped: some twenty
 * small rows for an hour in which there was anything, for five weeks.
 */
import { sql } from 'kysely';
import type { Db } from './schema.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** A little more than the longest plot. */
export const KEEP_HOURS_MS = 35 * DAY_MS;

export const hourOf = (at: number): number => at - (at % HOUR_MS);
/** Days are those of UTC: every process has the same, wherever it stands. */
export const dayOf = (at: number): number => at - (at % DAY_MS);

export interface Counted {
  readonly hour: number;
  readonly what: string;
  readonly n: number;
}

export async function addCounts(db: Db, hour: number, counts: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...counts].filter(([, n]) => n > 0).map(([what, n]) => ({ hour, what, n: Math.round(n) }));
  if (rows.length === 0) return;
  await db
    .insertInto('hours')
    // In one order, so that two processes never wait for each other.
    .values(rows.sort((a, b) => (a.what < b.what ? -1 : 1)))
    .onConflict((c) => c.columns(['hour', 'what']).doUpdateSet({ n: sql<number>`hours.n + excluded.n` }))
    .execute();
}

export async function readCounts(db: Db, since: number): Promise<Counted[]> {
  const rows = await db.selectFrom('hours').selectAll().where('hour', '>=', since).orderBy('hour').execute();
  return rows.map(({ hour, what, n }) => ({ hour: Number(hour), what, n: Number(n) }));
}

export async function dropOldHours(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('hours')
    .where('hour', '<', now - KEEP_HOURS_MS)
    .execute();
}
