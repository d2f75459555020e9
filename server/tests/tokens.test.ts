/** API tokens: good for what they were made for, until their day, and for nothing else, whatever route comes to be. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ROUTES_FOR_TOKENS } from '../http/scopes.ts';
import type { Scope, TableInfo, TokenInfo, TokenMade } from '../protocol.ts';
import { startChild } from './child.ts';
import { DAY, fakeClock, HOUR } from './clock.ts';
import { begin, today } from './daily-player.ts';
import { place } from './place.ts';
import { Player, Socket } from './player.ts';
import { mailReceiver } from './receivers.ts';
import { confirmAddress } from '../store/noticeSettings.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { testServer, type TestServer } from './serving.ts';

const password = 'torre pendente';
const ALL: readonly Scope[] = ['read', 'play', 'host', 'chat'];

async function account(address: string, name = 'Ada'): Promise<Player> {
  const player = await Player.join(address, name);
  await player.post('/api/account', { email: `${name.toLowerCase()}@example.org`, password });
  return player;
}

async function make(player: Player, scopes: readonly Scope[] = ALL, days = 30): Promise<TokenMade> {
  return (await player.post('/api/account/tokens', { name: 'Il mio bot', scopes, days, password })) as TokenMade;
}

const bearer = (token: string): { authorization: string } => ({ authorization: `Bearer ${token}` });

/** What a program without cookies is answered. */
async function asks(
  address: string,
  token: string,
  path: string,
  method = 'GET',
  body?: unknown,
): Promise<{ status: number; body: unknown }> {
  const { status, body: answer } = await new Player(address).request(method, path, body, bearer(token));
  return { status, body: answer };
}

async function connect(address: string, table: string, token: string): Promise<Socket> {
  const socket = new Socket(address, table, '', bearer(token));
  await once(socket.ws, 'open');
  socket.say({ t: 'hello' });
  return socket;
}

it('is shown once and kept as a hash; it asks in its person’s name until it is revoked', async () => {
  const { address, services } = await testServer();
  const ada = await account(address);
  const { token, info } = await make(ada, ['read']);
  expect(token).toMatch(/^ct_[\w-]{43}$/);
  expect(JSON.stringify(await services.store.db.selectFrom('api_tokens').selectAll().execute())).not.toContain(token.slice(3));
  expect(await ada.get('/api/account/tokens')).toEqual({ tokens: [info] });
  expect(await asks(address, token, '/api/session')).toMatchObject({ status: 200, body: { me: { name: 'Ada' } } });
  await expect
    .poll(async () => {
      await services.here.write();
      return ((await ada.get('/api/account/tokens')) as { tokens: TokenInfo[] }).tokens[0].seen;
    })
    .toBeGreaterThan(0);

  const bruno = await account(address, 'Bruno');
  expect((await bruno.request('DELETE', `/api/account/tokens/${info.id}`)).status).toBe(404);
  expect((await ada.request('DELETE', `/api/account/tokens/${info.id}`)).status).toBe(200);
  expect(await asks(address, token, '/api/session')).toMatchObject({ status: 401, body: { error: 'BAD_TOKEN' } });
  expect(await ada.get('/api/account/tokens')).toEqual({ tokens: [] });
});

it('ends on its day, with another password, and with its person', async () => {
  const clock = fakeClock();
  const { address, services } = await testServer({ now: clock.now });
  const ada = await account(address);
  const { token } = await make(ada, ['read'], 2);
  clock.pass(2 * DAY - HOUR);
  expect((await asks(address, token, '/api/games')).status).toBe(200);
  clock.pass(HOUR);
  expect((await asks(address, token, '/api/games')).status).toBe(401);

  const { token: second } = await make(ada);
  await ada.request('PUT', '/api/account/password', { present: password, password: 'un altro ponte' });
  expect((await asks(address, second, '/api/games')).status).toBe(401);

  const bruno = await account(address, 'Bruno');
  const { token: third } = await make(bruno);
  await services.store.db.updateTable('people').set({ banned_at: 1 }).where('id', '=', bruno.me.person).execute();
  expect((await asks(address, third, '/api/games')).status).toBe(401);
});

it('is made by whoever knows the password, and only so many', async () => {
  const { address, services } = await testServer();
  const ada = await account(address);
  const wish = { name: 'Bot', scopes: ['read'], days: 1 };
  const error = async (body: unknown): Promise<unknown> =>
    ((await ada.request('POST', '/api/account/tokens', body)).body as { error?: string }).error;
  expect(await error(wish)).toBe('WRONG_PRESENT_PASSWORD');
  expect(await error({ ...wish, password: 'not this one' })).toBe('WRONG_PRESENT_PASSWORD');
  for (const bad of [{ scopes: [] }, { scopes: ['everything'] }, { scopes: ['read', 'read'] }, { days: 0 }, { days: 400 }])
    expect(await error({ ...wish, password, ...bad })).toBe('BAD_REQUEST');
  expect(await error({ ...wish, password, name: '\u202e' })).toBe('BAD_NAME');
  const { db } = services.store;
  const kept = { person: ada.me.person, name: 'Bot', scopes: 'read', created_at: 1, expires_at: Date.now() + DAY };
  for (let each = 0; each < 20; each++)
    await db
      .insertInto('api_tokens')
      .values({ ...kept, id: `id ${each}`, token_hash: `hash ${each}` })
      .execute();
  expect(await error({ ...wish, password })).toBe('TOO_MANY_KEYS');
  await db.updateTable('api_tokens').set({ expires_at: 1 }).where('id', '=', 'id 7').execute(); // one that has run out does not count
  expect(await error({ ...wish, password })).toBeUndefined();
  expect(await db.selectFrom('api_tokens').selectAll().execute()).toHaveLength(20);
  const guest = await Player.join(address, 'Guest');
  expect((await guest.request('POST', '/api/account/tokens', { ...wish, password })).status).toBe(403);
});

/** All that the server answers to, hidden or described. */
function routesOf({ app }: TestServer): string[] {
  const lines = app.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n');
  const routes: string[] = [];
  const at: string[] = [];
  for (const line of lines) {
    const found = /^([│ ]*[├└]── )(\S*)(?: \(([A-Z, ]+)\))?/u.exec(line);
    if (found === null) continue;
    const depth = found[1].length / 4;
    at.length = depth - 1;
    at.push(found[2]);
    for (const method of found[3]?.split(', ') ?? []) routes.push(`${method} ${at.join('')}`);
  }
  return routes;
}

it('every route that names no scope refuses tokens; every route that names one is there', async () => {
  const server = await testServer();
  const ada = await account(server.address);
  const { token } = await make(ada);
  const declared = new Set(Object.values(ROUTES_FOR_TOKENS).flat());
  for (const route of declared) {
    const [method, url] = route.split(' ');
    expect(server.app.hasRoute({ method: method as 'GET', url }), route).toBe(true);
  }
  const others = routesOf(server).filter(
    (route) => / \/api\//.test(route) && !route.startsWith('HEAD') && !route.startsWith('OPTIONS') && !declared.has(route),
  );
  expect(others).toContain('DELETE /api/session');
  expect(others).toContain('POST /api/account/tokens');
  const letIn: string[] = [];
  let tried = 0;
  for (const route of others) {
    const [method, url] = route.split(' ');
    if (!server.app.hasRoute({ method: method as 'GET', url })) continue; // a folder of files, printed otherwise
    tried++;
    const { status, body } = await asks(server.address, token, url.replaceAll(/:\w+/g, 'x'), method);
    if (status !== 403 || (body as { error?: string }).error !== 'TOKEN_SCOPE') letIn.push(`${route}: ${status}`);
  }
  expect(letIn).toEqual([]);
  expect(tried).toBeGreaterThan(30);
});

it.each(ALL)('a token for %s is good for nothing else', async (scope) => {
  const { address } = await testServer();
  const ada = await account(address);
  const { id } = await ada.table();
  const { token } = await make(ada, [scope]);
  for (const [needed, routes] of Object.entries(ROUTES_FOR_TOKENS)) {
    for (const route of routes) {
      const [method, url] = route.split(' ');
      const path = url.replace('/tables/:id', `/tables/${id}`).replaceAll(/:\w+/g, '1');
      const { body } = await asks(address, token, path, method, method === 'POST' || method === 'PUT' ? {} : undefined);
      const refused = (body as { error?: string }).error === 'TOKEN_SCOPE';
      expect(refused, `${route} by ${scope}`).toBe(needed !== scope);
    }
  }
});

it('a token that is none is refused, whatever cookie comes along; nothing but Bearer is a token', async () => {
  const { address } = await testServer();
  const ada = await account(address);
  const { token } = await make(ada, ['read']);
  const status = async (authorization: string, path = '/api/session'): Promise<number> =>
    (await ada.request('GET', path, undefined, { authorization })).status;
  expect(await status('Bearer ')).toBe(401);
  expect(await status(`Bearer ct_${'x'.repeat(43)}`)).toBe(401);
  expect(await status(`Basic ${token}`)).toBe(401);
  expect(await status(`Bearer ${token}`, '/api/account/tokens')).toBe(403); // though the cookie may
  expect(await status(`bearer  ${token}`)).toBe(200);
  expect((await ada.request('GET', '/', undefined, bearer('x'))).status).not.toBe(401); // pages are nobody's
});

it('over the socket: reads with one scope, moves and speaks with their own, and is out as soon as it is revoked', async () => {
  const { address } = await testServer();
  const ada = await account(address);
  const bruno = await Player.join(address, 'Bruno');
  const { id } = await ada.table({ terms: { rated: false } });
  await bruno.post(`/api/tables/${id}/sit`);
  await ada.post(`/api/tables/${id}/start`);
  const reading = await make(ada, ['read']);
  const playing = await make(ada, ['read', 'play']);
  const [reader, player] = [await connect(address, id, reading.token), await connect(address, id, playing.token)];
  expect((await reader.message('welcome')).seat).toBe(0);
  await player.version(0);
  await reader.version(0);
  reader.move(place(reader), 'not-mine');
  expect(await reader.message('error', ({ id: about }) => about === 'not-mine')).toMatchObject({ code: 'TOKEN_SCOPE' });
  player.say({ t: 'chat', text: 'ciao', id: 'word' });
  expect(await player.message('error', ({ id: about }) => about === 'word')).toMatchObject({ code: 'TOKEN_SCOPE' });
  const { body } = await asks(address, playing.token, `/api/tables/${id}/moves`);
  const { moves, version, seat } = body as { moves: { type: string }[]; version: number; seat: number };
  expect({ version, seat }).toEqual({ version: 0, seat: 0 });
  expect(moves.length).toBeGreaterThan(1);
  await player.taken(player.move(moves[0]));
  expect((await asks(address, playing.token, `/api/tables/${id}/moves`)).body).toMatchObject({ moves: [] });
  expect((await bruno.request('GET', `/api/tables/${id}/moves`)).body).toMatchObject({ seat: 1 });
  const carla = await Player.join(address, 'Carla');
  expect((await carla.request('GET', `/api/tables/${id}/moves`)).status).toBe(403);

  await ada.request('DELETE', `/api/account/tokens/${playing.info.id}`);
  expect(await player.until('the end', () => player.closed)).toBe(4401);
  reader.say({ t: 'ping' });
  await reader.message('pong');
  const late = new Socket(address, id, ada.cookie, bearer(playing.token));
  expect(await late.until('the door', () => late.closed)).toBe(1006);
});

it('whoever has confirmed their address is told by letter that a token was made; nobody else is', async () => {
  const box = await mailReceiver();
  const mail = { url: box.url, from: 'no-reply@example.org' };
  const publicUrl = new URL('https://giochi.example.org');
  const { address, services } = await testServer({ publicUrl, notices: { local: true, mail, sweepMs: 1e8 } });
  const ada = await account(address);
  await ada.post('/api/notices', { language: 'en', mail: 'off', webhook: { url: '', on: false }, also: true, zone: 'UTC' });
  await make(ada, ['read']);
  await confirmAddress(services.store.db, ada.me.person, 'ada@example.org');
  await make(ada, ['read']);
  await expect.poll(() => box.letters.length).toBe(1);
  expect(box.letters[0]).toMatchObject({ to: 'ada@example.org', text: expect.stringContaining('API token') as string });
  expect(box.letters[0].text).not.toContain('ct_');
});

it('plays nothing that counts for ratings: it makes unrated tables, and neither sits nor moves where the game is rated', async () => {
  const { address } = await testServer();
  const ada = await account(address);
  const { token } = await make(ada);
  const bruno = await Player.join(address, 'Bruno');
  const ask = (path: string, body: unknown = {}) => asks(address, token, path, 'POST', body);
  const refused = { status: 403, body: { error: 'RATED_TABLE' } };
  const wish = { game: 'altezze', seats: 2 };
  const { body: made } = await ask('/api/tables', wish);
  expect(made).toMatchObject({ terms: { rated: false }, unrated: 'choice' });
  expect(await ask('/api/tables', { ...wish, terms: { rated: true } })).toEqual(refused);
  const { id: own, terms } = made as TableInfo;
  expect(await ask(`/api/tables/${own}/settings`, { terms: { ...terms, rated: true } })).toEqual(refused);

  const theirs = await bruno.table();
  expect(theirs.unrated).toBeUndefined(); // else nothing is tried here
  expect(await ask(`/api/tables/${theirs.id}/sit`)).toEqual(refused);
  await ada.post(`/api/tables/${theirs.id}/sit`); // by hand, in the browser
  await bruno.post(`/api/tables/${theirs.id}/start`);
  const socket = await connect(address, theirs.id, token);
  await socket.version(0);
  socket.move(place(socket), 'by-program');
  expect(await socket.message('error', ({ id }) => id === 'by-program')).toMatchObject({ code: 'RATED_TABLE' });
  const byHand = await ada.watch(theirs.id);
  await byHand.version(0);
  await byHand.taken(byHand.move(place(byHand)));
  expect((await ask(`/api/tables/${theirs.id}/leave`)).status).toBe(200);

  const friendly = await bruno.table({ terms: { rated: false } });
  expect((await ask(`/api/tables/${friendly.id}/sit`)).status).toBe(200);
});

it.runIf(realPostgres)('revoked at one process, it is out at the other', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const [one, two] = await Promise.all([startChild({ databaseUrl }), startChild({ databaseUrl })]);
  const ada = await account(one.address);
  const { id } = await ada.table();
  const { token, info } = await make(ada);
  const socket = await connect(two.address, id, token);
  await socket.message('welcome');
  await ada.request('DELETE', `/api/account/tokens/${info.id}`);
  expect(await socket.until('the end', () => socket.closed)).toBe(4401);
  await Promise.all([one.stop(), two.stop()]);
  await drop();
});

describe('the bot of docs/examples', () => {
  const file = fileURLToPath(new URL('../../docs/examples/outside-bot.ts', import.meta.url));

  async function run(address: string, token: string, table: string): Promise<{ code: number; said: string }> {
    const env = { ...process.env, CANTIERE_URL: address, CANTIERE_TOKEN: token };
    const bot = spawn(process.execPath, [file, table], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
    const [code] = (await once(bot, 'exit')) as [number];
    return { code, said };
  }

  it('sits down and plays a whole game through the public API, against another of its kind', async () => {
    const { address } = await testServer();
    const [ada, bruno] = [await account(address), await account(address, 'Bruno')];
    const hosting = await make(ada);
    const { body } = await asks(address, hosting.token, '/api/tables', 'POST', { game: 'altezze', seats: 2 });
    const { id } = body as TableInfo;
    const { token } = await make(bruno, ['read', 'play']);
    const second = run(address, token, id);
    await expect
      .poll(async () => ((await asks(address, hosting.token, `/api/tables/${id}`)).body as TableInfo).seats[1].kind)
      .toBe('person');
    expect(await asks(address, hosting.token, `/api/tables/${id}/start`, 'POST', {})).toMatchObject({ status: 200 });
    const first = await run(address, hosting.token, id);
    expect(first).toMatchObject({ code: 0, said: expect.stringMatching(/The game is over: \d+, \d+ points\. I came in at/) });
    expect(await second).toMatchObject({ code: 0, said: expect.stringMatching(/The game is over/) });
    expect((await asks(address, token, `/api/tables/${id}/record`)).status).toBe(200);
  });

  it('says what is wrong where its token is none', async () => {
    const { address } = await testServer();
    const { id } = await (await account(address)).table();
    const { code, said } = await run(address, 'ct_none', id);
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('401 BAD_TOKEN') as string });
  });
});

it('makes no move in a try of the daily: a program would play against people’s field', async () => {
  const { address } = await testServer();
  const ada = await account(address);
  const { token } = await make(ada);
  const { today: deal } = await today(ada);
  const { table } = await begin(ada, deal?.id ?? ''); // by hand, in the browser
  const socket = await connect(address, table.id, token);
  await socket.version(0);
  socket.move(place(socket), 'by-program');
  expect(await socket.message('error', ({ id }) => id === 'by-program')).toMatchObject({ code: 'RATED_TABLE' });
});
