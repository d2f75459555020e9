/**
 * How often somebody may do something in a minute, exactly, however many processes they knock at. A row says until when what was
 * done so far would have lasted at an even pace; doing it once more is a single statement that takes effect or does not.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

const MINUTE = 60_000;

/** Undefined when it may be done, and was counted; otherwise in how many whole seconds it may. */
export async function waitInMinute(db: Db, what: string, most: number, now: number): Promise<number | undefined> {
  const step = Math.floor(MINUTE / most);
  if (step === 0) return undefined; // more than anybody could do
  const about = createHash('sha256').update(what).digest('base64url');
  const latest = now + MINUTE - step; // as many at once as fit into a minute
  const taken = await db
    .insertInto('paces')
    .values({ about, due: now + step })
    .onConflict((c) =>
      c
        .column('about')
        .doUpdateSet({ due: sql<number>`case when paces.due > ${now} then paces.due else ${now} end + ${step}` })
        .where('paces.due', '<=', latest),
    )
    .returning('due')
    .executeTakeFirst();
  if (taken !== undefined) return undefined;
  const row = await db.selectFrom('paces').select('due').where('about', '=', about).executeTakeFirst();
  return Math.max(1, Math.ceil((Number(row?.due ?? 0) - latest) / 1000));
}

export async function dropOldPaces(db: Db, now: number): Promise<void> {
  await db.deleteFrom('paces').where('due', '<=', now).execute();
}
