/** Limits follow the route, however its path is written, and what strangers send takes no memory for long. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Limiter, NO_LIMITS } from '../limits.ts';
import { Recent } from '../recent.ts';
import { fakeClock } from './clock.ts';
import { Player } from './player.ts';
import { raw } from './raw.ts';
import { temporaryFolder, testServer } from './serving.ts';

const percent = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

/** Nothing fills again while a test goes on. */
const { now } = fakeClock();

/** The same path as somebody might write it who would rather not be counted. */
const SPELLINGS: Record<string, (path: string) => string> = {
  plain: (path) => path,
  'an encoded letter': (path) => `/${percent(path[1])}${path.slice(2)}`,
  'another encoded letter': (path) => `${path.slice(0, 2)}${percent(path[2])}${path.slice(3)}`,
  'absolute form': (path) => `http://x${path}`,
  'absolute form, encoded': (path) => `HTTP://user@x:1/${percent(path[1])}${path.slice(2)}`,
  'double slash': (path) => `/${path}`,
  'double slash inside': (path) => path.replace(/\/(?=[^/]*$)/, '//'),
  'dot segment': (path) => `/.${path}`,
  'dot segments': (path) => `/x/..${path}`,
  'mixed case': (path) => `/${path[1].toUpperCase()}${path.slice(2)}`,
  'trailing slash': (path) => `${path}/`,
  'half a percent': (path) => `${path}%`,
};

interface Route {
  readonly method: string;
  readonly path: string;
}

async function allRoutes(address: string): Promise<Route[]> {
  const { paths } = (await new Player(address).get('/api/openapi.json')) as { paths: Record<string, Record<string, unknown>> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, '1') })),
  );
  const hidden = ['/api/openapi.json', '/api/docs/', '/api/tables/1/live'].map((path) => ({ method: 'GET', path }));
  expect(described.length).toBeGreaterThan(40);
  return [...described, ...hidden];
}

async function someWeb(): Promise<string> {
  const web = await temporaryFolder();
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Cantiere</title>');
  return web;
}

it.each([false, true])('whoever has used up their requests reaches no route in any spelling (app built: %s)', async (built) => {
  const limits = { ...NO_LIMITS, requestsPerAddress: 2 };
  const { address } = await testServer({ limits, now, ...(built && { web: await someWeb() }) });
  const routes = await allRoutes(address);
  for (const path of ['/api/games', '/healthz', '/healthz', '/metrics', '/metrics']) await raw(address, { path });
  const reached: string[] = [];
  for (const { method, path } of routes) {
    for (const [name, spell] of Object.entries(SPELLINGS)) {
      const { status, headers, body } = await raw(address, { method, path: spell(path) });
      const held = status === 429 && headers.get('cache-control') === 'no-store' && Number(headers.get('retry-after')) > 0;
      if (!held)
        reached.push(`${method} ${spell(path)} (${name}): ${status} ${headers.get('cache-control')} ${body.slice(0, 60)}`);
    }
  }
  expect(reached).toEqual([]);
});

it('no answer of the API is kept, and nobody passes for somebody, in any spelling', async () => {
  const { address } = await testServer();
  const asked: string[] = [];
  for (const { method, path } of await allRoutes(address)) {
    const plain = await raw(address, { method, path });
    for (const [name, spell] of Object.entries(SPELLINGS)) {
      const { status, headers } = await raw(address, { method, path: spell(path) });
      const same = status === plain.status || status === 404 || status === 400;
      if (!same || headers.get('cache-control') !== plain.headers.get('cache-control'))
        asked.push(`${method} ${spell(path)} (${name}): ${status}, ${headers.get('cache-control')}, plain ${plain.status}`);
    }
  }
  expect(asked).toEqual([]);
});

it('tries to sign in are counted together, however they are written', async () => {
  const { address } = await testServer({ now, limits: { ...NO_LIMITS, signInsPerAddress: 6 } });
  const statuses: number[] = [];
  for (let round = 0; round < 4; round++) {
    for (const spell of Object.values(SPELLINGS)) {
      const body = { email: `someone${statuses.length}@example.org`, password: 'sbagliata del tutto' };
      const { status } = await raw(address, { method: 'POST', path: spell('/api/account/session'), body });
      statuses.push(status);
    }
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(6);
  expect(new Set(statuses)).toEqual(new Set([401, 404, 400, 429]));
});

it('the requests of a session are counted together, however they are written', async () => {
  const { address } = await testServer({ now, limits: { ...NO_LIMITS, requestsPerSession: 7 } });
  const { cookie } = await Player.join(address, 'Ada');
  const statuses: number[] = [];
  for (let round = 0; round < 3; round++) {
    for (const spell of Object.values(SPELLINGS)) {
      statuses.push((await raw(address, { path: spell('/api/games'), headers: { cookie } })).status);
    }
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(7);
});

it('an upgrade to what is no socket is refused before anything else, and the line closed', async () => {
  const { address } = await testServer();
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'x'.repeat(24),
  };
  // raw() ends only when the server has closed the connection.
  expect((await raw(address, { path: '/api/games', headers: upgrade })).status).toBe(404);
  expect((await raw(address, { path: '/nowhere', headers: upgrade })).status).toBe(404);
  expect((await raw(address, { path: '/%zz', headers: upgrade })).status).toBe(400);
  expect((await raw(address, { path: `/api/tables/${'x'.repeat(200)}`, headers: upgrade })).status).toBe(400);
});

it('cookies that are nobody’s are not remembered, however many and however large', async () => {
  const { address, doors } = await testServer({ now, limits: { ...NO_LIMITS, requestsPerAddress: 300 } });
  const ada = await Player.join(address, 'Ada');
  const statuses = new Map<number, number>();
  for (let each = 0; each < 600; each++) {
    const token = each % 2 === 0 ? `${each}-`.padEnd(12_000, 'x') : `${each}-`.padEnd(43, 'x');
    const { status } = await raw(address, { path: '/api/games', headers: { cookie: `cantiere=${token}` } });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses.get(429)).toBeGreaterThan(250);
  expect(doors.remembered).toEqual({ addresses: 2, sessions: 0 }); // this address, and this address at becoming a guest
  expect(ada.cookie).toMatch(/^cantiere=[\w-]{43}$/);
});

it('a limiter remembers so many and no more, and those who came last', () => {
  const limiter = new Limiter({ perSecond: 0.001, burst: 1 }, () => 0, 100);
  for (let each = 0; each < 10_000; each++) limiter.take(`who${each}`);
  expect(limiter.size).toBe(100);
  expect(limiter.take('who9999')).toBe(false);
  expect(limiter.take('who0')).toBe(true);
  limiter.close();
});

it('what is used stays, what is not goes first', () => {
  const recent = new Recent<number>(3);
  for (const [at, key] of ['a', 'b', 'c'].entries()) recent.set(key, at);
  expect(recent.get('a')).toBe(0);
  recent.set('d', 3);
  expect([...recent.entries()].map(([key]) => key)).toEqual(['c', 'a', 'd']);
  expect(recent.has('b')).toBe(false);
});

it('a page about a table is counted like a request to the API, whether there is such a table or not', async () => {
  const limits = { ...NO_LIMITS, requestsPerAddress: 5, filesPerAddress: 1000 };
  const { address } = await testServer({ limits, now, web: await someWeb() });
  const page = (path: string): Promise<Response> => fetch(address + path, { headers: { accept: 'text/html' } });
  for (const path of ['/', '/settings', '/', '/new/altezze', '/', '/']) expect((await page(path)).status).toBe(200);
  const tried = [];
  for (let n = 10; n < 16; n++) tried.push((await page(n % 2 ? `/t/none-such-${n}` : `/replay/none-such-${n}`)).status);
  expect(tried).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await page('/')).status).toBe(200);
});
