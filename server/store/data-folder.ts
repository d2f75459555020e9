/** The folder of the embedded database: made when it is not there, and its files readable by their owner alone. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BadDatabase } from './bad-database.ts';

export const SQLITE_FILE = 'cantiere.db';
export const LOCK_FILE = 'lock.db';
/** Says what the folder is, once there is a database in it. */
const ABOUT_FILE = 'about.txt';
const ABOUT = `The games and people of a Cantiere server. cantiere.db and the files that begin like it belong together;
docs/hosting.md tells how to back them up while the server runs. Keep this folder to yourself.
`;
const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;

/** Folder by folder: in places that are not for folders, such as /proc, Node's own way of making all at once never ends. */
export function makeFolder(folder: string): void {
  try {
    const missing: string[] = [];
    for (let at = resolve(folder); !existsSync(at); at = dirname(at)) missing.unshift(at);
    for (const each of missing) mkdirSync(each, { mode: FOLDER_MODE });
    if (!statSync(folder).isDirectory()) throw new BadDatabase('folder', folder);
  } catch (error) {
    throw error instanceof BadDatabase ? error : new BadDatabase('folder', folder, error);
  }
}

/** SQLite gives its log the mode of the database, so the database is made before SQLite would. Files of old are closed too. */
export function keepToOwner(folder: string): void {
  const file = join(folder, SQLITE_FILE);
  try {
    if (existsSync(file) && statSync(file).size === 0 && existsSync(join(folder, ABOUT_FILE)))
      throw new BadDatabase('empty', file);
    for (const name of [SQLITE_FILE, LOCK_FILE]) closeSync(openSync(join(folder, name), 'a', FILE_MODE));
  } catch (error) {
    if (error instanceof BadDatabase) throw error;
    throw new BadDatabase(isReadOnly(error) ? 'read-only' : 'closed', file, error);
  }
  for (const name of [SQLITE_FILE, `${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`, LOCK_FILE]) {
    const path = join(folder, name);
    if (existsSync(path) && (statSync(path).mode & 0o077) !== 0) chmodSync(path, FILE_MODE);
  }
}

function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EROFS', 'EACCES', 'EPERM'].includes(String(error.code));
}

/** From now on an empty database is one that was lost. */
export function noteThatItIsMade(folder: string): void {
  const about = join(folder, ABOUT_FILE);
  if (!existsSync(about)) writeFileSync(about, ABOUT, { mode: FILE_MODE });
}
