/** Who somebody is at a provider: its name for them (subject), which never changes, and never their address. */
import { FORMER } from './farewell.ts';
import type { Person } from './people.ts';
import type { Db } from './schema.ts';

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export async function identitiesOf(db: Db, person: string): Promise<Identity[]> {
  return db.selectFrom('identities').select(['issuer', 'subject']).where('person', '=', person).execute();
}

export async function ownerOfIdentity(
  db: Db,
  { issuer, subject }: Identity,
): Promise<{ readonly person: Person; readonly banned: boolean } | undefined> {
  const row = await db
    .selectFrom('identities')
    .innerJoin('people', 'people.id', 'identities.person')
    .select(['people.id', 'people.name', 'people.email', 'people.banned_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('people.name', '<>', FORMER)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, name, email, banned_at } = row;
  return { person: { id, name, ...(email !== null && { email }) }, banned: banned_at !== null };
}

/** False when it is somebody's already. */
export async function addIdentity(db: Db, person: string, { issuer, subject }: Identity, now: number): Promise<boolean> {
  const row = await db
    .insertInto('identities')
    .values({ issuer, subject, person, created_at: now })
    .onConflict((c) => c.columns(['issuer', 'subject']).doNothing())
    .returning('person')
    .executeTakeFirst();
  return row !== undefined;
}

/** Passkeys and what the club's sign-in knows them by. */
export async function dropOtherWaysIn(trx: Db, person: string): Promise<void> {
  for (const table of ['passkeys', 'identities'] as const) await trx.deleteFrom(table).where('person', '=', person).execute();
}

export async function dropIdentities(db: Db, person: string, issuer: string): Promise<void> {
  await db.deleteFrom('identities').where('person', '=', person).where('issuer', '=', issuer).execute();
}
