/** Guests who lost the browser their seat hung on: by their own link, or vouched for by somebody at the table. */
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { Ask, Me, PushedNotice, Returned, TableInfo } from '../protocol.ts';
import { HOUR, MINUTE, fakeClock } from './clock.ts';
import type { State } from './game/altezze.ts';
import { Player, Socket } from './player.ts';
import { Browser, httpReceiver, type Receiver } from './receivers.ts';
import { testServer } from './serving.ts';
import { threeAtTable } from './three.ts';

const refused = async (who: Player, path: string, body: unknown = {}) => (await who.request('POST', path, body)).body;
const claimAt = (socket: Socket): Extract<Ask, { kind: 'seat' }> | undefined =>
  socket.table?.asks?.find((ask): ask is Extract<Ask, { kind: 'seat' }> => ask.kind === 'seat' && ask.claim === true);
const sitting = (socket: Socket, seat: number) =>
  socket.table?.seats[seat] as Extract<TableInfo['seats'][number], { kind: 'person' }>;

describe('a link of their own', () => {
  it('brings a guest back in another browser, once, with all that they are', async () => {
    const { address } = await testServer();
    const { people, id, path } = await threeAtTable([address]);
    const [, bea] = people;
    const { token } = (await bea.post(`${path}/return`)) as { token: string };
    const stranger = await Player.join(address, 'Corallo');
    const { me, table } = (await stranger.post('/api/return', { token })) as Returned;
    expect([me, table]).toEqual([bea.me, id]);
    const socket = await stranger.watch(id);
    await socket.message('welcome');
    expect(socket.seat).toBe(1);
    expect(await refused(await Player.join(address, 'Eve'), '/api/return', { token })).toEqual({ error: 'BAD_LINK' });
    // The browser that has the seat may follow its own link: nothing happens, and the link stays good.
    const { token: next } = (await stranger.post(`${path}/return`)) as { token: string };
    await stranger.post('/api/return', { token: next });
    expect(await new Player(address).post('/api/return', { token: next })).toMatchObject({ me: bea.me });
  });

  it('ends with the next one, with an account, and with the seat; nobody else can make one', async () => {
    const { address } = await testServer();
    const { people, path } = await threeAtTable([address]);
    const [ada, bea, carlo] = people;
    const link = async (who: Player): Promise<string> => ((await who.post(`${path}/return`)) as { token: string }).token;
    const [old, fresh, adas, carlos] = [await link(bea), await link(bea), await link(ada), await link(carlo)];
    const eve = await Player.join(address, 'Eve');
    expect(await refused(eve, '/api/return', { token: old })).toEqual({ error: 'BAD_LINK' });
    await bea.post('/api/account', { email: 'bea@example.com', password: 'a long enough secret' });
    expect(await refused(eve, '/api/return', { token: fresh })).toEqual({ error: 'BAD_LINK' });
    expect(await refused(bea, `${path}/return`)).toEqual({ error: 'NOT_ALLOWED' });
    await ada.post(`${path}/leave`);
    expect(await refused(eve, '/api/return', { token: adas })).toEqual({ error: 'BAD_LINK' });
    expect(await refused(eve, `${path}/return`)).toEqual({ error: 'NOT_SEATED' });
    expect(await refused(eve, '/api/return', { token: 'x'.repeat(32) })).toEqual({ error: 'BAD_LINK' });
    // Somebody signed in takes the seat into their account.
    await eve.post('/api/account', { email: 'eve@example.com', password: 'a long enough secret' });
    const { me } = (await eve.post('/api/return', { token: carlos })) as Returned;
    expect(me.person).toBe(eve.me.person);
    const { seats } = (await eve.get(path)) as TableInfo;
    expect(seats[2]).toMatchObject({ person: eve.me.person, name: 'Eve' });
  });
});

describe('a link that is looked at', () => {
  it('tells whose it is, and does nothing: a preview of it costs nobody the seat', async () => {
    const { address } = await testServer();
    const { people, id, path } = await threeAtTable([address]);
    const bea = people[1];
    const { token } = (await bea.post(`${path}/return`)) as { token: string };
    const nobody = new Player(address);
    const { game, name: called } = (await bea.get(path)) as TableInfo;
    const seen = { name: 'Bea', table: id, game, called };
    for (let looks = 0; looks < 3; looks++) expect(await nobody.post('/api/return/look', { token })).toEqual(seen);
    expect(nobody.cookie).toBe('');
    expect(await bea.post('/api/return/look', { token })).toEqual({ ...seen, mine: true });
    expect(await nobody.post('/api/return', { token })).toMatchObject({ me: bea.me, table: id });
    expect(await refused(nobody, '/api/return/look', { token })).toEqual({ error: 'BAD_LINK' });
  });
});

describe('a link that is sent', () => {
  const days = { time: { kind: 'turns', days: 3, zone: 'UTC' } } as const;
  const opened = (browser: Browser, { received }: Receiver): PushedNotice[] =>
    received.filter(({ path }) => path.startsWith('/push/')).map((each) => browser.open(each));
  const tokenIn = ({ path }: PushedNotice): string => path.split('#return=')[1] ?? '';

  it('comes to a guest’s own browser where moves have days: on sitting down, and on allowing notices; never into a chat room', async () => {
    const room = await httpReceiver();
    const { address, services } = await testServer({ notices: { local: true, sweepMs: 1e8 } });
    const [ada, bea] = [await Player.join(address, 'Ada'), await Player.join(address, 'Bea')];
    const phone = new Browser(room.address, 'bea');
    const allow = { ...phone.subscription, language: 'en', zone: 'UTC' };
    const webhook = { url: `${room.address}/room`, on: true };
    await bea.post('/api/notices', { language: 'en', mail: 'off', webhook, also: true, zone: 'UTC' });
    const [first, live, second] = [await ada.table({ terms: days }), await ada.table(), await ada.table({ terms: days })];
    await bea.post(`/api/tables/${first.id}/sit`);
    await bea.post('/api/notices/push', allow);
    await bea.post(`/api/tables/${live.id}/sit`);
    await bea.post(`/api/tables/${second.id}/sit`);
    await expect
      .poll(async () => {
        await services.notices.sweep();
        return opened(phone, room).length;
      })
      .toBe(2);
    const sent = opened(phone, room);
    expect(sent.map(({ tag }) => tag).sort()).toEqual([first.id, second.id].map((id) => `return:${id}`).sort());
    expect(room.received.filter(({ path }) => path === '/room')).toEqual([]);

    // The link she made herself is as good as before; whichever is followed, the other ends.
    const { token } = (await bea.post(`/api/tables/${first.id}/return`)) as { token: string };
    const theirs = sent.find(({ tag }) => tag === `return:${first.id}`)!;
    expect(await new Player(address).post('/api/return/look', { token })).toMatchObject({ name: 'Bea' });
    expect(await new Player(address).post('/api/return', { token: tokenIn(theirs) })).toMatchObject({ me: bea.me });
    expect(await refused(new Player(address), '/api/return/look', { token })).toEqual({ error: 'BAD_LINK' });
    // Sitting down again, or allowing another browser, sends nothing twice.
    await bea.post(`/api/tables/${second.id}/leave`);
    await bea.post(`/api/tables/${second.id}/sit`);
    await bea.post('/api/notices/push', allow);
    await services.notices.sweep();
    expect(opened(phone, room)).toHaveLength(2);
  });

  it('does not come to somebody with an account, nor to whoever wants to hear of their turns alone', async () => {
    const room = await httpReceiver();
    const { address, services } = await testServer({ notices: { local: true, sweepMs: 1e8 } });
    const [ada, bea] = [await Player.join(address, 'Ada'), await Player.join(address, 'Bea')];
    await ada.post('/api/account', { email: 'ada@example.com', password: 'a long enough secret' });
    for (const who of [ada, bea])
      await who.post('/api/notices/push', {
        ...new Browser(room.address, who.me.name).subscription,
        language: 'en',
        zone: 'UTC',
      });
    await bea.post('/api/notices', { language: 'en', mail: 'off', webhook: { url: '', on: false }, also: false, zone: 'UTC' });
    const { id } = await ada.table({ terms: days });
    await bea.post(`/api/tables/${id}/sit`);
    await services.notices.sweep();
    expect(await services.store.db.selectFrom('notices').selectAll().execute()).toEqual([]);
  });
});

describe('a link that somebody else sent', () => {
  it('gives the sender nothing of whoever follows it: they are signed out of the guest who is somebody else now', async () => {
    const { address } = await testServer();
    const { people, path } = await threeAtTable([address]);
    const eve = people[1];
    const victim = await Player.join(address, 'Vito');
    const { id: theirs } = await victim.table();
    const { id: other } = await eve.table();
    const link = async (at: string): Promise<string> => ((await eve.post(`${at}/return`)) as { token: string }).token;
    const [bait, second] = [await link(path), await link(`/api/tables/${other}`)];
    await victim.post('/api/return', { token: bait });
    expect(((await victim.get(`/api/tables/${theirs}`)) as TableInfo).host).toBe(eve.me.person);
    expect(await eve.get('/api/session')).not.toHaveProperty('me');
    expect(await refused(new Player(address), '/api/return', { token: second })).toEqual({ error: 'BAD_LINK' });
  });

  it('brings the seat into an account, and nothing else that its sender did', async () => {
    const { address } = await testServer();
    const { people, path } = await threeAtTable([address]);
    const [ada, eve] = people;
    const { id: other } = await eve.table();
    const { token } = (await eve.post(`${path}/return`)) as { token: string };
    expect(await refused(ada, '/api/return', { token })).toEqual({ error: 'ALREADY_SEATED' });
    const victim = await Player.join(address, 'Vito');
    await victim.post('/api/account', { email: 'vito@example.com', password: 'a long enough secret' });
    await victim.post('/api/return', { token });
    expect(((await victim.get(path)) as TableInfo).seats[1]).toMatchObject({ person: victim.me.person, name: 'Vito' });
    expect(((await victim.get(`/api/tables/${other}`)) as TableInfo).host).toBe(eve.me.person);
  });
});

describe('somebody of the same name', () => {
  it('does not have the seat where each move has days and nobody waits in vain; the true one has it back without asking', async () => {
    const clock = fakeClock();
    const { address } = await testServer({ now: clock.now });
    const time = { kind: 'turns', days: 3, zone: 'UTC' } as const;
    const { people, sockets, id, path } = await threeAtTable([address], { terms: { time } });
    const [ada, bea] = people;
    const [first, second] = sockets;
    await second.close();
    await first.until('Bea gone', () => !sitting(first, 1).present);
    const evil = await Player.join(address, 'Bea');
    const socket = await evil.watch(id);
    clock.pass(9 * HOUR);
    expect(await refused(evil, `${path}/seats/1/ask`)).toEqual({ error: 'SEAT_TAKEN' });
    clock.pass(16 * HOUR);
    await evil.post(`${path}/seats/1/ask`);
    const ask = await first.until('the question', () => claimAt(first));
    await ada.post(`${path}/asks/${ask.id}`, { agree: true });
    await socket.until('the seat', () => socket.seat === 1);
    await bea.post(`${path}/seats/1/ask`);
    await socket.until('nothing any more', () => socket.seat === 'spectator');
    await first.until('her own again', () => sitting(first, 1).person === bea.me.person);
  });

  it('has the seat of an absent guest when one other person vouches, and sees nothing before', async () => {
    const clock = fakeClock();
    const { address } = await testServer({ now: clock.now });
    const { people, sockets, id, path } = await threeAtTable([address]);
    const [ada] = people;
    const [first, second] = sockets;
    const hand = second.view<State>().hands[1];
    await second.close();
    await first.until('Bea gone', () => !sitting(first, 1).present);
    const lost = await Player.join(address, 'Corallo');
    const socket = await lost.watch(id);
    clock.pass(59_000);
    await lost.post('/api/session', { name: 'bèa' });
    expect(await refused(lost, `${path}/seats/1/ask`)).toEqual({ error: 'SEAT_TAKEN' });
    clock.pass(1_000);
    await lost.post(`${path}/seats/1/ask`);
    const ask = await first.until('the question', () => claimAt(first));
    expect(ask).toMatchObject({ seat: 1, name: 'bèa', waiting: [0, 2] });
    expect(socket.seat).toBe('spectator');
    expect(socket.view<State>().hands[1]).not.toEqual(hand);
    await ada.post(`${path}/asks/${ask.id}`, { agree: true });
    await socket.until('my seat', () => socket.seat === 1);
    await socket.until('my hand', () => JSON.stringify(socket.view<State>().hands[1]) === JSON.stringify(hand));
    expect(socket.table?.handovers).toMatchObject([
      { seat: 1, from: { name: 'Bea' }, to: { name: 'bèa', person: lost.me.person } },
    ]);
  });

  it('cannot take the seat of somebody who is there, who has an account, or who is called otherwise', async () => {
    const clock = fakeClock();
    const { address } = await testServer({ now: clock.now });
    const { people, sockets, id, path } = await threeAtTable([address], {}, [2]);
    const [ada, bea] = people;
    const [first, second, third] = sockets;
    const [evil, other] = [await Player.join(address, 'Bea'), await Player.join(address, 'Carlo')];
    expect(await refused(evil, `${path}/seats/1/ask`)).toEqual({ error: 'SEAT_TAKEN' }); // she is there
    await Promise.all([second.close(), third.close()]);
    await first.until('both gone', () => !sitting(first, 1).present && !sitting(first, 2).present);
    clock.pass(MINUTE);
    expect(await refused(other, `${path}/seats/2/ask`)).toEqual({ error: 'SEAT_TAKEN' }); // an account
    expect(await refused(other, `${path}/seats/1/ask`)).toEqual({ error: 'SEAT_TAKEN' }); // another name
    expect(await refused(ada, `${path}/seats/1/ask`)).toMatchObject({ error: 'SEAT_TAKEN' });
    await evil.post(`${path}/seats/1/ask`);
    const ask = await first.until('the question', () => claimAt(first));
    // The true one comes back before anybody answers: that ends it, whatever is said then.
    const again = await bea.watch(id);
    await again.message('welcome');
    expect(await refused(ada, `${path}/asks/${ask.id}`, { agree: true })).toEqual({ error: 'ASK_GONE' });
    await bea.post(`${path}/asks/${ask.id}`, { agree: false });
    await first.until('no question', () => claimAt(first) === undefined);
    expect(sitting(first, 1).person).toBe(bea.me.person);
    expect(await refused(evil, `${path}/asks/${ask.id}`, { agree: true })).toEqual({ error: 'ASK_GONE' });
  });
});

describe('somebody’s own second window', () => {
  it('has no seat by their own word: somebody from elsewhere vouches, unless the holder came from there too', async () => {
    const clock = fakeClock();
    const { address, services } = await testServer({ now: clock.now, trustProxy: true });
    const from = (place: string): Record<string, string> => ({ 'x-forwarded-for': place });
    const [ada, bea, carlo] = [
      await Player.join(address, 'Ada'),
      await Player.join(address, 'Bea'),
      await Player.join(address, 'Carlo'),
    ];
    const places = new Map([
      [ada, '203.0.113.1'],
      [bea, '203.0.113.2'],
      [carlo, '203.0.113.3'],
    ]);
    const { id } = await ada.table({ seats: 3, options: { cards: 4 } });
    const path = `/api/tables/${id}`;
    for (const who of [bea, carlo]) await who.post(`${path}/sit`);
    await ada.post(`${path}/start`);
    const come = async (who: Player, place = places.get(who)!): Promise<Socket> => {
      const socket = new Socket(address, id, who.cookie, from(place));
      await once(socket.ws, 'open');
      socket.say({ t: 'hello' });
      await socket.message('welcome');
      return socket;
    };
    const [first, second] = [await come(ada), await come(bea), await come(carlo)];
    const leaves = async (socket: Socket): Promise<void> => {
      await socket.close();
      await first.until('Bea gone', () => !sitting(first, 1).present);
      await services.doorkeeper.tick();
      clock.pass(MINUTE);
    };
    const ask = async (who: Player, place: string): Promise<string> => {
      const { status, body } = await who.request('POST', `${path}/seats/1/ask`, {}, from(place));
      expect([status, body]).toMatchObject([200, {}]);
      return (await first.until('the question', () => claimAt(first))).id;
    };
    const vouch = async (who: Player, question: string, place = places.get(who)!): Promise<unknown> =>
      (await who.request('POST', `${path}/asks/${question}`, { agree: true }, from(place))).body;

    await leaves(second);
    const window = await Player.join(address, 'Bea');
    const question = await ask(window, '203.0.113.1');
    expect(await vouch(ada, question)).toEqual({ error: 'VOUCH_ELSEWHERE' });
    expect(sitting(first, 1).person).toBe(bea.me.person);
    expect(await vouch(carlo, question)).toMatchObject({ seats: [{}, { person: window.me.person }, {}] });

    // In a household everybody comes from one place, the holder too: there one word is enough.
    await bea.post(`${path}/seats/1/ask`); // hers all along
    await leaves(await come(bea, '203.0.113.1'));
    const lost = await Player.join(address, 'Bea');
    expect(await vouch(ada, await ask(lost, '203.0.113.1'))).toMatchObject({ seats: [{}, { person: lost.me.person }, {}] });
    // What is written down of it is no address.
    const rows = await services.store.db.selectFrom('seats').select('seen_from').where('table_id', '=', id).execute();
    expect(rows.flatMap(({ seen_from }) => seen_from ?? []).length).toBeGreaterThan(0);
    for (const { seen_from } of rows) expect(seen_from ?? 'from:').toMatch(/^from:[\w-]*$/);
  });
});

it('a guest who never came back keeps nobody from their name; a table with two of one name counts them', async () => {
  const clock = fakeClock();
  const { address } = await testServer({ now: clock.now });
  const [ada, bea] = [await Player.join(address, 'Ada'), await Player.join(address, 'Bea')];
  const { id } = await ada.table({ seats: 3 });
  const path = `/api/tables/${id}`;
  await bea.post(`${path}/sit`);
  const rename = (who: Player, name: string) => who.request('POST', '/api/session', { name });
  clock.pass(23 * HOUR);
  expect((await rename(bea, 'Ada')).body).toEqual({ error: 'NAME_TAKEN' });
  clock.pass(HOUR);
  expect((await rename(bea, 'Ada')).body).toMatchObject({ name: 'Ada' });
  const { seats } = (await bea.get(path)) as TableInfo;
  expect(seats.map((seat) => (seat.kind === 'person' ? seat.name : ''))).toEqual(['Ada', 'Ada (2)', '']);
  // An account keeps its name for good.
  const [carla, dora] = [await Player.join(address, 'Carla'), await Player.join(address, 'Dora')];
  await carla.post('/api/account', { email: 'carla@example.com', password: 'a long enough secret' });
  const other = await carla.table({ seats: 2 });
  await dora.post(`/api/tables/${other.id}/sit`);
  clock.pass(48 * HOUR);
  expect((await rename(dora, 'Carla')).body).toEqual({ error: 'NAME_TAKEN' });
});

it('two at a table cannot have names that could be taken for one another', async () => {
  const { address } = await testServer();
  const ada = await Player.join(address, 'Ada Lo');
  const { id } = await ada.table({ seats: 3, bots: [{ seat: 2, level: 'greedy' }] });
  const path = `/api/tables/${id}`;
  const rename = (who: Player, name: string) => who.request('POST', '/api/session', { name });
  for (const name of ['Ada Lo', 'ada lo', 'ADA  LO', 'Àda Lò', 'Ada L0', 'AdaIo', 'Brunelleschi', 'BRUNELLESCHl']) {
    const other = await Player.join(address, name);
    expect([name, await refused(other, `${path}/sit`)]).toEqual([name, { error: 'NAME_TAKEN' }]);
  }
  const bea = await Player.join(address, 'Bea');
  await bea.post(`${path}/sit`);
  expect((await rename(bea, 'ada lo')).body).toEqual({ error: 'NAME_TAKEN' });
  expect(((await rename(bea, 'BEA')).body as Me).name).toBe('BEA');
  expect(((await rename(bea, 'Adele')).body as Me).name).toBe('Adele');
});
