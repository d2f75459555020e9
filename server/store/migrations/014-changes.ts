/** How often a table's row was changed, so that other processes see that it was, whether they were told or not. */
import type { Migration } from 'kysely/migration';
import type { Db } from '../schema.ts';

export const changes: Migration = {
  async up(db: Db) {
    await db.schema
      .alterTable('tables')
      .addColumn('changes', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
