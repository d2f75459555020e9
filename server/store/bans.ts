/** Who may no longer come in. Their sessions stay, and let nobody in: by them a browser that was banned is known. */
import type { Db } from './schema.ts';

/** By which they could come in, or make decisions, without a session. */
const WAYS_IN = ['password_resets', 'api_tokens', 'new_addresses', 'returns', 'plans', 'push_subscriptions'] as const;

/** The first step: from here on no session of theirs counts. An operator is none any more. */
export async function setBanned(trx: Db, person: string, at: number): Promise<void> {
  await trx.updateTable('people').set({ banned_at: at, operator: 0 }).where('id', '=', person).execute();
  for (const table of WAYS_IN) await trx.deleteFrom(table).where('person', '=', person).execute();
}

export async function liftBan(db: Db, person: string): Promise<void> {
  await db.updateTable('people').set({ banned_at: null }).where('id', '=', person).execute();
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

export async function isSessionOfBanned(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .select('people.id')
    .where('token_hash', '=', tokenHash)
    .where('banned_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
