/** Bans that end by themselves. */
import type { Migration } from 'kysely/migration';
import type { Db } from '../schema.ts';

export const club: Migration = {
  async up(db: Db) {
    // When a ban ends by itself; null: when somebody lifts it.
    await db.schema.alterTable('people').addColumn('banned_until', 'bigint').execute();
    await db.schema.createIndex('people_banned_until').on('people').column('banned_until').execute();
  },
};
