/** The databases on which the store's promises are tested, and a table to put into them. */
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localBus } from '../bus/local.ts';
import { migrate } from '../store/migrations.ts';
import { postgresMoves } from '../store/postgres.ts';
import type { Schema } from '../store/schema.ts';
import { openStore, storeOver, type Store } from '../store/store.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { freshDatabase, realPostgres } from './postgres.ts';

const onError = (error: Error): never => {
  throw error;
};

async function onSqlite(): Promise<Store> {
  const data = await mkdtemp(join(tmpdir(), 'cantiere-store-'));
  const store = await openStore({ data, onError });
  return { ...store, close: () => store.close().then(() => rm(data, { recursive: true })) };
}

async function onPglite(): Promise<Store> {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
  await migrate(db);
  return storeOver(db, postgresMoves(db), true, localBus());
}

async function onPostgres(): Promise<Store> {
  const { url, drop } = await freshDatabase();
  const store = await openStore({ data: '', databaseUrl: url, onError });
  return { ...store, close: () => store.close().then(drop) };
}

/** SQLite, PGlite, and a real PostgreSQL when TEST_DATABASE_URL names one. */
export const bases: [string, () => Promise<Store>][] = [
  ['SQLite', onSqlite],
  ['PGlite', onPglite],
];
if (realPostgres) bases.push(['PostgreSQL', onPostgres]);

let made = 0;
export function someTable(change: Partial<StoredTable> = {}): StoredTable {
  return {
    id: `ponte-alto-${++made}`,
    game: 'altezze',
    rulesVersion: 1,
    name: 'Prova',
    phase: 'lobby',
    options: { cards: 4 },
    listed: true,
    spectators: false,
    delay: 3,
    openChat: false,
    friends: true,
    removed: ['eve'],
    host: 'ada',
    hostName: 'Ada',
    lobby: { edition: 2, changed: { by: 'Ada', at: 5 } },
    seats: [
      { kind: 'person', person: 'ada', name: 'Ada', since: 0 },
      { kind: 'bot', level: 'greedy', name: 'Palladio' },
      { kind: 'open' },
    ],
    terms: {
      time: { kind: 'live', bank: 60, increment: 5, cap: 90 },
      whenOut: 'forfeit',
      standIn: 'easy',
      friendly: true,
      help: false,
      rated: true,
    },
    asks: {},
    createdAt: 1_700_000_000_001,
    startedAt: 0,
    updatedAt: 1_700_000_000_002,
    changes: 0,
    summary: { version: 0, toAct: [] },
    ...change,
  };
}
