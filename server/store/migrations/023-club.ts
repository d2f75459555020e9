/** Bans that end by themselves, and the pictures that a house has of its own. */
import type { Migration } from 'kysely/migration';
import type { Db } from '../schema.ts';

export const club: Migration = {
  async up(db: Db) {
    // When a ban ends by itself; null: when somebody lifts it.
    await db.schema.alterTable('people').addColumn('banned_until', 'bigint').execute();
    await db.schema.createIndex('people_banned_until').on('people').column('banned_until').execute();
    // Base64, so that both databases and the copy of one into the other carry it as it is.
    await db.schema
      .createTable('house_pictures')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('data', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
