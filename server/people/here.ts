/**
 * Who is here now, and by which sessions: whoever asked for something lately, or has a table open. Noted in memory and written
 * together once in a while, so that it costs no request anything; all processes read the same rows.
 */
import type { Logger } from '../log.ts';
import { noteHere } from '../store/finding.ts';
import type { Store } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';
import type { Visits } from '../live/visits.ts';
import { noteSessionsSeen } from '../store/people.ts';

const WRITE_MS = 20_000;
/** Longer than it takes to be written again, and than a page that is only looked at asks again. */
export const HERE_MS = 90_000;

export class Here {
  readonly #store: Store;
  readonly #hall: Hall;
  readonly #visits: Visits;
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  #seen = new Set<string>();
  #sessions = new Set<string>();

  constructor(store: Store, hall: Hall, visits: Visits, log: Logger, now: () => number) {
    this.#store = store;
    this.#hall = hall;
    this.#visits = visits;
    this.#log = log;
    this.#now = now;
    this.#timer = setInterval(() => void this.write(), WRITE_MS);
    this.#timer.unref();
  }

  saw(person: string, session: string | undefined): void {
    this.#seen.add(person);
    if (session !== undefined) this.#sessions.add(session);
  }

  async write(): Promise<void> {
    for (const { watchers } of this.#hall.tables)
      for (const { person } of watchers) if (person !== undefined) this.#seen.add(person);
    const people = [...this.#seen];
    const sessions = [...new Set([...this.#sessions, ...this.#visits.sessions])];
    this.#seen = new Set();
    this.#sessions = new Set();
    try {
      await noteHere(this.#store.db, people, this.#now());
      await noteSessionsSeen(this.#store.db, sessions, this.#now());
    } catch (error) {
      this.#log.error({ err: error }, 'who is here was not written');
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
