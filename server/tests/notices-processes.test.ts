/** Notices with several processes on one PostgreSQL: told once, and never while the person is at the table through another. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { NoticeOffer, NoticeWish } from '../protocol.ts';
import { startChild } from './child.ts';
import { Player } from './player.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { httpReceiver } from './receivers.ts';

it.runIf(realPostgres)('two processes that look all the time tell each turn once, and know who is at the other', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const room = await httpReceiver();
  const notices = { local: true, delayMs: 300, sweepMs: 20 };
  const [one, two] = await Promise.all([startChild({ databaseUrl, notices }), startChild({ databaseUrl, notices })]);
  const ada = await Player.join(one.address, 'Ada');
  const bruno = await Player.join(two.address, 'Bruno');
  const [{ pushKey }, other] = (await Promise.all([ada.get('/api/notices'), bruno.get('/api/notices')])) as NoticeOffer[];
  expect(other.pushKey).toBe(pushKey);
  for (const player of [ada, bruno]) {
    const webhook = { url: `${room.address}/${player.me.name}`, on: true };
    const wish: NoticeWish = { language: 'en', mail: 'off', webhook, also: true, zone: 'UTC' };
    await player.post('/api/notices', wish);
  }
  const tables: string[] = [];
  for (let n = 0; n < 12; n++) {
    const { id } = await ada.table();
    await bruno.post(`/api/tables/${id}/sit`);
    tables.push(id);
  }
  // At the first table Bruno sits at the other process, which alone knows it.
  const here = await bruno.watch(tables[0]);
  await here.message('welcome');
  await Promise.all(tables.map((id) => ada.post(`/api/tables/${id}/start`)));
  const told = (name: string): string[] =>
    room.received
      .filter(({ path }) => path === `/${name}`)
      .flatMap(({ body }) => [...(JSON.parse(body.toString()) as { content: string }).content.matchAll(/\/t\/(\S+)/g)])
      .map(([, id]) => id)
      .sort();
  await expect.poll(() => told('Ada')).toEqual([...tables].sort());
  await expect.poll(() => told('Bruno')).toEqual(tables.slice(1).sort());
  await pause(1_500);
  expect(told('Ada')).toEqual([...tables].sort());
  expect(told('Bruno')).toEqual(tables.slice(1).sort());
  await here.close();
  await Promise.all([one.stop(), two.stop()]);
  await drop();
});
