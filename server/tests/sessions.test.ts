/** A session that has ended has ended everywhere: no socket of it plays or writes on, in this process or another. */
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { endSessionsOf } from '../people/sessions.ts';
import type { SessionInfo } from '../protocol.ts';
import { startChild } from './child.ts';
import { fakeClock, HOUR } from './clock.ts';
import { place } from './place.ts';
import { Player, Socket } from './player.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { testServer } from './serving.ts';
import { twoAtTable } from './two.ts';

/** What a browser reads when its session is over. */
const SIGNED_OUT = 4401;
const credentials = { email: 'ada@example.org', password: 'torre pendente' };

const sessionsOf = async (player: Player): Promise<readonly SessionInfo[]> =>
  ((await player.get('/api/account/sessions')) as { sessions: SessionInfo[] }).sessions;

const isOut = async (socket: Socket): Promise<void> => {
  expect(await socket.until('the end of the session', () => socket.closed)).toBe(SIGNED_OUT);
  expect(socket.received.at(-1)).toEqual({ t: 'error', code: 'SIGNED_OUT' });
};

it('signing out ends the sockets of that session and no others', async () => {
  const { address } = await testServer();
  const { ada, first, second, id } = await twoAtTable(address);
  const other = await ada.watch(id);
  await other.message('welcome');
  await ada.request('DELETE', '/api/session');
  await Promise.all([isOut(first), isOut(other)]);
  await second.until('an empty chair', () => second.table?.seats[0].kind === 'person' && !second.table.seats[0].present);
  expect(second.closed).toBeUndefined();
});

it('whoever does not hang up is not heard any more', async () => {
  const { address } = await testServer();
  const { ada, first, second } = await twoAtTable(address);
  first.ws.pause(); // reads nothing, so it does not answer the server's goodbye
  await ada.request('DELETE', '/api/session');
  first.move(place(first));
  first.say({ t: 'chat', text: 'ancora qui' });
  await second.until('an empty chair', () => second.table?.seats[0].kind === 'person' && !second.table.seats[0].present);
  second.say({ t: 'chat', text: 'fine' });
  await second.message('chat', ({ line }) => line.text === 'fine');
  expect(second.chat.map(({ text }) => text)).toEqual(['fine']);
  expect(second.update?.version).toBe(0);
});

it('a new session in place of the old one takes the sockets of the old one with it', async () => {
  const { address } = await testServer();
  const ada = await Player.join(address, 'Ada');
  const { id } = await ada.table();
  const asGuest = await ada.watch(id);
  await asGuest.message('welcome');
  await ada.post('/api/account', credentials);
  await isOut(asGuest);
  const asAccount = await ada.watch(id);
  expect((await asAccount.message('welcome')).seat).toBe(0);
});

it('all sessions of a person end, but the one that wishes it', async () => {
  const { address, services } = await testServer();
  const ada = await Player.join(address, 'Ada');
  await ada.post('/api/account', credentials);
  const phone = new Player(address);
  await phone.post('/api/account/session', credentials);
  const bruno = await Player.join(address, 'Bruno');
  const { id } = await ada.table();
  const [here, there, stranger] = [await ada.watch(id), await phone.watch(id), await bruno.watch(id)];
  await Promise.all([here, there, stranger].map((socket) => socket.message('welcome')));
  const kept = await services.store.db.selectFrom('sessions').select('token_hash').where('person', '=', ada.me.person).execute();
  expect(kept).toHaveLength(2);
  await endSessionsOf(services, ada.me.person, ada.cookie.split('=')[1]);
  await isOut(there);
  expect(await phone.get('/api/session')).not.toHaveProperty('me');
  expect(await ada.get('/api/session')).toMatchObject({ me: { name: 'Ada' } });
  for (const socket of [here, stranger]) {
    socket.say({ t: 'ping' });
    await socket.message('pong');
  }
});

it('signs out there: one session of mine with its sockets, nobody else’s', async () => {
  const { address } = await testServer();
  const ada = await Player.join(address, 'Ada');
  await ada.post('/api/account', credentials);
  const [phone, tablet] = [new Player(address), new Player(address)];
  for (const player of [phone, tablet]) await player.post('/api/account/session', credentials);
  const { id } = await ada.table();
  const [there, elsewhere] = [await phone.watch(id), await tablet.watch(id)];
  await Promise.all([there, elsewhere].map((socket) => socket.message('welcome')));
  const phones = (await sessionsOf(phone)).find(({ here }) => here)?.id ?? '';
  const bruno = await Player.join(address, 'Bruno');
  expect((await bruno.request('DELETE', `/api/account/sessions/${phones}`)).status).toBe(404);
  expect((await ada.request('DELETE', `/api/account/sessions/${phones}`)).status).toBe(200);
  await isOut(there);
  expect((await ada.request('DELETE', `/api/account/sessions/${phones}`)).status).toBe(404);
  expect(await phone.get('/api/session')).not.toHaveProperty('me');
  elsewhere.say({ t: 'ping' });
  await elsewhere.message('pong');
  expect((await sessionsOf(ada)).map(({ here }) => here)).toEqual([true, false]);
});

it('says when each session was last used, by a request or by an open table; what names it lets nobody in', async () => {
  const clock = fakeClock();
  const { address, services } = await testServer({ now: clock.now });
  const ada = await Player.join(address, 'Ada');
  await ada.post('/api/account', credentials);
  const phone = new Player(address);
  await phone.post('/api/account/session', credentials);
  const { id } = await ada.table();
  /** What a request tells is noted a moment after its answer. */
  const seenNow = async (): Promise<number[]> => {
    const told = await sessionsOf(ada);
    await services.here.write();
    return told.map(({ seen }) => seen);
  };
  const later = Date.now() + HOUR;
  clock.pass(later - clock.now());
  const there = await phone.watch(id);
  await there.message('welcome');
  await expect.poll(seenNow).toEqual([later, later]);
  await there.close();
  await expect.poll(() => services.visits.kept.sessions).toBe(0);
  await services.here.write();
  clock.pass(HOUR);
  await expect.poll(seenNow).toEqual([later + HOUR, later]);
  const [, phones] = await sessionsOf(ada);
  const handle = new Player(address);
  handle.cookie = `cantiere=${phones.id}`;
  expect(await handle.get('/api/session')).not.toHaveProperty('me');
});

it('a session that the operator deletes is found out at the next look', async () => {
  const { address, services } = await testServer({ patience: { sessionsMs: 50 } });
  const { ada, first, second } = await twoAtTable(address);
  await services.store.db.deleteFrom('sessions').where('person', '=', ada.me.person).execute();
  await isOut(first);
  expect(second.closed).toBeUndefined();
});

it('a session that has run out is found out too', async () => {
  const { address, services } = await testServer({ patience: { sessionsMs: 50 } });
  const { ada, first } = await twoAtTable(address);
  const over = { expires_at: Date.now() - 1 };
  await services.store.db.updateTable('sessions').set(over).where('person', '=', ada.me.person).execute();
  await isOut(first);
});

it('a session that ends while its socket is being opened does not slip through', async () => {
  const { address } = await testServer();
  for (let round = 0; round < 10; round++) {
    const ada = await Player.join(address, 'Ada');
    const { id } = await ada.table();
    const racing = Array.from({ length: 10 }, () => new Socket(address, id, ada.cookie));
    for (const socket of racing) socket.ws.on('open', () => socket.say({ t: 'hello' }));
    if (round % 2 === 1) await once(racing[0].ws, 'open');
    await ada.request('DELETE', '/api/session');
    // Whoever came in as Ada is out; whoever came too late is nobody, and sits nowhere.
    for (const socket of racing) {
      const asNobody = (): boolean => socket.received.some((message) => message.t === 'welcome' && message.seat === 'spectator');
      await socket.until('the door', () => asNobody() || socket.closed !== undefined);
      if (!asNobody()) expect(socket.closed).toBe(SIGNED_OUT);
      await socket.close();
    }
  }
});

it.runIf(realPostgres)('a session ends on every process', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const [one, two] = await Promise.all([startChild({ databaseUrl }), startChild({ databaseUrl })]);
  const { ada, bruno, first, second, id } = await twoAtTable(one.address, {}, two.address);
  bruno.address = one.address; // signs out at one process, sits at the other
  await bruno.request('DELETE', '/api/session');
  await isOut(second);
  const carla = await Player.join(one.address, 'Carla');
  await carla.post('/api/account', credentials);
  const phone = new Player(two.address);
  await phone.post('/api/account/session', credentials);
  const there = await phone.watch(id);
  await there.message('welcome');
  const { id: phones } = (await sessionsOf(phone))[0];
  expect((await carla.request('DELETE', `/api/account/sessions/${phones}`)).status).toBe(200);
  await isOut(there);
  ada.address = two.address;
  const far = await ada.watch(id);
  await far.message('welcome');
  await ada.request('DELETE', '/api/session');
  await Promise.all([isOut(first), isOut(far)]);
  await Promise.all([one.stop(), two.stop()]);
  await drop();
});
