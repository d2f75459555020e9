/** What people think of puzzles: one of each about each, the last that was said. */
import { sql } from 'kysely';
import type { Thumb } from '../protocol.ts';
import type { Db } from './schema.ts';

export interface SaidOf {
  readonly game: string;
  readonly puzzle: string;
  readonly person: string;
}

/**
 * `most`: so many of this person are kept, of all games. False where there is no more room. Who says many at once, at several
 * processes, may have as many more as were under way.
 */
export async function writeThumb(
  db: Db,
  about: SaidOf,
  thumb: Exclude<Thumb, 'none'>,
  at: number,
  most?: number,
): Promise<boolean> {
  const { game, puzzle, person } = about;
  const up = thumb === 'up' ? 1 : 0;
  const written = await db
    .insertInto('puzzle_thumbs')
    .columns(['game', 'puzzle', 'person', 'up', 'at'])
    .expression(
      db
        .selectNoFrom([
          text(game).as('game'),
          text(puzzle).as('puzzle'),
          text(person).as('person'),
          sql<number>`cast(${up} as integer)`.as('up'),
          sql<number>`cast(${at} as bigint)`.as('at'),
        ])
        .where((w) => (most === undefined ? w.lit(true) : w(othersOf(db, about), '<', most))),
    )
    .onConflict((c) => c.columns(['game', 'puzzle', 'person']).doUpdateSet({ up, at }))
    .returning('person')
    .executeTakeFirst();
  return written !== undefined;
}

const text = (value: string) => sql<string>`cast(${value} as text)`;

/** How many this person has said of other puzzles. */
const othersOf = (db: Db, { game, puzzle, person }: SaidOf) =>
  db
    .selectFrom('puzzle_thumbs')
    .select(all.as('all'))
    .where('person', '=', person)
    .where((e) => e.or([e('game', '!=', game), e('puzzle', '!=', puzzle)]));

export async function dropThumb(db: Db, { game, puzzle, person }: SaidOf): Promise<void> {
  await db
    .deleteFrom('puzzle_thumbs')
    .where('game', '=', game)
    .where('puzzle', '=', puzzle)
    .where('person', '=', person)
    .execute();
}

const ups = sql<number>`sum(up)`;
const all = sql<number>`count(*)`;

/**
 * Whose word counts for others: who has an account, or has played a game to its end. A guest is made by a single request, and three
 * of them would else decide what everybody sees.
 */
const accounts = (db: Db) => db.selectFrom('people').select('id').where('email', '>', ''); // not null, in words that use the index
const players = (db: Db) => db.selectFrom('results').select('person as id').where('score', 'is not', null);

export async function countsForOthers(db: Db, person: string): Promise<boolean> {
  const account = await accounts(db).where('id', '=', person).executeTakeFirst();
  return (account ?? (await players(db).where('person', '=', person).limit(1).executeTakeFirst())) !== undefined;
}

/**
 * Their thumbs. From the people, one after the other, to what each has said: guests who count for nobody can say more than the
 * house wants to read for every visitor. (`cross` is how SQLite is told to begin on the left; PostgreSQL knows how many there are.)
 */
const counted = (db: Db) =>
  db
    .with('counting', () => accounts(db).union(players(db)))
    .selectFrom('counting')
    .crossJoin('puzzle_thumbs')
    .whereRef('puzzle_thumbs.person', '=', 'counting.id');

export interface PuzzleSum {
  readonly puzzle: string;
  readonly up: number;
  readonly down: number;
}

/** Of a game's puzzles, as far as anybody who counts has said something. */
export async function thumbSums(db: Db, game: string): Promise<PuzzleSum[]> {
  const rows = await counted(db)
    .select(['puzzle', ups.as('ups'), all.as('all')])
    .where('game', '=', game)
    .groupBy('puzzle')
    .execute();
  return rows.map((row) => ({ puzzle: row.puzzle, ...upAndDown(row) }));
}

const upAndDown = ({ ups: up, all: said }: { readonly ups: number; readonly all: number }): Omit<PuzzleSum, 'puzzle'> => ({
  up: Number(up),
  down: Number(said) - Number(up),
});

export interface OwnThumb {
  readonly puzzle: string;
  readonly thumb: 'up' | 'down';
  readonly at: number;
}

/** What this person has said of a game's puzzles. */
export async function thumbsBy(db: Db, game: string, person: string): Promise<OwnThumb[]> {
  const rows = await db
    .selectFrom('puzzle_thumbs')
    .select(['puzzle', 'up', 'at'])
    .where('game', '=', game)
    .where('person', '=', person)
    .execute();
  return rows.map(({ puzzle, up, at }) => ({ puzzle, thumb: up === 1 ? 'up' : 'down', at: Number(at) }));
}

export interface DislikedPuzzle extends PuzzleSum {
  readonly game: string;
}

/** Those with the most downs above their ups first; none that more people like than not. */
export async function dislikedPuzzles(db: Db, most: number): Promise<DislikedPuzzle[]> {
  const rows = await counted(db)
    .select(['game', 'puzzle', ups.as('ups'), all.as('all')])
    .groupBy(['game', 'puzzle'])
    .having(sql<boolean>`count(*) > 2 * sum(up)`)
    .orderBy(sql`count(*) - 2 * sum(up)`, 'desc')
    .orderBy('game')
    .orderBy('puzzle')
    .limit(most)
    .execute();
  return rows.map((row) => ({ game: row.game, puzzle: row.puzzle, ...upAndDown(row) }));
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
