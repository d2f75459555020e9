/** A lobby that can be changed, seats kept for people, and people who can be found by name and seen to be here. */
import type { Migration } from 'kysely/migration';
import { searchable } from '../../names.ts';
import type { Db } from '../schema.ts';

export const lobby: Migration = {
  async up(db: Db) {
    await db.schema
      .alterTable('tables')
      .addColumn('lobby', 'text', (c) => c.notNull().defaultTo('{"edition":0}'))
      .execute();
    await db.schema.alterTable('seats').addColumn('agreed_to', 'text').execute();
    await db.schema.alterTable('seats').addColumn('kept_for', 'text').execute();
    await db.schema
      .alterTable('seats')
      .addColumn('kept_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('seats_kept').on('seats').column('kept_for').execute();
    await db.schema.createIndex('tables_host').on('tables').columns(['host', 'phase']).execute();

    await db.schema.alterTable('people').addColumn('search_name', 'text').execute();
    for (const [column, type] of [
      ['seen', 'integer'],
      ['seen_at', 'bigint'],
    ] as const)
      await db.schema
        .alterTable('people')
        .addColumn(column, type, (c) => c.notNull().defaultTo(0))
        .execute();
    await db.schema.createIndex('people_search').on('people').column('search_name').execute();
    await db.schema.createIndex('people_seen').on('people').column('seen_at').execute();
    await findAccounts(db);
  },
};

/** Whoever has an account is found from now on; they can say no in the settings. */
async function findAccounts(db: Db): Promise<void> {
  const accounts = await db.selectFrom('people').select(['id', 'name']).where('email', 'is not', null).execute();
  for (const { id, name } of accounts)
    await db
      .updateTable('people')
      .set({ search_name: searchable(name), seen: 1 })
      .where('id', '=', id)
      .execute();
}
