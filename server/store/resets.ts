/** One-time links for lost passwords, kept as hashes; addresses that wait for their owner's yes. */
import type { Db } from './schema.ts';

export async function addReset(db: Db, tokenHash: string, person: string, expiresAt: number): Promise<void> {
  await db.insertInto('password_resets').values({ token_hash: tokenHash, person, expires_at: expiresAt }).execute();
}

/** Whose it is, once. */
export async function takeReset(db: Db, tokenHash: string, now: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .returning(['person', 'expires_at'])
    .executeTakeFirst();
  if (row === undefined || Number(row.expires_at) <= now) return undefined;
  return row.person;
}

/** Every link that is out by which the account could still be changed, and every wish for another address. */
export async function dropLinksOf(db: Db, person: string): Promise<void> {
  await db.deleteFrom('password_resets').where('person', '=', person).execute();
  await db.deleteFrom('new_addresses').where('person', '=', person).execute();
}

/** One at a time: the last wish counts. */
export async function setNewAddress(db: Db, person: string, email: string, until: number): Promise<void> {
  await db
    .insertInto('new_addresses')
    .values({ person, email, until })
    .onConflict((c) => c.column('person').doUpdateSet({ email, until }))
    .execute();
}

export async function newAddressOf(db: Db, person: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('new_addresses')
    .select('email')
    .where('person', '=', person)
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.email;
}

/** Once: true when this is the address they wished for, and the wish still stands. */
export async function takeNewAddress(db: Db, person: string, email: string, now: number): Promise<boolean> {
  const row = await db
    .deleteFrom('new_addresses')
    .where('person', '=', person)
    .where('email', '=', email)
    .where('until', '>', now)
    .returning('email')
    .executeTakeFirst();
  return row !== undefined;
}

export async function dropOldResets(db: Db, now: number): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('new_addresses').where('until', '<=', now).execute();
}
