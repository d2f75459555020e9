/** Finished games in numbers: each counted once, whichever process comes first; read for everybody's pages and for one's own. */
import type { Kysely } from 'kysely';
import type { GameCount } from '@cantiere/engine/numbers';
import type { Seat } from '@cantiere/engine';
import type { Db, Schema } from './schema.ts';

/** Settled tables that nobody has counted yet, the oldest first. */
export async function uncountedTables(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('phase', '=', 'over')
    .where('counted', '=', 0)
    .where('settled', '=', 1)
    .orderBy('updated_at')
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
}

export interface CountedGame {
  readonly game: string;
  /** Everybody may watch it, so that it is among everybody's numbers. */
  readonly open: boolean;
  readonly endedAt: number;
  readonly counts: GameCount;
}

/** Notes that a table was looked at, and its numbers where it has any. True only the first time. */
export async function noteCounted(db: Kysely<Schema>, id: string, counted: CountedGame | undefined): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const first = await trx
      .updateTable('tables')
      .set({ counted: 1 })
      .where('id', '=', id)
      .where('counted', '=', 0)
      .returning('id')
      .executeTakeFirst();
    if (first === undefined) return false;
    if (counted)
      await trx
        .insertInto('counted_games')
        .values({
          table_id: id,
          game: counted.game,
          open: Number(counted.open),
          ended_at: counted.endedAt,
          counts: JSON.stringify(counted.counts),
        })
        .execute();
    return true;
  });
}

/** The latest games that everybody may watch. */
export async function openCounts(db: Db, game: string, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('counted_games')
    .select('counts')
    .where('game', '=', game)
    .where('open', '=', 1)
    .orderBy('ended_at', 'desc')
    .orderBy('table_id')
    .limit(most)
    .execute();
  return rows.map(({ counts }) => counts);
}

/** Somebody's latest games, whoever may watch them, each with their seat; not those that they left. */
export async function countsOf(
  db: Db,
  person: string,
  game: string,
  most: number,
): Promise<readonly { readonly counts: string; readonly seat: Seat }[]> {
  return db
    .selectFrom('results')
    .innerJoin('counted_games', 'counted_games.table_id', 'results.table_id')
    .select(['counted_games.counts', 'results.seat'])
    .where('results.person', '=', person)
    .where('results.game', '=', game)
    .where('results.score', 'is not', null)
    .orderBy('results.ended_at', 'desc')
    .orderBy('results.table_id')
    .limit(most)
    .execute();
}
