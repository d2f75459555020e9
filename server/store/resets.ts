/** One-time links for lost passwords, kept as hashes. */
import type { Db } from './schema.ts';

export async function addReset(db: Db, tokenHash: string, person: string, expiresAt: number): Promise<void> {
  await db.insertInto('password_resets').values({ token_hash: tokenHash, person, expires_at: expiresAt }).execute();
}

/** Whose it is, once: the link and all others of the same person are gone afterwards. */
export async function takeReset(db: Db, tokenHash: string, now: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .returning(['person', 'expires_at'])
    .executeTakeFirst();
  if (row === undefined || Number(row.expires_at) <= now) return undefined;
  await db.deleteFrom('password_resets').where('person', '=', row.person).execute();
  return row.person;
}

export async function dropOldResets(db: Db, now: number): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}
