/** What copies are made of: the embedded database of a data folder, or a PostgreSQL; of either a copy is one file of the embedded kind. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { copySqlite, removeDatabase, UNFINISHED } from './copy.ts';
import { SQLITE_FILE } from './data-folder.ts';
import { openPostgres } from './postgres.ts';
import { sizeOf } from './diskSpace.ts';

export interface Original {
  /** How much room a copy takes, about. */
  bytes(): Promise<number>;
  /** While servers write; whole, or not there. */
  copyTo(target: string, stop?: AbortSignal): Promise<void>;
  /** Whether other processes may be copying into the same folder. */
  readonly shared: boolean;
}

export function originalOf(data: string, databaseUrl: string | undefined): Original {
  if (databaseUrl !== undefined) return postgresOriginal(databaseUrl);
  const file = join(data, SQLITE_FILE);
  return {
    shared: false,
    bytes: () => Promise.resolve(sizeOf(file)),
    copyTo: async (target, stop) => void (await copySqlite(file, target, stop)),
  };
}

function postgresOriginal(url: string): Original {
  return {
    shared: true,
    async bytes() {
      const db = openPostgres(url, () => undefined, 1);
      try {
        const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
        return Number(rows[0].bytes);
      } finally {
        await db.destroy();
      }
    },
    copyTo: (target, stop) => copyInThread(url, target, stop),
  };
}

/** What `cantiere backup` does, in a thread of its own: nobody waits for it. */
function copyInThread(url: string, target: string, stop: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    stop?.throwIfAborted();
    const thread = new Worker(new URL('./postgres-copy.ts', import.meta.url), {
      workerData: { url, target },
      execArgv: process.execArgv.filter((flag) => flag.includes('strip-types')),
    });
    const giveUp = (): void => void thread.terminate();
    stop?.addEventListener('abort', giveUp, { once: true });
    let failure: unknown;
    thread.on('error', (error) => (failure = error));
    thread.on('exit', (code) => {
      stop?.removeEventListener('abort', giveUp);
      if (code === 0 && failure === undefined) return resolve();
      removeDatabase(`${target}${UNFINISHED}`);
      reject(stop?.aborted ? stop.reason : (failure ?? new Error('The copy was not finished')));
    });
  });
}
