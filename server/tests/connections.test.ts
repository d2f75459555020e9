/** Connections that take a place and give nothing: counted as they come, and closed in time. */
import { once } from 'node:events';
import type { Socket as Line } from 'node:net';
import { WebSocket } from 'ws';
import { expect, it } from 'vitest';
import { NO_LIMITS } from '../limits.ts';
import { Player } from './player.ts';
import { dial, raw, written } from './raw.ts';
import { testServer } from './serving.ts';

const SHORT = { firstByteMs: 1_000, headersMs: 1_500, requestMs: 2_000, standstillMs: 3_000, keepAliveMs: 1_000, lookMs: 100 };

/** Until the server has closed it. */
async function closed(line: Line): Promise<void> {
  line.resume();
  if (!line.closed) await new Promise((resolve) => line.once('close', resolve)); // whether by a goodbye or by a reset
}

/** A byte now and then, for as long as somebody listens. */
function drip(line: Line, text: string): void {
  const bytes = text.split('');
  const timer = setInterval(() => line.write(bytes.shift() ?? 'x'), 20);
  line.once('close', () => clearInterval(timer));
}

it('four hundred sockets at once from one address are a hundred', async () => {
  const { address, services } = await testServer({ limits: { ...NO_LIMITS, socketsPerAddress: 100 } });
  const ada = await Player.join(address, 'Ada');
  const { id } = await ada.table();
  const knock = async (): Promise<WebSocket | undefined> => {
    const ws = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${id}/live`, { headers: { cookie: ada.cookie } });
    ws.on('error', () => undefined);
    await new Promise((resolve) => void ws.once('open', resolve).once('close', resolve));
    return ws.readyState === WebSocket.OPEN ? ws : undefined;
  };
  const open = (await Promise.all(Array.from({ length: 400 }, knock))).filter((ws) => ws !== undefined);
  expect(open).toHaveLength(100);
  expect(services.visits.kept).toEqual({ addresses: 1, sessions: 1 });
  // What is given back can be taken again; nothing stays behind.
  await Promise.all(open.slice(0, 30).map((ws) => (ws.close(), once(ws, 'close'))));
  await expect.poll(async () => ((await knock()) ? 'in' : 'full')).toBe('in');
});

it('refused and broken-off sockets give their place back', async () => {
  const { address, services } = await testServer({ limits: { ...NO_LIMITS, socketsPerAddress: 5 } });
  const path = '/api/tables/nessuno-qui-1/live';
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'x'.repeat(24),
  };
  for (let each = 0; each < 20; each++) {
    expect((await raw(address, { path, headers: upgrade })).status).toBe(404);
    const line = await dial(address);
    line.write(written({ path, headers: upgrade }));
    line.resetAndDestroy();
  }
  await expect.poll(() => services.visits.kept).toEqual({ addresses: 0, sessions: 0 });
});

it('silent, dripping and idle connections are closed; whoever asks is answered meanwhile', async () => {
  const { address, services } = await testServer({ patience: SHORT });
  const silent = await Promise.all(Array.from({ length: 50 }, () => dial(address)));
  const headers = await Promise.all(Array.from({ length: 10 }, () => dial(address)));
  for (const line of headers) drip(line, `GET /api/games HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(5_000)}`);
  const bodies = await Promise.all(Array.from({ length: 10 }, () => dial(address)));
  for (const line of bodies) {
    line.write('POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 30000\r\n\r\n');
    drip(line, '{"name":"');
  }
  const idle = await dial(address);
  idle.write('GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n');
  expect((await raw(address, { path: '/api/games' })).status).toBe(200);
  await Promise.all([...silent, ...headers, ...bodies, idle].map(closed));
  const { values } = await services.metrics.strays.get();
  expect(values.find(({ labels }) => labels.kind === 'silent')?.value).toBeGreaterThanOrEqual(50);
});

it('a socket whose other end has gone quiet is cut off', async () => {
  const { address, services } = await testServer({ patience: { heartbeatMs: 300 } });
  const ada = await Player.join(address, 'Ada');
  const { id } = await ada.table();
  const quiet = await ada.watch(id);
  await quiet.message('welcome');
  quiet.ws.pause(); // no pong any more
  await expect.poll(() => services.visits.kept).toEqual({ addresses: 0, sessions: 0 });
  expect(services.hall.find(id)?.watchers.size).toBe(0);
});

it('there is room for so many connections, and for so many from one address', async () => {
  const full = await testServer({ patience: { connections: 3 } });
  const three = await Promise.all(Array.from({ length: 3 }, () => dial(full.address)));
  await closed(await dial(full.address));
  three[0].destroy();
  await expect.poll(() => raw(full.address, { path: '/api/games' }).then(({ status }) => status)).toBe(200);

  const limits = { ...NO_LIMITS, connectionsPerAddress: 2 };
  const { address } = await testServer({ limits });
  const two = await Promise.all([dial(address), dial(address)]);
  await closed(await dial(address));
  two[0].destroy();
  await expect.poll(() => raw(address, { path: '/api/games' }).then(({ status }) => status)).toBe(200);
  // Behind a proxy everybody comes from one address.
  const behind = await testServer({ limits, trustProxy: true });
  await Promise.all([dial(behind.address), dial(behind.address)]);
  expect((await raw(behind.address, { path: '/api/games' })).status).toBe(200);
});

it('headers and bodies have a size', async () => {
  const { address } = await testServer();
  expect((await raw(address, { path: '/api/games', headers: { cookie: 'x'.repeat(17_000) } })).status).toBe(431);
  expect((await raw(address, { method: 'POST', path: '/api/session', body: { name: 'x'.repeat(33_000) } })).status).toBe(413);
});

it('a server that is told to stop does so, though somebody knocks meanwhile and somebody does not hang up', async () => {
  const server = await testServer();
  const { address } = server;
  const ada = await Player.join(address, 'Ada');
  const { id } = await ada.table();
  const stays = await ada.watch(id);
  await stays.message('welcome');
  stays.ws.pause(); // does not answer the goodbye: the server waits a moment
  const late = await dial(address);
  const stopped = server.close();
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'x'.repeat(24),
  };
  late.write(written({ path: `/api/tables/${id}/live`, headers: upgrade }));
  await Promise.all([stopped, closed(late)]);
});
