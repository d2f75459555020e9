/** Who runs this house, and who may no longer come in. */
import type { Migration } from 'kysely/migration';
import type { Db } from '../schema.ts';

export const operators: Migration = {
  async up(db: Db) {
    await db.schema
      .alterTable('people')
      .addColumn('operator', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    // Since when; null: they may come in.
    await db.schema.alterTable('people').addColumn('banned_at', 'bigint').execute();
  },
};
