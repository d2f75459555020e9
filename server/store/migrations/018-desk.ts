/** The operator's desk: who may not write for a while, what the house tells people, what operators did, and counts by the hour. */
import type { Migration } from 'kysely/migration';
import type { Db } from '../schema.ts';

export const desk: Migration = {
  async up(db: Db) {
    // Until when they may not write; null, or in the past: they may.
    await db.schema.alterTable('people').addColumn('muted_until', 'bigint').execute();
    // What came of a closed report, and who closed it; null: by command, or before this was written down.
    await db.schema.alterTable('reports').addColumn('outcome', 'text').execute();
    await db.schema.alterTable('reports').addColumn('closed_by', 'text').execute();
    await db.schema.createIndex('reports_about').on('reports').columns(['about', 'at']).execute();
    await db.schema.createIndex('reports_open').on('reports').columns(['closed_at', 'at']).execute();
    // Why it was given up, in the words of whoever refused it.
    await db.schema.alterTable('notices').addColumn('why', 'text').execute();
    await db.schema.createIndex('notices_state').on('notices').columns(['state', 'made_at']).execute();
    await db.schema
      .createTable('told')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('read_at', 'bigint')
      .execute();
    await db.schema.createIndex('told_person').on('told').columns(['person', 'read_at']).execute();
    await db.schema
      .createTable('operator_log')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('by_person', 'text')
      .addColumn('act', 'text', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('table_id', 'text')
      .addColumn('detail', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('operator_log_at').on('operator_log').columns(['at', 'id']).execute();
    await db.schema.createIndex('operator_log_person').on('operator_log').columns(['person', 'act']).execute();
    await db.schema
      .createTable('hours')
      .addColumn('hour', 'bigint', (c) => c.notNull())
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('n', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('hours_key', ['hour', 'what'])
      .execute();
    await db.schema
      .createTable('processes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('load', 'text', (c) => c.notNull())
      .execute();
  },
};
