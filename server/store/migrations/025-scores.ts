/** What somebody's own browser made of their finished games: what was decided and what was luck. */
import type { Migration } from 'kysely/migration';
import type { Db } from '../schema.ts';

export const scores: Migration = {
  async up(db: Db) {
    await db.schema
      .createTable('scores')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('ended_at', 'bigint', (c) => c.notNull())
      .addColumn('points', 'double precision', (c) => c.notNull())
      .addColumn('decisions', 'double precision', (c) => c.notNull())
      .addColumn('luck', 'double precision', (c) => c.notNull())
      .addColumn('noise', 'double precision', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('scores_key', ['table_id', 'person'])
      .execute();
    await db.schema.createIndex('scores_person').on('scores').columns(['person', 'ended_at']).execute();
  },
};
