/** Whole games over sockets: seats see their own, bots play, moves count once, whoever was away gets what was missed. */
import { expect, it } from 'vitest';
import type { TableInfo } from '../protocol.ts';
import { game, type Move, type State } from './game/altezze.ts';
import { playOn } from './play-on.ts';
import { Player } from './player.ts';
import { testServer } from './serving.ts';

async function twoPeople(address: string): Promise<{ a: Player; b: Player; table: TableInfo }> {
  const a = await Player.join(address, 'Ada');
  const b = await Player.join(address, 'Bruno');
  const table = await a.table();
  await b.post(`/api/tables/${table.id}/sit`);
  return { a, b, table };
}

it('two people play a whole game and nobody receives what is hidden from them', async () => {
  const { address } = await testServer();
  const { a, b, table } = await twoPeople(address);
  const [first, second] = [await a.watch(table.id), await b.watch(table.id)];
  await a.post(`/api/tables/${table.id}/start`);
  await Promise.all([first.version(0), second.version(0)]);
  expect(first.seat).toBe(0);
  expect(second.seat).toBe(1);
  const hidden = [...second.view<State>().hands[1]];
  expect(first.view<State>().hands[1]).toEqual([0, 0, 0, 0]);
  await Promise.all([playOn(first), playOn(second)]);
  expect(first.update?.result).toEqual(second.update?.result);
  const over = first.received.findIndex((message) => message.t === 'update' && message.update.result);
  const before = first.received.slice(0, over);
  // A card of the other hand may appear only once it has been revealed to all.
  for (const message of before) {
    if (message.t !== 'update') continue;
    const view = message.update.view as unknown as State;
    expect(view.hands[1].every((card) => card === 0)).toBe(true);
    expect(view.deck.every((card) => card === 0)).toBe(true);
    expect(JSON.stringify(view.chance)).not.toMatch(/[0-9a-f]{64}/);
    for (const { event } of message.update.events) {
      if (event.kind === 'placed' && (event as { seat?: number }).seat === 1) expect(event).not.toHaveProperty('card');
    }
  }
  expect(hidden.length).toBe(4);
});

it('the seed is committed to at the start and given at the end, and the record verifies', async () => {
  const { verify, commitmentTo, readRecord } = await import('@cantiere/engine');
  const { address } = await testServer();
  const a = await Player.join(address, 'Ada');
  const table = await a.table({ seats: 3, bots: [1, 2].map((seat) => ({ seat, level: 'greedy' as const })), start: true });
  expect(table.phase).toBe('playing');
  expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(table.seed).toBeUndefined();
  expect((await a.request('GET', `/api/tables/${table.id}/record`)).body).toEqual({ error: 'TABLE_NOT_OVER' });
  const socket = await a.watch(table.id);
  await playOn(socket);
  const over = await socket.message('table', (message) => message.table.phase === 'over');
  expect(over.table.commitment).toBe(table.commitment);
  expect(commitmentTo(over.table.seed ?? '')).toBe(table.commitment);
  const doc = readRecord(await a.get(`/api/tables/${table.id}/record`));
  if ('code' in doc) throw new Error(doc.code);
  expect(verify(game, doc, () => true)).toBeUndefined();
  expect(doc.players[0]).toBe('Ada');
});

it('the same move sent twice counts once', async () => {
  const { address } = await testServer();
  const { a, b, table } = await twoPeople(address);
  await a.post(`/api/tables/${table.id}/start`);
  const socket = await a.watch(table.id);
  const other = await b.watch(table.id);
  await socket.version(0);
  const move = { type: 'place', card: socket.view<State>().hands[0][0] };
  socket.move(move, 'one', 0);
  socket.move(move, 'one', 0);
  const answers = await socket.until('two answers', () => {
    const all = socket.received.filter((message) => 'id' in message && message.id === 'one');
    return all.length === 2 && all;
  });
  // The first by the position it led to, alone; only the repeat is acknowledged apart.
  expect(answers).toMatchObject([
    { t: 'update', id: 'one', update: { version: 1 } },
    { t: 'accepted', id: 'one', version: 1 },
  ]);
  await socket.close();
  // Also after the connection was lost before the answer came.
  const again = await a.watch(table.id, 0);
  await again.message('welcome');
  again.move(move, 'one', 0);
  expect(await again.message('accepted')).toEqual({ t: 'accepted', id: 'one', version: 1 });
  expect((await other.version(1)).version).toBe(1);
  // What somebody calls their decision is nobody else's affair.
  expect(other.received.some((message) => 'id' in message)).toBe(false);
});

it('a move that the rules forbid is refused with the reason and changes nothing', async () => {
  const { address } = await testServer();
  const { a, table } = await twoPeople(address);
  await a.post(`/api/tables/${table.id}/start`);
  const socket = await a.watch(table.id);
  await socket.version(0);
  socket.move({ type: 'place', card: 99 } as Move, 'no');
  expect((await socket.message('refused')).refusal).toEqual({ code: 'NOT_IN_HAND', rule: 'ALT-3' });
  socket.move({ type: 'nonsense' }, 'odd');
  expect((await socket.message('refused', ({ id }) => id === 'odd')).refusal.code).toBe('MALFORMED');
  expect(socket.update?.version).toBe(0);
});

it('sealed decisions made at the same version are all taken; others that come too late are told what they missed', async () => {
  const { address } = await testServer();
  const { a, b, table } = await twoPeople(address);
  await a.post(`/api/tables/${table.id}/start`);
  const [first, second] = [await a.watch(table.id), await b.watch(table.id)];
  await Promise.all([first.version(0), second.version(0)]);
  first.move({ type: 'place', card: first.view<State>().hands[0][0] } as Move, 'a', 0);
  second.move({ type: 'place', card: second.view<State>().hands[1][0] } as Move, 'b', 0);
  await Promise.all([first.taken('a'), second.taken('b')]);
  await Promise.all([first.version(2), second.version(2)]);
  // Made for version 0, but the seat has answered since.
  first.move({ type: 'place', card: first.view<State>().hands[0][0] } as Move, 'late', 0);
  const behind = await first.message('behind');
  expect(behind.updates.at(-1)?.version).toBe(2);
  expect(behind.updates.flatMap((update) => update.events.map(({ event }) => event.kind))).toEqual([
    'placed',
    'placed',
    'revealed',
  ]);
});

it('whoever comes back gets exactly what was missed', async () => {
  const { address } = await testServer();
  const { a, b, table } = await twoPeople(address);
  await a.post(`/api/tables/${table.id}/start`);
  const first = await a.watch(table.id);
  const second = await b.watch(table.id);
  await Promise.all([first.version(0), second.version(0)]);
  await second.close();
  first.move({ type: 'place', card: first.view<State>().hands[0][0] } as Move);
  await first.version(1);
  const back = await b.watch(table.id, 0);
  const welcome = await back.message('welcome');
  expect(welcome.log).toEqual([]);
  expect(welcome.update?.version).toBe(1);
  expect(welcome.update?.events).toEqual([{ number: 2, version: 1, event: { kind: 'placed', seat: 0 } }]);
  const fresh = await b.watch(table.id);
  const hello = await fresh.message('welcome');
  expect(hello.log.map(({ event }) => event.kind)).toEqual(['dealt', 'placed']);
  expect(hello.update?.events).toEqual([]);
});

it('spectators see only what is open to all, and only where they are allowed', async () => {
  const { address } = await testServer();
  const a = await Player.join(address, 'Ada');
  const open = await a.table({ bots: [{ seat: 1, level: 'greedy' }], start: true });
  const guest = new Player(address);
  const socket = await guest.watch(open.id);
  const welcome = await socket.message('welcome');
  expect(welcome.seat).toBe('spectator');
  expect(
    socket
      .view<State>()
      .hands.flat()
      .every((card) => card === 0),
  ).toBe(true);
  socket.move({ type: 'keep' });
  expect((await socket.message('error')).code).toBe('NOT_SEATED');
  const closed = await a.table({ bots: [{ seat: 1, level: 'greedy' }], start: true, spectators: false });
  const refused = await guest.watch(closed.id);
  expect((await refused.message('error')).code).toBe('NO_SPECTATORS');
  await refused.until('close', () => refused.closed === 1008);
});

it.each(['crash', 'stuck', 'illegal'])('a game with bots that %s goes on', async (bots) => {
  const { address } = await testServer({ botLimitMs: 1500, botThreads: 1 });
  const a = await Player.join(address, 'Ada');
  const table = await a.table({ options: { cards: 1, bots }, bots: [{ seat: 1, level: 'greedy' }], start: true });
  const socket = await a.watch(table.id);
  await playOn(socket);
  expect(socket.update?.result?.endReason).toBe('played');
  expect(await a.get('/metrics')).toContain('cantiere_bot_failures_total{level="greedy"} 2\n');
});

it('bots whose table has used up its thinking time play by rules of thumb', async () => {
  const { address } = await testServer({ botTableLimitMs: 0 });
  const a = await Player.join(address, 'Ada');
  const table = await a.table({ options: { cards: 1 }, bots: [{ seat: 1, level: 'hard' }], start: true });
  const socket = await a.watch(table.id);
  await playOn(socket);
  const metrics = await a.get('/metrics');
  expect(metrics).toMatch(/cantiere_bot_seconds_count\{level="greedy"\} [1-9]/);
  expect(metrics).not.toContain('cantiere_bot_seconds_count{level="hard"}');
});

it('chat and presence reach everybody at the table', async () => {
  const { address } = await testServer();
  const { a, b, table } = await twoPeople(address);
  const first = await a.watch(table.id);
  const second = await b.watch(table.id);
  await first.until('Bruno', () => first.table?.seats[1].kind === 'person' && first.table.seats[1].present);
  second.say({ t: 'chat', text: ' ciao ' });
  expect((await first.message('chat')).line).toMatchObject({ number: 1, name: 'Bruno', seat: 1, text: 'ciao' });
  await second.close();
  await first.until('Bruno gone', () => first.table?.seats[1].kind === 'person' && !first.table.seats[1].present);
  const late = await a.watch(table.id);
  expect((await late.message('welcome')).chat.map(({ text }) => text)).toEqual(['ciao']);
});
