/** Where everything is kept: SQLite in the data folder, or PostgreSQL when DATABASE_URL is set. The queries are the same. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Bus } from '../bus/bus.ts';
import { localBus } from '../bus/local.ts';
import { postgresBus } from '../bus/postgres.ts';
import { BadDatabase, inWords } from './bad-database.ts';
import { noteThatItIsMade, SQLITE_FILE } from './data-folder.ts';
import { openAppender, type Append, type InsertMoves } from './appender.ts';
import { SqliteError } from './database-thread.ts';
import { migrateSqlite } from './half-done.ts';
import { COPIES_FOLDER, KEPT_COPIES, makeCopy, NoCopy, removeUnfinished } from './copies.ts';
import { migrate, STEPS, stepsDone } from './migrations.ts';
import { originalOf } from './original.ts';
import { openPostgres, postgresMoves } from './postgres.ts';
import { Saving } from './saving.ts';
import type { Schema } from './schema.ts';
import { openSqlite, sqliteMoves } from './sqlite.ts';

export interface Store {
  readonly db: Kysely<Schema>;
  readonly append: Append;
  /** Whether other processes may be working on the same database. */
  readonly shared: boolean;
  readonly bus: Bus;
  readonly saving: Saving;
  close(): Promise<void>;
}

export interface StoreSettings {
  readonly data: string;
  readonly databaseUrl?: string;
  readonly onError: (error: Error) => void;
  /** How many copies of the database are kept of each kind; 0: none are made. */
  readonly copies?: number;
}

export async function openStore({ data, databaseUrl, onError, copies = KEPT_COPIES }: StoreSettings): Promise<Store> {
  if (databaseUrl !== undefined) {
    const db = openPostgres(databaseUrl, onError);
    await bringUpToDate(db, databaseUrl, data, copies).catch(async (error: unknown) => {
      await db.destroy();
      throw error;
    });
    // A connection of their own: moves wait for nobody who lists tables or signs up.
    const moves = openPostgres(databaseUrl, onError, 1);
    const bus = await postgresBus(databaseUrl, onError);
    return storeOver(db, postgresMoves(moves), true, bus, () => moves.destroy());
  }
  return openEmbedded(data, copies);
}

/** Any number: who holds it alone decides whether there is something to copy first. */
const UPGRADING = 2_008_170_316;

/** Of several processes that start at once one copies and upgrades; the others wait, and find it done. */
async function bringUpToDate(db: Kysely<Schema>, databaseUrl: string, data: string, copies: number): Promise<void> {
  if (copies === 0 || !(await isUpgrade(db))) return migrate(db);
  await db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${UPGRADING})`.execute(held);
    try {
      if (await isUpgrade(db)) await copyFirst(data, copies, databaseUrl);
      await migrate(db);
    } finally {
      await sql`select pg_advisory_unlock(${UPGRADING})`.execute(held);
    }
  });
}

async function openEmbedded(data: string, copies: number): Promise<Store> {
  let store: Store | undefined;
  const { db, release } = openSqlite(data, (trouble) => store?.saving.note(trouble));
  try {
    removeUnfinished(data);
    if (copies > 0 && (await isUpgrade(db))) await copyFirst(data, copies);
    await migrateSqlite(data, db);
    noteThatItIsMade(data);
  } catch (error) {
    await db.destroy();
    release();
    throw inWords(error, join(data, SQLITE_FILE));
  }
  store = storeOver(db, sqliteMoves(db), false, localBus(), release);
  return store;
}

async function copyFirst(data: string, copies: number, databaseUrl?: string): Promise<void> {
  const original = originalOf(data, databaseUrl);
  try {
    await makeCopy(data, { original, kind: 'upgrade', keep: copies, now: Date.now() });
  } catch (error) {
    const file = databaseUrl === undefined ? join(data, SQLITE_FILE) : 'The PostgreSQL database';
    const told = inWords(error, file);
    if (told instanceof BadDatabase && ['corrupt', 'other'].includes(told.kind)) throw told;
    const isFolder = told instanceof BadDatabase && told.kind === 'folder';
    throw new NoCopy(file, isFolder ? new Error(`${join(data, COPIES_FOLDER)} is no folder that can be used`) : error);
  }
}

/** There is something in it, and steps are missing: there is no way back but a copy. */
async function isUpgrade(db: Kysely<Schema>): Promise<boolean> {
  const done = await stepsDone(db);
  return done.length > 0 && STEPS.some((step) => !done.includes(step));
}

export function storeOver(
  db: Kysely<Schema>,
  insert: InsertMoves,
  shared: boolean,
  bus: Bus,
  release?: () => void | Promise<void>,
): Store {
  const saving = new Saving(() => writeSomething(db));
  return {
    db,
    append: openAppender(noting(insert, saving)),
    shared,
    bus,
    saving,
    async close() {
      saving.close();
      await bus.close();
      await db.destroy();
      await release?.();
    },
  };
}

/** A move that was kept is the proof that moves can be; one that was not may be to blame itself. */
function noting(insert: InsertMoves, saving: Saving): InsertMoves {
  return async (rows) => {
    try {
      const written = await insert(rows);
      saving.note(undefined);
      return written;
    } catch (error) {
      if (error instanceof Error && !isAboutTheRow(error)) saving.note(error);
      throw error;
    }
  };
}

/** A value that does not fit or breaks a constraint: SQLSTATE classes 22 and 23. SQLite's driver tells of its disk by itself. */
function isAboutTheRow(error: Error): boolean {
  return error instanceof SqliteError || error instanceof TypeError || ('code' in error && /^2[23]/.test(String(error.code)));
}

/** Needs room as a move does, wherever room may be short; leaves nothing behind. */
async function writeSomething(db: Kysely<Schema>): Promise<void> {
  const name = `probe ${randomBytes(8).toString('hex')}`;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('secrets')
      .values({ name, value: randomBytes(PROBE_BYTES).toString('base64') })
      .execute();
    await trx.deleteFrom('secrets').where('name', '=', name).execute();
  });
}

/** Some pages, and nothing that can be packed smaller. */
const PROBE_BYTES = 9_000;
