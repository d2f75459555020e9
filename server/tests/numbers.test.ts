/** Finished games in numbers: each counted once, everybody's of public games alone, one's own for oneself alone. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { GameCount } from '@cantiere/engine/numbers';
import type { PlayedNumbers } from '../protocol.ts';
import { countsOf, noteCounted, openCounts, uncountedTables } from '../store/numbers.ts';
import { addTable, changeTable } from '../store/tables.ts';
import { fakeClock, MINUTE } from './clock.ts';
import { playDeal, today } from './daily-player.ts';
import { playOn } from './play-on.ts';
import { Player } from './player.ts';
import { testServer, type TestServer } from './serving.ts';
import { bases, someTable } from './stores.ts';
import { twoAtTable } from './two.ts';

const everybodys = async (player: Player): Promise<PlayedNumbers> =>
  (await player.get('/api/games/altezze/numbers')) as PlayedNumbers;
const mine = async (player: Player): Promise<PlayedNumbers> =>
  (await player.get('/api/people/me/numbers/altezze')) as PlayedNumbers;

const counted = async ({ services }: TestServer, id: string): Promise<number | undefined> =>
  (await services.store.db.selectFrom('tables').select('counted').where('id', '=', id).executeTakeFirst())?.counted;

async function playOne(server: TestServer, listed: boolean, spectators = true) {
  const two = await twoAtTable(server.address, { options: { cards: 2 }, listed, spectators });
  await Promise.all([playOn(two.first), playOn(two.second)]);
  await expect.poll(() => counted(server, two.id)).toBe(1);
  await Promise.all([two.first.close(), two.second.close()]);
  return two;
}

describe('finished games in numbers', () => {
  it('public games are everybody’s, all others those people’s alone who played them', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now });
    const stranger = new Player(server.address);
    expect(await everybodys(stranger)).toEqual({ games: 0, sums: [] });
    const open = await playOne(server, true);
    const closed = await playOne(server, false);
    await playOne(server, true, false);
    expect(await everybodys(stranger)).toMatchObject({ games: 0 }); // what was added up holds for a while
    clock.pass(MINUTE / 6); // and no longer, where a game has come since
    const told = await everybodys(stranger);
    expect(told).toMatchObject({ games: 1, sums: [{ seats: 2, games: 1 }] });
    const [sums] = told.sums;
    const { result } = (await stranger.get(`/api/tables/${open.id}/record`)) as {
      result: { totals: number[]; ranks: number[] };
    };
    // A game of two cards may be shared.
    const winners = result.ranks.filter((rank) => rank === 1).length;
    expect([sums?.winners, sums?.others]).toEqual([winners, 2 - winners]);
    expect(sums?.byPlace).toEqual(result.totals.map((points, seat) => [1, result.ranks[seat] === 1 ? 1 / winners : 0, points]));
    // Two cards were put down by each.
    const pairs = Object.values(sums?.topics['placed'] ?? {});
    expect(pairs.reduce((all, [won]) => all + won, 0)).toBe(2 * winners);
    expect(pairs.reduce((all, [, , others]) => all + others, 0)).toBe(2 * (2 - winners));
    expect(JSON.stringify(told)).not.toMatch(/Ada|Bruno/);

    for (const { ada, bruno } of [open, closed]) {
      const [hers, his] = [await mine(ada), await mine(bruno)];
      expect([hers.games, his.games]).toEqual([1, 1]);
      expect([hers.sums[0]?.byPlace.map(([played]) => played), his.sums[0]?.byPlace.map(([played]) => played)]).toEqual([
        [1, 0],
        [0, 1],
      ]);
    }
    expect((await stranger.request('GET', '/api/people/me/numbers/altezze')).status).toBe(401);
    expect((await stranger.request('GET', '/api/games/nothing/numbers')).body).toMatchObject({ error: 'NOT_FOUND' });
    expect((await open.ada.request('GET', '/api/people/me/numbers/nothing')).body).toMatchObject({ error: 'NOT_FOUND' });
  });

  it('the deal of the day is mine alone, and what was left by somebody is not theirs', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now });
    const ada = await Player.join(server.address, 'Ada');
    await playDeal(ada, (await today(ada)).today!.id);
    await expect.poll(async () => (await mine(ada)).games).toBe(1);
    expect(await everybodys(ada)).toMatchObject({ games: 0 });

    const two = await twoAtTable(server.address, { options: { cards: 2 }, listed: true });
    await two.bruno.post(`${two.path}/leave`);
    await playOn(two.first);
    await expect.poll(() => counted(server, two.id)).toBe(1);
    expect((await mine(two.ada)).games).toBe(1);
    expect((await mine(two.bruno)).games).toBe(0);
  });

  it('a game that everybody has left is in nobody’s numbers', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now });
    const two = await twoAtTable(server.address, { options: { cards: 2 }, listed: true });
    await two.ada.post(`${two.path}/leave`);
    await two.bruno.post(`${two.path}/leave`);
    await expect.poll(() => counted(server, two.id)).toBe(1);
    expect(await server.services.store.db.selectFrom('counted_games').selectAll().execute()).toEqual([]);
  });

  it('one that cannot be read now stands in nobody’s way, and is counted when it can be', async () => {
    const server = await testServer();
    const { db } = server.services.store;
    const [first, second] = [await playOne(server, true), await playOne(server, true)];
    await db.deleteFrom('counted_games').execute();
    await db.updateTable('tables').set({ counted: 0 }).execute();
    const { shelf } = server.services;
    const openTable = shelf.openTable.bind(shelf);
    const broken = vi.spyOn(shelf, 'openTable').mockRejectedValueOnce(new Error('the disk is away'));
    broken.mockImplementation(openTable);
    await server.counter.lookAround();
    expect(await uncountedTables(db, 10)).toHaveLength(1);
    await server.counter.lookAround();
    expect(await uncountedTables(db, 10)).toEqual([]);
    const rows = await db.selectFrom('counted_games').select('table_id').execute();
    expect(rows.map(({ table_id: id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
    broken.mockRestore();
  });

  it('what was missed is counted by looking around, and never twice', async () => {
    const server = await testServer();
    const { id } = await playOne(server, true);
    const { db } = server.services.store;
    const rows = () => db.selectFrom('counted_games').select(['table_id', 'counts']).execute();
    const before = await rows();
    await server.counter.lookAround();
    expect(await rows()).toEqual(before);
    // As if the process had died before it counted; two look at once.
    await db.deleteFrom('counted_games').execute();
    await db.updateTable('tables').set({ counted: 0 }).where('id', '=', id).execute();
    await Promise.all([server.counter.lookAround(), server.counter.lookAround()]);
    expect(await rows()).toEqual(before);
    // What its edition does not play is left out, and not looked at again.
    await db.deleteFrom('counted_games').execute();
    await db.updateTable('tables').set({ counted: 0 }).where('id', '=', id).execute();
    await db.updateTable('moves').set({ move: '{"type":"place","card":999}' }).where('table_id', '=', id).execute();
    await server.counter.lookAround();
    expect(await rows()).toEqual([]);
    expect(await uncountedTables(db, 10)).toEqual([]);
  });
});

const counts: GameCount = {
  seats: 2,
  first: 0,
  rounds: 4,
  moves: 8,
  endReason: 'over',
  totals: [3, 1],
  ranks: [1, 2],
  lines: { rounds: [3, 1] },
  topics: {},
};

describe.each(bases)('counted games on %s', (_, open) => {
  it('are noted once, read newest first, and go with their table', async () => {
    const store = await open();
    onTestFinished(() => store.close());
    const { db } = store;
    const tables = [1, 2, 3].map((at) => someTable({ phase: 'over', updatedAt: at }));
    for (const table of tables) await addTable(db, table);
    const [first, second, third] = tables.map(({ id }) => id);
    expect(await uncountedTables(db, 10)).toEqual([]); // nobody has settled them
    await db.updateTable('tables').set({ settled: 1 }).execute();
    expect(await uncountedTables(db, 2)).toEqual([first, second]);
    const note = (id: string, isOpen: boolean, endedAt: number) =>
      noteCounted(db, id, { game: 'altezze', open: isOpen, endedAt, counts: { ...counts, rounds: endedAt } });
    expect(await Promise.all([note(first, true, 1), note(first, true, 1)])).toEqual(expect.arrayContaining([true, false]));
    expect(await note(second, true, 2)).toBe(true);
    expect(await noteCounted(db, third, undefined)).toBe(true);
    expect(await uncountedTables(db, 10)).toEqual([]);
    expect((await openCounts(db, 'altezze', 10)).map((text) => (JSON.parse(text) as GameCount).rounds)).toEqual([2, 1]);
    expect(await openCounts(db, 'altezze', 1)).toHaveLength(1);
    expect(await openCounts(db, 'other', 10)).toEqual([]);
    const result = { game: 'altezze', number: 1, seats: 2, people: 1, place: 1, shared: 0, training: 0, rated: 0, ended_at: 1 };
    const changes = { mu_before: null, sigma_before: null, mu: null, sigma: null };
    await db
      .insertInto('results')
      .values([
        { ...result, ...changes, table_id: first, seat: 1, person: 'ada', score: 3 },
        { ...result, ...changes, table_id: second, seat: 0, person: 'ada', score: null },
      ])
      .execute();
    expect((await countsOf(db, 'ada', 'altezze', 10)).map(({ seat }) => seat)).toEqual([1]);
    expect(await countsOf(db, 'eve', 'altezze', 10)).toEqual([]);
    await changeTable(db, second, () => 'gone');
    expect(await openCounts(db, 'altezze', 10)).toHaveLength(1);
  });
});
