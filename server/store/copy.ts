/**
 * A copy of an embedded database, taken while a server may be writing to it: one state, as it was when the copy began. It is
 * looked through before it gets its name, so that whatever has the name of a copy is one.
 */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadDatabase } from './bad-database.ts';
import { FILE_MODE } from './data-folder.ts';
import { DatabaseThread, rowsOf } from './database-thread.ts';

/** It has its name when it is whole. */
const UNFINISHED = '.part';
/** The log is left to the server. */
const NEVER_HOME_PAGES = 0;

/** In a thread of its own: nobody waits for it. Throws when there is a file of that name, or the copy is not whole. */
export async function copySqlite(file: string, target: string): Promise<{ readonly bytes: number }> {
  if (existsSync(target)) throw new Error(`There is a file ${target} already.`);
  const part = `${target}${UNFINISHED}`;
  rmSync(part, { force: true });
  closeSync(openSync(part, 'wx', FILE_MODE)); // SQLite fills an empty file, and leaves its mode as it is
  const thread = new DatabaseThread({ file, homeAfterPages: NEVER_HOME_PAGES });
  const ask = async (sql: string, ...parameters: string[]): Promise<unknown[]> =>
    rowsOf(await thread.run({ sql, parameters })).rows;
  try {
    await ask('vacuum into ?', part);
    await ask('attach ? as copy', part);
    mustBeWhole(await ask('pragma copy.integrity_check'), file);
    await ask('detach copy');
  } catch (error) {
    await thread.close();
    rmSync(part, { force: true });
    throw error;
  }
  await thread.close();
  onTheDisk(part);
  renameSync(part, target);
  onTheDisk(dirname(target));
  return { bytes: statSync(target).size };
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
