/**
 * What people think of puzzles, for whoever asks. What all who count have said is added up at most every ten seconds for each game,
 * however many ask: others' thumbs come with the next time. One's own is seen at once. Whoever counts has the sums made anew by
 * saying something, or by asking at another process than the one that was told; whoever does not is added to them, for themselves.
 */
import type { PuzzleThumb, PuzzleThumbs, Thumb } from '../protocol.ts';
import type { Services } from '../services.ts';
import {
  countsForOthers,
  dropThumb,
  thumbsBy,
  thumbSums,
  writeThumb,
  type OwnThumb,
  type PuzzleSum,
  type SaidOf,
} from '../store/thumbs.ts';
import { AppError } from '../appError.ts';

const HOLDS_MS = 10_000;

interface Known {
  readonly at: number;
  readonly sums: Promise<readonly PuzzleSum[]>;
}

export class Thumbs {
  readonly #services: Pick<Services, 'store' | 'limits' | 'now'>;
  /** One for each game on the shelf, never more: whoever asks has looked whether it is there. */
  readonly #known = new Map<string, Known>();

  constructor(services: Pick<Services, 'store' | 'limits' | 'now'>) {
    this.#services = services;
  }

  /** Of a game's puzzles, as far as anybody has said something; with what this person has said. */
  async of(game: string, person: string | undefined): Promise<PuzzleThumbs> {
    if (person === undefined) return { puzzles: together(await this.#sums(game), [], false) };
    const { db } = this.#services.store;
    const mine = await thumbsBy(db, game, person);
    const counts = mine.length > 0 && (await countsForOthers(db, person));
    const since = counts ? Math.max(...mine.map(({ at }) => at)) : undefined;
    return { puzzles: together(await this.#sums(game, since), mine, counts) };
  }

  async say(about: SaidOf, thumb: Thumb): Promise<PuzzleThumbs> {
    const { store, limits, now } = this.#services;
    const { game, person } = about;
    const counts = await countsForOthers(store.db, person);
    if (thumb === 'none') await dropThumb(store.db, about);
    else if (!(await writeThumb(store.db, about, thumb, now(), counts ? undefined : limits.thumbsPerGuest)))
      throw new AppError('TOO_MANY_THUMBS');
    if (counts) this.#known.delete(game);
    return this.of(game, person);
  }

  /** Made after `since`, if that is said. */
  #sums(game: string, since = -Infinity): Promise<readonly PuzzleSum[]> {
    const { store, now } = this.#services;
    const last = this.#known.get(game);
    if (last && now() < last.at + HOLDS_MS && since < last.at) return last.sums;
    const known = { at: now(), sums: thumbSums(store.db, game) };
    this.#known.set(game, known);
    known.sums.catch(() => this.#known.get(game) === known && this.#known.delete(game)); // the next one asks again
    return known.sums;
  }
}

/** In the order of the puzzles' ids. `counts`: mine are among the sums. */
function together(sums: readonly PuzzleSum[], mine: readonly OwnThumb[], counts: boolean): PuzzleThumb[] {
  const told = new Map<string, PuzzleThumb>(sums.map((sum) => [sum.puzzle, sum]));
  for (const { puzzle, thumb } of mine) {
    const sum = told.get(puzzle) ?? { puzzle, up: 0, down: 0 };
    // Whoever has come to count a moment ago is not among them yet.
    const among = counts ? Math.max(1, sum[thumb]) : sum[thumb] + 1;
    told.set(puzzle, { ...sum, [thumb]: among, mine: thumb });
  }
  return [...told.values()].sort((a, b) => (a.puzzle < b.puzzle ? -1 : 1));
}
