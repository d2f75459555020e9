/** Which edition of its game a table is played with, and the components that this house keeps beside what is printed. */
import type { Migration } from 'kysely/migration';
import type { Db } from '../schema.ts';

export const editions: Migration = {
  async up(db: Db) {
    // Null: from before editions had names. The server gives those tables theirs when it starts.
    await db.schema.alterTable('tables').addColumn('edition', 'text').execute();
    // 1: its edition is not here, so the game rests.
    await db.schema
      .alterTable('tables')
      .addColumn('resting', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    // The present edition that was found to play it otherwise: it need not be compared again.
    await db.schema.alterTable('tables').addColumn('differs_from', 'text').execute();
    await db.schema
      .createTable('editions')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('edition', 'text', (c) => c.notNull())
      .addColumn('data', 'text', (c) => c.notNull())
      .addColumn('in_use', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('editions_key', ['game', 'edition'])
      .execute();
  },
};
