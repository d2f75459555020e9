/** What the house is set to, and who may come in: settings, invitations, and who came by which. */
import type { Migration } from 'kysely/migration';
import type { Db } from '../schema.ts';

export const house: Migration = {
  async up(db: Db) {
    // One row a setting, JSON; what is not there is as the environment says, or as usual.
    await db.schema
      .createTable('house_settings')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('invitations')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('code', 'text', (c) => c.notNull().unique())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('uses', 'integer', (c) => c.notNull())
      .addColumn('used', 'integer', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      // Null: by the command line.
      .addColumn('made_by', 'text')
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addColumn('revoked_at', 'bigint')
      // The person who came by it and was banned.
      .addColumn('burnt_by', 'text')
      .execute();
    await db.schema
      .createTable('arrivals')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('invitation', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('arrivals_key', ['person', 'invitation'])
      .execute();
    await db.schema.createIndex('arrivals_invitation').on('arrivals').column('invitation').execute();
  },
};
