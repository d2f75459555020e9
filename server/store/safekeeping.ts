/**
 * Backup, restore and moving house, from the command line. A backup is always one file of the embedded kind, whatever database it
 * was made of, and goes into either kind again. Nothing has its name, and nothing is committed, before it was read once more and
 * found whole; whatever was there before is kept aside.
 */
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql, type Transaction } from 'kysely';
import { transactionAlone } from './alone.ts';
import { BadDatabase } from './bad-database.ts';
import { beginPart, BESIDE, copyAtRest, copySqlite, giveName, mustBeWhole, removeDatabase, UNFINISHED } from './copy.ts';
import { stampOf } from './copies.ts';
import { keepToOwner, makeFolder, noteThatItIsMade, SQLITE_FILE } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { inUse, isLocked, PATIENCE } from './in-use.ts';
import { migrate, OtherVersion, STEPS, stepsDone } from './migrations.ts';
import { NotNow } from './not-now.ts';
import { openPostgres } from './postgres.ts';
import { restoreFolder, type Restored } from './replacing.ts';
import type { Schema } from './schema.ts';
import { openFile } from './sqlite.ts';
import { postgresEnd, sqliteEnd, sumsOf, transfer, type End, type Sum } from './transfer.ts';

export type DatabaseAt = { readonly data: string } | { readonly databaseUrl: string };

export interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly sums: readonly Sum[];
}

/** While servers run. Undefined when there is no database there. */
export async function backup(from: DatabaseAt, target: string): Promise<Backup | undefined> {
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
  const sums = await readingPostgres(from.databaseUrl, (source, upTo) => intoNewFile(source, target, upTo));
  return { file: target, bytes: statSync(target).size, sums };
}

/** Over a house that has something in it only when told to. No server may be running there. */
export async function restore(file: string, to: DatabaseAt, replace: boolean): Promise<Restored> {
  const steps = stepsOfFile(file);
  if (steps.some((step) => !STEPS.includes(step))) throw new OtherVersion(true);
  if ('data' in to) return restoreFolder(file, to.data, replace);
  return restorePostgres(file, to.databaseUrl, replace);
}

/** From one kind of database into an empty one of the other, or of the same. The old one stays as it is. */
export async function move(from: DatabaseAt, to: DatabaseAt): Promise<Sum[] | undefined> {
  const into = (source: End): Promise<Sum[]> =>
    'data' in to ? intoNewFolder(source, to.data) : intoPostgres(source, to.databaseUrl, undefined).then(({ sums }) => sums);
  if ('databaseUrl' in from) return readingPostgres(from.databaseUrl, (source) => into(source), true);
  const file = join(from.data, SQLITE_FILE);
  if (!existsSync(file)) return undefined;
  const { release } = lockFolder(from.data);
  try {
    mustBeOfToday(stepsOfFile(file));
    return await readingFile(file, into);
  } finally {
    release();
  }
}

function mustBeOfToday(done: readonly string[]): void {
  const isNewer = done.some((step) => !STEPS.includes(step));
  if (isNewer || STEPS.some((step) => !done.includes(step))) throw new OtherVersion(isNewer);
}

/** Which steps a file has come through. Throws when it is no whole database of ours. */
function stepsOfFile(file: string): string[] {
  if (!existsSync(file)) throw new NotNow(`There is no file ${file}.`);
  try {
    if (statSync(file).size === 0) throw new Error('The file is empty'); // SQLite would remove a log beside it
    const db = new DatabaseSync(file, { readOnly: true, ...PATIENCE });
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
    if (isLocked(error)) throw inUse(file);
    throw new NotNow(`${file} is not a database of Cantiere, or is damaged. Nothing was changed.`, { cause: error });
  }
}

async function readingFile<T>(file: string, work: (source: End) => Promise<T>): Promise<T> {
  const db = new DatabaseSync(file, PATIENCE);
  try {
    db.exec('begin');
    return await work(sqliteEnd(db));
  } catch (error) {
    throw isLocked(error) ? inUse(file) : error;
  } finally {
    db.close();
  }
}

/**
 * One state, whatever is written meanwhile, with the last step that it has come through: of an older version too, for a copy is the way
 * back from an upgrade. `alone`: of today's, and refused while a server is connected.
 */
async function readingPostgres<T>(
  url: string,
  work: (source: End, upTo: string | undefined) => Promise<T>,
  alone = false,
): Promise<T> {
  const db = openPostgres(url, () => undefined, 1);
  try {
    const done = await stepsDone(db);
    if (alone || done.length === 0 || done.some((step) => !STEPS.includes(step))) mustBeOfToday(done);
    const upTo = done.at(-1);
    if (alone) return await transactionAlone(db, 'share', (trx) => work(postgresEnd(trx), upTo));
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => work(postgresEnd(trx), upTo));
  } finally {
    await db.destroy();
  }
}

/** A file that is whole and on the disk before it has its name; of the version that the source is of. */
async function intoNewFile(source: End, target: string, upTo?: string): Promise<Sum[]> {
  const part = `${target}${UNFINISHED}`;
  beginPart(part);
  try {
    const fresh = openFile({ file: part, alone: true });
    await migrate(fresh, upTo).finally(() => fresh.destroy());
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
    giveName(part, target);
    return sums;
  } catch (error) {
    removeDatabase(part);
    throw error;
  }
}

async function intoNewFolder(source: End, folder: string): Promise<Sum[]> {
  makeFolder(folder);
  const { release } = lockFolder(folder);
  try {
    const file = join(folder, SQLITE_FILE);
    if (['', ...BESIDE].some((end) => existsSync(`${file}${end}`)))
      throw new NotNow(`There is a database in ${folder} already. Choose an empty folder, or move that one out of the way.`);
    const sums = await intoNewFile(source, file);
    noteThatItIsMade(folder);
    keepToOwner(folder);
    return sums;
  } finally {
    release();
  }
}

/**
 * In one transaction, whole or not at all, its tables too. What was there is written to `aside` first, as it was, where there is
 * such a file to be.
 */
async function intoPostgres(source: End, url: string, aside: string | undefined): Promise<{ sums: Sum[]; kept: boolean }> {
  const db = openPostgres(url, () => undefined, 1);
  try {
    return await transactionAlone(db, 'access exclusive', async (trx) => {
      const target = postgresEnd(trx);
      const done = await stepsDone(trx);
      if (done.some((step) => !STEPS.includes(step))) throw new OtherVersion(true);
      const there = await target.tables();
      if (there.length > 0 && done.length === 0)
        throw new NotNow('This PostgreSQL database has tables of another program. Name an empty one. Nothing was changed.');
      const kept = await isLivedIn(trx, there);
      if (kept && aside === undefined)
        throw new NotNow('This PostgreSQL database has something in it already. Nothing was changed.');
      if (kept && aside !== undefined) await intoNewFile(target, aside, done.at(-1));
      for (const table of there) await target.clear(table);
      await migrate(trx);
      return { sums: await transfer(source, target), kept };
    });
  } finally {
    await db.destroy();
  }
}

async function isLivedIn(trx: Transaction<Schema>, tables: readonly string[]): Promise<boolean> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx);
    if (rows.length > 0) return true;
  }
  return false;
}

async function restorePostgres(file: string, url: string, replace: boolean): Promise<Restored> {
  // A backup of an older version is brought up to date beside, and stays as it is.
  const upToDate = `${file}.upgraded-${process.pid}`;
  await copyAtRest(file, upToDate);
  const aside = join(dirname(file), `replaced-${stampOf(Date.now())}.db`);
  try {
    const db = openFile({ file: upToDate, alone: true });
    await migrate(db).finally(() => db.destroy());
    const { sums, kept } = await readingFile(upToDate, (source) => intoPostgres(source, url, replace ? aside : undefined));
    return { sums, aside: kept ? aside : undefined };
  } finally {
    removeDatabase(upToDate);
  }
}
