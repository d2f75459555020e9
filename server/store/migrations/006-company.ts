/** Company: rooms for chat, who may watch and how late, removed people, friends and blocks, notes, reports, results and ratings. */
import type { Migration } from 'kysely/migration';

export const company: Migration = {
  async up(db) {
    for (const [column, otherwise] of [
      ['watch_delay', 0],
      ['open_chat', 1],
      ['for_friends', 0],
      ['settled', 0],
    ] as const) {
      await db.schema
        .alterTable('tables')
        .addColumn(column, 'integer', (c) => c.notNull().defaultTo(otherwise))
        .execute();
    }
    await db.schema
      .alterTable('tables')
      .addColumn('removed', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute();
    await db.schema.createIndex('tables_settled').on('tables').columns(['phase', 'settled']).execute();
    await db.schema.alterTable('seats').addColumn('left_by', 'text').execute();
    await db.schema
      .alterTable('chat')
      .addColumn('room', 'text', (c) => c.notNull().defaultTo('players'))
      .execute();

    await db.schema
      .createTable('circle')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('other', 'text', (c) => c.notNull())
      .addColumn('bond', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('circle_key', ['person', 'other'])
      .execute();
    await db.schema.createIndex('circle_other').on('circle').columns(['other', 'bond']).execute();
    await db.schema
      .createTable('notes')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('edition', 'integer', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('notes_key', ['table_id', 'person'])
      .execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('reporter', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text')
      .addColumn('line', 'integer')
      .addColumn('context', 'text', (c) => c.notNull())
      .addColumn('closed_at', 'bigint')
      .execute();
    await db.schema.createIndex('reports_reporter').on('reports').columns(['reporter', 'at']).execute();

    await db.schema
      .createTable('results')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('seats', 'integer', (c) => c.notNull())
      .addColumn('people', 'integer', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('score', 'double precision')
      .addColumn('training', 'integer', (c) => c.notNull())
      .addColumn('rated', 'integer', (c) => c.notNull())
      .addColumn('ended_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('results_key', ['table_id', 'seat'])
      .execute();
    await db.schema.createIndex('results_person').on('results').columns(['person', 'ended_at']).execute();
    await db.schema.createIndex('results_order').on('results').columns(['game', 'rated', 'number']).execute();
    await db.schema
      .createTable('settled_games')
      .addColumn('game', 'text', (c) => c.primaryKey())
      .addColumn('games', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('ratings')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('mu', 'double precision', (c) => c.notNull())
      .addColumn('sigma', 'double precision', (c) => c.notNull())
      .addColumn('sure', 'double precision', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['person', 'game'])
      .execute();
    await db.schema.createIndex('ratings_board').on('ratings').columns(['game', 'sure']).execute();
  },
};
