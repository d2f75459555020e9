/** Which bots answered at a deal, a try and a ghost: others are never asked whether it was rightly played. And whose the work was. */
import type { Migration } from 'kysely/migration';
import type { Db } from '../schema.ts';

export const steadyBots: Migration = {
  async up(db: Db) {
    // Until now there was one.
    for (const table of ['deals', 'tries', 'ghosts'])
      await db.schema
        .alterTable(table)
        .addColumn('bots', 'integer', (c) => c.notNull().defaultTo(1))
        .execute();
    // Of all the work, what went into deals that are no dailies.
    await db.schema
      .alterTable('deal_work')
      .addColumn('others_ms', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
