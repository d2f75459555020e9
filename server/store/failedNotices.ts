/** What was to be told and was not, for whoever runs the house. */
import type { DeskNotices } from '../protocol.ts';
import { FORMER } from './farewell.ts';
import type { Db } from './schema.ts';

export async function countNotices(db: Db): Promise<DeskNotices['counts']> {
  const rows = await db
    .selectFrom('notices')
    .select((e) => ['state', e.fn.countAll().as('notices')])
    .groupBy('state')
    .execute();
  const of = (...states: string[]): number =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { notices }) => sum + Number(notices), 0);
  return { due: of('due', 'sending'), sent: of('sent'), dropped: of('dropped'), failed: of('failed') };
}

/** Newest first. A letter is about no table: its language stands there. */
export async function failedNotices(db: Db, most: number, offset: number): Promise<DeskNotices['failed']> {
  const rows = await db
    .selectFrom('notices')
    .leftJoin('people', 'people.id', 'notices.person')
    .leftJoin('tables', 'tables.id', 'notices.table_id')
    .select(['notices.made_at', 'notices.person', 'notices.way', 'notices.kind', 'notices.table_id', 'notices.tries', 'why'])
    .select(['people.name as person_name', 'tables.name as table_name'])
    .where('state', '=', 'failed')
    .orderBy('made_at', 'desc')
    .limit(most)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    at: Number(row.made_at),
    person: { person: row.person, name: row.person_name ?? FORMER },
    way: row.way,
    kind: row.kind,
    ...(row.table_name !== null && { table: { id: row.table_id, name: row.table_name } }),
    tries: row.tries,
    ...(row.why !== null && { why: row.why }),
  }));
}
