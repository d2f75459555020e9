/** What people write for themselves at a table. */
import type { Notes, NotesAnswer, NotesWish } from '../protocol.ts';
import type { Db } from './schema.ts';

export async function readNotes(db: Db, table: string, person: string): Promise<Notes> {
  const row = await db
    .selectFrom('notes')
    .select(['text', 'edition'])
    .where('table_id', '=', table)
    .where('person', '=', person)
    .executeTakeFirst();
  return row ?? { text: '', edition: 0 };
}

/** Writes over the edition it was made for, never over another. */
export async function writeNotes(db: Db, table: string, person: string, wish: NotesWish, at: number): Promise<NotesAnswer> {
  const { text, edition } = wish;
  const next = { text, edition: edition + 1 };
  const written =
    edition === 0
      ? await db
          .insertInto('notes')
          .values({ table_id: table, person, ...next, at })
          .onConflict((c) => c.doNothing())
          .returning('edition')
          .executeTakeFirst()
      : await db
          .updateTable('notes')
          .set({ ...next, at })
          .where('table_id', '=', table)
          .where('person', '=', person)
          .where('edition', '=', edition)
          .returning('edition')
          .executeTakeFirst();
  if (written) return { ...next, saved: true };
  const kept = await readNotes(db, table, person);
  // The answer to the same words may have been lost on the way.
  return { ...kept, saved: kept.text === text };
}

export async function claimNotes(db: Db, guest: string, account: string): Promise<void> {
  const own = db.selectFrom('notes').select('table_id').where('person', '=', account);
  await db.updateTable('notes').set({ person: account }).where('person', '=', guest).where('table_id', 'not in', own).execute();
  await db.deleteFrom('notes').where('person', '=', guest).execute();
}
