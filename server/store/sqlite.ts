/** The embedded database. The only file that knows node:sqlite, whose classes are due to be renamed. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import type { Schema } from './schema.ts';

export const SQLITE_FILE = 'cantiere.db';
const KEPT_STATEMENTS = 200;

export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(`Another Cantiere server is using ${folder}. Several processes need PostgreSQL (DATABASE_URL).`);
    this.name = 'DataFolderInUse';
  }
}

/** Opens `folder`/cantiere.db and holds the folder's lock until closed; the system drops it when the process dies. */
export function openSqlite(folder: string): { db: Kysely<Schema>; release: () => void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  return { db: openFile(folder), release: () => lock.close() };
}

/**
 * The database of a folder that a server may be using meanwhile: for an operator's command, which reads, or changes a row
 * that no server keeps in memory. Undefined when there is none.
 */
export function visitSqlite(folder: string): Kysely<Schema> | undefined {
  return existsSync(join(folder, SQLITE_FILE)) ? openFile(folder) : undefined;
}

function openFile(folder: string): Kysely<Schema> {
  const database = new DatabaseSync(join(folder, SQLITE_FILE));
  // FULL: a commit is on the disk before it returns, also when the power goes. A checkpoint every 8000 pages rather than
  // 1000 writes the busy pages home less often: a fifth more commits, and a p99 of half.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 8000; PRAGMA busy_timeout = 5000;',
  );
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: asKyselyWantsIt(database) }) });
}

/** A second, empty database kept in an exclusive transaction: unlike a pid file it cannot be left behind by kill -9. */
function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'lock.db'));
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE;');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked|busy/.test(error.message)) throw new DataFolderInUse(folder);
    throw error;
  }
  return lock;
}

function asKyselyWantsIt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      let statement = statements.get(sql);
      if (statement === undefined) {
        statement = adapt(database.prepare(sql));
        if (statements.size >= KEPT_STATEMENTS) statements.delete(statements.keys().next().value ?? '');
        statements.set(sql, statement);
      }
      return statement;
    },
  };
}

function adapt(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]): SQLInputValue[] => parameters.map(bindable);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  throw new TypeError(`Not a column value: ${typeof value}`);
}
