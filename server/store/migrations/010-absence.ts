/** Who was last seen when, who held which seat before, links by which a guest comes back, and chat lines that count once. */
import type { Migration } from 'kysely/migration';

export const absence: Migration = {
  async up(db) {
    await db.schema
      .alterTable('seats')
      .addColumn('seen_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('handovers')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('from_person', 'text')
      .addColumn('from_name', 'text', (c) => c.notNull())
      .addColumn('to_person', 'text')
      .addColumn('to_name', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('handovers_key', ['table_id', 'number'])
      .execute();
    await db.schema
      .createTable('returns')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('returns_person').on('returns').columns(['person', 'table_id']).unique().execute();
    await db.schema.alterTable('chat').addColumn('line_id', 'text').execute();
    await db.schema.createIndex('chat_once').on('chat').columns(['table_id', 'person', 'line_id']).unique().execute();
  },
};
