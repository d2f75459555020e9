/** Decisions and luck, as somebody's own browser worked them out: of games they sat in, for themselves alone. */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { MyScore, MyScores } from '../protocol.ts';
import { addPerson } from '../store/people.ts';
import { claimScores, scoresOf, writeScore } from '../store/scores.ts';
import { addTable } from '../store/tables.ts';
import { fakeClock } from './clock.ts';
import { begin, dealOf, playDeal, today } from './daily-player.ts';
import { Player } from './player.ts';
import { testServer } from './serving.ts';
import { bases, someTable } from './stores.ts';

const password = 'torre pendente';
const score = { decisions: -3.25, luck: 1.5, noise: 0.75 };

const mine = async (player: Player): Promise<readonly MyScore[]> =>
  ((await player.get('/api/people/me/scores')) as MyScores).scores;
const put = (player: Player, table: string, body: unknown) => player.request('PUT', `/api/tables/${table}/score`, body);

describe('the score of a finished game', () => {
  it('is kept by whoever sat in it, told to them alone, and the last one counts', async () => {
    const server = await testServer({ now: fakeClock().now });
    const [ada, eve] = [await Player.join(server.address, 'Ada'), await Player.join(server.address, 'Eve')];
    const deal = (await today(ada)).today!;
    const { table } = await begin(ada, deal.id);
    expect((await put(ada, table.id, score)).body).toMatchObject({ error: 'TABLE_NOT_OVER' });
    const { mine: played } = await playDeal(ada, deal.id);
    expect(await mine(ada)).toEqual([]);
    const { status, body } = await put(ada, table.id, score);
    expect([status, body]).toEqual([
      200,
      {
        table: table.id,
        game: 'altezze',
        endedAt: played!.endedAt,
        points: played!.points,
        ...score,
        deal: deal.id,
        daily: true,
      },
    ]);
    expect((await put(ada, table.id, { ...score, luck: -1 })).status).toBe(200);
    expect(await mine(ada)).toMatchObject([{ table: table.id, luck: -1 }]);
    // Nobody else writes it or hears of it.
    expect((await put(eve, table.id, score)).body).toMatchObject({ error: 'NOT_SEATED' });
    expect((await put(ada, 'no-such-table', score)).body).toMatchObject({ error: 'NOT_FOUND' });
    expect((await put(new Player(server.address), table.id, score)).status).toBe(401);
    expect((await new Player(server.address).request('GET', '/api/people/me/scores')).status).toBe(401);
    expect(await mine(eve)).toEqual([]);
    await playDeal(eve, deal.id);
    const told = await Promise.all(
      [`/api/deals/${deal.id}/field`, `/api/people/${ada.me.person}`, `/api/people/${ada.me.person}/games`].map((path) =>
        eve.get(path),
      ),
    );
    expect(JSON.stringify(told)).not.toMatch(/decisions|noise/);
  });

  it('is a few numbers, and nothing else', async () => {
    const server = await testServer({ now: fakeClock().now });
    const ada = await Player.join(server.address, 'Ada');
    const deal = (await today(ada)).today!;
    const table = (await playDeal(ada, deal.id)).mine!.table;
    for (const bad of [
      {},
      { ...score, luck: 1e7 },
      { ...score, decisions: -1e7 },
      { ...score, noise: -1 },
      { ...score, noise: null },
      { ...score, luck: 'much' },
      { ...score, person: 'eve' },
    ])
      expect([bad, (await put(ada, table, bad)).status]).toEqual([bad, 400]);
    expect(await mine(ada)).toEqual([]);
  });

  it('comes along to an account, and goes with whoever goes for good', async () => {
    const server = await testServer({ now: fakeClock().now });
    const { db } = server.services.store;
    const ada = await Player.join(server.address, 'Ada');
    await ada.post('/api/account', { email: 'ada@example.org', password });
    const guest = await Player.join(server.address, 'Adele');
    const deal = (await today(guest)).today!;
    const table = (await playDeal(guest, deal.id)).mine!.table;
    await put(guest, table, score);
    await guest.post('/api/account/session', { email: 'ada@example.org', password });
    expect(await mine(guest)).toMatchObject([{ table, ...score }]);
    expect((await dealOf(guest, deal.id)).mine).toMatchObject({ table });
    await guest.post('/api/account/delete', { password });
    expect(await db.selectFrom('scores').selectAll().execute()).toEqual([]);
  });
});

describe.each(bases)('on %s', (_name, open) => {
  it('each has one of a game, newest first; a guest’s becomes the account’s where that has none', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    await addPerson(db, { id: 'ada', name: 'Ada' });
    const tables = [someTable(), someTable(), someTable()];
    for (const table of tables) await addTable(db, table);
    const [first, second, third] = tables.map(({ id }) => id);
    const kept = { person: 'ada', endedAt: 1, points: 10.5, ...score };
    await writeScore(db, { ...kept, table: first }, 1);
    await writeScore(db, { ...kept, table: first, luck: 9 }, 2);
    await writeScore(db, { ...kept, table: second, endedAt: 1_700_000_000_005 }, 3);
    await writeScore(db, { ...kept, table: second, person: 'guest', luck: 7 }, 4);
    await writeScore(db, { ...kept, table: third, person: 'guest', endedAt: 2 }, 5);
    const usual = { game: 'altezze', points: 10.5, ...score, daily: false };
    expect(await scoresOf(db, 'ada', 200)).toEqual([
      { ...usual, table: second, endedAt: 1_700_000_000_005 },
      { ...usual, table: first, endedAt: 1, luck: 9 },
    ]);
    expect(await scoresOf(db, 'ada', 1)).toHaveLength(1);
    await claimScores(db, 'guest', 'ada');
    expect((await scoresOf(db, 'ada', 200)).map(({ table, luck }) => [table, luck])).toEqual([
      [second, score.luck],
      [third, score.luck],
      [first, 9],
    ]);
    expect(await scoresOf(db, 'guest', 200)).toEqual([]);
  });
});
