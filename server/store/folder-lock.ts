/** One data folder, one process: the lock is held until closed, and the system drops it when the process dies. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LOCK_FILE } from './data-folder.ts';

export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(`Another Cantiere server is using ${folder}. Several processes need PostgreSQL (DATABASE_URL).`);
    this.name = 'DataFolderInUse';
  }
}

/** A second, empty database kept in an exclusive transaction: unlike a pid file it cannot be left behind by kill -9. */
export function lockFolder(folder: string): { release(): void } {
  const lock = new DatabaseSync(join(folder, LOCK_FILE));
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE;');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked|busy/.test(error.message)) throw new DataFolderInUse(folder);
    throw error;
  }
  return { release: () => lock.close() };
}
