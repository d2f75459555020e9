/** What somebody's finished games add up to, and how everybody compares. */
import { sql } from 'kysely';
import { inPoints } from '../social/rating.ts';
import type { GameStatistics, LeaderboardPlace, NamedPerson, RatingChange, RatingInfo } from '../protocol.ts';
import { FORMER } from './farewell.ts';
import type { Db, Schema } from './schema.ts';

/** Who looks, and when: a try of a deal tells its points to those alone who may see the deal's field (deals/knowing.ts). */
export interface ProfileViewer {
  readonly person: string | undefined;
  readonly now: number;
}

/** Tables whose results this viewer may know. */
const tablesTold = (db: Db, { person = '', now }: ProfileViewer) =>
  db
    .selectFrom('tables as told')
    .leftJoin('deals', 'deals.id', 'told.deal')
    .select('told.id')
    .where((e) =>
      e.or([
        e('deals.id', 'is', null),
        e(
          'deals.id',
          'in',
          e.selectFrom('tries').select('deal').where('tries.person', '=', person).where('ended_at', 'is not', null),
        ),
        e('deals.finish_by', '<=', now),
        e.and([
          e('deals.kind', '<>', 'table'),
          e('deals.ends_at', '<=', now),
          e.not(
            e.exists(
              e
                .selectFrom('tries')
                .select('tries.deal')
                .whereRef('tries.deal', '=', 'deals.id')
                .where('tries.ended_at', 'is', null)
                .where('tries.not_counted', 'is', null),
            ),
          ),
        ]),
      ]),
    );

/** Somebody's results, as far as this viewer may know them; without one, as they know them themselves: all. */
const toldOf = (db: Db, person: string, viewer: ProfileViewer = { person, now: 0 }) =>
  db
    .selectFrom('results')
    .where('results.person', '=', person)
    .$if(viewer.person !== person, (q) =>
      q.where((e) => e.exists(tablesTold(db, viewer).where('told.id', '=', sql.ref<string>('results.table_id')))),
    );

export async function statisticsOf(db: Db, person: string, viewer?: ProfileViewer): Promise<GameStatistics[]> {
  const rows = await toldOf(db, person, viewer)
    .select((e) => [
      'game',
      e.fn.countAll().as('games'),
      e.fn.sum(sql<number>`case when place = 1 and shared = 0 then 1 else 0 end`).as('wins'),
      e.fn.sum(sql<number>`case when place = 1 and shared > 0 then 1 else 0 end`).as('ties'),
      e.fn.avg('place').as('place'),
      e.fn.avg('score').as('score'),
      e.fn.max('score').as('best'),
    ])
    .where('training', '=', 0)
    .groupBy('game')
    .execute();
  const sizes = await toldOf(db, person, viewer)
    .select((e) => ['game', 'seats', e.fn.countAll().as('games')])
    .where('training', '=', 0)
    .groupBy(['game', 'seats'])
    .execute();
  const ratings = await db.selectFrom('ratings').selectAll().where('person', '=', person).execute();
  return rows
    .map((row): GameStatistics => {
      const [favourite] = sizes
        .filter(({ game }) => game === row.game)
        .sort((a, b) => Number(b.games) - Number(a.games) || a.seats - b.seats);
      const rating = ratings.find(({ game }) => game === row.game);
      return {
        game: row.game,
        games: Number(row.games),
        wins: Number(row.wins),
        ties: Number(row.ties),
        averagePlace: Number(row.place),
        ...(row.score !== null && { averageScore: Number(row.score), bestScore: Number(row.best) }),
        favouriteSeats: favourite.seats,
        ...(rating && { rating: ratingInfo(rating) }),
      };
    })
    .sort((a, b) => b.games - a.games || a.game.localeCompare(b.game));
}

function ratingInfo({ mu, sigma, games }: Pick<Schema['ratings'], 'mu' | 'sigma' | 'games'>): RatingInfo {
  return { ...inPoints({ mu, sigma }), games };
}

type Changed = 'mu_before' | 'sigma_before' | 'mu' | 'sigma';
const CHANGED = ['mu_before', 'sigma_before', 'mu', 'sigma'] as const;

/** Undefined where the game was not rated. */
export function changeIn(row: Pick<Schema['results'], Changed>): RatingChange | undefined {
  const { mu_before, sigma_before, mu, sigma } = row;
  if (mu_before === null || sigma_before === null || mu === null || sigma === null) return undefined;
  return { before: inPoints({ mu: mu_before, sigma: sigma_before }), after: inPoints({ mu, sigma }) };
}

/** Seat by seat, where somebody was rated. */
export async function changesAt(db: Db, table: string): Promise<Map<number, RatingChange>> {
  const rows = await db.selectFrom('results').select('seat').select(CHANGED).where('table_id', '=', table).execute();
  return new Map(
    rows.flatMap((row) => {
      const change = changeIn(row);
      return change ? [[row.seat, change] as const] : [];
    }),
  );
}

/** What the last rated game of each of these people made of their rating. */
async function lastChanges(db: Db, game: string, people: readonly string[]): Promise<Map<string, RatingChange>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('results')
    .innerJoin(
      (e) =>
        e
          .selectFrom('results as latest')
          .select((l) => ['latest.person as whose', l.fn.max('latest.number').as('last')])
          .where('latest.game', '=', game)
          .where('latest.rated', '=', 1)
          .where('latest.person', 'in', people)
          .groupBy('latest.person')
          .as('newest'),
      (join) => join.onRef('newest.whose', '=', 'results.person').onRef('newest.last', '=', 'results.number'),
    )
    .select(['person', ...CHANGED])
    .where('game', '=', game)
    .where('rated', '=', 1)
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const change = changeIn(row);
      return change ? [[row.person, change] as const] : [];
    }),
  );
}

/** How many rated games somebody has. */
export async function ratedGamesOf(db: Db, game: string, person: string): Promise<number> {
  const row = await db
    .selectFrom('ratings')
    .select('games')
    .where('game', '=', game)
    .where('person', '=', person)
    .executeTakeFirst();
  return row?.games ?? 0;
}

export type ResultRow = Pick<
  Schema['results'],
  'table_id' | 'game' | 'seats' | 'place' | 'shared' | 'score' | 'training' | 'rated' | 'ended_at' | Changed
> & { readonly listed: number; readonly spectators: number };

/** Newest first. */
export async function resultsOf(
  db: Db,
  person: string,
  from: number,
  most: number,
  viewer?: ProfileViewer,
): Promise<ResultRow[]> {
  return toldOf(db, person, viewer)
    .innerJoin('tables', 'tables.id', 'results.table_id')
    .select(['table_id', 'results.game', 'seats', 'place', 'shared', 'score', 'results.training', 'rated', 'ended_at'])
    .select(CHANGED)
    .select(['listed', 'spectators'])
    .orderBy('ended_at', 'desc')
    .orderBy('table_id')
    .limit(most)
    .offset(from)
    .execute();
}

export async function countResults(db: Db, person: string, viewer?: ProfileViewer): Promise<number> {
  const row = await toldOf(db, person, viewer)
    .select((e) => e.fn.countAll().as('games'))
    .executeTakeFirstOrThrow();
  return Number(row.games);
}

/** Who played at each of these tables, in the order of their seats. */
export async function playersAt(db: Db, tables: readonly string[]): Promise<Map<string, NamedPerson[]>> {
  if (tables.length === 0) return new Map();
  const rows = await db
    .selectFrom('results')
    .innerJoin('people', 'people.id', 'results.person')
    .select(['table_id', 'people.id', 'people.name'])
    .where('table_id', 'in', tables)
    .orderBy('seat')
    .execute();
  const players = new Map<string, NamedPerson[]>(tables.map((table) => [table, []]));
  for (const { table_id, id, name } of rows) players.get(table_id)?.push({ person: id, name });
  return players;
}

export async function leaders(db: Db, game: string, fewest: number, from: number, most: number): Promise<LeaderboardPlace[]> {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .select(['people.id', 'people.name', 'mu', 'sigma', 'games'])
    .where('people.name', '<>', FORMER)
    .where('game', '=', game)
    .where('games', '>=', fewest)
    .orderBy('sure', 'desc')
    .orderBy('person')
    .limit(most)
    .offset(from)
    .execute();
  const last = await lastChanges(
    db,
    game,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, ...row }, n) => {
    const change = last.get(id);
    return { person: id, name, place: from + n + 1, rating: ratingInfo(row), ...(change && { last: change }) };
  });
}

export async function countRated(db: Db, game: string, fewest: number): Promise<number> {
  const row = await db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .select((e) => e.fn.countAll().as('people'))
    .where('people.name', '<>', FORMER)
    .where('game', '=', game)
    .where('games', '>=', fewest)
    .executeTakeFirstOrThrow();
  return Number(row.people);
}

/** Where this person stands, if they have played enough. */
export async function leaderPlace(db: Db, game: string, fewest: number, me: NamedPerson): Promise<LeaderboardPlace | undefined> {
  const { person, name } = me;
  const mine = await db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('person', '=', person)
    .where('games', '>=', fewest)
    .executeTakeFirst();
  if (mine === undefined) return undefined;
  const { better } = await db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .select((e) => e.fn.countAll().as('better'))
    .where('people.name', '<>', FORMER)
    .where('game', '=', game)
    .where('games', '>=', fewest)
    .where((e) => e.or([e('sure', '>', mine.sure), e.and([e('sure', '=', mine.sure), e('person', '<', person)])]))
    .executeTakeFirstOrThrow();
  const last = (await lastChanges(db, game, [person])).get(person);
  return { person, name, place: Number(better) + 1, rating: ratingInfo(mine), ...(last && { last }) };
}
