/** Return links that were sent beside those that were made by hand; where a seat's person was last seen from. */
import type { Migration } from 'kysely/migration';
import type { Db } from '../schema.ts';

export const people: Migration = {
  async up(db: Db) {
    await db.schema
      .alterTable('returns')
      .addColumn('sent', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.dropIndex('returns_person').execute();
    await db.schema.createIndex('returns_person').on('returns').columns(['person', 'table_id', 'sent']).unique().execute();
    await db.schema.alterTable('seats').addColumn('seen_from', 'text').execute();
  },
};
