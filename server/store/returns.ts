/** Links by which a guest comes back: of each only the hash, one for each person at a table. */
import type { Kysely } from 'kysely';
import type { Db, Schema } from './schema.ts';

export interface Return {
  readonly table: string;
  readonly person: string;
}

/** The one before it no longer works. */
export async function putReturn(db: Kysely<Schema>, tokenHash: string, { table, person }: Return, now: number): Promise<void> {
  const row = { token_hash: tokenHash, made_at: now };
  await db
    .insertInto('returns')
    .values({ ...row, table_id: table, person })
    .onConflict((conflict) => conflict.columns(['person', 'table_id']).doUpdateSet(row))
    .execute();
}

export async function findReturn(db: Db, tokenHash: string): Promise<Return | undefined> {
  const row = await db.selectFrom('returns').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
  return row && { table: row.table_id, person: row.person };
}

/** True for whoever comes first. */
export async function takeReturn(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db.deleteFrom('returns').where('token_hash', '=', tokenHash).returning('person').executeTakeFirst();
  return row !== undefined;
}

export async function dropReturnsOf(db: Db, person: string): Promise<void> {
  await db.deleteFrom('returns').where('person', '=', person).execute();
}
