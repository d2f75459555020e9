/** The outside: headers, limits, origins, errors, files, and what an operator asks for. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { once } from 'node:events';
import { precompress } from '../http/compress.ts';
import { LIMITS, NO_LIMITS } from '../limits.ts';
import { fakeClock } from './clock.ts';
import { Player, Socket } from './player.ts';
import { temporaryFolder, testServer } from './serving.ts';

it('pages may run only our own scripts', async () => {
  const { address } = await testServer();
  const { headers } = await new Player(address).request('GET', '/api/games');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('changes and sockets are taken only from our own pages', async () => {
  const { address } = await testServer();
  const a = await Player.join(address, 'Ada');
  const { id } = await a.table();
  const evil = { origin: 'https://evil.example' };
  expect((await a.request('POST', '/api/session', { name: 'Eva' }, evil)).body).toEqual({ error: 'NOT_ALLOWED' });
  expect((await a.request('POST', '/api/session', { name: 'Eva' }, { origin: address })).status).toBe(200);
  const refused = new Socket(address, id, a.cookie, evil);
  await refused.until('close', () => refused.closed !== undefined);
  expect(refused.received).toEqual([]);
  const fine = new Socket(address, id, a.cookie, { origin: address });
  await once(fine.ws, 'open');
});

it('what is too large, malformed or too fast gets a code and no trace', async () => {
  const { address } = await testServer({ now: fakeClock().now, limits: { ...NO_LIMITS, signInsPerAddress: 3 } });
  const a = new Player(address);
  const large = await a.request('POST', '/api/session', { name: 'x'.repeat(40_000) });
  expect(large.status).toBe(413);
  expect(large.body).toEqual({ error: 'TOO_LARGE' });
  const bad = await fetch(`${address}/api/session`, {
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json' },
  });
  expect(await bad.json()).toEqual({ error: 'BAD_REQUEST' });
  const form = await fetch(`${address}/api/session`, {
    method: 'POST',
    body: 'name=Ada',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(await form.json()).toEqual({ error: 'BAD_REQUEST' });
  expect((await a.request('GET', '/api/nothing')).body).toEqual({ error: 'NOT_FOUND' });
  const fast = await a.request('POST', '/api/session', { name: 'Ada' });
  expect(fast.status).toBe(429);
  expect(fast.body).toEqual({ error: 'TOO_FAST', seconds: 20 });
  expect(fast.headers.get('retry-after')).toBe('20');
});

it('requests are counted per session and per address', async () => {
  const { address } = await testServer({ now: fakeClock().now, limits: { ...NO_LIMITS, requestsPerSession: 5 } });
  const [a, b] = [await Player.join(address, 'Ada'), new Player(address)];
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await a.request('GET', '/api/games')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await b.request('GET', '/api/games')).status).toBe(200);
});

it('a socket that talks nonsense, too much or too fast is stopped', async () => {
  const { address } = await testServer({
    limits: { ...LIMITS, socketMessages: { perSecond: 0.001, burst: 5 }, chat: { perSecond: 0.001, burst: 1 } },
  });
  const a = await Player.join(address, 'Ada');
  const { id } = await a.table();
  const socket = await a.watch(id);
  await socket.message('welcome');
  socket.ws.send('nonsense');
  expect((await socket.message('error')).code).toBe('BAD_REQUEST');
  socket.say({ t: 'chat', text: 'uno' });
  socket.say({ t: 'chat', text: 'due' });
  await socket.message('error', ({ code }) => code === 'TOO_FAST');
  socket.say({ t: 'ping' });
  await socket.message('pong');
  socket.say({ t: 'ping' });
  await socket.until('close', () => socket.closed === 1008);

  const b = await Player.join(address, 'Bruno');
  const large = await b.watch(id);
  large.ws.send('x'.repeat(20_000));
  await large.until('close', () => large.closed === 1009);
});

it('only so many sockets per address', async () => {
  const { address } = await testServer({ limits: { ...NO_LIMITS, socketsPerAddress: 1 } });
  const a = await Player.join(address, 'Ada');
  const { id } = await a.table();
  const first = await a.watch(id);
  const second = new Socket(address, id, a.cookie);
  await second.until('close', () => second.closed !== undefined);
  await first.close();
});

it('the API describes itself, and its reference page brings its own scripts', async () => {
  const { address } = await testServer();
  const a = new Player(address);
  const { paths, components } = (await a.get('/api/openapi.json')) as {
    paths: Record<string, Record<string, { summary?: string }>>;
    components: { schemas: Record<string, unknown> };
  };
  expect(Object.keys(paths)).toContain('/api/tables/{id}/start');
  const untold = Object.entries(paths).filter(([, methods]) => Object.values(methods).some(({ summary }) => !summary));
  expect(untold).toEqual([]);
  expect(Object.keys(components.schemas)).toEqual(['ClientMessage', 'ServerMessage']);
  const page = await a.request('GET', '/api/docs');
  const html = page.body as string;
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  for (const [, source] of html.matchAll(/<script[^>]*src="([^"]+)"/g)) {
    expect((await a.request('GET', new URL(source, `${address}/api/docs`).pathname)).status).toBe(200);
  }
  expect(html).not.toMatch(/<script(?![^>]*src=)/);
});

it('what is told of a game is all that its shelf says', async () => {
  const { address, services } = await testServer();
  expect(await new Player(address).get('/api/games')).toEqual({ games: services.shelf.metas });
});

it('an operator can ask whether it is well and what it does', async () => {
  const { address } = await testServer({ metricsToken: 'geheim' });
  const a = await Player.join(address, 'Ada');
  await a.table();
  expect(await a.get('/healthz')).toEqual({ ok: true });
  expect((await a.request('GET', '/metrics')).status).toBe(403);
  const { body } = await a.request('GET', '/metrics', undefined, { authorization: 'Bearer geheim' });
  expect(body).toContain('cantiere_tables{phase="lobby"} 1');
  expect(body).toContain('cantiere_sockets 0');
  expect(body).toMatch(/cantiere_http_request_seconds_count{route="\/api\/tables",method="POST",status="200"} 1/);
});

it('serves the app: its page for every address, hashed files compressed and for ever', async () => {
  const web = await temporaryFolder();
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Cantiere</title>');
  await writeFile(join(web, 'assets', 'main-abc123.js'), 'console.log(1);'.repeat(200));
  await precompress(web);
  const { address } = await testServer({ web });
  const html = { headers: { accept: 'text/html' } };
  for (const path of ['/', '/t/ponte-alto-42', '/settings']) {
    const page = await fetch(address + path, html);
    expect(await page.text()).toContain('Cantiere');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  }
  const script = await fetch(`${address}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'br' } });
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(await script.text()).toContain('console.log(1);');
  expect((await fetch(`${address}/assets/gone.js`)).status).toBe(404);
  expect((await fetch(`${address}/..%2f..%2fetc/passwd`)).status).toBe(404);
});
