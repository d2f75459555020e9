/** Tables are marked when moves were taken back across something revealed. */
import type { Migration } from 'kysely/migration';

export const training: Migration = {
  async up(db) {
    await db.schema
      .alterTable('tables')
      .addColumn('training', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
