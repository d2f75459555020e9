/** Matches on our own server, over its real sockets. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Me, ServerMessage, TableInfo } from '../protocol.ts';
import type { Match } from './load.ts';

export async function ourMatch(address: string): Promise<Match & { close(): void }> {
  const cookies = [await becomeGuest(address), await becomeGuest(address)];
  const { id } = await post<TableInfo>(address, '/api/tables', { game: 'grid', seats: 2 }, cookies[0]);
  await post(address, `/api/tables/${id}/sit`, {}, cookies[1]);
  await post(address, `/api/tables/${id}/start`, {}, cookies[0]);
  const sockets = await Promise.all(cookies.map((cookie) => connect(address, id, cookie)));
  const match: Match & { close(): void } = {
    version: 0,
    onArrival: () => undefined,
    claim: (player, cell, version) =>
      sockets[player].send(JSON.stringify({ t: 'move', id: `m${version}`, version, move: { type: 'claim', cell } })),
    close: () => sockets.forEach((socket) => socket.close()),
  };
  for (const player of [0, 1] as const) {
    sockets[player].on('message', (data) => {
      const version = updated(data as Buffer);
      if (version !== undefined) return match.onArrival(player, version);
      const message = JSON.parse((data as Buffer).toString()) as ServerMessage;
      if (message.t !== 'accepted' && message.t !== 'table')
        throw new Error(`Unexpected answer: ${JSON.stringify(message).slice(0, 200)}`);
    });
  }
  return match;
}

/** The version of an update, read from its beginning: the load stands for many browsers, whose own work is not measured. */
function updated(data: Buffer): number | undefined {
  const found = /^{"t":"update","update":{"version":(\d+),/.exec(data.toString('latin1', 0, 60));
  return found ? Number(found[1]) : undefined;
}

async function connect(address: string, table: string, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/live`, { headers: { cookie } });
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'hello' }));
  await once(socket, 'message');
  return socket;
}

async function becomeGuest(address: string): Promise<string> {
  const response = await fetch(`${address}/api/session`, request({ name: 'Bench' }));
  (await response.json()) as Me;
  return response.headers.getSetCookie()[0].split(';')[0];
}

async function post<T>(address: string, path: string, body: unknown, cookie: string): Promise<T> {
  const response = await fetch(address + path, request(body, cookie));
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

function request(body: unknown, cookie = ''): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) };
}
