/** This end of a thread in which a connection to the embedded database works: questions go in order, answers come in order. */
import { Worker } from 'node:worker_threads';
import type { ThreadRequest, QueryOutcome, Query, ThreadSettings } from './sqlite-thread.ts';

interface Waiting {
  resolve(outcomes: readonly QueryOutcome[]): void;
  reject(error: unknown): void;
}

/** What SQLite said, with its number: https://sqlite.org/rescode.html. */
export class SqliteError extends Error {
  readonly code: number | undefined;

  constructor(message: string, code: number | undefined) {
    super(message);
    this.name = 'SqliteError';
    this.code = code;
  }
}

export class DatabaseThread {
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  readonly #waiting: Waiting[] = [];
  #failure: unknown;
  #closing = false;

  constructor(settings: ThreadSettings) {
    this.#worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
      workerData: settings,
      // The flags of this process may be about its own script (--eval, --input-type); older Nodes need these to read TypeScript.
      execArgv: process.execArgv.filter((flag) => flag.includes('strip-types')),
    });
    this.#worker.on('message', (outcomes: readonly QueryOutcome[]) => this.#take()?.resolve(outcomes));
    this.#worker.on('error', (error) => {
      this.#failure = error;
      for (let next = this.#take(); next !== undefined; next = this.#take()) next.reject(error);
    });
    this.#ended = new Promise((resolve) => this.#worker.on('exit', () => resolve()));
    this.#worker.unref(); // an idle database keeps nobody from leaving
  }

  async run(query: Query): Promise<QueryOutcome> {
    return (await this.#ask({ alone: query }))[0];
  }

  /** All in one commit; each has its own outcome. */
  runTogether(queries: readonly Query[]): Promise<readonly QueryOutcome[]> {
    return this.#ask({ together: queries });
  }

  async #ask(ask: ThreadRequest): Promise<readonly QueryOutcome[]> {
    if (this.#failure !== undefined) throw new Error('The database has stopped', { cause: this.#failure });
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ resolve, reject }) === 1) this.#worker.ref();
      this.#worker.postMessage(ask);
    });
  }

  #take(): Waiting | undefined {
    const next = this.#waiting.shift();
    if (this.#waiting.length === 0 && !this.#closing) this.#worker.unref();
    return next;
  }

  async close(): Promise<void> {
    this.#closing = true;
    this.#worker.ref();
    this.#worker.postMessage('close' satisfies ThreadRequest);
    await this.#ended;
  }
}

/** Throws what went wrong. */
export function rowsOf(outcome: QueryOutcome): { readonly rows: unknown[]; readonly changes?: number | bigint } {
  if ('error' in outcome) throw new SqliteError(outcome.error, outcome.code);
  return outcome;
}
