/**
 * Sees when somebody's time has run out. Any process may: the unique number of the step that says so settles who did. What is
 * due is found in the rows after a restart; until then it is known from the tables alive here.
 */
import type { Logger } from '../log.ts';
import type { Store } from '../store/store.ts';
import { overdueTables } from '../store/tableLists.ts';
import type { Hall } from '../tables/hall.ts';
import type { LiveTable } from '../tables/live.ts';
import { AppError } from '../appError.ts';

const TICK_MS = 200;
const LOOK_MS = 2_000;
/** The process that has the table alive comes first. */
const LEAVE_TO_OTHERS_MS = 2_000;
/** After a start people need a moment to come back: nobody's bank is emptied by a server that was away. */
const GRACE_MS = 15_000;

export class Timekeeper {
  readonly #hall: Hall;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #log: Logger;
  readonly #openedAt: number;
  /** When to look at which table next. */
  readonly #due = new Map<string, number>();
  readonly #timers: NodeJS.Timeout[];

  constructor(hall: Hall, store: Store, now: () => number, log: Logger) {
    this.#hall = hall;
    this.#store = store;
    this.#now = now;
    this.#log = log;
    this.#openedAt = now();
    hall.onTurn((table) => this.#note(table));
    this.#timers = [setInterval(() => void this.tick(), TICK_MS), setInterval(() => void this.lookAround(), LOOK_MS)];
    for (const timer of this.#timers) timer.unref();
  }

  /** Ends the time of everybody at the tables alive here whose deadline has passed. */
  async tick(): Promise<void> {
    const now = this.#now();
    for (const [id, deadline] of this.#due) {
      const table = this.#hall.find(id);
      if (table && deadline > now) continue;
      this.#due.delete(id); // told again when the table has come further, or is alive again
      if (table) await this.#call(table);
    }
  }

  /** Takes up the tables that nobody has alive, say after a restart. */
  async lookAround(): Promise<void> {
    try {
      for (const id of await overdueTables(this.#store.db, this.#now() - LEAVE_TO_OTHERS_MS)) {
        if (this.#hall.find(id) === undefined) await this.#hall.open(id).catch(ignoreClosed);
      }
    } catch (error) {
      this.#log.error({ err: error }, 'could not look for deadlines');
    }
    await this.tick();
  }

  #note(table: LiveTable): void {
    const next = table.stored.phase === 'playing' ? table.play?.clocks?.next : undefined;
    if (next === undefined) this.#due.delete(table.id);
    else this.#due.set(table.id, table.stored.terms.time.kind === 'live' ? Math.max(next, this.#openedAt + GRACE_MS) : next);
  }

  async #call(table: LiveTable): Promise<void> {
    try {
      for (const seat of table.play?.clocks?.overdue(this.#now()) ?? []) {
        const version = table.play?.version ?? 0;
        await this.#hall.decide(table, { seat, version, out: true, moveId: `out:${seat}:${version}`, by: 'clock' });
      }
    } catch (error) {
      this.#log.error({ err: error, table: table.id }, 'time not called; it will be tried again');
    }
    this.#note(table);
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }
}

/** Found out and reported when it was opened first. */
function ignoreClosed(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
