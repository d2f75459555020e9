/**
 * Counts every finished game once for the pages of statistics: soon after it ended here, and by looking around for those that were
 * missed, or that ended before anything was counted. A game is played again for it, one at a time and with rests, so that nobody's
 * move waits; what it comes to is one small row (store/numbers.ts).
 */
import { standing } from '@cantiere/engine';
import { countingAgain, PLAIN_NUMBERS, type GameCount, type GameNumbers } from '@cantiere/engine/numbers';
import type { Logger } from '../log.ts';
import { unhurried } from '../replay/yielding.ts';
import type { Shelf } from '../shelf.ts';
import { lastMoveAt, readSteps } from '../store/moves.ts';
import { noteCounted, uncountedTables, type CountedGame } from '../store/numbers.ts';
import type { Store } from '../store/store.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { readTable } from '../store/tables.ts';
import type { Hall } from '../tables/hall.ts';
import { outcomeOf } from './results.ts';

const LOOK_MS = 60_000;
/** In one look: old games of a house that never counted come in little by little. */
const AT_ONCE = 25;

export interface CounterParts {
  readonly hall: Hall;
  readonly store: Store;
  readonly shelf: Shelf;
  readonly log: Logger;
}

export class Counter {
  readonly #parts: CounterParts;
  readonly #timer: NodeJS.Timeout;
  /** One game after the other. */
  #work: Promise<void> = Promise.resolve();
  readonly #told: ((game: string) => void)[] = [];
  #closed = false;

  constructor(parts: CounterParts) {
    this.#parts = parts;
    parts.hall.onOver(({ id }) => void this.#next(() => this.#count(id)));
    this.#timer = setInterval(() => void this.lookAround(), LOOK_MS);
    this.#timer.unref();
  }

  /** Tells this listener when a game that everybody may watch was counted here. */
  onOpen(listener: (game: string) => void): void {
    this.#told.push(listener);
  }

  /** Settled when all that it found is counted. */
  async lookAround(): Promise<void> {
    await this.#next(async () => {
      for (const id of await uncountedTables(this.#parts.store.db, AT_ONCE)) await this.#trying(() => this.#count(id));
    });
  }

  #next(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(() => this.#trying(work));
    return this.#work;
  }

  /** One that goes wrong stands in nobody's way, and is found again by the next look. */
  async #trying(work: () => Promise<void>): Promise<void> {
    if (this.#closed) return;
    try {
      await work();
    } catch (error) {
      this.#parts.log.error({ err: error }, 'games not counted; it will be tried again');
    }
  }

  async #count(id: string): Promise<void> {
    const { store } = this.#parts;
    const table = await readTable(store.db, id);
    if (table?.phase !== 'over') return;
    const counts = isWorthCounting(table) ? await this.#played(table) : undefined;
    const counted = counts && {
      game: table.game,
      open: isOpen(table),
      endedAt: (await lastMoveAt(store.db, id)) ?? table.updatedAt,
      counts,
    };
    if (this.#closed) return;
    const first = await noteCounted(store.db, id, counted satisfies CountedGame | undefined);
    if (first && counted?.open) for (const tell of this.#told) tell(table.game);
  }

  /** Undefined where its edition is not here any more, or does not play it: then it is left out, for good. */
  async #played(table: StoredTable): Promise<GameCount | undefined> {
    const { store, shelf, log } = this.#parts;
    const { id, seats, options, seed } = table;
    const opened = await shelf.openTable(table);
    if (opened === undefined || seed === undefined) return undefined;
    // Outside of the try: a database that does not answer now says nothing of the game.
    const { moves } = standing(await readSteps(store.db, id));
    const numbers = await numbersOf(shelf, table.game);
    try {
      return await unhurried(countingAgain(opened.game, numbers, { seats: seats.length, options, seed }, moves));
    } catch (error) {
      log.warn({ err: error, table: id }, 'a finished game cannot be counted');
      return undefined;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#work;
  }
}

/** What the game counts beside results: its present sources say so, whatever edition was played. */
export async function numbersOf(shelf: Shelf, game: string): Promise<GameNumbers> {
  return (await shelf.served(game)?.numbers?.())?.numbers ?? PLAIN_NUMBERS;
}

/** Somebody played it to its end, and nothing was taken back for training. */
const isWorthCounting = (table: StoredTable): boolean =>
  table.summary.result !== undefined &&
  !table.summary.training &&
  outcomeOf(table).people.some(({ score }) => score !== undefined);

/** Whoever comes by may see all of it. A deal that others still play is nobody's to tell. */
const isOpen = ({ listed, spectators, deal: shared }: StoredTable): boolean => listed && spectators && shared === undefined;
