/** What the finished games of this house add up to, for everybody; and somebody's own, for themselves alone. */
import { addGame, emptySums, type GameCount, type GameNumbers, type Sums } from '@cantiere/engine/numbers';
import type { Seat } from '@cantiere/engine';
import type { PlayedNumbers } from '../protocol.ts';
import { yielding } from '../replay/yielding.ts';
import type { Services } from '../services.ts';
import { countsOf, openCounts } from '../store/numbers.ts';
import type { Person } from '../store/people.ts';
import { AppError } from '../appError.ts';
import { isOffTheShelf } from '../tables/making.ts';
import { numbersOf } from './counter.ts';

/** The latest: what was played long ago says less of how it is played now, and nobody can make the server add up forever. */
const MOST_OPEN = 2_000;
const MOST_MINE = 500;
/** What was added up holds for so long; less where it is known that a game has come since, but never for no time at all. */
const HOLDS_MS = 5 * 60_000;
const LEAST_MS = 10_000;

export class Numbers {
  readonly #services: Services;
  /** One for each game on the shelf, never more. */
  readonly #known = new Map<string, { readonly at: number; readonly told: Promise<PlayedNumbers>; old?: true }>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Another game of this kind was counted. */
  hasNew(game: string): void {
    const last = this.#known.get(game);
    if (last) last.old = true;
  }

  async ofEverybody(game: string): Promise<PlayedNumbers> {
    const { shelf, now, store } = this.#services;
    mustBeShown(this.#services, game);
    const last = this.#known.get(game);
    if (last && now() < last.at + (last.old ? LEAST_MS : HOLDS_MS)) return last.told;
    const told = (async () =>
      added(
        await numbersOf(shelf, game),
        (await openCounts(store.db, game, MOST_OPEN)).map((counts) => ({ counts })),
      ))();
    this.#known.set(game, { at: now(), told });
    told.catch(() => this.#known.delete(game)); // the next one asks again
    return told;
  }
}

export async function myNumbers(services: Services, { id }: Person, game: string): Promise<PlayedNumbers> {
  mustKnow(services, game);
  return added(await numbersOf(services.shelf, game), await countsOf(services.store.db, id, game, MOST_MINE));
}

function mustKnow({ shelf }: Services, game: string): void {
  if (shelf.served(game) === undefined) throw new AppError('NOT_FOUND');
}

/** What is off the shelf is told to nobody; one's own games stay one's own. */
function mustBeShown(services: Services, game: string): void {
  mustKnow(services, game);
  if (isOffTheShelf(services, game)) throw new AppError('NOT_FOUND');
}

/** All games together, by number of players; of those with a seat that seat alone. */
async function added(
  numbers: GameNumbers,
  rows: readonly { readonly counts: string; readonly seat?: Seat }[],
): Promise<PlayedNumbers> {
  const bySeats = new Map<number, Sums>();
  const giveWay = yielding();
  for (const { counts, seat } of rows) {
    const game = JSON.parse(counts) as GameCount; // written by this server
    const sums = bySeats.get(game.seats) ?? emptySums(game.seats, numbers);
    bySeats.set(game.seats, sums);
    addGame(sums, numbers, game, seat === undefined ? undefined : [seat]);
    await giveWay();
  }
  return { games: rows.length, sums: [...bySeats.values()].sort((a, b) => a.seats - b.seats) };
}
