/**
 * Backup, restore and moving house, from the command line. A backup is always one file of the embedded kind, whatever database it
 * was made of, and goes into either kind again. Nothing has its name, and nothing is committed, before it was read once more and
 * found whole; whatever was there before is kept aside.
 */
import { closeSync, copyFileSync, existsSync, linkSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql, type Kysely } from 'kysely';
import { BadDatabase } from './bad-database.ts';
import { copySqlite, mustBeWhole, onTheDisk } from './copy.ts';
import { COPIES_FOLDER, stampOf } from './copies.ts';
import { FILE_MODE, keepToOwner, makeFolder, noteThatItIsMade, SQLITE_FILE } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate, OtherVersion, STEPS, stepsDone } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openFile } from './sqlite.ts';
import { postgresEnd, sqliteEnd, sumsOf, transfer, type End, type Sum } from './transfer.ts';

export type Place = { readonly data: string } | { readonly databaseUrl: string };

/** What whoever runs the command can decide or mend. */
export class NotNow extends Error {
  override name = 'NotNow';
}

export interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly sums: readonly Sum[];
}

/** While servers run. Undefined when there is no database there. */
export async function backup(from: Place, target: string): Promise<Backup | undefined> {
  if (existsSync(target)) throw new NotNow(`There is a file ${target} already. Name another one.`);
  if ('data' in from) {
    const file = join(from.data, SQLITE_FILE);
    if (!existsSync(file)) return undefined;
    await copySqlite(file, target);
    const copy = new DatabaseSync(target, { readOnly: true });
    try {
      return { file: target, bytes: statSync(target).size, sums: await sumsOf(sqliteEnd(copy)) };
    } finally {
      copy.close();
    }
  }
  const sums = await readingPostgres(from.databaseUrl, (source) => intoNewFile(source, target));
  return { file: target, bytes: statSync(target).size, sums };
}

export interface Restored {
  readonly sums: readonly Sum[];
  /** Where what was there before is now. */
  readonly aside: string | undefined;
}

/** Over a house that has something in it only when told to. No server may be running there. */
export async function restore(file: string, to: Place, replace: boolean): Promise<Restored> {
  const steps = stepsOfFile(file);
  if (steps.some((step) => !STEPS.includes(step))) throw new OtherVersion(true);
  if ('data' in to) return restoreFolder(file, to.data, replace);
  return restorePostgres(file, to.databaseUrl, replace);
}

/** From one kind of database into an empty one of the other, or of the same. The old one stays as it is. */
export async function move(from: Place, to: Place): Promise<Sum[] | undefined> {
  const into = (source: End): Promise<Sum[]> =>
    'data' in to ? intoNewFolder(source, to.data) : intoPostgres(source, to.databaseUrl, undefined).then(({ sums }) => sums);
  if ('databaseUrl' in from) return readingPostgres(from.databaseUrl, into, true);
  const file = join(from.data, SQLITE_FILE);
  if (!existsSync(file)) return undefined;
  const { release } = lockFolder(from.data);
  try {
    if (!sameSteps(stepsOfFile(file))) throw new OtherVersion(false);
    return await readingFile(file, into);
  } finally {
    release();
  }
}

const sameSteps = (steps: readonly string[]): boolean =>
  STEPS.length === steps.length && STEPS.every((step) => steps.includes(step));

/** Which steps a file has come through. Throws when it is no whole database of ours. */
function stepsOfFile(file: string): string[] {
  if (!existsSync(file)) throw new NotNow(`There is no file ${file}.`);
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      mustBeWhole(db.prepare('pragma integrity_check').all(), file);
      return db
        .prepare('select name from kysely_migration order by name')
        .all()
        .map(({ name }) => String(name));
    } finally {
      db.close();
    }
  } catch (error) {
    if (error instanceof BadDatabase) throw error;
    throw new NotNow(`${file} is not a database of Cantiere, or is damaged. Nothing was changed.`, { cause: error });
  }
}

async function readingFile<T>(file: string, work: (source: End) => Promise<T>): Promise<T> {
  const db = new DatabaseSync(file);
  try {
    db.exec('begin');
    return await work(sqliteEnd(db));
  } finally {
    db.close();
  }
}

/** One state, whatever is written meanwhile; `alone`: refused while a server is connected. */
async function readingPostgres<T>(url: string, work: (source: End) => Promise<T>, alone = false): Promise<T> {
  const db = openPostgres(url, () => undefined, 1);
  try {
    const done = await stepsDone(db);
    if (!sameSteps(done)) throw new OtherVersion(done.some((step) => !STEPS.includes(step)));
    if (alone) await mustBeAlone(db);
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => work(postgresEnd(trx)));
  } finally {
    await db.destroy();
  }
}

async function mustBeAlone(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name like 'cantiere%' and pid <> pg_backend_pid()`.execute(db);
  if (Number(rows[0].count) > 0)
    throw new NotNow('A Cantiere server is using this PostgreSQL database. Stop all its processes first. Nothing was changed.');
}

/** A file that is whole and on the disk before it has its name. */
async function intoNewFile(source: End, target: string): Promise<Sum[]> {
  const part = `${target}.part`;
  rmSync(part, { force: true });
  closeSync(openSync(part, 'wx', FILE_MODE));
  try {
    const fresh = openFile({ file: part, alone: true });
    await migrate(fresh).finally(() => fresh.destroy());
    const db = new DatabaseSync(part);
    let sums: Sum[];
    try {
      db.exec('pragma journal_mode = delete; pragma synchronous = full; begin immediate');
      sums = await transfer(source, sqliteEnd(db));
      db.exec('commit');
      mustBeWhole(db.prepare('pragma integrity_check').all(), part);
    } finally {
      db.close();
    }
    onTheDisk(part);
    renameSync(part, target);
    onTheDisk(dirname(target));
    return sums;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

async function intoNewFolder(source: End, folder: string): Promise<Sum[]> {
  makeFolder(folder);
  const { release } = lockFolder(folder);
  try {
    const file = join(folder, SQLITE_FILE);
    if (existsSync(file))
      throw new NotNow(`There is a database in ${folder} already. Choose an empty folder, or move that one out of the way.`);
    const sums = await intoNewFile(source, file);
    noteThatItIsMade(folder);
    keepToOwner(folder);
    return sums;
  } finally {
    release();
  }
}

/** In one transaction, whole or not at all. What was there is written to `aside` first, where there is such a file to be. */
async function intoPostgres(source: End, url: string, aside: string | undefined): Promise<{ sums: Sum[]; kept: boolean }> {
  const db = openPostgres(url, () => undefined, 1);
  try {
    const done = await stepsDone(db);
    if (done.some((step) => !STEPS.includes(step))) throw new OtherVersion(true);
    await migrate(db);
    await mustBeAlone(db);
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const target = postgresEnd(trx);
        const there = await sumsOf(target);
        const isEmpty = there.every(({ rows }) => rows === 0);
        if (!isEmpty && aside === undefined)
          throw new NotNow('This PostgreSQL database has something in it already. Nothing was changed.');
        if (!isEmpty) {
          await intoNewFile(target, aside ?? '');
          for (const { table } of there) await target.clear(table);
        }
        return { sums: await transfer(source, target), kept: !isEmpty };
      });
  } finally {
    await db.destroy();
  }
}

async function restorePostgres(file: string, url: string, replace: boolean): Promise<Restored> {
  // A backup of an older version is brought up to date beside, and stays as it is.
  const upToDate = `${file}.upgraded-${process.pid}`;
  copyFileSync(file, upToDate);
  const aside = join(dirname(file), `replaced-${stampOf(Date.now())}.db`);
  try {
    const db = openFile({ file: upToDate, alone: true });
    await migrate(db).finally(() => db.destroy());
    const { sums, kept } = await readingFile(upToDate, (source) => intoPostgres(source, url, replace ? aside : undefined));
    return { sums, aside: kept ? aside : undefined };
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(`${upToDate}${end}`, { force: true });
  }
}

async function restoreFolder(backupFile: string, folder: string, replace: boolean): Promise<Restored> {
  makeFolder(folder);
  const { release } = lockFolder(folder);
  try {
    const file = join(folder, SQLITE_FILE);
    const isThere = existsSync(file) && statSync(file).size > 0;
    if (isThere && !replace)
      throw new NotNow(
        `There is a database in ${folder} already. With --replace it is kept aside and this backup takes its place.`,
      );
    const part = `${file}.part`;
    rmSync(part, { force: true });
    closeSync(openSync(part, 'wx', FILE_MODE));
    copyFileSync(backupFile, part);
    const db = new DatabaseSync(part);
    let sums: Sum[];
    try {
      db.exec('pragma journal_mode = delete');
      mustBeWhole(db.prepare('pragma integrity_check').all(), part);
      sums = await sumsOf(sqliteEnd(db));
    } finally {
      db.close();
    }
    onTheDisk(part);
    const aside = isThere ? putAside(folder, file) : undefined;
    renameSync(part, file); // in one go: at no moment is there none
    onTheDisk(folder);
    noteThatItIsMade(folder);
    keepToOwner(folder);
    return { sums, aside };
  } finally {
    release();
  }
}

/** A second name for the old database, with what its log still had; the first name is free to be taken over. */
function putAside(folder: string, file: string): string {
  const aside = join(folder, COPIES_FOLDER, `replaced-${stampOf(Date.now())}.db`);
  makeFolder(dirname(aside));
  bringLogHome(file);
  for (const end of ['-wal', '-shm']) if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${aside}${end}`);
  try {
    linkSync(file, aside);
  } catch {
    copyFileSync(file, aside); // a file system without second names
  }
  onTheDisk(dirname(aside));
  return aside;
}

/** Into the file, where that can still be done: a database that is damaged goes aside as it is. */
function bringLogHome(file: string): void {
  try {
    const db = new DatabaseSync(file);
    try {
      db.exec('pragma wal_checkpoint(truncate)');
    } finally {
      db.close();
    }
  } catch {
    // its log goes with it
  }
}
