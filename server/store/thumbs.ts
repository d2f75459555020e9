/** What people think of puzzles: one of each about each, the last that was said. */
import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';
import type { PuzzleThumbs, Thumb } from '../protocol.ts';
import type { Db, Schema } from './schema.ts';

export async function writeThumb(
  db: Db,
  { game, puzzle, person }: { readonly game: string; readonly puzzle: string; readonly person: string },
  thumb: Thumb,
  at: number,
): Promise<void> {
  if (thumb === 'none') {
    await db
      .deleteFrom('puzzle_thumbs')
      .where('game', '=', game)
      .where('puzzle', '=', puzzle)
      .where('person', '=', person)
      .execute();
    return;
  }
  const values = { up: thumb === 'up' ? 1 : 0, at };
  await db
    .insertInto('puzzle_thumbs')
    .values({ game, puzzle, person, ...values })
    .onConflict((c) => c.columns(['game', 'puzzle', 'person']).doUpdateSet(values))
    .execute();
}

/**
 * Whose word counts for others: who has an account, or has played a game to its end. A guest is made by a single request, and three
 * of them would else decide what everybody sees.
 */
const counts = (e: ExpressionBuilder<Schema, 'puzzle_thumbs'>): ExpressionWrapper<Schema, 'puzzle_thumbs', SqlBool> =>
  e.or([
    e.exists(
      e
        .selectFrom('people')
        .select('people.id')
        .whereRef('people.id', '=', 'puzzle_thumbs.person')
        .where('people.email', 'is not', null),
    ),
    e.exists(
      e
        .selectFrom('results')
        .select('results.person')
        .whereRef('results.person', '=', 'puzzle_thumbs.person')
        .where('results.score', 'is not', null),
    ),
  ]);

const ups = sql<number>`sum(up)`;
const all = sql<number>`count(*)`;

/** Of a game's puzzles, as far as anybody has said something; with what this person has said. */
export async function thumbsOf(db: Db, game: string, person: string | undefined): Promise<PuzzleThumbs> {
  const rows = await db
    .selectFrom('puzzle_thumbs')
    .select(['puzzle', ups.as('ups'), all.as('all')])
    .where('game', '=', game)
    .where((e) => (person === undefined ? counts(e) : e.or([counts(e), e('person', '=', person)]))) // one's own is seen at once
    .groupBy('puzzle')
    .orderBy('puzzle')
    .execute();
  const mine =
    person === undefined
      ? []
      : await db
          .selectFrom('puzzle_thumbs')
          .select(['puzzle', 'up'])
          .where('game', '=', game)
          .where('person', '=', person)
          .execute();
  const own = new Map(mine.map(({ puzzle, up }) => [puzzle, up === 1 ? ('up' as const) : ('down' as const)]));
  return {
    puzzles: rows.map((row) => {
      const up = Number(row.ups);
      const said = own.get(row.puzzle);
      return { puzzle: row.puzzle, up, down: Number(row.all) - up, ...(said && { mine: said }) };
    }),
  };
}

export interface DislikedPuzzle {
  readonly game: string;
  readonly puzzle: string;
  readonly up: number;
  readonly down: number;
}

/** Those with the most downs above their ups first; none that more people like than not. */
export async function dislikedPuzzles(db: Db, most: number): Promise<DislikedPuzzle[]> {
  const rows = await db
    .selectFrom('puzzle_thumbs')
    .select(['game', 'puzzle', ups.as('ups'), all.as('all')])
    .where(counts)
    .groupBy(['game', 'puzzle'])
    .having(sql<boolean>`count(*) > 2 * sum(up)`)
    .orderBy(sql`count(*) - 2 * sum(up)`, 'desc')
    .orderBy('game')
    .orderBy('puzzle')
    .limit(most)
    .execute();
  return rows.map(({ game, puzzle, ups: up, all: said }) => ({ game, puzzle, up: Number(up), down: Number(said) - Number(up) }));
}

/** The guest's are the account's; where both have said something, the account's stays, whenever it was said. */
export async function claimThumbs(db: Db, guest: string, account: string): Promise<void> {
  await db
    .insertInto('puzzle_thumbs')
    .columns(['game', 'puzzle', 'person', 'up', 'at'])
    .expression((e) =>
      e
        .selectFrom('puzzle_thumbs')
        .select(['game', 'puzzle', sql.val(account).as('person'), 'up', 'at'])
        .where('person', '=', guest),
    )
    .onConflict((c) => c.columns(['game', 'puzzle', 'person']).doNothing())
    .execute();
  await db.deleteFrom('puzzle_thumbs').where('person', '=', guest).execute();
}
