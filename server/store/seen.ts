/** When people were last seen at their seats. */
import type { Kysely } from 'kysely';
import type { Db, Schema } from './schema.ts';

export interface Sign {
  readonly table: string;
  readonly person: string;
  readonly at: number;
  /** Where from, keyed. */
  readonly from?: string | undefined;
}

/** Never goes back: another process may have seen them later. In one order everywhere, so that two never wait for each other. */
export async function saveSeen(db: Kysely<Schema>, signs: readonly Sign[]): Promise<void> {
  const inOrder = signs.toSorted((a, b) => (a.table === b.table ? (a.person < b.person ? -1 : 1) : a.table < b.table ? -1 : 1));
  await db.transaction().execute(async (trx) => {
    for (const { table, person, at, from } of inOrder) {
      await trx
        .updateTable('seats')
        .set({ seen_at: at, ...(from !== undefined && { seen_from: from }) })
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('seen_at', '<', at)
        .execute();
    }
  });
}

/** Who was last seen when, at these tables. */
export async function readSeen(db: Db, tables: readonly string[]): Promise<Sign[]> {
  if (tables.length === 0) return [];
  const rows = await db
    .selectFrom('seats')
    .select(['table_id', 'person', 'seen_at'])
    .where('table_id', 'in', tables)
    .where('kind', '=', 'person')
    .execute();
  return rows.flatMap(({ table_id: table, person, seen_at: at }) => (person === null ? [] : [{ table, person, at: Number(at) }]));
}
