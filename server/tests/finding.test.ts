/** Finding people by name, seeing who is here, and games to watch: as far as each allows it. */
import { expect, it, vi } from 'vitest';
import { NO_LIMITS } from '../limits.ts';
import type { FoundPeople, TableList, Visibility } from '../protocol.ts';
import { fakeClock, MINUTE } from './clock.ts';
import { Player } from './player.ts';
import { testServer } from './serving.ts';

async function account(address: string, name: string): Promise<Player> {
  const player = await Player.join(address, name);
  const email = `${encodeURIComponent(name.replaceAll(' ', '.'))}@example.org`;
  await player.post('/api/account', { email, password: 'un castello di carte' });
  return player;
}

const called = async (who: Player, name: string): Promise<string[]> =>
  ((await who.get(`/api/people?name=${encodeURIComponent(name)}`)) as FoundPeople).people.map((each) => each.name);

const hereFor = async (who: Player): Promise<string[]> =>
  ((await who.get('/api/here')) as FoundPeople).people.map(({ name }) => name).sort();

it('accounts are found by the beginning of their name or of a word of it, guests are not, and each can say otherwise', async () => {
  const { address } = await testServer();
  const ada = await Player.join(address, 'Ada');
  const bea = await account(address, 'Béa Rossi');
  await account(address, 'Beatrice');
  const guest = await Player.join(address, 'Beppe');
  expect((await called(ada, 'be')).sort()).toEqual(['Beatrice', 'Béa Rossi']);
  expect(await called(ada, 'ross')).toEqual(['Béa Rossi']);
  expect(await called(ada, 'BEA R')).toEqual(['Béa Rossi']);
  expect(await called(ada, 'eatrice')).toEqual([]);
  for (const trick of ['%%', '__', 'b%', '\\%', "be' OR 1=1 --"]) expect(await called(ada, trick), trick).toEqual([]);
  expect(await called(bea, 'béa')).toEqual(['Beatrice']); // not oneself

  expect(await guest.get('/api/visibility')).toEqual({ findable: false, seen: false } satisfies Visibility);
  await guest.post('/api/visibility', { findable: true, seen: false });
  expect(await called(ada, 'beppe')).toEqual(['Beppe']);
  await guest.post('/api/session', { name: 'Giuseppe' });
  expect(await called(ada, 'beppe')).toEqual([]);
  expect(await called(ada, 'giu')).toEqual(['Giuseppe']);
  expect(await bea.get('/api/visibility')).toEqual({ findable: true, seen: true } satisfies Visibility);
  await bea.post('/api/visibility', { findable: false, seen: true });
  await bea.post('/api/session', { name: 'Bea' });
  expect(await called(ada, 'bea')).toEqual(['Beatrice']);
});

it('a search tells a name and nothing else, has an end, and is not for those without a session', async () => {
  const { address } = await testServer({ limits: { ...NO_LIMITS, searches: { perSecond: 0.001, burst: 3 } } });
  const ada = await Player.join(address, 'Ada');
  for (let n = 0; n < 12; n++) await account(address, `Carlo ${n}`);
  const { people } = (await ada.get('/api/people?name=carlo')) as FoundPeople;
  expect(people).toHaveLength(10);
  for (const found of people) expect(Object.keys(found).sort()).toEqual(['here', 'name', 'person']);
  expect((await ada.request('GET', '/api/people?name=c')).status).toBe(400);
  expect((await new Player(address).request('GET', '/api/people?name=carlo')).body).toEqual({ error: 'NOT_SIGNED_IN' });
  await ada.get('/api/people?name=carlo');
  await ada.get('/api/people?name=carlo');
  expect((await ada.request('GET', '/api/people?name=carlo')).body).toEqual({ error: 'TOO_FAST' });
});

it('searches are counted by network, as all else: nobody has a new allowance with every address of their own', async () => {
  const limits = { ...NO_LIMITS, searches: { perSecond: 0.001, burst: 3 } };
  const { address } = await testServer({ limits, trustProxy: true });
  const statuses: number[] = [];
  for (let n = 1; n <= 6; n++) {
    const guest = await Player.join(address, `Ospite ${n}`); // costs nothing to make
    const from = { 'x-forwarded-for': `2001:db8:1:2::${n}` };
    statuses.push((await guest.request('GET', '/api/people?name=carlo', undefined, from)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
});

it('whoever is sent away at the door costs the store nothing', async () => {
  const clock = fakeClock();
  const { address, services } = await testServer({ now: clock.now, limits: { ...NO_LIMITS, requestsPerAddress: 5 } });
  const knock = (n: number) =>
    new Player(address).request('GET', '/api/games', undefined, { cookie: `cantiere=${`${n}-`.padEnd(43, 'x')}` });
  for (let n = 0; n < 5; n++) expect((await knock(n)).status).toBe(200);
  const looks = vi.spyOn(services.store.db, 'selectFrom');
  for (let n = 5; n < 25; n++) expect((await knock(n)).status).toBe(429);
  expect(looks.mock.calls.filter(([from]) => JSON.stringify(from).includes('sessions'))).toEqual([]);
});

it('whoever is here is seen by those they allow, never across a block, and not for long after they have gone', async () => {
  const clock = fakeClock();
  const { address, services } = await testServer({ now: clock.now });
  const [ada, guest] = [await Player.join(address, 'Ada'), await Player.join(address, 'Ospite')];
  const [bea, carla] = [await account(address, 'Bea'), await account(address, 'Carla')];
  await services.here.write();
  expect(await hereFor(ada)).toEqual(['Bea', 'Carla']);
  expect((await ada.get('/api/people?name=bea')) as FoundPeople).toMatchObject({ people: [{ name: 'Bea', here: true }] });
  await guest.post(`/api/circle/${ada.me.person}`, { bond: 'friend' });
  await services.here.write();
  expect(await hereFor(ada)).toEqual(['Bea', 'Carla', 'Ospite']);
  await bea.post('/api/visibility', { findable: true, seen: false });
  expect(await hereFor(ada)).toEqual(['Carla', 'Ospite']);
  expect((await ada.get('/api/people?name=bea')) as FoundPeople).toMatchObject({ people: [{ name: 'Bea', here: false }] });
  await carla.post(`/api/circle/${ada.me.person}`, { bond: 'blocked' });
  expect(await hereFor(ada)).toEqual(['Ospite']);
  expect(await called(ada, 'carla')).toEqual([]);
  expect(await called(carla, 'ada')).toEqual([]);

  const { id } = await guest.table();
  const socket = await guest.watch(id);
  await socket.message('welcome');
  clock.pass(2 * MINUTE);
  await services.here.write(); // an open table is being here
  expect(await hereFor(ada)).toEqual(['Ospite']);
  await socket.close();
  clock.pass(2 * MINUTE);
  await services.here.write();
  expect(await hereFor(ada)).toEqual([]);
});

it('games to watch: those of friends first, then where most people are, then the latest; only those that may be watched', async () => {
  const { address } = await testServer();
  const [ada, bea, carla, dario, eve] = await Promise.all(
    ['Ada', 'Bea', 'Carla', 'Dario', 'Eve'].map((name) => Player.join(address, name)),
  );
  const running = async (host: Player, name: string, more: object = {}): Promise<string> =>
    (await host.table({ name, listed: true, bots: [{ seat: 1, level: 'random' }], start: true, ...more })).id;
  const watch = async (who: Player): Promise<string[]> =>
    ((await who.get('/api/tables')) as TableList).watch.map(({ name }) => name);
  await running(bea, 'Bea');
  const full = await running(carla, 'Carla');
  await running(dario, 'Dario');
  await running(dario, 'closed', { spectators: false });
  await running(dario, 'hidden', { listed: false });
  await running(ada, 'mine');
  for (const who of [carla, eve]) await (await who.watch(full)).message('welcome');
  expect(await watch(ada)).toEqual(['Carla', 'Dario', 'Bea']);
  await ada.post(`/api/circle/${bea.me.person}`, { bond: 'friend' });
  expect(await watch(ada)).toEqual(['Bea', 'Carla', 'Dario']);
  await dario.post(`/api/circle/${ada.me.person}`, { bond: 'blocked' });
  expect(await watch(ada)).toEqual(['Bea', 'Carla']);
  expect(await watch(new Player(address))).toHaveLength(4);
  expect(((await ada.get('/api/tables')) as TableList).listed).toEqual([]);
});
