/** A table that is watched late: no way to learn where the game stands for whoever does not sit at it, until it is over. */
import { expect, it } from 'vitest';
import type { TableInfo, TableList } from '../protocol.ts';
import type { State } from './game/altezze.ts';
import { place } from './place.ts';
import { playOn } from './play-on.ts';
import { Player, type Socket } from './player.ts';
import { temporaryFolder, testServer } from './serving.ts';

const DELAY = 3;

async function lateTable(address: string, more: object = {}) {
  const [a, b, c] = await Promise.all(['Ada', 'Bruno', 'Carla'].map((name) => Player.join(address, name)));
  const { id } = await a.table({ listed: true, delay: DELAY, options: { cards: 4 }, ...more });
  await b.post(`/api/tables/${id}/sit`);
  await a.post(`/api/tables/${id}/start`);
  const [first, second] = [await a.watch(id), await b.watch(id)];
  await Promise.all([first.version(0), second.version(0)]);
  return { a, b, c, id, first, second };
}

/** The first listed move of whoever is asked first. */
async function playOne(sockets: readonly Socket[]): Promise<number> {
  const { version, toAct } = sockets[0].update!;
  const socket = sockets[toAct[0]];
  await socket.version(version);
  const { swapping } = socket.view<State>();
  socket.move(swapping === socket.seat ? { type: 'keep' } : place(socket));
  await Promise.all(sockets.map((each) => each.version(version + 1)));
  return version + 1;
}

it('the socket, the table and every list say only what was so many steps ago', async () => {
  const { address } = await testServer();
  const { a, b, c, id, first, second } = await lateTable(address);
  await c.post(`/api/circle/${a.me.person}`, { bond: 'friend' });
  const nobody = new Player(address);
  const watching = [await c.watch(id), await nobody.watch(id)];
  for (const socket of watching) await socket.version(0);
  for (let played = 0; played < 6;) {
    played = await playOne([first, second]);
    const seen = Math.max(0, played - DELAY);
    for (const socket of watching) await socket.version(seen);
    const late = await c.watch(id, 0);
    await late.version(seen);
    const lists = (await c.get('/api/tables')) as TableList;
    const infos: (TableInfo | undefined)[] = [
      (await c.get(`/api/tables/${id}`)) as TableInfo,
      (await nobody.get(`/api/tables/${id}`)) as TableInfo,
      lists.watch.find((table) => table.id === id),
      lists.friends.find((table) => table.id === id),
      ...watching.map(({ table }) => table),
      late.table,
    ];
    for (const info of infos) {
      expect(info?.version).toBeLessThanOrEqual(seen);
      expect(info?.toAct).toEqual([]);
      expect(info?.result).toBeUndefined();
    }
    for (const socket of [...watching, late]) {
      expect(socket.update?.version).toBe(seen);
      expect(Math.max(0, ...socket.events.map(({ version }) => version))).toBeLessThanOrEqual(seen);
    }
    await late.close();
  }
  // Those who sit see the game as it is, everywhere.
  for (const who of [a, b]) {
    expect(((await who.get(`/api/tables/${id}`)) as TableInfo).version).toBe(6);
    expect(((await who.get('/api/tables')) as TableList).mine[0].toAct.length).toBeGreaterThan(0);
  }
  expect((await c.request('GET', `/api/tables/${id}/record`)).body).toEqual({ error: 'TABLE_NOT_OVER' });
  await Promise.all([playOn(first), playOn(second)]);
  for (const socket of watching) {
    const end = await socket.over();
    expect(end.version).toBe(first.update?.version);
    await socket.until('the result for all', () => socket.table?.phase === 'over' && socket.table.result);
    expect(socket.events.map(({ number }) => number)).toEqual(socket.events.map((_, at) => at + 1));
  }
});

it('what the players say is not read late but after the end; leaving does not open it', async () => {
  const { address } = await testServer();
  const { b, c, id, first, second } = await lateTable(address);
  const watching = await c.watch(id);
  await watching.version(0);
  await playOne([first, second]);
  await playOne([first, second]);
  first.say({ t: 'chat', text: 'that was a seven' });
  await second.until('it', () => second.chat.length === 1);
  expect(JSON.stringify(watching.received)).not.toContain('seven');
  await b.post(`/api/tables/${id}/leave`);
  const left = await second.message('welcome', ({ seat }) => seat === 'spectator');
  expect(left.update?.version).toBeLessThanOrEqual((first.update?.version ?? 0) - DELAY + 3); // a bot plays on meanwhile
  expect(left.chat).toEqual([]);
  await playOn(first);
  await watching.until('it', () => watching.chat.some(({ text }) => text === 'that was a seven'));
});

it('holds after a restart and without anybody at the table', async () => {
  const data = await temporaryFolder();
  const before = await testServer({ data });
  const { c, id, first, second } = await lateTable(before.address);
  for (let n = 0; n < 5; n++) await playOne([first, second]);
  await before.close();
  const after = await testServer({ data });
  c.address = after.address;
  const list = (await c.get('/api/tables')) as TableList;
  expect(list.watch[0]).toMatchObject({ version: 5 - DELAY, toAct: [], delay: DELAY });
  const watching = await c.watch(id);
  expect((await watching.version(0)).version).toBe(5 - DELAY);
  expect(Math.max(...watching.events.map(({ version }) => version))).toBe(5 - DELAY);
});

it('a step taken back is seen late too', async () => {
  const { address } = await testServer();
  const { c, id, first, second } = await lateTable(address, { delay: 1 });
  const watching = await c.watch(id);
  await playOne([first, second]);
  await playOne([first, second]);
  const winner = [first, second].find(({ update, seat }) => update?.toAct.includes(seat as number))!;
  winner.move({ type: 'weigh' });
  await winner.version(3);
  winner.say({ t: 'undo', id: 'back', version: 3 });
  await Promise.all([first.version(4), second.version(4)]);
  await watching.version(3);
  expect(watching.update?.version).toBe(3);
  expect(JSON.stringify(watching.received)).not.toContain('@undone');
  await playOne([first, second]);
  await watching.until('the undo', () => watching.events.some(({ event }) => event.kind === '@undone'));
});
