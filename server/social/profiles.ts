/** Profiles and leaderboards, as anybody may see them: never an address, and nothing of a table behind a link. */
import type { Services } from '../services.ts';
import type { Leaderboard, PlayedGame, PlayedGames, Profile, RatingChanges } from '../protocol.ts';
import { bondWith } from '../store/circle.ts';
import { findPerson, type Person } from '../store/people.ts';
import {
  changeIn,
  changesAt,
  countRated,
  countResults,
  leaderPlace,
  leaders,
  playersAt,
  ratedGamesOf,
  resultsOf,
  statisticsOf,
  type ProfileViewer,
} from '../store/profiles.ts';
import { isSettled } from '../store/results.ts';
import { readTable } from '../store/tables.ts';
import { whyNotWatch } from '../tables/lobby.ts';
import { AppError } from '../appError.ts';

const GAMES_PER_PAGE = 20;
const PLACES_PER_PAGE = 50;
/** One lucky evening does not make a champion. */
const FEWEST_GAMES = 3;

/** What tries of deals came to is for those alone who may see the deal's field: an open daily's is not told here before. */
const viewing = (viewer: Person | undefined, { now }: Services): ProfileViewer => ({ person: viewer?.id, now: now() });

export async function profileOf(services: Services, viewer: Person | undefined, person: string): Promise<Profile> {
  const { db } = services.store;
  const { name, since } = await mustFind(db, person);
  const bond = viewer && (await bondWith(db, viewer.id, person));
  return { person, name, since, games: await statisticsOf(db, person, viewing(viewer, services)), ...(bond && { bond }) };
}

/** A table is named where everybody may watch it, and to those who played at it. */
export async function playedGames(
  services: Services,
  viewer: Person | undefined,
  person: string,
  page: number,
): Promise<PlayedGames> {
  const { db } = services.store;
  await mustFind(db, person);
  const as = viewing(viewer, services);
  const rows = await resultsOf(db, person, (page - 1) * GAMES_PER_PAGE, GAMES_PER_PAGE, as);
  const players = await playersAt(
    db,
    rows.map((row) => row.table_id),
  );
  const games = rows.map((row): PlayedGame => {
    const people = players.get(row.table_id) ?? [];
    const change = changeIn(row);
    const open = (row.listed === 1 && row.spectators === 1) || people.some((each) => each.person === viewer?.id);
    return {
      game: row.game,
      endedAt: Number(row.ended_at),
      seats: row.seats,
      place: row.place,
      shared: row.shared,
      ...(row.score !== null && { score: row.score }),
      rated: row.rated === 1,
      ...(change && { change }),
      ...(row.training === 1 && { training: true }),
      ...(open && { table: { id: row.table_id, people } }),
    };
  });
  return { games, total: await countResults(db, person, as), perPage: GAMES_PER_PAGE };
}

export async function leaderboardOf(
  services: Services,
  viewer: Person | undefined,
  game: string,
  page: number,
): Promise<Leaderboard> {
  const { db } = services.store;
  if (!services.shelf.metas.some(({ id }) => id === game)) throw new AppError('NOT_FOUND');
  const mine = viewer && (await leaderPlace(db, game, FEWEST_GAMES, { person: viewer.id, name: viewer.name }));
  return {
    game,
    places: await leaders(db, game, FEWEST_GAMES, (page - 1) * PLACES_PER_PAGE, PLACES_PER_PAGE),
    total: await countRated(db, game, FEWEST_GAMES),
    perPage: PLACES_PER_PAGE,
    fewestGames: FEWEST_GAMES,
    ...(mine && { mine }),
    ...(viewer && { myGames: await ratedGamesOf(db, game, viewer.id) }),
  };
}

/** What a finished game made of everybody's rating, for whoever may see its table. */
export async function ratingChanges({ store: { db } }: Services, viewer: Person | undefined, id: string): Promise<RatingChanges> {
  const table = await readTable(db, id);
  if (table === undefined) throw new AppError('NOT_FOUND');
  const barred = whyNotWatch(table, viewer?.id);
  if (barred) throw new AppError(barred);
  if (!(await isSettled(db, id))) return {};
  const changes = await changesAt(db, id);
  return { seats: table.seats.map((_, seat) => changes.get(seat) ?? null) };
}

async function mustFind(db: Services['store']['db'], person: string): Promise<{ name: string; since: number }> {
  const found = await findPerson(db, person);
  if (found === undefined) throw new AppError('NO_SUCH_PERSON');
  return found;
}
