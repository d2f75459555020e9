/** Notices: who wants to be told how, what is to be told, which tables are muted; secrets of the server; lost passwords. */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const notices: Migration = {
  async up(db) {
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('notice_settings')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('mail', 'text', (c) => c.notNull())
      .addColumn('confirmed', 'text')
      .addColumn('webhook', 'text')
      .addColumn('webhook_on', 'integer', (c) => c.notNull())
      .addColumn('also', 'integer', (c) => c.notNull())
      .addColumn('quiet_from', 'integer')
      .addColumn('quiet_to', 'integer')
      .addColumn('zone', 'text', (c) => c.notNull())
      .addColumn('origin', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('push_subscriptions')
      .addColumn('endpoint', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('push_subscriptions_person').on('push_subscriptions').column('person').execute();
    await db.schema
      .createTable('muted')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('muted_key', ['table_id', 'person'])
      .execute();
    await db.schema
      .createTable('notices')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('turn', 'integer', (c) => c.notNull())
      .addColumn('way', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('notices_key', ['table_id', 'person', 'kind', 'turn', 'way'])
      .execute();
    await db.schema.createIndex('notices_due').on('notices').columns(['state', 'due_at']).execute();
    await db.schema
      .createTable('password_resets')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .alterTable('tables')
      .addColumn('noticed', 'integer', (c) => c.notNull().defaultTo(-1))
      .execute();
    // Games that run already are not announced all at once by the upgrade.
    await sql`update tables set noticed = version where phase <> 'lobby'`.execute(db);
    await sql`create index tables_unnoticed on tables (updated_at) where noticed < version`.execute(db);
  },
};
