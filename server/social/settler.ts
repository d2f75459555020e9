/**
 * Sees to it that every finished game gets into the histories of its people and into their ratings: at once when it ends
 * here, and by looking around for those that were missed because a process died in between. Settling is done once however
 * many processes try (store/results.ts).
 */
import type { Logger } from '../log.ts';
import { kindsWithoutChanges, recomputeRatings, settle, unsettledTables } from '../store/results.ts';
import type { Store } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';

const LOOK_MS = 60_000;
const AT_ONCE = 100;

export class Settler {
  readonly #store: Store;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  readonly #settling = new Set<Promise<void>>();
  #closed = false;

  constructor(hall: Hall, store: Store, log: Logger) {
    this.#store = store;
    this.#log = log;
    hall.onOver(({ id }) => this.#keep(this.#settle(id)));
    this.#timer = setInterval(() => void this.lookAround(), LOOK_MS);
    this.#timer.unref();
  }

  async lookAround(): Promise<void> {
    const looking = this.#settleMissed();
    this.#keep(looking);
    await looking;
  }

  async #settleMissed(): Promise<void> {
    try {
      let missed: string[];
      await this.#fillInChanges();
      do {
        missed = await unsettledTables(this.#store.db, AT_ONCE);
        for (const id of missed) if (!this.#closed && !(await this.#settle(id))) return;
      } while (!this.#closed && missed.length === AT_ONCE);
    } catch (error) {
      this.#log.error({ err: error }, 'could not look for unsettled games');
    }
  }

  /** Results of before their changes were kept get them: once, at the first start after. */
  async #fillInChanges(): Promise<void> {
    const { db } = this.#store;
    for (const game of await kindsWithoutChanges(db)) {
      if (this.#closed) return;
      await db.transaction().execute((trx) => recomputeRatings(trx, game));
    }
  }

  /** False when it could not be done: it will be tried again. */
  async #settle(id: string): Promise<boolean> {
    try {
      await settle(this.#store.db, id);
      return true;
    } catch (error) {
      this.#log.error({ err: error, table: id }, 'game not settled; it will be tried again');
      return false;
    }
  }

  #keep(work: Promise<unknown>): void {
    const kept = work.then(() => void this.#settling.delete(kept));
    this.#settling.add(kept);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await Promise.all(this.#settling);
  }
}
