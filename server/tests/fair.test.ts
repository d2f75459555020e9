/** Fair play at the door: hints among people, what is rated and why not, and houses where only accounts are rated. */
import { describe, expect, it } from 'vitest';
import type { Leaderboard, PlayedGames, RatingChanges, Session, TableInfo } from '../protocol.ts';
import { playOn } from './play-on.ts';
import { Player } from './player.ts';
import { testServer } from './serving.ts';
import { twoAtTable } from './two.ts';

const bot = (seat: number) => ({ seat, level: 'greedy' as const });

it('hints are there alone with bots, and among people only where the host allowed them; then the game is unrated', async () => {
  const { address } = await testServer();
  const ada = await Player.join(address, 'Ada');
  const bruno = await Player.join(address, 'Bruno');
  expect(await ada.table({ bots: [bot(1)], start: true })).toMatchObject({ help: true, unrated: 'bots' });
  expect(await ada.table({ terms: { help: true } })).toMatchObject({ help: true, unrated: 'help' });
  expect(await ada.table({ seats: 3, bots: [bot(2)] })).toMatchObject({ help: false, unrated: 'bots' });
  expect(await ada.table({ terms: { friendly: true } })).toMatchObject({ help: false, unrated: 'friendly' });
  expect(await ada.table({ terms: { rated: false } })).toMatchObject({ help: false, unrated: 'choice' });

  const { id, ...strict } = await ada.table();
  expect(strict.help).toBe(false);
  expect(strict).not.toHaveProperty('unrated');
  await bruno.post(`/api/tables/${id}/sit`);
  expect(await ada.post(`/api/tables/${id}/start`)).toMatchObject({ phase: 'playing', help: false });
  // Whoever leaves still has something to lose: no hints for the one who stays.
  await bruno.post(`/api/tables/${id}/leave`);
  const left = (await ada.get(`/api/tables/${id}`)) as TableInfo;
  expect(left.help).toBe(false);
  expect(left).not.toHaveProperty('unrated');
});

it('a rated game tells what it made of everybody’s rating, and how many games are missing to be listed', async () => {
  const { address } = await testServer();
  const { ada, bruno, id, path, first, second } = await twoAtTable(address, { spectators: false });
  expect(await ada.get(`${path}/ratings`)).toEqual({});
  await Promise.all([playOn(first), playOn(second)]);
  await expect.poll(async () => ((await ada.get(`${path}/ratings`)) as RatingChanges).seats?.length).toBe(2);
  const { seats = [] } = (await bruno.get(`${path}/ratings`)) as RatingChanges;
  expect(seats.map((change) => change?.before.points)).toEqual([1500, 1500]);
  expect(seats[0]!.after.margin).toBeLessThan(seats[0]!.before.margin);
  const { games } = (await ada.get(`/api/people/${ada.me.person}/games`)) as PlayedGames;
  expect(games).toMatchObject([{ rated: true, change: seats[0]! }]);
  expect(games[0].table?.id).toBe(id);
  const stranger = await Player.join(address, 'Carla');
  expect((await stranger.request('GET', `${path}/ratings`)).body).toEqual({ error: 'NO_SPECTATORS' });
  expect((await stranger.request('GET', '/api/tables/no-such/ratings')).body).toEqual({ error: 'NOT_FOUND' });
  const board = (await ada.get('/api/leaderboards/altezze')) as Leaderboard;
  expect(board).toMatchObject({ places: [], myGames: 1, fewestGames: 3 });
  expect(((await new Player(address).get('/api/leaderboards/altezze')) as Leaderboard).myGames).toBeUndefined();
});

it('a game that the host wanted unrated changes nothing', async () => {
  const { address } = await testServer();
  const { ada, path, first, second } = await twoAtTable(address, { terms: { rated: false } });
  await Promise.all([playOn(first), playOn(second)]);
  await expect.poll(() => ada.get(`${path}/ratings`)).toEqual({ seats: [null, null] });
  const { games } = (await ada.get(`/api/people/${ada.me.person}/games`)) as PlayedGames;
  expect(games).toMatchObject([{ rated: false }]);
  expect(games[0].change).toBeUndefined();
});

describe('where only accounts are rated', () => {
  it('a guest’s table is not, a rated one has no seat for guests, and the table keeps what was promised', async () => {
    const { address } = await testServer({ ratedAmong: 'accounts' });
    const guest = await Player.join(address, 'Gina');
    expect((await guest.get('/api/session')) as Session).toMatchObject({ ratedAmong: 'accounts' });
    const casual = await guest.table();
    expect(casual).toMatchObject({ unrated: 'choice', terms: { rated: false, accounts: true } });
    expect((await guest.request('POST', '/api/tables', { game: 'altezze', seats: 2, terms: { rated: true } })).body).toEqual({
      error: 'ACCOUNT_NEEDED',
    });

    const ada = await Player.join(address, 'Ada');
    await ada.post('/api/account', { email: 'ada@example.org', password: 'torre pendente' });
    const { id, ...rated } = await ada.table();
    expect(rated).not.toHaveProperty('unrated');
    expect((await guest.request('POST', `/api/tables/${id}/sit`, {})).body).toEqual({ error: 'ACCOUNT_NEEDED' });
    await guest.post('/api/account', { email: 'gina@example.org', password: 'torre pendente' });
    await guest.post(`/api/tables/${id}/sit`);
    // A guest sits at a table that is not rated: it cannot become so.
    const other = await Player.join(address, 'Olga');
    const open = await ada.table({ terms: { rated: false } });
    await other.post(`/api/tables/${open.id}/sit`);
    const terms = { ...open.terms, rated: true };
    expect((await ada.request('POST', `/api/tables/${open.id}/settings`, { terms })).body).toEqual({ error: 'ACCOUNT_NEEDED' });
    // Accounts play with guests as before where nothing is at stake.
    await ada.post(`/api/tables/${casual.id}/sit`);
  });

  it('nobody sets the rule of the house for a table', async () => {
    const { address } = await testServer();
    const ada = await Player.join(address, 'Ada');
    expect((await ada.table({ terms: { accounts: true } })).terms.accounts).toBeUndefined();
  });
});
