/** What people think of puzzles: one word of each about each. */
import type { Migration } from 'kysely/migration';
import type { Db } from '../schema.ts';

export const puzzleThumbs: Migration = {
  async up(db: Db) {
    await db.schema
      .createTable('puzzle_thumbs')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('puzzle', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('up', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('puzzle_thumbs_key', ['game', 'puzzle', 'person'])
      .execute();
    await db.schema.createIndex('puzzle_thumbs_person').on('puzzle_thumbs').columns(['person', 'game']).execute();
  },
};
