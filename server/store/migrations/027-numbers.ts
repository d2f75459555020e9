/** Finished games in numbers, one small row each, for the pages of statistics; and which tables were looked at for it. */
import type { Migration } from 'kysely/migration';
import type { Db } from '../schema.ts';

export const numbers: Migration = {
  async up(db: Db) {
    await db.schema
      .alterTable('tables')
      .addColumn('counted', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('tables_counted').on('tables').columns(['phase', 'counted']).execute();
    await db.schema
      .createTable('counted_games')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('open', 'integer', (c) => c.notNull())
      .addColumn('ended_at', 'bigint', (c) => c.notNull())
      .addColumn('counts', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('counted_games_open').on('counted_games').columns(['game', 'open', 'ended_at']).execute();
  },
};
