/**
 * Who writes next to the embedded database. SQLite has one writer, and every commit waits for the disk: so moves go first, and
 * whatever else is a single statement rides along in their commit, up to a number. What needs a transaction of its own has
 * the writer to itself, in turn with those commits, so that a move never waits for more than one of them.
 */
import { rowsOf, type DatabaseThread } from './database-thread.ts';
import type { QueryOutcome, Query } from './sqlite-thread.ts';

/** A move is a row of a few pages; so many others do not hold it up for long. */
const MOST_RIDING_ALONG = 32;

interface Waiting {
  readonly query: Query;
  resolve(outcome: QueryOutcome): void;
  reject(error: unknown): void;
}

/** The writer to oneself, until released. */
export interface WriterTurn {
  run(query: Query): Promise<QueryOutcome>;
  release(): void;
}

export class Writer {
  readonly #thread: DatabaseThread;
  readonly #moves: Waiting[] = [];
  readonly #others: Waiting[] = [];
  readonly #sessions: (() => void)[] = [];
  #busy = false;
  #lastTogether = false;

  constructor(thread: DatabaseThread) {
    this.#thread = thread;
  }

  /** Before everything that waits. */
  moves(query: Query): Promise<QueryOutcome> {
    return this.#enter(this.#moves, query);
  }

  write(query: Query): Promise<QueryOutcome> {
    return this.#enter(this.#others, query);
  }

  session(): Promise<WriterTurn> {
    return new Promise((resolve) => {
      this.#sessions.push(() => resolve({ run: (query) => this.#thread.run(query), release: () => this.#done(false) }));
      this.#next();
    });
  }

  /** When nothing waits to be written. */
  async idle(): Promise<void> {
    do (await this.session()).release();
    while (this.#busy || this.#moves.length + this.#others.length + this.#sessions.length > 0);
  }

  #enter(queue: Waiting[], query: Query): Promise<QueryOutcome> {
    return new Promise((resolve, reject) => {
      queue.push({ query, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#busy) return;
    const together = this.#moves.length + this.#others.length > 0;
    if (this.#sessions.length > 0 && (this.#lastTogether || !together)) {
      this.#busy = true;
      this.#sessions.shift()?.();
    } else if (together) {
      this.#busy = true;
      void this.#writeTogether([...this.#moves.splice(0), ...this.#others.splice(0, MOST_RIDING_ALONG)]);
    }
  }

  async #writeTogether(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.#thread.runTogether(batch.map(({ query }) => query));
      batch.forEach(({ resolve }, at) => resolve(outcomes[at]));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.#done(true);
    }
  }

  #done(together: boolean): void {
    this.#busy = false;
    this.#lastTogether = together;
    this.#next();
  }
}

/**
 * Brings the log home into the database file, which SQLite would do in the middle of somebody's commit: most of it from a
 * connection of its own beside the writer, then the little that was added meanwhile in the writer's turn, so that the log begins
 * anew instead of growing.
 */
export class Homebringer {
  readonly #writer: Writer;
  readonly #beside: DatabaseThread;
  #under = false;

  constructor(writer: Writer, beside: DatabaseThread) {
    this.#writer = writer;
    this.#beside = beside;
  }

  async bringHome(): Promise<void> {
    if (this.#under) return;
    this.#under = true;
    try {
      rowsOf(await this.#beside.run(CHECKPOINT));
      const session = await this.#writer.session();
      try {
        rowsOf(await session.run(CHECKPOINT));
      } finally {
        session.release();
      }
    } finally {
      this.#under = false;
    }
  }

  close(): Promise<void> {
    return this.#beside.close();
  }
}

const CHECKPOINT: Query = { sql: 'PRAGMA wal_checkpoint(PASSIVE)', parameters: [] };
