/** Terms and clocks of tables, what people ask of each other, and since when somebody has had a seat. */
import type { Migration } from 'kysely/migration';

export const time: Migration = {
  async up(db) {
    await db.schema
      .alterTable('tables')
      .addColumn('terms', 'text', (c) =>
        c.notNull().defaultTo('{"time":{"kind":"none"},"whenOut":"standIn","standIn":"greedy","friendly":false}'),
      )
      .execute();
    await db.schema
      .alterTable('tables')
      .addColumn('asks', 'text', (c) => c.notNull().defaultTo('{}'))
      .execute();
    await db.schema
      .alterTable('tables')
      .addColumn('started_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('tables').addColumn('deadline', 'bigint').execute();
    await db.schema.alterTable('tables').addColumn('clocks', 'text').execute();
    await db.schema.createIndex('tables_deadline').on('tables').column('deadline').execute();
    await db.schema
      .alterTable('seats')
      .addColumn('since', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
