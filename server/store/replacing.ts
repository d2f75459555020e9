/**
 * A backup takes its place in a data folder. Whenever this is killed, the folder has either the database that was there or the new
 * one, whole, each with everything that stood in its log.
 */
import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadDatabase } from './bad-database.ts';
import { COPIES_FOLDER, stampOf } from './copies.ts';
import { BESIDE, copyAtRest, giveName, onTheDisk, removeDatabase } from './copy.ts';
import { keepToOwner, makeFolder, noteThatItIsMade, SQLITE_FILE } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { codeOf, inUse, isLocked } from './in-use.ts';
import { NotNow } from './not-now.ts';
import type { Sum } from './transfer.ts';

export interface Restored {
  readonly sums: readonly Sum[];
  /** Where what was there before is now. */
  readonly aside: string | undefined;
}

export async function restoreFolder(backupFile: string, folder: string, replace: boolean): Promise<Restored> {
  makeFolder(folder);
  const { release } = lockFolder(folder);
  try {
    const file = join(folder, SQLITE_FILE);
    const isThere = [file, ...BESIDE.map((end) => `${file}${end}`)].some(hasSomething);
    if (isThere && !replace)
      throw new NotNow(
        `There is a database in ${folder} already. With --replace it is kept aside and this backup takes its place.`,
      );
    const next = `${file}.next`;
    rmSync(next, { force: true });
    const sums = await copyAtRest(backupFile, next);
    try {
      const aside = isThere ? await putAside(folder, file) : undefined;
      giveName(next, file);
      noteThatItIsMade(folder);
      keepToOwner(folder);
      return { sums, aside };
    } finally {
      rmSync(next, { force: true });
    }
  } catch (error) {
    if (!isAboutRoom(error)) throw error;
    throw new NotNow(
      `There is no room in ${folder} for the backup and what it replaces. Make room and try again. Nothing was changed.`,
      { cause: error },
    );
  } finally {
    release();
  }
}

const hasSomething = (path: string): boolean => existsSync(path) && statSync(path).size > 0;

/** A second one of the old database; from then on the first has nothing beside it that a new one would take for its own. */
async function putAside(folder: string, file: string): Promise<string> {
  const aside = join(folder, COPIES_FOLDER, `replaced-${stampOf(Date.now())}.db`);
  makeFolder(dirname(aside));
  try {
    if (!hasSomething(file)) throw new BadDatabase('empty', file); // SQLite would remove its log
    bringLogHome(file);
    await copyAtRest(file, aside);
  } catch (error) {
    if (error instanceof NotNow || isAboutRoom(error)) throw error;
    asItIs(file, aside);
  }
  return aside;
}

/** All of it into the file itself, and no log any more. Throws where the database is damaged. */
function bringLogHome(file: string): void {
  const db = new DatabaseSync(file);
  try {
    const { busy } = db.prepare('pragma wal_checkpoint(truncate)').get() ?? {};
    const mode = busy === 0 ? db.prepare('pragma journal_mode = delete').get()?.journal_mode : undefined;
    if (mode !== 'delete') throw inUse(file);
  } catch (error) {
    throw isLocked(error) ? inUse(file) : error;
  } finally {
    db.close();
  }
}

/** What is damaged goes aside as it is, with its log; only when all of that is on the disk does the log go. */
function asItIs(file: string, aside: string): void {
  const there = ['', ...BESIDE].filter((end) => existsSync(`${file}${end}`));
  try {
    for (const end of there) {
      copyFileSync(`${file}${end}`, `${aside}${end}`);
      onTheDisk(`${aside}${end}`);
    }
    onTheDisk(dirname(aside));
  } catch (error) {
    removeDatabase(aside);
    throw error;
  }
  for (const end of there) if (end !== '') rmSync(`${file}${end}`);
}

const SQLITE_FULL = 13;
const isAboutRoom = (error: unknown): boolean =>
  codeOf(error) === SQLITE_FULL ||
  (error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code)));
