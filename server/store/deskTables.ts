/** Tables as the desk looks for them: by how they stand, game, edition, and a part of their name. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { WhichTables } from '../protocol.ts';
import type { Db, Schema } from './schema.ts';
import type { StoredTable } from './storedTable.ts';
import { readTables } from './tables.ts';

export interface TablesWish {
  readonly which?: WhichTables;
  readonly game?: string;
  readonly edition?: string;
  readonly find?: string;
}

function isMeant(e: ExpressionBuilder<Schema, 'tables'>, wish: TablesWish): Expression<SqlBool> {
  const { which = 'playing', game, edition, find = '' } = wish;
  const wanted = find.trim().toLowerCase().replace(/[%_]/gu, '');
  return e.and([
    e('phase', '=', which === 'resting' ? 'playing' : which),
    ...(which === 'playing' || which === 'resting' ? [e('resting', '=', which === 'resting' ? 1 : 0)] : []),
    ...(game === undefined ? [] : [e('game', '=', game)]),
    ...(edition === undefined ? [] : [e('edition', '=', edition)]),
    ...(wanted === ''
      ? []
      : [e.or([e(e.fn<string>('lower', ['tables.name']), 'like', `%${wanted}%`), e('tables.id', 'like', `%${wanted}%`)])]),
  ]);
}

/** The latest first. */
export async function findTables(db: Db, wish: TablesWish, most: number, offset: number): Promise<StoredTable[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where((e) => isMeant(e, wish))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(most)
    .offset(offset)
    .execute();
  return readTables(
    db,
    rows.map(({ id }) => id),
  );
}

export async function countFound(db: Db, wish: TablesWish): Promise<number> {
  const { tables } = await db
    .selectFrom('tables')
    .select((e) => e.fn.countAll().as('tables'))
    .where((e) => isMeant(e, wish))
    .executeTakeFirstOrThrow();
  return Number(tables);
}

/** Nothing of this game goes into anybody's history, nor into the numbers of the house. */
export async function leaveUncounted(trx: Db, table: string): Promise<void> {
  await trx.updateTable('tables').set({ settled: 1, counted: 1 }).where('id', '=', table).execute();
}
