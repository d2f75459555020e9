/** Several server processes on one PostgreSQL: any of them serves any table, and any of them may die. */
import { expect, it } from 'vitest';
import { readRecord, verify } from '@cantiere/engine';
import type { Profile } from '../protocol.ts';
import { startChild } from './child.ts';
import { game } from './game/altezze.ts';
import { Player } from './player.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { Steadfast } from './steadfast.ts';

it.runIf(realPostgres)('players of one table on two processes finish their game although one process is killed', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const [one, two] = await Promise.all([startChild({ databaseUrl }), startChild({ databaseUrl })]);
  let oneLives = true;
  const ada = await Player.join(one.address, 'Ada');
  const bruno = await Player.join(two.address, 'Bruno');
  const { id } = await ada.table({
    seats: 4,
    options: { cards: 8 },
    bots: [1, 3].map((seat) => ({ seat, level: 'greedy' as const })),
  });
  await bruno.post(`/api/tables/${id}/sit`);

  const seen = await ada.watch(id);
  const far = await bruno.watch(id);
  await seen.until('Bruno, from the other process', () => seen.table?.seats[2].kind === 'person' && seen.table.seats[2].present);
  far.say({ t: 'chat', text: 'ci sono' });
  expect((await seen.message('chat')).line.text).toBe('ci sono');
  await ada.post(`/api/tables/${id}/start`);
  await far.version(0);

  const first = new Steadfast(ada, id, () => (oneLives ? one : two).address);
  const second = new Steadfast(bruno, id, () => two.address);
  let killing = Promise.resolve();
  first.onAcknowledged = () => {
    if (first.acknowledged.size !== 4) return;
    oneLives = false;
    killing = one.kill();
  };
  const [a, b] = await Promise.all([first.playToTheEnd(), second.playToTheEnd()]);
  await killing;
  expect(a.update?.result).toEqual(b.update?.result);
  expect(await first.lost(a)).toEqual([]);
  expect(await second.lost(b)).toEqual([]);
  for (const { events } of [first, second]) expect(events.map(({ number }) => number)).toEqual(events.map((_, at) => at + 1));
  const doc = readRecord(await bruno.get(`/api/tables/${id}/record`));
  if ('code' in doc) throw new Error(doc.code);
  expect(verify(game, doc, () => true)).toBeUndefined();
  await two.stop();
  await drop();
});

it.runIf(realPostgres)('a game goes on when the database drops every connection', async () => {
  const { url: databaseUrl, drop, run } = await freshDatabase();
  const [one, two] = await Promise.all([startChild({ databaseUrl }), startChild({ databaseUrl })]);
  const ada = await Player.join(one.address, 'Ada');
  const bruno = await Player.join(two.address, 'Bruno');
  const { id } = await ada.table({ seats: 3, options: { cards: 8 }, bots: [{ seat: 1, level: 'greedy' }] });
  await bruno.post(`/api/tables/${id}/sit`);
  await ada.post(`/api/tables/${id}/start`);
  const first = new Steadfast(ada, id, () => one.address);
  const second = new Steadfast(bruno, id, () => two.address);
  let dropping = Promise.resolve();
  first.onAcknowledged = () => {
    const others =
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
    if ([2, 5].includes(first.acknowledged.size)) dropping = dropping.then(() => run(others));
  };
  const [a, b] = await Promise.all([first.playToTheEnd(), second.playToTheEnd()]);
  await dropping;
  expect(await first.lost(a)).toEqual([]);
  expect(await second.lost(b)).toEqual([]);
  for (const { events } of [first, second]) expect(events.map(({ number }) => number)).toEqual(events.map((_, at) => at + 1));
  await Promise.all([one.stop(), two.stop()]);
  await drop();
});

it.runIf(realPostgres)('a game that ends before two processes is rated once, and who watches is known to both', async () => {
  const { url: databaseUrl, drop, run } = await freshDatabase();
  const [one, two] = await Promise.all([startChild({ databaseUrl }), startChild({ databaseUrl })]);
  const ada = await Player.join(one.address, 'Ada');
  const bruno = await Player.join(two.address, 'Bruno');
  const carla = await Player.join(two.address, 'Carla');
  for (let game = 1; game <= 3; game++) {
    const { id } = await ada.table({ seats: 2, options: { cards: 2 } });
    await bruno.post(`/api/tables/${id}/sit`);
    await ada.post(`/api/tables/${id}/start`);
    const [seen, watching] = [await ada.watch(id), await carla.watch(id)];
    await seen.until('Carla, from the other process', () => seen.table?.audience?.people.some(({ name }) => name === 'Carla'));
    watching.say({ t: 'chat', text: 'psst' });
    await watching.message('chat');
    const players = [new Steadfast(ada, id, () => one.address), new Steadfast(bruno, id, () => two.address)];
    await Promise.all(players.map((player) => player.playToTheEnd()));
    await seen.until('what was said in the other process', () => seen.chat.some(({ text }) => text === 'psst'));
    expect(seen.received.findIndex((m) => m.t === 'update' && m.update.result !== undefined)).toBeLessThan(
      seen.received.findIndex((m) => m.t === 'chat'),
    );
    const games = async (): Promise<unknown> =>
      ((await ada.get(`/api/people/${ada.me.person}`)) as Profile).games[0]?.rating?.games;
    await expect.poll(games).toBe(game);
  }
  await Promise.all([one.stop(), two.stop()]);
  const again = await startChild({ databaseUrl });
  ada.address = again.address;
  expect(((await ada.get(`/api/people/${ada.me.person}`)) as Profile).games[0]).toMatchObject({ games: 3, rating: { games: 3 } });
  await again.stop();
  await run("DO $$ BEGIN ASSERT (SELECT count(*) FROM results) = 6, 'a result for each person and game'; END $$");
  await drop();
});

it.runIf(realPostgres)('both processes accept moves of one table at the same moment, and none is lost or doubled', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const children = await Promise.all([startChild({ databaseUrl }), startChild({ databaseUrl })]);
  const people = await Promise.all(Array.from({ length: 6 }, (_, i) => Player.join(children[i % 2].address, `Persona ${i}`)));
  const { id } = await people[0].table({ seats: 6, options: { cards: 8 } });
  for (const person of people.slice(1)) await person.post(`/api/tables/${id}/sit`);
  await people[0].post(`/api/tables/${id}/start`);
  const players = people.map((person) => new Steadfast(person, id, () => person.address));
  const sockets = await Promise.all(players.map((player) => player.playToTheEnd()));
  for (const [i, player] of players.entries()) expect(await player.lost(sockets[i])).toEqual([]);
  const total = players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  expect(sockets[0].update?.version).toBe(total);
  await Promise.all(children.map((child) => child.stop()));
  await drop();
});
