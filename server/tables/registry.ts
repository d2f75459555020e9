/**
 * Which tables are alive in this process, and how many may be: each is brought to life once, however many want it at the same
 * moment, and goes when nobody has used it for a while.
 */
import type { Logger } from '../log.ts';
import { Recent } from '../recent.ts';
import { AppError } from '../appError.ts';
import type { LiveTable } from './live.ts';

export class Registry {
  readonly #log: Logger;
  readonly #most: number;
  readonly #tables = new Map<string, LiveTable>();
  readonly #opening = new Map<string, Promise<LiveTable>>();
  /** Tables that cannot be played here, say because their rules have changed: found out and reported once. */
  readonly #closedForGood = new Recent<true>(10_000);

  constructor(log: Logger, most: number) {
    this.#log = log;
    this.#most = most;
  }

  get tables(): Iterable<LiveTable> {
    return this.#tables.values();
  }

  get size(): number {
    return this.#tables.size;
  }

  find(id: string): LiveTable | undefined {
    return this.#tables.get(id);
  }

  /** Alive, or about to be. */
  async expected(id: string): Promise<LiveTable | undefined> {
    return this.#tables.get(id) ?? (await this.#opening.get(id)?.catch(() => undefined));
  }

  /** The live table, brought to life if need be. */
  async open(id: string, bringToLife: (id: string) => Promise<LiveTable>): Promise<LiveTable> {
    const live = this.#tables.get(id);
    if (live) return live;
    if (this.#closedForGood.has(id)) throw new AppError('CANNOT_RESUME');
    let opening = this.#opening.get(id);
    if (opening === undefined) {
      this.#makeRoom();
      opening = bringToLife(id).finally(() => this.#opening.delete(id));
      this.#opening.set(id, opening);
    }
    return opening;
  }

  /** Whoever wants one table more makes those go that nobody is at; where somebody is at each, they wait. */
  #makeRoom(): void {
    if (this.#tables.size + this.#opening.size < this.#most) return;
    this.dropIdle(Date.now());
    if (this.#tables.size + this.#opening.size >= this.#most) throw new AppError('HOUSE_FULL');
  }

  add(table: LiveTable): void {
    this.#tables.set(table.id, table);
  }

  /** The table is no more. */
  remove(table: LiveTable): void {
    for (const watcher of table.watchers) watcher.end('TABLE_CLOSED');
    this.#tables.delete(table.id);
  }

  /** Whatever the rules stumble over while following the store, they would stumble over for ever: the table is closed, in words. */
  mustBePlayable<T>(id: string, follow: () => T): T {
    try {
      return follow();
    } catch (error) {
      this.#closedForGood.set(id, true);
      this.#log.error({ err: error, table: id }, 'table cannot be played here');
      const table = this.#tables.get(id);
      this.#tables.delete(id);
      for (const watcher of table?.watchers ?? []) watcher.end('CANNOT_RESUME');
      throw new AppError('CANNOT_RESUME', undefined, error);
    }
  }

  isClosedForGood(id: string): boolean {
    return this.#closedForGood.has(id);
  }

  /** What nobody has used since then: whoever comes brings it to life again. */
  dropIdle(before: number): void {
    for (const table of this.#tables.values()) {
      if (!table.busy && !table.unsaved && table.usedAt <= before) this.#tables.delete(table.id);
    }
  }
}
