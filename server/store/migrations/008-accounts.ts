/** Accounts: how often something was sent lately, letters to another address than the account's, addresses about to change. */
import type { Migration } from 'kysely/migration';

export const accounts: Migration = {
  async up(db) {
    await db.schema
      .createTable('allowances')
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('slot', 'integer', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('allowances_key', ['about', 'slot'])
      .execute();
    await db.schema.createIndex('allowances_until').on('allowances').column('until').execute();
    await db.schema
      .createTable('new_addresses')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.alterTable('notices').addColumn('address', 'text').execute();
    await db.schema
      .alterTable('sessions')
      .addColumn('device', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema.createIndex('chat_person').on('chat').column('person').execute();
  },
};
