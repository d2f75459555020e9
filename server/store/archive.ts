/** Tables that somebody has put away: out of their lists, and as they were for everybody else. */
import type { Db } from './schema.ts';

export async function archivedBy(db: Db, table: string, person: string): Promise<boolean> {
  const row = await db
    .selectFrom('archived')
    .select('person')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setArchived(db: Db, table: string, person: string, archived: boolean): Promise<void> {
  if (archived) {
    await db
      .insertInto('archived')
      .values({ table_id: table, person })
      .onConflict((c) => c.doNothing())
      .execute();
  } else {
    await db.deleteFrom('archived').where('table_id', '=', table).where('person', '=', person).execute();
  }
}
