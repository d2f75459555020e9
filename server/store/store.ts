/** Where everything is kept: SQLite in the data folder, or PostgreSQL when DATABASE_URL is set. The queries are the same. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Bus } from '../bus/bus.ts';
import { localBus } from '../bus/local.ts';
import { postgresBus } from '../bus/postgres.ts';
import { openAppender, type Append, type InsertMoves } from './appender.ts';
import { migrateSqlite } from './half-done.ts';
import { migrate } from './migrations.ts';
import { openPostgres, postgresMoves } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite, sqliteMoves } from './sqlite.ts';

export interface Store {
  readonly db: Kysely<Schema>;
  readonly append: Append;
  /** Whether other processes may be working on the same database. */
  readonly shared: boolean;
  readonly bus: Bus;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreSettings {
  readonly data: string;
  readonly databaseUrl?: string;
  readonly onError: (error: Error) => void;
}

export async function openStore({ data, databaseUrl, onError }: StoreSettings): Promise<Store> {
  if (databaseUrl !== undefined) {
    const { db, pool } = openPostgres(databaseUrl, onError);
    await migrate(db);
    // A connection of their own: moves wait for nobody who lists tables or signs up.
    const moves = openPostgres(databaseUrl, onError, 1);
    const bus = await postgresBus(databaseUrl, pool, onError);
    return storeOver(db, postgresMoves(moves.db), true, bus, () => moves.db.destroy());
  }
  const { db, release } = openSqlite(data);
  await migrateSqlite(data, db);
  return storeOver(db, sqliteMoves(db), false, localBus(), release);
}

export function storeOver(
  db: Kysely<Schema>,
  insert: InsertMoves,
  shared: boolean,
  bus: Bus,
  release?: () => void | Promise<void>,
): Store {
  return {
    db,
    append: openAppender(insert),
    shared,
    bus,
    async ping() {
      await sql`select 1`.execute(db);
    },
    async close() {
      await bus.close();
      await db.destroy();
      await release?.();
    },
  };
}
