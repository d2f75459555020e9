/** How long finished games took, one row each, so that a new table can say how long it takes in this house. */
import type { Migration } from 'kysely/migration';
import type { Db } from '../schema.ts';

export const lengths: Migration = {
  async up(db: Db) {
    await db.schema
      .createTable('lengths')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('seats', 'integer', (c) => c.notNull())
      .addColumn('alone', 'integer', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('played_ms', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('lengths_key', ['game', 'number'])
      .execute();
  },
};
