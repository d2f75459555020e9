/** Which process plays a table's bots. Only a courtesy that saves work: if two did, the unique move number would settle it. */
import type { Db } from './schema.ts';

/** Takes or renews; false while another process holds it. */
export async function takeLease(db: Db, table: string, owner: string, now: number, until: number): Promise<boolean> {
  const row = await db
    .updateTable('tables')
    .set({ driver: owner, driver_until: until })
    .where('id', '=', table)
    .where((e) => e.or([e('driver', '=', owner), e('driver_until', '<', now), e('driver', 'is', null)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** One row at a time: a statement over several could deadlock with a process that saves summaries in another order. */
export async function dropLeases(db: Db, owner: string): Promise<void> {
  const held = await db.selectFrom('tables').select('id').where('driver', '=', owner).execute();
  for (const { id } of held) {
    await db
      .updateTable('tables')
      .set({ driver: null, driver_until: 0 })
      .where('id', '=', id)
      .where('driver', '=', owner)
      .execute();
  }
}

/**
 * Tables whose bots may be waiting with nobody driving them: a bot is asked by the summary, or the summary is older than
 * the moves because its process died before writing it, which shows when it has not been written for a while.
 */
export async function undrivenTables(db: Db, owner: string, now: number, patienceMs = 0): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('phase', '=', 'playing')
    .where('resting', '=', 0)
    .where((e) => e.or([e('driver_until', '<', now), e('driver', '=', owner)]))
    .where((e) =>
      e.or([
        e('bots_to_act', '=', 1),
        e(
          'version',
          '<',
          e
            .selectFrom('moves')
            .select((m) => m.fn.max('number').as('last'))
            .whereRef('moves.table_id', '=', 'tables.id')
            .where('moves.at', '<=', now - patienceMs),
        ),
      ]),
    )
    .execute();
  return rows.map((row) => row.id);
}
