/** What somebody's own browser made of their finished games: theirs alone, one of each game, the last that was sent. */
import type { MyScore, ScoreWish } from '../protocol.ts';
import type { Db } from './schema.ts';

export interface StoredScore extends ScoreWish {
  readonly table: string;
  readonly person: string;
  readonly endedAt: number;
  readonly points: number;
}

export async function writeScore(db: Db, score: StoredScore, at: number): Promise<void> {
  const { table, person, endedAt, points, decisions, luck, noise } = score;
  const values = { ended_at: endedAt, points, decisions, luck, noise, at };
  await db
    .insertInto('scores')
    .values({ table_id: table, person, ...values })
    .onConflict((c) => c.columns(['table_id', 'person']).doUpdateSet(values))
    .execute();
}

/** Newest games first, or the one of this table. */
export async function scoresOf(db: Db, person: string, most: number, table?: string): Promise<MyScore[]> {
  const rows = await db
    .selectFrom('scores')
    .innerJoin('tables', 'tables.id', 'scores.table_id')
    .leftJoin('deals', 'deals.id', 'tables.deal')
    .select(['scores.table_id', 'tables.game', 'scores.ended_at', 'points', 'decisions', 'luck', 'noise'])
    .select(['tables.deal', 'deals.kind'])
    .where('scores.person', '=', person)
    .$if(table !== undefined, (q) => q.where('scores.table_id', '=', table ?? ''))
    .orderBy('scores.ended_at', 'desc')
    .orderBy('scores.table_id')
    .limit(most)
    .execute();
  return rows.map(({ table_id, game, ended_at, deal, kind, ...numbers }) => ({
    table: table_id,
    game,
    endedAt: Number(ended_at),
    ...numbers,
    ...(deal !== null && { deal }),
    daily: kind === 'daily',
  }));
}

/** The guest's are the account's; where both sat at one table, its own stays. */
export async function claimScores(db: Db, guest: string, account: string): Promise<void> {
  const own = db.selectFrom('scores').select('table_id').where('person', '=', account);
  await db.updateTable('scores').set({ person: account }).where('person', '=', guest).where('table_id', 'not in', own).execute();
  await db.deleteFrom('scores').where('person', '=', guest).execute();
}
