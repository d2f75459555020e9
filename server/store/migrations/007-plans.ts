/** What people decided ahead. */
import type { Migration } from 'kysely/migration';

export const plans: Migration = {
  async up(db) {
    await db.schema
      .createTable('plans')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('given', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('plans_key', ['table_id', 'person', 'kind'])
      .execute();
  },
};
