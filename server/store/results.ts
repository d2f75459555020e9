/** Finished games in people's histories, each settled once, and the ratings that follow from them. */
import { sql, type Kysely } from 'kysely';
import { NEWCOMER, rate, sureOf, type Rating } from '../social/rating.ts';
import { outcomeOf } from '../social/results.ts';
import { noteLength } from './lengths.ts';
import type { Db, Schema } from './schema.ts';
import { readTable } from './tables.ts';

/** Finished tables that are in nobody's history yet. */
export async function unsettledTables(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('phase', '=', 'over')
    .where('settled', '=', 0)
    .orderBy('updated_at')
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
}

export async function isSettled(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('tables').select('settled').where('id', '=', id).executeTakeFirst();
  return row?.settled === 1;
}

/**
 * Writes a finished game into the histories of its people and changes their ratings. Whoever comes second, in this process
 * or another, finds it done: true only the first time.
 */
export async function settle(db: Kysely<Schema>, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const first = await trx
      .updateTable('tables')
      .set({ settled: 1 })
      .where('id', '=', id)
      .where('phase', '=', 'over')
      .where('settled', '=', 0)
      .returning('id')
      .executeTakeFirst();
    const table = first && (await readTable(trx, id));
    if (table === undefined) return false;
    // Where people were seen from matters only while somebody could lose a seat.
    await trx.updateTable('seats').set({ seen_from: null }).where('table_id', '=', id).execute();
    const { people, rated: rateable } = outcomeOf(table);
    if (people.length === 0) return true;
    const rated =
      rateable &&
      !(
        table.terms.accounts &&
        (await someGuest(
          trx,
          people.map(({ person }) => person),
        ))
      );
    const number = await takeTurn(trx, table.game);
    const ended = await trx
      .selectFrom('moves')
      .select((e) => e.fn.max('at').as('at'))
      .where('table_id', '=', id)
      .executeTakeFirst();
    await trx
      .insertInto('results')
      .values(
        people.map(({ person, seat, place, shared, score }) => ({
          table_id: id,
          seat,
          person,
          game: table.game,
          number,
          seats: table.seats.length,
          people: people.length,
          place,
          shared,
          score: score ?? null,
          training: Number(table.summary.training ?? false),
          rated: Number(rated),
          ended_at: Number(ended?.at ?? table.updatedAt),
        })),
      )
      .execute();
    if (rated) await changeRatings(trx, table.game, id, people);
    // Where moves have days nobody sits and plays; where somebody went, a bot played for them, who is faster.
    const played = table.terms.time.kind !== 'turns' && people.every(({ score }) => score !== undefined);
    if (played) await noteLength(trx, table, number, people.length === 1);
    return true;
  });
}

/** Whether one of these people has no account. */
export async function someGuest(db: Db, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const rows = await db.selectFrom('people').select('id').where('id', 'in', ids).where('email', 'is not', null).execute();
  return rows.length < new Set(ids).size;
}

/** The place of this game among the settled ones of its kind. Until the transaction ends nobody else gets a turn. */
async function takeTurn(trx: Db, game: string, by = 1): Promise<number> {
  const { games } = await trx
    .insertInto('settled_games')
    .values({ game, games: by })
    .onConflict((c) => c.column('game').doUpdateSet({ games: sql<number>`settled_games.games + ${sql.lit(by)}` }))
    .returning('games')
    .executeTakeFirstOrThrow();
  return games;
}

interface Placed {
  readonly person: string;
  readonly seat: number;
  readonly place: number;
}

async function changeRatings(trx: Db, game: string, table: string, people: readonly Placed[]): Promise<void> {
  const rows = await trx
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where(
      'person',
      'in',
      people.map(({ person }) => person),
    )
    .execute();
  const known = new Map(rows.map((row) => [row.person, row]));
  const changes = applyGame(known, people);
  for (const [at, { person, seat }] of people.entries()) {
    await writeChange(trx, table, seat, changes[at]);
    const { mu, sigma, games } = known.get(person) ?? { ...NEWCOMER, games: 0 };
    const values = { mu, sigma, sure: sureOf({ mu, sigma }), games };
    await trx
      .insertInto('ratings')
      .values({ person, game, ...values })
      .onConflict((c) => c.columns(['person', 'game']).doUpdateSet(values))
      .execute();
  }
}

type Rated = Rating & { readonly games: number };

type Change = Pick<Schema['results'], 'mu_before' | 'sigma_before' | 'mu' | 'sigma'>;

async function writeChange(trx: Db, table: string, seat: number, change: Change): Promise<void> {
  await trx.updateTable('results').set(change).where('table_id', '=', table).where('seat', '=', seat).execute();
}

/** Gives what it made of each of them. */
function applyGame(ratings: Map<string, Rated>, people: readonly Placed[]): Change[] {
  const before = people.map(({ person }) => ratings.get(person) ?? { ...NEWCOMER, games: 0 });
  const after = rate(
    before,
    people.map(({ place }) => place),
  );
  return people.map(({ person }, i) => {
    ratings.set(person, { ...after[i], games: before[i].games + 1 });
    return { mu_before: before[i].mu, sigma_before: before[i].sigma, mu: after[i].mu, sigma: after[i].sigma };
  });
}

const ROWS_AT_ONCE = 500;

/** Works the ratings of a game out again from the first rated result to the last; gives how many games those were. */
export async function recomputeRatings(db: Db, game: string): Promise<number> {
  await takeTurn(db, game, 0);
  const rows = await db
    .selectFrom('results')
    .select(['number', 'table_id', 'seat', 'person', 'place', 'mu_before', 'sigma_before', 'mu', 'sigma'])
    .where('game', '=', game)
    .where('rated', '=', 1)
    .orderBy('number')
    .orderBy('seat')
    .execute();
  const ratings = new Map<string, Rated>();
  const games = new Map<number, typeof rows>();
  for (const row of rows) games.set(row.number, [...(games.get(row.number) ?? []), row]);
  for (const people of games.values())
    for (const [at, change] of applyGame(ratings, people).entries()) {
      const { table_id, seat, ...row } = people[at];
      if (!isSameChange(row, change)) await writeChange(db, table_id, seat, change);
    }
  await db.deleteFrom('ratings').where('game', '=', game).execute();
  const fresh = [...ratings].map(([person, { mu, sigma, games: played }]) => ({
    person,
    game,
    mu,
    sigma,
    sure: sureOf({ mu, sigma }),
    games: played,
  }));
  for (let from = 0; from < fresh.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('ratings')
      .values(fresh.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
  return games.size;
}

const isSameChange = (a: Change, b: Change): boolean =>
  a.mu === b.mu && a.sigma === b.sigma && a.mu_before === b.mu_before && a.sigma_before === b.sigma_before;

/** Games with rated results of before their changes were kept. */
export async function kindsWithoutChanges(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('results').select('game').distinct().where('rated', '=', 1).where('mu', 'is', null).execute();
  return rows.map((row) => row.game);
}

export async function settledKinds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('settled_games').select('game').orderBy('game').execute();
  return rows.map((row) => row.game);
}

/** The guest's history becomes the account's, except games in which both played, and the ratings follow. */
export async function claimResults(db: Db, guest: string, account: string): Promise<void> {
  const both = db.selectFrom('results').select('table_id').where('person', '=', account);
  const claimed = await db
    .updateTable('results')
    .set({ person: account })
    .where('person', '=', guest)
    .where('table_id', 'not in', both)
    .returning(['game', 'rated'])
    .execute();
  const kinds = new Set(claimed.filter((row) => row.rated === 1).map((row) => row.game));
  for (const game of [...kinds].sort()) await recomputeRatings(db, game);
}
