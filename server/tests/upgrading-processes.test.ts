/** An upgrade of a house with several processes on one PostgreSQL: a table moves on once, and is then played at all of them. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRecord } from '@cantiere/engine';
import type { TableInfo } from '../protocol.ts';
import { startChild } from './child.ts';
import { altezzeShelf, FIRST } from './game/editions.ts';
import { playOn } from './play-on.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { temporaryFolder } from './serving.ts';
import { firstRound, twoAtTable, type Two } from './two.ts';
import pg from 'pg';

const TABLES = 5;

it.runIf(realPostgres)('two processes that start at once move every table once, and both play it on', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const folder = await temporaryFolder();
  const { shelf, editions: before } = await altezzeShelf(join(folder, 'before'), FIRST);
  const old = await startChild({ databaseUrl, shelf });
  const tables: Two[] = [];
  for (let n = 0; n < TABLES; n++) {
    const seated = await twoAtTable(old.address, { options: { cards: 4 } });
    await firstRound(seated);
    tables.push(seated);
  }
  for (const { ada, id } of tables) expect(await ada.get(`/api/tables/${id}`)).toMatchObject({ edition: before[0] });
  await old.stop();

  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const rows = async (): Promise<{ id: string; edition: string; changes: number }[]> =>
    (await client.query('SELECT id, edition, changes FROM tables ORDER BY id')).rows as never;
  const then = await rows();
  const next = await altezzeShelf(join(folder, 'next'), { version: 2 }, FIRST);
  const [one, two] = await Promise.all([
    startChild({ databaseUrl, shelf: next.shelf }),
    startChild({ databaseUrl, shelf: next.shelf }),
  ]);
  expect(await rows()).toEqual(then.map(({ id, changes }) => ({ id, edition: next.editions[0], changes: changes + 1 })));
  await client.end();

  // Who sits at one process plays with whoever sits at the other, by the edition that it moved to.
  for (const { ada, bruno, id } of tables.slice(0, 2)) {
    ada.address = one.address;
    bruno.address = two.address;
    const sockets = [await ada.watch(id), await bruno.watch(id)];
    await Promise.all(sockets.map((socket) => playOn(socket)));
    for (const player of [ada, bruno])
      expect(((await player.get(`/api/tables/${id}`)) as TableInfo).edition).toBe(next.editions[0]);
    const doc = readRecord(await bruno.get(`/api/tables/${id}/record`));
    expect(doc).toMatchObject({ edition: next.editions[0], rulesVersion: 2, result: { totals: expect.any(Array) as unknown } });
    for (const socket of sockets) await socket.close();
  }
  await Promise.all([one.stop(), two.stop()]);
  await drop();
});
