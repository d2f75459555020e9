/**
 * A copy of an embedded database, taken while a server may be writing to it: one state, as it was when the copy began. It is
 * looked through before it gets its name, so that whatever has the name of a copy is one.
 */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadDatabase } from './bad-database.ts';
import { FILE_MODE } from './data-folder.ts';
import { DatabaseThread, rowsOf } from './database-thread.ts';
import { inUse, isLocked, PATIENCE } from './in-use.ts';
import { NotNow } from './not-now.ts';
import { sqliteEnd, sumsOf, type Sum } from './transfer.ts';

/** It has its name when it is whole. */
export const UNFINISHED = '.part';
/** What SQLite keeps beside a database: a log there belongs to it, and would be taken for the log of another of its name. */
export const BESIDE = ['-wal', '-shm', '-journal'] as const;
/** The log is left to the server. */
const NEVER_HOME_PAGES = 0;

/**
 * In a thread of its own: nobody waits for it. Throws when there is a file of that name, or the copy is not whole; and when told to
 * stop, as soon as SQLite has done what it is at. Then there is nothing left of it.
 */
export async function copySqlite(file: string, target: string, stop?: AbortSignal): Promise<{ readonly bytes: number }> {
  if (existsSync(target)) throw new Error(`There is a file ${target} already.`);
  const part = `${target}${UNFINISHED}`;
  beginPart(part);
  const thread = new DatabaseThread({ file, homeAfterPages: NEVER_HOME_PAGES });
  const ask = async (sql: string, ...parameters: string[]): Promise<unknown[]> => {
    stop?.throwIfAborted();
    return rowsOf(await thread.run({ sql, parameters })).rows;
  };
  try {
    await ask('vacuum into ?', part);
    await ask('attach ? as copy', part);
    mustBeWhole(await ask('pragma copy.integrity_check'), file);
    await ask('detach copy');
    stop?.throwIfAborted();
  } catch (error) {
    await thread.close();
    removeDatabase(part);
    throw error;
  }
  await thread.close();
  giveName(part, target);
  return { bytes: statSync(target).size };
}

/**
 * A copy of a file that no server is using, with whatever is still in the log beside it; the file stays as it is, and may be where
 * nothing can be written. Every row of the copy is compared with the file's.
 */
export async function copyAtRest(file: string, target: string): Promise<Sum[]> {
  const part = `${target}${UNFINISHED}`;
  const source = new DatabaseSync(file, { readOnly: true, ...PATIENCE });
  try {
    beginPart(part);
    mustBeWhole(source.prepare('pragma integrity_check').all(), file);
    source.prepare('vacuum into ?').run(part);
    const sums = await lookThrough(part);
    if (JSON.stringify(sums) !== JSON.stringify(await sumsOf(sqliteEnd(source))))
      throw new NotNow(`${file} was written to meanwhile. Stop the server that uses it. Nothing was changed.`);
    giveName(part, target);
    return sums;
  } catch (error) {
    removeDatabase(part);
    throw isLocked(error) ? inUse(file) : error;
  } finally {
    source.close();
  }
}

async function lookThrough(file: string): Promise<Sum[]> {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    mustBeWhole(db.prepare('pragma integrity_check').all(), file);
    return await sumsOf(sqliteEnd(db));
  } finally {
    db.close();
  }
}

/** SQLite fills an empty file, and leaves its mode as it is. */
export function beginPart(part: string): void {
  removeDatabase(part);
  closeSync(openSync(part, 'wx', FILE_MODE));
}

export function removeDatabase(file: string): void {
  for (const end of [...BESIDE, '']) rmSync(`${file}${end}`, { force: true });
}

/** In one go, and on the disk before: at no moment is there half a file of that name. */
export function giveName(part: string, name: string): void {
  onTheDisk(part);
  renameSync(part, name);
  onTheDisk(dirname(name));
}

/** What SQLite answers to integrity_check: one row that says ok, or what is wrong. */
export function mustBeWhole(rows: readonly unknown[], file: string): void {
  const said = rows.map((row) => String(Object.values(row as object)[0]));
  if (said.length !== 1 || said[0] !== 'ok') throw new BadDatabase('corrupt', file, new Error(said.slice(0, 3).join('; ')));
}

export function onTheDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } catch (error) {
    // Windows has no way to do it for a folder, and needs none.
    if (process.platform !== 'win32') throw error;
  } finally {
    closeSync(handle);
  }
}
