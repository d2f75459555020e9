/** The embedded database, in a thread of its own: while the disk makes sure of a commit, the server goes on. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { InsertMoves } from './appender.ts';
import { lockFolder } from './folder-lock.ts';
import type { Schema } from './schema.ts';
import type { Outcome, Query } from './sqlite-thread.ts';

export const SQLITE_FILE = 'cantiere.db';

const INSERT_MOVE = `
  INSERT INTO moves (table_id, number, seat, move, move_id, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;

/** One message to the thread and one back, however many rows. */
export function sqliteMoves(db: Kysely<Schema>): InsertMoves {
  return async (rows) => {
    const lists = rows.map((row) => [row.table_id, row.number, row.seat, row.move, row.move_id, row.at]);
    const { rows: written } = await db.executeQuery<boolean>(CompiledQuery.raw(INSERT_MOVE, lists));
    return written;
  };
}

/** Opens `folder`/cantiere.db and holds the folder's lock until released. */
export function openSqlite(folder: string): { db: Kysely<Schema>; release: () => void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { release } = lockFolder(folder);
  return { db: openFile(join(folder, SQLITE_FILE)), release };
}

/**
 * The database of a folder that a server may be using meanwhile: for an operator's command, which reads, or changes a row
 * that no server keeps in memory. Undefined when there is none.
 */
export function visitSqlite(folder: string): Kysely<Schema> | undefined {
  const file = join(folder, SQLITE_FILE);
  return existsSync(file) ? openFile(file) : undefined;
}

/** `forgiven`: errors of statements after which the rest goes on as if they had succeeded. */
export function openFile(file: string, forgiven?: RegExp): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new TransactionalAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createDriver: () => new ThreadDriver(file, forgiven),
    },
  });
}

/** Kysely says that SQLite's tables are not made and changed in transactions. They are, and the migrations rely on it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Hands queries to the thread. There is one connection, and Kysely sees to it that it is used by one at a time. */
class ThreadDriver implements Driver {
  readonly #file: string;
  readonly #forgiven: RegExp | undefined;
  #thread: DatabaseThread | undefined;

  constructor(file: string, forgiven: RegExp | undefined) {
    this.#file = file;
    this.#forgiven = forgiven;
  }

  init(): Promise<void> {
    this.#thread = new DatabaseThread(this.#file, this.#forgiven);
    return Promise.resolve();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    if (this.#thread === undefined) throw new Error('The database is not open');
    return Promise.resolve(this.#thread);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // At once for writing: one that began by reading could be refused later, when an operator's command has written meanwhile.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  async destroy(): Promise<void> {
    await this.#thread?.close();
  }
}

class DatabaseThread implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #forgiven: RegExp | undefined;
  readonly #ended: Promise<void>;
  #waiting: { resolve(outcome: Outcome): void; reject(error: unknown): void } | undefined;
  #failure: unknown;

  constructor(file: string, forgiven: RegExp | undefined) {
    this.#forgiven = forgiven;
    this.#worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
      workerData: file,
      // The flags of this process may be about its own script (--eval, --input-type); older Nodes need these to read TypeScript.
      execArgv: process.execArgv.filter((flag) => flag.includes('strip-types')),
    });
    this.#worker.on('message', (outcome: Outcome) => this.#waiting?.resolve(outcome));
    this.#worker.on('error', (error) => {
      this.#failure = error;
      this.#waiting?.reject(error);
    });
    this.#ended = new Promise((resolve) => this.#worker.on('exit', () => resolve()));
    this.#worker.unref(); // an idle database keeps nobody from leaving
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#failure !== undefined) throw new Error('The database has stopped', { cause: this.#failure });
    this.#worker.ref();
    try {
      const outcome = await new Promise<Outcome>((resolve, reject) => {
        this.#waiting = { resolve, reject };
        this.#worker.postMessage({ sql, parameters } satisfies Query);
      });
      if ('error' in outcome) {
        if (this.#forgiven?.test(messageOf(outcome.error)) === true) return { rows: [] };
        throw outcome.error;
      }
      const { rows, changes } = outcome;
      return { rows: rows as R[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
    } finally {
      this.#worker.unref();
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Not needed so far: every answer here is small');
  }

  async close(): Promise<void> {
    this.#worker.ref();
    this.#worker.postMessage('close');
    await this.#ended;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
