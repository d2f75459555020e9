/** Links by which a guest comes back: of each only the hash; for each person at a table one made by hand, and one that was sent. */
import type { Kysely } from 'kysely';
import type { Db, Schema } from './schema.ts';

export interface Return {
  readonly table: string;
  readonly person: string;
}

/** The one before it, made the same way, no longer works. */
export async function putReturn(
  db: Kysely<Schema>,
  tokenHash: string,
  { table, person }: Return,
  now: number,
  sent: boolean,
): Promise<void> {
  const row = { token_hash: tokenHash, made_at: now };
  await db
    .insertInto('returns')
    .values({ ...row, table_id: table, person, sent: Number(sent) })
    .onConflict((conflict) => conflict.columns(['person', 'table_id', 'sent']).doUpdateSet(row))
    .execute();
}

export async function findReturn(db: Db, tokenHash: string): Promise<Return | undefined> {
  const row = await db.selectFrom('returns').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
  return row && { table: row.table_id, person: row.person };
}

/** True for whoever comes first; the other link to that seat goes with it. */
export async function takeReturn(db: Kysely<Schema>, tokenHash: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('returns')
      .where('token_hash', '=', tokenHash)
      .returning(['person', 'table_id'])
      .executeTakeFirst();
    if (row === undefined) return false;
    await trx.deleteFrom('returns').where('person', '=', row.person).where('table_id', '=', row.table_id).execute();
    return true;
  });
}

export async function dropReturnsOf(db: Db, person: string): Promise<void> {
  await db.deleteFrom('returns').where('person', '=', person).execute();
}
