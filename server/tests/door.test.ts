/** Who may come in: a house by invitation, by a table's link, or open; in one process and in several on one PostgreSQL. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ServerParts } from '../app.ts';
import { isForStrangers } from '../house/gate.ts';
import { makeInvitation } from '../house/inviting.ts';
import { ban, unban } from '../people/moderation.ts';
import type { Session } from '../protocol.ts';
import { readInvitations, revokeInvitation } from '../store/invitations.ts';
import { setOperator } from '../store/operators.ts';
import { DAY, fakeClock } from './clock.ts';
import { Player, Socket } from './player.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { temporaryFolder, testServer, type TestServer } from './serving.ts';

const password = 'torre pendente';
const publicUrl = new URL('https://giochi.example.org');
const invited = { house: { door: 'invited' } } as const;

const knock = (address: string, name: string, by: object = {}): Promise<{ status: number; body: unknown }> =>
  new Player(address).request('POST', '/api/session', { name, ...by });

async function comesBy(address: string, name: string, invitation: string): Promise<Player> {
  const player = new Player(address);
  player.me = (await player.post('/api/session', { name, invitation })) as Player['me'];
  return player;
}

const doorOf = async ({ address }: TestServer): Promise<string> =>
  ((await new Player(address).get('/api/session')) as Session).house.door;

const invite = ({ services: { store, now } }: TestServer, uses = 1, days = 7) =>
  makeInvitation(store.db, { uses, until: now() + days * DAY }, now());

async function onSqlite(): Promise<Partial<ServerParts>> {
  return { data: await temporaryFolder() };
}

async function onPostgres(): Promise<Partial<ServerParts>> {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  return { data: await temporaryFolder(), databaseUrl: url };
}

const stores = [['SQLite', onSqlite], ...(realPostgres ? ([['PostgreSQL', onPostgres]] as const) : [])] as const;

describe.each(stores)('on %s', (_name, newStore) => {
  it('an invitation lets in as many as it has uses, until its date, unless it is withdrawn', async () => {
    const clock = fakeClock();
    const server = await testServer({ ...(await newStore()), ...invited, now: clock.now });
    const { address } = server;
    expect(await knock(address, 'Eve')).toMatchObject({ status: 403, body: { error: 'INVITATION_NEEDED' } });
    const refused = { status: 404, body: { error: 'BAD_INVITATION' } };
    expect(await knock(address, 'Eve', { invitation: 'ABCD-EFGH-JKMN' })).toMatchObject(refused);
    expect(await knock(address, 'Eve', { invitation: '%' })).toMatchObject(refused);

    const { code } = await invite(server, 2);
    const ada = await comesBy(address, 'Ada', code);
    expect(await ada.get('/api/session')).toMatchObject({ me: { name: 'Ada' } });
    await comesBy(address, 'Bruno', code.toLowerCase().replaceAll('-', ' ')); // as it was heard over the telephone
    expect(await knock(address, 'Carla', { invitation: code })).toMatchObject(refused);

    const late = await invite(server, 5, 2);
    clock.pass(2 * DAY);
    expect(await knock(address, 'Carla', { invitation: late.code })).toMatchObject(refused);
    const withdrawn = await invite(server, 5);
    expect(await revokeInvitation(server.services.store.db, withdrawn.id, clock.now())).toBe(true);
    expect(await revokeInvitation(server.services.store.db, withdrawn.id, clock.now())).toBe(false);
    expect(await knock(address, 'Carla', { invitation: withdrawn.code })).toMatchObject(refused);
    const [first] = (await readInvitations(server.services.store.db, { now: clock.now(), all: true })).filter(
      (each) => each.code === code,
    );
    expect(first).toMatchObject({ uses: 2, used: 2, came: [{ name: 'Ada' }, { name: 'Bruno' }] });
  });

  it('many who come at once by the last uses are as many as there are, and nobody else is written down', async () => {
    const server = await testServer({ ...(await newStore()), ...invited });
    const { code } = await invite(server, 3);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => knock(server.address, `Ospite ${n}`, { invitation: code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const { db } = server.services.store;
    expect(await db.selectFrom('people').select('id').execute()).toHaveLength(3);
    expect(await db.selectFrom('arrivals').select('person').execute()).toHaveLength(3);
  });

  it('whoever is banned does not come back by the same invitation, nor does anybody else', async () => {
    const server = await testServer({ ...(await newStore()), ...invited });
    const { address, services } = server;
    const { db } = services.store;
    const { code } = await invite(server, 10);
    const other = await invite(server, 10);
    const bruno = await comesBy(address, 'Bruno', code);
    const carla = await comesBy(address, 'Carla', code);
    await ban(db, { id: bruno.me.person, name: 'Bruno' }, { now: services.now() });

    expect(await bruno.request('POST', '/api/session', { name: 'Bruna', invitation: other.code })).toMatchObject({
      body: { error: 'BANNED' },
    });
    expect(await knock(address, 'Bruna', { invitation: code })).toMatchObject({ body: { error: 'BAD_INVITATION' } });
    expect(await carla.get('/api/session')).toMatchObject({ me: { name: 'Carla' } }); // who is in stays in
    expect(await readInvitations(db, { now: services.now(), personCame: bruno.me.person })).toMatchObject([
      {
        code,
        burnt: true,
        came: [
          { name: 'Bruno', banned: true },
          { name: 'Carla', banned: false },
        ],
      },
    ]);
    await unban(db, { id: bruno.me.person, name: 'Bruno' }, { now: services.now() });
    expect(await knock(address, 'Dino', { invitation: code })).toMatchObject({ body: { error: 'BAD_INVITATION' } });
  });

  it('who came by an invitation while the house was open is known to have, and it is burnt with them', async () => {
    const server = await testServer({ ...(await newStore()), house: {} });
    const { address, services } = server;
    const { code } = await invite(server, 2);
    const bruno = await comesBy(address, 'Bruno', code);
    expect((await knock(address, 'Carla', { invitation: 'ABCD-EFGH-JKMN' })).status).toBe(200); // anybody may come in
    const { db } = services.store;
    expect(await readInvitations(db, { now: services.now() })).toMatchObject([{ used: 0, came: [{ name: 'Bruno' }] }]);
    await services.house.set({ door: 'invited' });
    await ban(db, { id: bruno.me.person, name: 'Bruno' }, { now: services.now() });
    expect(await knock(address, 'Bruna', { invitation: code })).toMatchObject({ body: { error: 'BAD_INVITATION' } });
  });

  it('the invitation of a guest who became an account is burnt with the account', async () => {
    const server = await testServer({ ...(await newStore()), ...invited });
    const { address, services } = server;
    const [one, two] = [await invite(server, 10), await invite(server, 10)];
    const ada = await comesBy(address, 'Ada', one.code);
    await ada.post('/api/account', { email: 'ada@example.org', password });
    const elsewhere = await comesBy(address, 'Adele', two.code);
    await elsewhere.post('/api/account/session', { email: 'ada@example.org', password });
    await ban(services.store.db, { id: ada.me.person, name: 'Ada', email: 'ada@example.org' }, { now: services.now() });
    for (const { code } of [one, two])
      expect(await knock(address, 'Adalgisa', { invitation: code })).toMatchObject({ body: { error: 'BAD_INVITATION' } });
  });

  it('closed is usual with a public address, unless people were there already; the environment has the last word', async () => {
    const store = await newStore();
    const evening = await testServer({ ...store, house: {} });
    expect(await doorOf(evening)).toBe('open');
    await Player.join(evening.address, 'Ada');
    await evening.close();
    const club = await testServer({ ...store, house: {}, publicUrl });
    expect(await doorOf(club)).toBe('open');
    await Player.join(club.address, 'Bruno');
    await club.close();
    const told = await testServer({ ...store, ...invited, publicUrl });
    expect(await doorOf(told)).toBe('invited');
    await told.close();

    const fresh = await newStore();
    const closed = await testServer({ ...fresh, house: {}, publicUrl });
    expect(await doorOf(closed)).toBe('invited');
    const { code } = await invite(closed);
    await comesBy(closed.address, 'Ada', code);
    await closed.close();
    const again = await testServer({ ...fresh, house: {}, publicUrl });
    expect(await doorOf(again)).toBe('invited'); // somebody is here, and it stays as it was decided
    await again.close();
  });
});

it('strangers see the door and nothing behind it; whoever was here before is let in as ever', async () => {
  const data = await temporaryFolder();
  const open = await testServer({ data });
  const ada = await Player.join(open.address, 'Ada');
  const { id } = await ada.table({ listed: true });
  await ada.post('/api/account', { email: 'ada@example.org', password });
  const guest = await Player.join(open.address, 'Guido');
  await open.close();

  const { address, app } = await testServer({ data, ...invited });
  const stranger = new Player(address);
  const documented = app.swagger().paths ?? {};
  const routes = Object.entries(documented).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => ({ path, method: method.toUpperCase() })),
  );
  expect(routes.length).toBeGreaterThan(60);
  for (const { path, method } of routes.filter((each) => each.path.startsWith('/api/'))) {
    const route = path.replace(/\{(\w+)\}/gu, ':$1');
    const asked = path.replace('{id}', id).replace(/\{\w+\}/gu, 'altezze');
    const { body } = await stranger.request(method, asked, method === 'GET' ? undefined : {});
    const shut = (body as { error?: string }).error === 'INVITATION_NEEDED';
    expect([method, route, shut]).toEqual([method, route, !isForStrangers(method, route)]);
  }
  const socket = new Socket(address, id, '');
  await socket.until('close', () => socket.closed !== undefined);
  expect(socket.received).toEqual([]);

  for (const player of [ada, guest]) {
    player.address = address;
    expect(await player.get(`/api/tables/${id}`)).toMatchObject({ id });
  }
  const phone = new Player(address);
  await phone.post('/api/account/session', { email: 'ada@example.org', password });
  expect(await phone.get(`/api/tables/${id}`)).toMatchObject({ id });
});

it("where a table's link lets in, the link does and its list does not", async () => {
  const server = await testServer({ house: { door: 'links' } });
  const { address } = server;
  const { code } = await invite(server);
  const ada = await comesBy(address, 'Ada', code);
  const { id } = await ada.table({ listed: true, seats: 2 });
  expect(id).toMatch(/-\d{9}$/); // not to be found by trying, listed or not
  const stranger = new Player(address);
  expect(await stranger.request('GET', '/api/tables')).toMatchObject({ body: { error: 'INVITATION_NEEDED' } });
  expect(await stranger.get(`/api/tables/${id}`)).toMatchObject({ id });
  expect(await knock(address, 'Eve')).toMatchObject({ body: { error: 'INVITATION_NEEDED' } });
  expect(await knock(address, 'Eve', { table: 'ponte-alto-10000' })).toMatchObject({ body: { error: 'INVITATION_NEEDED' } });
  await stranger.post('/api/session', { name: 'Bruno', table: id });
  expect(await stranger.post(`/api/tables/${id}/sit`, {})).toMatchObject({ id });
  const watching = await stranger.watch(id);
  await watching.message('welcome');
});

it('a table with a short number, made while the house was open, lets nobody in where links do', async () => {
  const web = await temporaryFolder();
  await writeFile(join(web, 'index.html'), '<!doctype html><head></head>');
  const server = await testServer({ web, house: {} });
  const { address, services } = server;
  const ada = await Player.join(address, 'Ada');
  const { id } = await ada.table({ listed: true, seats: 2 });
  expect(id).toMatch(/-\d{2,3}$/);
  const page = async (): Promise<string> => (await fetch(`${address}/t/${id}`, { headers: { accept: 'text/html' } })).text();
  expect(await page()).toContain('og:');
  await services.house.set({ door: 'links' });
  const needed = { body: { error: 'INVITATION_NEEDED' } };
  expect(await knock(address, 'Eve', { table: id })).toMatchObject(needed);
  const stranger = new Player(address);
  expect(await stranger.request('GET', `/api/tables/${id}`)).toMatchObject(needed);
  expect(await page()).not.toContain('og:');
  expect(await ada.get(`/api/tables/${id}`)).toMatchObject({ id }); // who is in plays on
  const unlisted = await ada.table({ seats: 2 });
  expect((await knock(address, 'Bruno', { table: unlisted.id })).status).toBe(200);
});

it('only operators invite and withdraw; to everybody else there is no such thing', async () => {
  const { address, services } = await testServer(invited);
  const { code } = await makeInvitation(services.store.db, { uses: 3, until: services.now() + DAY }, services.now());
  const ada = await comesBy(address, 'Ada', code);
  await ada.post('/api/account', { email: 'ada@example.org', password });
  const wish = { note: 'Il martedì', uses: 2, days: 7 };
  const notThere = { status: 404, body: { error: 'NOT_FOUND' } };
  for (const player of [ada, new Player(address)]) {
    expect(await player.request('POST', '/api/operator/invitations', wish)).toMatchObject(notThere);
    expect(await player.request('GET', '/api/operator/invitations')).toMatchObject(notThere);
    expect(await player.request('GET', '/api/operator/house')).toMatchObject(notThere);
    expect(await player.request('PUT', '/api/operator/house', { door: 'open' })).toMatchObject(notThere);
  }
  await setOperator(services.store.db, ada.me.person, true);
  const made = (await ada.post('/api/operator/invitations', wish)) as { id: string; code: string };
  expect(await new Player(address).post('/api/invitation', { code: made.code })).toEqual({});
  await comesBy(address, 'Bruno', made.code);
  expect(await ada.get('/api/operator/invitations')).toMatchObject({
    invitations: [{ note: 'Il martedì', uses: 2, used: 1, by: 'Ada', came: [{ name: 'Bruno' }] }, { code }],
  });
  expect((await ada.request('DELETE', `/api/operator/invitations/${made.id}`)).status).toBe(200);
  expect(await ada.request('DELETE', `/api/operator/invitations/${made.id}`)).toMatchObject(notThere);
  expect(await new Player(address).request('POST', '/api/invitation', { code: made.code })).toMatchObject({
    body: { error: 'BAD_INVITATION' },
  });
  for (const bad of [
    { uses: 0, days: 1 },
    { uses: 501, days: 1 },
    { uses: 1, days: 401 },
    { ...wish, note: '\u202e' },
  ])
    expect((await ada.request('POST', '/api/operator/invitations', bad)).status).toBe(400);
});
