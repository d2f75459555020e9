/** Wrong passwords, counted in the store: all processes know of the same ones, and a restart forgives none. */
import { sql, type RawBuilder } from 'kysely';
import type { Db } from './schema.ts';

export interface Delays {
  /** Wrong tries that cost no time. */
  readonly free: number;
  /** The waits double from one second up to this. */
  readonly longestSeconds: number;
}

const FORGET_MS = 15 * 60_000;

/** One more, unless it comes too soon: a single statement, so that many at once are as many as one after the other. */
export async function addWrongTry(db: Db, about: string, delays: Delays, now: number): Promise<boolean> {
  const count = sql<number>`(case when wrong_tries.at > ${now - FORGET_MS} then wrong_tries.count else 0 end + 1)`;
  const added = await db
    .insertInto('wrong_tries')
    .values({ about, count: 1, at: now, until: nextAfter(sql<number>`1`, delays, now) })
    .onConflict((c) =>
      c
        .column('about')
        .doUpdateSet({ count, at: now, until: nextAfter(count, delays, now) })
        .where('wrong_tries.until', '<=', now),
    )
    .returning('about')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * When the next try is heard after so many. Before the free ones are used up at any time: of two that arrive together the later may
 * be counted first, and the earlier would be too soon for it.
 */
function nextAfter(count: RawBuilder<number>, { free, longestSeconds }: Delays, now: number): RawBuilder<number> {
  const doubling: RawBuilder<unknown>[] = [];
  for (let seconds = 1, at = free; seconds < longestSeconds; seconds *= 2, at++)
    doubling.push(sql`when ${count} = ${sql.lit(at)} then ${sql.lit(seconds * 1000)}`);
  const wait = sql`case ${sql.join(doubling, sql` `)} else ${sql.lit(longestSeconds * 1000)} end`;
  return sql`case when ${count} < ${sql.lit(free)} then 0 else cast(${now} as bigint) + ${wait} end`;
}

/** Whole seconds until the next try of all of these is heard. */
export async function tryWait(db: Db, abouts: readonly string[], now: number): Promise<number> {
  const rows = await db.selectFrom('wrong_tries').select('until').where('about', 'in', abouts).execute();
  return Math.max(0, ...rows.map(({ until }) => Math.ceil((Number(until) - now) / 1000)));
}

/** It was right after all. */
export async function takeTryBack(db: Db, about: string): Promise<void> {
  await db
    .updateTable('wrong_tries')
    .set((e) => ({ count: e('count', '-', 1), until: 0 }))
    .where('about', '=', about)
    .execute();
}

export async function forgetTries(db: Db, about: string): Promise<void> {
  await db.deleteFrom('wrong_tries').where('about', '=', about).execute();
}

export async function dropOldTries(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('wrong_tries')
    .where('at', '<=', now - FORGET_MS)
    .execute();
}
