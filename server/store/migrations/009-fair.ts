/** Ties, and what each rated game made of a rating, in the results. */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const fair: Migration = {
  async up(db) {
    await db.schema
      .alterTable('results')
      .addColumn('shared', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    for (const column of ['mu_before', 'sigma_before', 'mu', 'sigma'])
      await db.schema.alterTable('results').addColumn(column, 'double precision').execute();
    // Among people; whether a bot shared their place is not in the rows.
    await sql`
      UPDATE results SET shared = (
        SELECT count(*) FROM results AS other
        WHERE other.table_id = results.table_id AND other.place = results.place
          AND other.seat <> results.seat AND other.score IS NOT NULL
      ) WHERE score IS NOT NULL
    `.execute(db);
  },
};
