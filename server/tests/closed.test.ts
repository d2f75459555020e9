/** Tables whose rules this server does not have: it says so, once, and everything else goes on. */
import { expect, it } from 'vitest';
import type { TableInfo } from '../protocol.ts';
import { place } from './place.ts';
import { playOn } from './play-on.ts';
import { Player, type Socket } from './player.ts';
import { temporaryFolder, testServer, type TestServer } from './serving.ts';

/** A game under way in a data folder, spoiled while no server was running. */
async function spoiled(
  spoil: (server: TestServer, table: string) => Promise<unknown>,
): Promise<{ a: Player; id: string; server: TestServer }> {
  const data = await temporaryFolder();
  const first = await testServer({ data });
  const a = await Player.join(first.address, 'Ada');
  const { id } = await a.table({ bots: [{ seat: 1, level: 'greedy' }], start: true });
  const socket = await a.watch(id);
  await socket.version(1); // the bot has answered
  socket.move(place(socket), 'mine');
  await socket.taken('mine');
  await spoil(first, id);
  await first.close();
  const server = await testServer({ data });
  a.address = server.address;
  return { a, id, server };
}

const otherRules = ({ services }: TestServer, id: string): Promise<unknown> =>
  services.store.db.updateTable('tables').set({ rules_version: 99, edition: '99-00000000' }).where('id', '=', id).execute();
const illegalMove = ({ services }: TestServer, id: string): Promise<unknown> =>
  services.store.db.updateTable('moves').set({ move: '{"type":"place","card":77}' }).where('table_id', '=', id).execute();
const unknownGame = ({ services }: TestServer, id: string): Promise<unknown> =>
  services.store.db.updateTable('tables').set({ game: 'gone' }).where('id', '=', id).execute();

const toldWhy = async (socket: Socket): Promise<void> => {
  expect(await socket.message('error')).toEqual({ t: 'error', code: 'CANNOT_RESUME' });
  await socket.until('close', () => socket.closed === 1008);
};

it.each([
  ['other rules', otherRules],
  ['a move that its rules refuse', illegalMove],
  ['a game that is gone', unknownGame],
])('with %s: its people are told why, and can leave; others play on', async (_what, spoil) => {
  const { a, id, server } = await spoiled(spoil);
  for (let visit = 0; visit < 2; visit++) await toldWhy(await a.watch(id));
  expect(((await a.get(`/api/tables/${id}`)) as TableInfo).phase).toBe('playing');
  expect(server.services.hall.find(id)).toBeUndefined();
  const other = await a.table({ bots: [{ seat: 1, level: 'greedy' }], start: true });
  const socket = await a.watch(other.id);
  await playOn(socket);
  expect(socket.update?.result).toBeDefined();
  expect((await a.request('POST', `/api/tables/${id}/leave`)).status).toBe(200);
});

it('a finished game of other rules is not exported as something else', async () => {
  const server = await testServer();
  const a = await Player.join(server.address, 'Ada');
  const { id } = await a.table({ bots: [{ seat: 1, level: 'greedy' }], start: true });
  await playOn(await a.watch(id));
  await otherRules(server, id);
  expect(await a.request('GET', `/api/tables/${id}/record`)).toMatchObject({ status: 409, body: { error: 'CANNOT_RESUME' } });
});

it('a running table that another process has carried on by other rules is closed in words', async () => {
  const server = await testServer();
  const a = await Player.join(server.address, 'Ada');
  const b = await Player.join(server.address, 'Bruno');
  const { id } = await a.table();
  await b.post(`/api/tables/${id}/sit`);
  await a.post(`/api/tables/${id}/start`);
  const socket = await a.watch(id);
  await socket.version(0);
  const row = { table_id: id, number: 1, seat: 1, move: '{"type":"new"}', move_id: 'x', at: 0 };
  await server.services.store.db.insertInto('moves').values(row).execute();
  socket.move(place(socket), 'mine');
  await toldWhy(socket);
  await toldWhy(await b.watch(id));
});

it('a table that was waiting for its people under other rules is dealt by those of today', async () => {
  const server = await testServer();
  const a = await Player.join(server.address, 'Ada');
  const { id } = await a.table({ bots: [{ seat: 1, level: 'greedy' }] });
  await otherRules(server, id);
  await a.post(`/api/tables/${id}/start`);
  const socket = await a.watch(id);
  await playOn(socket);
  expect(socket.update?.result).toBeDefined();
});
