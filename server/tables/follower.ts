/**
 * Keeps the tables of this process where the others have brought them: by what they tell, and by looking into the store, which
 * has the truth whatever was not told.
 */
import type { Notice } from '../bus/bus.ts';
import type { Logger } from '../log.ts';
import { glanceAt, type Glance } from '../store/glance.ts';
import type { Store } from '../store/store.ts';
import { readTable } from '../store/tables.ts';
import type { StoredTable } from '../store/storedTable.ts';
import type { Clerk } from './clerk.ts';
import { mentions } from './farewell.ts';
import type { Herald } from './herald.ts';
import type { Listeners } from './listeners.ts';
import type { LiveTable } from './live.ts';
import type { Neighbours } from './presence.ts';
import type { Referee } from './referee.ts';
import type { Registry } from './registry.ts';

export interface FollowerParts {
  readonly store: Store;
  readonly log: Logger;
  readonly registry: Registry;
  readonly referee: Referee;
  readonly herald: Herald;
  readonly clerk: Clerk;
  readonly neighbours: Neighbours;
  readonly turns: Listeners<LiveTable>;
  readonly presence: Listeners<LiveTable>;
  /** Gives a table its game, from its steps. */
  resume(table: LiveTable, stored: StoredTable): Promise<void>;
}

type Moved = Extract<Notice, { readonly kind: 'moves' }>;

export class Follower {
  readonly #parts: FollowerParts;

  constructor(parts: FollowerParts) {
    this.#parts = parts;
    parts.store.bus.subscribe((notice, from) => this.#hear(notice, from));
    parts.store.bus.onGap(() => this.#afterGap());
  }

  #hear(notice: Notice, from: string): void {
    const { registry, herald, neighbours, presence } = this.#parts;
    neighbours.heardFrom(from);
    if (notice.kind === 'gone') return void this.gone(notice.person);
    if (notice.kind === 'renamed') return herald.rename(notice.person, notice.name);
    if (!('table' in notice)) return; // others listen for those themselves: visits, paces, the house
    const table = registry.find(notice.table);
    if (table === undefined) return;
    switch (notice.kind) {
      case 'moves':
        if ((table.play?.version ?? -1) < notice.version) void this.#heardMove(table, notice);
        return;
      case 'table':
        void this.refresh(table);
        return;
      case 'chat':
        void herald.tellChat(table);
        return;
      case 'unsaid':
        void herald.unsayLine(table, notice.line);
        return;
      case 'plans':
        return; // plans/planner.ts listens too
      case 'whoIsThere':
        if (table.watchers.size > 0) herald.announcePresence(table);
        return;
      case 'present':
        if (neighbours.note(table, from, notice)) table.tellTable();
        presence.tell(table);
    }
  }

  /**
   * Another process has played on. The very next step is made here from the notice alone, and its summary left to whoever made
   * it; when anything is missing between, or the notice had no room for the step, the store is read.
   */
  #heardMove(table: LiveTable, { version, step }: Moved): Promise<void> {
    return this.#inTurn(table, async () => {
      const { play } = table;
      if (play && play.version >= version) return;
      if (play === undefined || step?.number !== play.version + 1) return this.#readAgain(table);
      this.#parts.referee.follow(table, play, step);
      this.#parts.clerk.leaveToItsMaker(table);
    });
  }

  /** Reads rows and moves again and tells what changed. */
  refresh(table: LiveTable): Promise<void> {
    return this.#inTurn(table, () => this.#readAgain(table));
  }

  /** Nobody waits to hear that it failed: that is reported. */
  #inTurn(table: LiveTable, task: () => Promise<void>): Promise<void> {
    const { registry, log } = this.#parts;
    return table.inTurn(task).catch((error: unknown) => {
      if (!registry.isClosedForGood(table.id)) log.error({ err: error, table: table.id }, 'table not refreshed');
    });
  }

  async #readAgain(table: LiveTable): Promise<void> {
    const { store, registry, referee, herald, clerk, turns } = this.#parts;
    const stored = await readTable(store.db, table.id);
    if (stored === undefined) return registry.remove(table);
    const { play } = table;
    table.stored = stored;
    play?.clocks?.seated(stored.seats);
    // Another edition plays it the same to the last step (editions/moving.ts); from here on it is that one's game.
    const moved = play !== undefined && stored.edition !== undefined && stored.edition !== play.opened.edition;
    if (moved) await this.#parts.resume(table, stored);
    else if (play) clerk.note(table);
    else if (stored.phase !== 'lobby') await this.#parts.resume(table, stored);
    await herald.reseat(table);
    table.tellTable();
    if (play) await referee.catchUp(table);
    else if (table.play) table.tellUpdate(-1);
    await referee.doWhatWasAgreed(table);
    turns.tell(table);
  }

  /** Notices can be lost (a broken connection, a process killed before it spoke); the store cannot. */
  async lookForMissed(): Promise<void> {
    const { store, registry, herald, clerk, log, neighbours } = this.#parts;
    try {
      const tables = [...registry.tables];
      const ids = tables.map(({ id }) => id);
      const glances = await glanceAt(store.db, ids);
      for (const table of tables) {
        if (registry.find(table.id) !== table) continue;
        const glance = glances.get(table.id);
        if (glance === undefined || hasMissed(table, glance)) void this.refresh(table);
        else clerk.lookWhetherWritten(table, glance);
        // A line whose notice was lost, or that could not be read when it came.
        if (glance !== undefined && glance.said > table.lastChat) void herald.tellChat(table);
      }
    } catch (error) {
      log.error({ err: error }, 'could not look for missed moves');
    }
    for (const table of neighbours.forgetTheSilent(registry.tables)) table.tellTable();
  }

  /** Whatever was said meanwhile is lost: everything is read again, and asked who is where. */
  #afterGap(): void {
    for (const table of this.#parts.registry.tables) {
      void this.refresh(table);
      void this.#parts.herald.tellChat(table);
      this.#parts.neighbours.ask(table.id);
    }
  }

  /** Somebody has gone for good: wherever they sat or spoke, those who are there are told. */
  async gone(person: string): Promise<void> {
    const tables = [...this.#parts.registry.tables].filter(({ stored }) => mentions(stored, person));
    await Promise.all(tables.map((table) => this.refresh(table)));
    await this.#parts.herald.unsay(person);
  }
}

/** Steps, the start, or a change of the row that this process has not heard of. */
function hasMissed({ play, stored }: LiveTable, { phase, version, changes }: Glance): boolean {
  return changes !== stored.changes || (play ? version > play.version : phase !== 'lobby');
}
