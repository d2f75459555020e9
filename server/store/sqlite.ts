/** The embedded database: one file in the data folder, for one server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { InsertMoves } from './appender.ts';
import { keepToOwner, makeFolder, SQLITE_FILE } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import type { Schema } from './schema.ts';
import { SqliteDriver, type SqliteSettings } from './sqlite-driver.ts';

const INSERT_MOVE = `
  INSERT INTO moves (table_id, number, seat, move, move_id, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;

/** One message to the thread and one back, however many rows; before everything else that is to be written. */
export function sqliteMoves(db: Kysely<Schema>): InsertMoves {
  return async (rows) => {
    const lists = rows.map((row) => [row.table_id, row.number, row.seat, row.move, row.move_id, row.at]);
    const { rows: written } = await db.executeQuery<boolean>(CompiledQuery.raw(INSERT_MOVE, lists));
    return written;
  };
}

/** Opens `folder`/cantiere.db and holds the folder's lock until released. */
export function openSqlite(folder: string, onTrouble?: SqliteSettings['onTrouble']): { db: Kysely<Schema>; release: () => void } {
  makeFolder(folder);
  keepToOwner(folder);
  const { release } = lockFolder(folder);
  return { db: openFile({ file: join(folder, SQLITE_FILE), ...(onTrouble && { onTrouble }) }), release };
}

/**
 * The database of a folder that a server may be using meanwhile: for an operator's command, which reads, or changes a row
 * that no server keeps in memory. Undefined when there is none.
 */
export function visitSqlite(folder: string): Kysely<Schema> | undefined {
  const file = join(folder, SQLITE_FILE);
  return existsSync(file) ? openFile({ file, alone: true }) : undefined;
}

export function openFile(settings: SqliteSettings): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new ThreadsAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createDriver: () => new SqliteDriver(settings),
    },
  });
}

class ThreadsAdapter extends SqliteAdapter {
  /** Kysely says that SQLite's tables are not made and changed in transactions. They are, and the migrations rely on it. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Who goes first is the driver's business. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
