/** Who is at a table through any process, also when this one does not have the table open. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';

/** How long the other processes have to answer. */
const LISTEN_MS = 1_000;

type PeopleAt = ReadonlyMap<string, ReadonlySet<string>>;

export class WhoIsThere {
  readonly #store: Store;
  readonly #hall: Hall;
  /** Answers being collected, by each question under way. */
  readonly #collecting = new Set<Map<string, Set<string>>>();

  constructor(store: Store, hall: Hall) {
    this.#store = store;
    this.#hall = hall;
    store.bus.subscribe((notice) => {
      if (notice.kind !== 'present') return;
      for (const heard of this.#collecting) for (const { person } of notice.people) heard.get(notice.table)?.add(person);
    });
  }

  /** Who is at these tables; the others are only asked where somebody we look for is not here. */
  async ask(wanted: PeopleAt): Promise<PeopleAt> {
    const there = new Map([...wanted.keys()].map((table) => [table, this.#hall.find(table)?.present() ?? new Set<string>()]));
    const unsure = [...wanted].filter(([table, people]) => [...people].some((person) => !there.get(table)?.has(person)));
    if (!this.#store.shared || unsure.length === 0) return there;
    this.#collecting.add(there);
    for (const [table] of unsure) this.#store.bus.publish({ kind: 'whoIsThere', table });
    await pause(LISTEN_MS);
    this.#collecting.delete(there);
    return there;
  }
}
