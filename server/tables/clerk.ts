/** Keeps the rows of the tables up to date with what their moves led to, a moment late and several at once. */
import type { Logger } from '../log.ts';
import type { Glance } from '../store/glance.ts';
import type { Store } from '../store/store.ts';
import { saveSummaries } from '../store/summaries.ts';
import type { LiveTable } from './live.ts';

/** In one statement; on SQLite it rides along in a commit of moves, and may not hold it up. */
const SUMMARIES_AT_ONCE = { shared: 100, alone: 20 };

export class Clerk {
  readonly #store: Store;
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #tables: () => Iterable<LiveTable>;
  /** When all summaries on their way are written. */
  #saved: Promise<unknown> = Promise.resolve();

  constructor(store: Store, log: Logger, now: () => number, tables: () => Iterable<LiveTable>) {
    this.#store = store;
    this.#log = log;
    this.#now = now;
    this.#tables = tables;
  }

  /** The game has come to where its row does not know it yet. */
  note(table: LiveTable): void {
    const { play, stored } = table;
    if (play === undefined) return;
    const { version, toAct, result, training } = play;
    const clocks = play.clocks && {
      deadlines: result ? [] : play.clocks.deadlines,
      absences: play.clocks.absences,
    };
    const before = stored.summary;
    const sameClocks = sameList(before.clocks?.deadlines, clocks?.deadlines);
    const samePeople = sameList(before.clocks?.absences, clocks?.absences);
    const phase = result ? 'over' : 'playing';
    // A game that has just begun asks somebody, which its row does not know yet.
    const sameTurn = before.version === version && before.toAct.length === toAct.length;
    if (sameTurn && stored.phase === phase && sameClocks && samePeople) return;
    const toBeTold = (training && !before.training) || !samePeople;
    table.stored = {
      ...stored,
      phase,
      updatedAt: Math.max(stored.updatedAt, this.#now()),
      summary: { version, toAct, ...(result && { result }), ...(training && { training: true }), ...(clocks && { clocks }) },
    };
    table.unsaved = true;
    table.owed = undefined;
    if (toBeTold) table.tellTable();
  }

  /** The last step was another process's, which writes what it led to; the end is written by everybody at once. */
  leaveToItsMaker(table: LiveTable): void {
    if (table.stored.phase === 'over') return;
    table.unsaved = false;
    table.owed = 0;
  }

  /** A process that died before it wrote does not: another does in the end. */
  lookWhetherWritten(table: LiveTable, { summed, version }: Glance): void {
    if (table.owed === undefined) return;
    const inVain = summed < version;
    if (inVain && table.owed > 0) table.unsaved = true;
    table.owed = inVain && !table.unsaved ? table.owed + 1 : undefined;
  }

  /** Several in one commit: one each would make the moves between them wait for the disk as often. */
  async saveAll(): Promise<void> {
    const unsaved = [...this.#tables()].filter((table) => table.unsaved);
    const most = SUMMARIES_AT_ONCE[this.#store.shared ? 'shared' : 'alone'];
    for (let from = 0; from < unsaved.length; from += most) await this.save(unsaved.slice(from, from + most));
    await this.#saved; // what others had begun to save
  }

  save(tables: readonly LiveTable[]): Promise<void> {
    const done = this.#write(tables);
    this.#saved = Promise.all([this.#saved, done]);
    return done;
  }

  async #write(tables: readonly LiveTable[]): Promise<void> {
    for (const table of tables) table.unsaved = false;
    try {
      await saveSummaries(
        this.#store,
        tables.map(({ stored }) => stored),
      );
    } catch (error) {
      for (const table of tables) table.unsaved = true;
      this.#log.error({ err: error, tables: tables.map(({ id }) => id) }, 'summaries not saved');
    }
  }
}

function sameList<T>(a: readonly T[] | undefined, b: readonly T[] | undefined): boolean {
  return a === b || (a !== undefined && a.length === b?.length && a.every((item, at) => item === b[at]));
}
