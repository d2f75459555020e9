/** What people decide ahead: it is played when they are asked, it stays secret, and a surprise ends it. */
import { describe, expect, it } from 'vitest';
import type { MyPlans, TableInfo } from '../protocol.ts';
import type { Move, State } from './game/altezze.ts';
import { Player, type Socket } from './player.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { temporaryFolder, testServer } from './serving.ts';

interface Company {
  readonly ada: Player;
  readonly bruno: Player;
  readonly id: string;
}

async function begin(address: string, other = address): Promise<Company> {
  const ada = await Player.join(address, 'Ada');
  const bruno = await Player.join(other, 'Bruno');
  const { id } = await ada.table({ options: { cards: 4 } });
  await bruno.post(`/api/tables/${id}/sit`);
  await ada.post(`/api/tables/${id}/start`);
  return { ada, bruno, id };
}

const plan = (player: Player, id: string, kind: string) => player.request('PUT', `/api/tables/${id}/plans/${kind}`);
const unplan = (player: Player, id: string, kind: string) => player.request('DELETE', `/api/tables/${id}/plans/${kind}`);
const plansOf = async (player: Player, id: string) => ((await player.get(`/api/tables/${id}/plans`)) as MyPlans).plans;
const lowest = (socket: Socket) => Math.min(...socket.view<State>().hands[socket.seat as number]);
const highest = (socket: Socket) => Math.max(...socket.view<State>().hands[socket.seat as number]);

describe('a plan', () => {
  it('is played when its owner is asked, again and again, and only its owner is told', async () => {
    const { address } = await testServer();
    const { ada, bruno, id } = await begin(address);
    const [first, second] = [await ada.watch(id), await bruno.watch(id)];
    await Promise.all([first.version(0), second.version(0)]);
    const low = lowest(first);
    expect((await plan(ada, id, 'lowest')).body).toEqual({ plans: ['lowest'] });
    await first.message('plans', ({ news }) => news?.what === 'acted');
    await second.version(1);
    expect(second.view<State>().placed).toEqual([true, false]);
    const reply: Move = { type: 'place', card: highest(second) };
    second.move(reply);
    await second.version(2);
    expect(second.view<State>().seen).toContain(low);
    expect(second.received.filter(({ t }) => t === 'plans')).toEqual([]);
    expect(JSON.stringify(second.received)).not.toContain('lowest');
    expect(await plansOf(bruno, id)).toEqual([]);
  });

  it('ends with a surprise, in words that its owner gets', async () => {
    const { address } = await testServer();
    const { ada, bruno, id } = await begin(address);
    const [first, second] = [await ada.watch(id), await bruno.watch(id)];
    await Promise.all([first.version(0), second.version(0)]);
    // Whoever holds the lowest card of all loses the round with it.
    const [weak, winner, loser, gainer] =
      lowest(first) < lowest(second) ? [ada, bruno, first, second] : [bruno, ada, second, first];
    await plan(winner, id, 'highest');
    await plan(weak, id, 'lowest');
    await gainer.until('the round to be won', () => gainer.view<State>().swapping === gainer.seat);
    await loser.message('plans', ({ news }) => news?.kind === 'lowest' && news.what === 'surprise');
    expect(await plansOf(weak, id)).toEqual([]);
    expect(await plansOf(winner, id)).toEqual(['highest']);
  });

  it('replaces another on the same topic, and can be withdrawn', async () => {
    const { address } = await testServer({ botPauseMs: 60_000 });
    const { ada, id } = await begin(address);
    await plan(ada, id, 'lowest');
    await plan(ada, id, 'keep');
    expect((await plan(ada, id, 'highest')).body).toEqual({ plans: ['highest', 'keep'] });
    expect((await unplan(ada, id, 'highest')).body).toEqual({ plans: ['keep'] });
    expect((await unplan(ada, id, 'highest')).body).toEqual({ plans: ['keep'] });
  });

  it('must be one the game offers, by somebody who sits there', async () => {
    const { address } = await testServer();
    const { ada, id } = await begin(address);
    const carla = await Player.join(address, 'Carla');
    expect(await plan(ada, id, 'cheat')).toMatchObject({ status: 403, body: { error: 'NOT_ALLOWED' } });
    expect(await plan(carla, id, 'lowest')).toMatchObject({ status: 403, body: { error: 'NOT_SEATED' } });
    expect((await carla.request('GET', `/api/tables/${id}/plans`)).status).toBe(403);
    expect((await new Player(address).request('PUT', `/api/tables/${id}/plans/lowest`)).status).toBe(401);
    const lobby = (await ada.table()) satisfies TableInfo;
    expect((await plan(ada, lobby.id, 'lowest')).body).toEqual({ error: 'NOT_ALLOWED' });
  });

  it('is given up when a move is taken back, so that it does not play it again', async () => {
    const { address } = await testServer();
    const ada = await Player.join(address, 'Ada');
    const { id } = await ada.table({ options: { bots: 'stuck' }, bots: [{ seat: 1, level: 'greedy' }], start: true });
    const socket = await ada.watch(id);
    await plan(ada, id, 'lowest');
    await socket.message('plans', ({ news }) => news?.what === 'acted');
    await socket.until('something to take back', () => socket.update?.undo);
    socket.say({ t: 'undo', id: 'back', version: socket.update?.version ?? 0 });
    await socket.message('plans', ({ news }) => news?.what === 'surprise');
    expect(await plansOf(ada, id)).toEqual([]);
  });

  it('goes over to the account that claims the guest', async () => {
    const { address } = await testServer({ botPauseMs: 60_000 });
    const owner = await Player.join(address, 'Ada');
    const credentials = { email: 'ada@example.org', password: 'a long sentence' };
    await owner.post('/api/account', credentials);
    const { ada: guest, id } = await begin(address);
    await plan(guest, id, 'lowest');
    await guest.post('/api/account/session', credentials);
    expect(await plansOf(guest, id)).toEqual(['lowest']);
  });

  it('survives a restart and is played after it', async () => {
    const data = await temporaryFolder();
    const before = await testServer({ data, botPauseMs: 60_000 });
    const { ada, bruno, id } = await begin(before.address);
    await plan(ada, id, 'lowest');
    await before.close();
    const after = await testServer({ data });
    bruno.address = after.address;
    const socket = await bruno.watch(id);
    await socket.version(1);
    expect(socket.view<State>().placed).toEqual([true, false]);
  });

  it.runIf(realPostgres)('is played once when two processes know of it', async () => {
    const { url: databaseUrl, drop } = await freshDatabase();
    const [one, two] = await Promise.all([testServer({ databaseUrl }), testServer({ databaseUrl })]);
    const { ada, bruno, id } = await begin(one.address, two.address);
    const [near, far] = [await ada.watch(id), await bruno.watch(id)];
    await Promise.all([near.version(0), far.version(0)]);
    await plan(ada, id, 'lowest');
    await plan(bruno, id, 'highest');
    await Promise.all([near.version(2), far.version(2)]);
    expect(near.view<State>().seen).toHaveLength(2);
    await Promise.all([near.close(), far.close(), one.close(), two.close()]);
    await drop();
  });
});
