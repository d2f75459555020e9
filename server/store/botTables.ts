/** How many games with bots somebody has under way. */
import type { Db } from './schema.ts';
import { isUnderWay } from './tableLists.ts';

/** Running tables that this person hosts and still sits at, with at least one bot. */
export async function botTablesOf(db: Db, person: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('tables')
    .innerJoin('seats', (join) => join.onRef('seats.table_id', '=', 'tables.id').on('seats.person', '=', person))
    .select((e) => e.fn.countAll().as('tables'))
    .where('tables.host', '=', person)
    .where('tables.phase', '=', 'playing')
    .where('tables.resting', '=', 0)
    .where(isUnderWay(person, now))
    .where((e) =>
      e.exists(
        e
          .selectFrom('seats as bots')
          .select('bots.seat')
          .whereRef('bots.table_id', '=', 'tables.id')
          .where('bots.kind', '=', 'bot'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(row.tables);
}
