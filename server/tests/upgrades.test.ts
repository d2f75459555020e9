/** Databases kept from earlier versions become today's: not a row is lost or changed, and everybody plays on. */
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ServerParts } from '../app.ts';
import type { PlayedGames, TableInfo } from '../protocol.ts';
import { migrate, STEPS } from '../store/migrations.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Schema } from '../store/schema.ts';
import { SQLITE_FILE } from '../store/data-folder.ts';
import { openFile } from '../store/sqlite.ts';
import { join } from 'node:path';
import { keptDatabases, PASSWORD, putInto, putIntoPostgres } from './kept/kept.ts';
import { place } from './place.ts';
import { Player } from './player.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { temporaryFolder, testServer } from './serving.ts';
import { play } from './two.ts';

const kept = keptDatabases();

it('there is a database of every version that can still be upgraded, the first kept at 007', () => {
  expect(kept.map(({ step }) => step)).toContain('007-plans');
  for (const { step } of kept) expect(STEPS).toContain(step);
});

describe.each(kept.map((one) => [one.step, one] as const))('from %s', (_step, one) => {
  it('on SQLite', async () => {
    const data = await temporaryFolder();
    putInto(data, one);
    await becomesToday(openFile({ file: join(data, SQLITE_FILE), alone: true }));
    await playsOn({ data });
  });

  it('on PGlite', async () => {
    const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
    await putIntoPostgres(db, one);
    await becomesToday(db);
  });

  it.runIf(realPostgres)('on PostgreSQL', async () => {
    const { url, drop } = await freshDatabase();
    try {
      const open = (): Kysely<Schema> => openPostgres(url, () => undefined);
      const old = open();
      await putIntoPostgres(old, one);
      await old.destroy();
      await becomesToday(open());
      const { close } = await playsOn({ databaseUrl: url });
      await close();
    } finally {
      await drop();
    }
  });
});

/** Upgrades, and compares every row with the one it was. Columns may be added, and the rows of new tables are new. */
async function becomesToday(db: Kysely<Schema>): Promise<void> {
  try {
    const before = await everything(db);
    expect(before.get('moves')?.length).toBeGreaterThan(0);
    await migrate(db);
    const after = await everything(db);
    for (const [table, rows] of before) {
      if (table.startsWith('kysely_')) continue;
      const now = after.get(table) ?? [];
      expect(now.length, table).toBe(rows.length);
      for (const row of rows) expect(now, table).toContainEqual(expect.objectContaining(row));
    }
    const steps = after.get('kysely_migration')?.map(({ name }) => name);
    expect(steps?.sort()).toEqual(STEPS);
  } finally {
    await db.destroy();
  }
}

type Rows = Record<string, unknown>[];

async function everything(db: Kysely<Schema>): Promise<Map<string, Rows>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const rows = new Map<string, Rows>();
  for (const { name } of tables) {
    const table = name as keyof Schema; // or the migrator's own, which is read alike
    rows.set(name, (await db.selectFrom(table).selectAll().execute()) as Rows);
  }
  return rows;
}

/** A server over it: an account signs in, finds its games with words, notes and results, and makes the next move. */
async function playsOn(parts: Partial<ServerParts>): Promise<{ close(): Promise<void> }> {
  const server = await testServer(parts);
  const ada = new Player(server.address);
  ada.me = (await ada.post('/api/account/session', { email: 'ada@example.org', password: PASSWORD })) as Player['me'];
  const { games } = (await ada.get(`/api/people/${ada.me.person}/games`)) as PlayedGames;
  expect(games.map(({ place: came, rated }) => [came, rated])).toEqual([[1, true]]);
  const over = games[0].table?.id ?? '';
  expect(await ada.get(`/api/tables/${over}/record`)).toMatchObject({ game: 'altezze' });

  const { mine } = (await ada.get('/api/tables')) as { mine: readonly TableInfo[] };
  const running = mine.find(({ name }) => name === "L'arco di Ada");
  // Rated as it was promised, and no hints among people.
  expect(running).toMatchObject({ phase: 'playing', toAct: [0], help: false, terms: { rated: true, help: false } });
  await expect
    .poll(async () => ((await ada.get(`/api/people/${ada.me.person}/games`)) as PlayedGames).games[0].change?.before.points)
    .toBe(1500);
  const socket = await ada.watch(running?.id ?? '');
  const { version } = await socket.version(6);
  expect(socket.chat.map(({ text }) => text)).toEqual(["It's my turn; isn't it? -- 'quoted'"]);
  expect(await ada.get(`/api/tables/${running?.id}/notes`)).toMatchObject({ text: 'Bruno has a seven, I think.' });
  await play(socket, place(socket));
  expect(socket.update?.version).toBeGreaterThan(version);
  await socket.close();
  return server;
}
