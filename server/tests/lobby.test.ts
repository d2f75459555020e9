/** Tables before and after the game: seats, bots, start, leave, rematch, lists, archive. */
import { expect, it } from 'vitest';
import type { TableInfo, TableList } from '../protocol.ts';
import { Player } from './player.ts';
import { playOn } from './play-on.ts';
import type { State } from './game/altezze.ts';
import { testServer } from './serving.ts';

const kinds = (table: TableInfo): string[] => table.seats.map(({ kind }) => kind);

it('a table has a name one can say, and is private unless listed', async () => {
  const { address } = await testServer();
  const a = await Player.join(address, 'Ada');
  const hidden = await a.table();
  const listed = await a.table({ listed: true, name: 'Serata  giochi' });
  expect(hidden.id).toMatch(/^[a-z]+-[a-z]+-\d{9}$/);
  expect(listed.id).toMatch(/^[a-z]+-[a-z]+-\d{2,3}$/);
  expect(listed.name).toBe('Serata giochi');
  const other = (await new Player(address).get('/api/tables')) as TableList;
  expect(other.listed.map(({ id }) => id)).toEqual([listed.id]);
  expect(other.mine).toEqual([]);
  expect(((await a.get('/api/tables')) as TableList).mine.map(({ id }) => id).sort()).toEqual([hidden.id, listed.id].sort());
});

it('people take, change and leave seats; the host sets bots and starts', async () => {
  const { address } = await testServer();
  const [a, b, c] = await Promise.all(['Ada', 'Bruno', 'Carla'].map((name) => Player.join(address, name)));
  const { id } = await a.table({ seats: 4 });
  const path = `/api/tables/${id}`;
  expect(kinds((await b.post(`${path}/sit`, { seat: 2 })) as TableInfo)).toEqual(['person', 'open', 'person', 'open']);
  expect(kinds((await b.post(`${path}/sit`, { seat: 3 })) as TableInfo)).toEqual(['person', 'open', 'open', 'person']);
  expect((await c.request('POST', `${path}/sit`, { seat: 3 })).body).toEqual({ error: 'SEAT_TAKEN' });
  expect((await b.request('POST', `${path}/seats/1`, { kind: 'bot', level: 'greedy' })).body).toEqual({ error: 'NOT_HOST' });
  expect((await a.request('POST', `${path}/seats/3`, { kind: 'open' })).body).toEqual({ error: 'SEAT_TAKEN' });
  const withBot = (await a.post(`${path}/seats/1`, { kind: 'bot', level: 'random' })) as TableInfo;
  expect(withBot.seats[1]).toMatchObject({ kind: 'bot', level: 'random', name: 'Brunelleschi' });
  expect((await a.request('POST', `${path}/start`, {})).body).toEqual({ error: 'TABLE_NOT_FULL' });
  expect((await b.request('POST', `${path}/start`, { fill: 'greedy' })).body).toEqual({ error: 'NOT_HOST' });
  const started = (await a.post(`${path}/start`, { fill: 'greedy' })) as TableInfo;
  expect(started.phase).toBe('playing');
  expect(kinds(started)).toEqual(['person', 'bot', 'bot', 'person']);
  expect((await a.request('POST', `${path}/start`, {})).body).toEqual({ error: 'TABLE_STARTED' });
  expect((await c.request('POST', `${path}/sit`, {})).body).toEqual({ error: 'TABLE_STARTED' });
  expect((await c.request('POST', `${path}/leave`)).body).toEqual({ error: 'NOT_SEATED' });
});

it('standing up frees a seat and leaves the table and its host as they are; closing it is another thing', async () => {
  const { address } = await testServer();
  const a = await Player.join(address, 'Ada');
  const b = await Player.join(address, 'Bruno');
  const { id } = await a.table();
  const path = `/api/tables/${id}`;
  await b.post(`${path}/sit`);
  const socket = await b.watch(id);
  await socket.message('welcome');
  await a.post(`${path}/leave`);
  await b.post(`${path}/leave`);
  expect(await a.get(path)).toMatchObject({ host: a.me.person, hostName: 'Ada', seats: [{ kind: 'open' }, { kind: 'open' }] });
  expect(((await a.get('/api/tables')) as TableList).mine.map((table) => table.id)).toEqual([id]);
  expect((await b.request('POST', `${path}/close`)).body).toEqual({ error: 'NOT_HOST' });
  await a.post(`${path}/close`);
  expect((await socket.message('error')).code).toBe('TABLE_CLOSED');
  expect((await a.request('GET', path)).status).toBe(404);
  expect((await a.request('POST', `${path}/close`)).status).toBe(404);
});

it('when the host leaves a running game, the next person is host', async () => {
  const { address } = await testServer();
  const a = await Player.join(address, 'Ada');
  const b = await Player.join(address, 'Bruno');
  const { id } = await a.table();
  await b.post(`/api/tables/${id}/sit`);
  await a.post(`/api/tables/${id}/start`);
  await a.post(`/api/tables/${id}/leave`);
  expect(await b.get(`/api/tables/${id}`)).toMatchObject({ host: b.me.person, hostName: 'Bruno' });
});

it('a bot takes over from somebody who leaves a running game', async () => {
  const { address } = await testServer();
  const a = await Player.join(address, 'Ada');
  const b = await Player.join(address, 'Bruno');
  const { id } = await a.table();
  await b.post(`/api/tables/${id}/sit`);
  await a.post(`/api/tables/${id}/start`);
  const socket = await a.watch(id);
  await socket.message('welcome');
  await b.post(`/api/tables/${id}/leave`);
  await playOn(socket);
  expect(socket.table?.seats[1].kind).toBe('bot');
});

it('whoever leaves a running game sees it as a spectator from then on', async () => {
  const { address } = await testServer();
  const a = await Player.join(address, 'Ada');
  const b = await Player.join(address, 'Bruno');
  const { id } = await a.table();
  await b.post(`/api/tables/${id}/sit`);
  await a.post(`/api/tables/${id}/start`);
  const socket = await b.watch(id);
  await socket.until('the hand', () => socket.update && socket.view<State>().hands[1][0] > 0);
  await b.post(`/api/tables/${id}/leave`);
  const again = await socket.message('welcome', ({ seat }) => seat === 'spectator');
  expect((again.update?.view as unknown as State | undefined)?.hands.flat().every((card) => card === 0)).toBe(true);
});

it('a rematch has the same bots, is found by everybody, and starts when the last one is back', async () => {
  const { address } = await testServer();
  const a = await Player.join(address, 'Ada');
  const b = await Player.join(address, 'Bruno');
  const { id } = await a.table({ seats: 3, bots: [{ seat: 1, level: 'greedy' }], options: { cards: 1 } });
  await b.post(`/api/tables/${id}/sit`);
  expect((await a.request('POST', `/api/tables/${id}/rematch`)).body).toEqual({ error: 'TABLE_NOT_OVER' });
  await a.post(`/api/tables/${id}/start`);
  const [first, second] = [await a.watch(id), await b.watch(id)];
  await Promise.all([playOn(first), playOn(second)]);
  const again = (await a.post(`/api/tables/${id}/rematch`)) as TableInfo;
  expect(again.phase).toBe('lobby');
  expect(kinds(again)).toEqual(['person', 'bot', 'open']);
  await second.until('the rematch', () => second.table?.rematch === again.id);
  const same = (await b.post(`/api/tables/${id}/rematch`)) as TableInfo;
  expect(same.id).toBe(again.id);
  expect(same.phase).toBe('playing');
  expect(same.options).toEqual({ cards: 1, bots: 'well' });
});

it('archived tables leave my list and come back', async () => {
  const { address } = await testServer();
  const a = await Player.join(address, 'Ada');
  const { id } = await a.table();
  expect(((await a.post(`/api/tables/${id}/archive`, { archived: true })) as TableInfo).archived).toBe(true);
  expect(((await a.get('/api/tables')) as TableList).mine).toEqual([]);
  expect(((await a.get('/api/tables?archived=true')) as TableList).mine.map((table) => table.id)).toEqual([id]);
  await a.post(`/api/tables/${id}/archive`, { archived: false });
  expect(((await a.get('/api/tables')) as TableList).mine.length).toBe(1);
});

it('a table that nobody named is called by the words of its link, whatever its host is called later', async () => {
  const { address } = await testServer();
  const a = await Player.join(address, 'Ada');
  const { id, name } = await a.table();
  expect(name.toLowerCase().split(' ')).toEqual(id.split('-').slice(0, -1));
  await a.post('/api/session', { name: 'Adele' });
  expect(await a.get(`/api/tables/${id}`)).toMatchObject({ name, seats: [{ name: 'Adele' }, {}] });
  expect(await a.table({ name: 'Ada' })).toMatchObject({ name: 'Ada' });
});

it('a table that cannot be is refused, with the reason', async () => {
  const { address } = await testServer();
  const a = await Player.join(address, 'Ada');
  const wishes: [object, string][] = [
    [{ seats: 1 }, 'BAD_OPTIONS'],
    [{ seats: 8 }, 'BAD_OPTIONS'],
    [{ options: { cards: 99 } }, 'BAD_OPTIONS'],
    [{ options: { unknown: 1 } }, 'BAD_OPTIONS'],
    [{ game: 'chess' }, 'NOT_FOUND'],
    [{ seat: 5 }, 'BAD_REQUEST'],
    [{ bots: [{ seat: 0, level: 'greedy' }] }, 'SEAT_TAKEN'],
    [{ bots: [{ seat: 1, level: 'perfect' }] }, 'BAD_REQUEST'],
    [{ start: true }, 'TABLE_NOT_FULL'],
    [{ surprise: true }, 'BAD_REQUEST'],
    [{ name: '\u202eevil' }, 'BAD_NAME'],
  ];
  for (const [wish, code] of wishes) {
    const { body } = await a.request('POST', '/api/tables', { game: 'altezze', seats: 2, ...wish });
    expect(body, JSON.stringify(wish)).toMatchObject({ error: code });
  }
});
