/** One deal for everybody: the deals, who tried them at which table, what the bots make of them, and how long that took. */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Db } from '../schema.ts';

export const deals: Migration = {
  async up(db: Db) {
    // Null: nobody else plays this deal.
    await db.schema.alterTable('tables').addColumn('deal', 'text').execute();
    await db.schema
      .createTable('deals')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      // Of a daily: 2026-11-16.
      .addColumn('day', 'text', (c) => c.unique())
      .addColumn('title', 'text')
      // Null: the house's own, or of somebody who has gone.
      .addColumn('made_by', 'text')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rules_version', 'integer', (c) => c.notNull())
      .addColumn('edition', 'text', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      // Seat by seat: null for whoever tries it, or a bot with level and name (JSON).
      .addColumn('sitting', 'text', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('from_table', 'text')
      .addColumn('begins_at', 'bigint', (c) => c.notNull())
      // From then on no try counts that begins; null: never.
      .addColumn('ends_at', 'bigint')
      .addColumn('finish_by', 'bigint')
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('deals_kind').on('deals').columns(['kind', 'begins_at']).execute();
    await db.schema.createIndex('deals_made_by').on('deals').columns(['made_by', 'made_at']).execute();
    await db.schema.createIndex('deals_from_table').on('deals').column('from_table').execute();
    await db.schema
      .createTable('tries')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('deal', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      // 0: this person has another one of the same deal, which was theirs before.
      .addColumn('main', 'integer', (c) => c.notNull())
      .addColumn('begun_at', 'bigint', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('points', 'double precision')
      .addColumn('place', 'integer')
      // Why it is not ranked; null: it is.
      .addColumn('not_counted', 'text')
      // 1: worked out again, and as it must be.
      .addColumn('verified', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('worker', 'text')
      .addColumn('worker_until', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('tries_deal').on('tries').columns(['deal', 'ended_at']).execute();
    await db.schema.createIndex('tries_person').on('tries').columns(['person', 'begun_at']).execute();
    // One a person: of two that begin at once the second finds the first.
    await db.schema
      .createIndex('tries_once')
      .unique()
      .on('tries')
      .columns(['deal', 'person'])
      .where(sql.ref('main'), '=', sql.lit(1))
      .execute();
    await db.schema
      .createTable('ghosts')
      .addColumn('deal', 'text', (c) => c.notNull())
      .addColumn('level', 'text', (c) => c.notNull())
      // Everybody's moves so far (JSON): whoever goes on after a kill goes on from here.
      .addColumn('moves', 'text', (c) => c.notNull())
      .addColumn('points', 'double precision')
      .addColumn('place', 'integer')
      .addColumn('worker', 'text')
      .addColumn('worker_until', 'bigint', (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('ghosts_key', ['deal', 'level'])
      .execute();
    await db.schema
      .createTable('deal_work')
      .addColumn('day', 'text', (c) => c.primaryKey())
      .addColumn('ms', 'bigint', (c) => c.notNull())
      .execute();
  },
};
