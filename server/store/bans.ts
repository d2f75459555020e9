/** Who may no longer come in. Their sessions stay, and let nobody in: by them a browser that was banned is known. */
import type { Db } from './schema.ts';

/** By which they could come in, or make decisions, without a session. */
const WAYS_IN = ['password_resets', 'api_tokens', 'new_addresses', 'returns', 'plans', 'push_subscriptions'] as const;

/** The first step: from here on no session of theirs counts. An operator is none any more. `until`: undefined for good. */
export async function setBanned(trx: Db, person: string, at: number, until?: number): Promise<void> {
  const ban = { banned_at: at, banned_until: until ?? null, operator: 0 };
  await trx.updateTable('people').set(ban).where('id', '=', person).execute();
  for (const table of WAYS_IN) await trx.deleteFrom(table).where('person', '=', person).execute();
}

export async function liftBan(db: Db, person: string): Promise<void> {
  await db.updateTable('people').set({ banned_at: null, banned_until: null }).where('id', '=', person).execute();
}

/** Bans whose end has come: these people may come in again. */
export async function endBans(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .updateTable('people')
    .set({ banned_at: null, banned_until: null })
    .where('banned_until', '<=', now)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Until when; undefined: for good, or not at all. */
export async function bannedUntil(db: Db, person: string): Promise<number | undefined> {
  const row = await db.selectFrom('people').select('banned_until').where('id', '=', person).executeTakeFirst();
  return row?.banned_until == null ? undefined : Number(row.banned_until);
}

export async function isBanned(db: Db, person: string): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', person)
    .where('banned_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of these people who may no longer come in: nobody writes to them, and nothing is kept for them. */
export async function bannedAmong(db: Db, people: readonly string[]): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const rows = await db.selectFrom('people').select('id').where('id', 'in', people).where('banned_at', 'is not', null).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whose browser it is, if they may no longer come in. */
export async function bannedPersonOf(db: Db, tokenHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .select('people.id')
    .where('token_hash', '=', tokenHash)
    .where('banned_at', 'is not', null)
    .executeTakeFirst();
  return row?.id;
}
