/** Matches on our own server, over its real sockets. */
import type { Me, TableInfo } from '../protocol.ts';
import type { LoadMatch } from './load.ts';
import { numberAfter, BenchSocket } from './benchSocket.ts';

const UPDATE = Buffer.from('{"t":"update","update":{"version":');
const ALSO_EXPECTED = /^{"t":"table"/;

export async function ourMatch(address: string): Promise<LoadMatch & { close(): void }> {
  const cookies = [await becomeGuest(address), await becomeGuest(address)];
  const { id } = await post<TableInfo>(address, '/api/tables', { game: 'grid', seats: 2 }, cookies[0]);
  await post(address, `/api/tables/${id}/sit`, {}, cookies[1]);
  await post(address, `/api/tables/${id}/start`, {}, cookies[0]);
  const wires = (await Promise.all(cookies.map((cookie) => connect(address, id, cookie)))).map(({ wire }) => wire);
  const match: LoadMatch & { close(): void } = {
    version: 0,
    onArrival: () => undefined,
    claim: (player, cell, version) =>
      wires[player].send(`{"t":"move","id":"m${version}","version":${version},"move":{"type":"claim","cell":${cell}}}`),
    close: () => wires.forEach((wire) => wire.close()),
  };
  for (const player of [0, 1] as const) {
    wires[player].onText = (text) => {
      const version = numberAfter(UPDATE, text);
      if (version >= 0) match.onArrival(player, version);
      else if (!ALSO_EXPECTED.test(text.toString('latin1', 0, 20))) throw new Error(`Unexpected answer: ${text.toString()}`);
    };
  }
  return match;
}

export async function connect(address: string, table: string, cookie: string): Promise<{ wire: BenchSocket; welcome: string }> {
  const wire = await BenchSocket.open(`${address.replace('http', 'ws')}/api/tables/${table}/live`, { cookie });
  wire.send(JSON.stringify({ t: 'hello' }));
  return { wire, welcome: await wire.next() };
}

let guests = 0;

/** Each by a name of their own: two at a table may not have the same. */
export async function becomeGuest(address: string): Promise<string> {
  const response = await fetch(`${address}/api/session`, request({ name: `Bench ${++guests}` }));
  (await response.json()) as Me;
  return response.headers.getSetCookie()[0].split(';')[0];
}

export async function post<T>(address: string, path: string, body: unknown, cookie: string): Promise<T> {
  const response = await fetch(address + path, request(body, cookie));
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

function request(body: unknown, cookie = ''): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) };
}
