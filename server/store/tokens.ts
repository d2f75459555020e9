/** API tokens, kept as hashes. */
import { FORMER } from './farewell.ts';
import type { Person } from './people.ts';
import type { Db } from './schema.ts';

export interface StoredToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: string;
  readonly made: number;
  readonly until: number;
  /** When it was last used, to the minute; 0: never. */
  readonly seen: number;
}

/** False when the person has too many with it: then the transaction is to be taken back. Those that have run out go. */
export async function addToken(
  trx: Db,
  person: string,
  hash: string,
  { id, name, scopes, made, until }: Omit<StoredToken, 'seen'>,
  most: number,
): Promise<boolean> {
  await trx.deleteFrom('api_tokens').where('person', '=', person).where('expires_at', '<=', made).execute();
  await trx
    .insertInto('api_tokens')
    .values({ id, token_hash: hash, person, name, scopes, created_at: made, expires_at: until })
    .execute();
  return (await tokensOf(trx, person, made)).length <= most;
}

/** Those that still last, the latest first. */
export async function tokensOf(db: Db, person: string, now: number): Promise<StoredToken[]> {
  const rows = await db
    .selectFrom('api_tokens')
    .selectAll()
    .where('person', '=', person)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id, name, scopes, created_at, expires_at, seen_at }) => ({
    id,
    name,
    scopes,
    made: Number(created_at),
    until: Number(expires_at),
    seen: Number(seen_at),
  }));
}

/** False when there is none. */
export async function dropToken(db: Db, person: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('api_tokens')
    .where('person', '=', person)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function dropTokensOf(db: Db, person: string): Promise<void> {
  await db.deleteFrom('api_tokens').where('person', '=', person).execute();
}

/** In whose name it asks, and for what; undefined when it has run out, or its person is banned or gone. */
export async function ownerOfToken(
  db: Db,
  hash: string,
  now: number,
): Promise<{ readonly person: Person; readonly scopes: string } | undefined> {
  const row = await db
    .selectFrom('api_tokens')
    .innerJoin('people', 'people.id', 'api_tokens.person')
    .select(['people.id', 'people.name', 'people.email', 'api_tokens.scopes'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('people.name', '<>', FORMER)
    .where('banned_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { person: { id: row.id, name: row.name, ...(row.email !== null && { email: row.email }) }, scopes: row.scopes };
}

export async function dropOldTokens(db: Db, now: number): Promise<void> {
  await db.deleteFrom('api_tokens').where('expires_at', '<=', now).execute();
}
