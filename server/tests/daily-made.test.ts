/** Deals that people make: for friends by a link, from a finished table; the file that proves a leaderboard; what remains of people. */
import { STEADY_VERSION, checkPlaces, checkTry, readDealFile, sharedDealOf, type DealFile } from '@cantiere/bots';
import { openDoor } from '@cantiere/engine/door';
import { describe, expect, it } from 'vitest';
import type { DailySettings, DealInfo, MyDeals, TableInfo } from '../protocol.ts';
import { tryDeal } from '../deals/tries.ts';
import { LIMITS, NO_LIMITS } from '../limits.ts';
import { readDeal } from '../store/deals.ts';
import { DAY, fakeClock } from './clock.ts';
import { begin, dealOf, fieldOf, lastMove, playDeal, playOn, today } from './daily-player.ts';
import { bot, game, moveSchema } from './game/altezze.ts';
import { Player } from './player.ts';
import { testServer } from './serving.ts';

const WISH = { game: 'altezze', seats: 2, options: { cards: 2 }, level: 'greedy', title: 'Giovedì' };

const make = async (player: Player, wish: object = WISH): Promise<DealInfo> =>
  (await player.post('/api/deals', wish)) as DealInfo;

describe('a deal for friends', () => {
  it('is the same for whoever has the link, compared as they finish, and closed by its maker', async () => {
    const server = await testServer({ now: fakeClock().now });
    const [ada, bruno] = [await Player.join(server.address, 'Ada'), await Player.join(server.address, 'Bruno')];
    const deal = await make(ada);
    expect(deal).toMatchObject({ kind: 'friends', title: 'Giovedì', maker: { name: 'Ada' }, closed: false });
    await playDeal(ada, deal.id);
    const { table } = await begin(bruno, deal.id);
    expect((await fieldOf(ada, deal.id)).playing).toMatchObject([{ name: 'Bruno' }]);
    expect((await bruno.request('POST', `/api/deals/${deal.id}/close`)).body).toMatchObject({ error: 'NOT_ALLOWED' });
    expect(await ada.post(`/api/deals/${deal.id}/close`)).toMatchObject({ closed: true, exportable: false });
    await playOn(bruno, table.id, lastMove);
    const field = await fieldOf(bruno, deal.id);
    expect(field.people).toHaveLength(2);
    expect(field.deal).toMatchObject({ people: 2, exportable: true });
    const late = await playDeal(await Player.join(server.address, 'Cleo'), deal.id);
    expect(late).toMatchObject({ people: 2, mine: { notCounted: 'late' } });
    const mine = (await bruno.get('/api/deals/mine')) as MyDeals;
    expect(mine.deals.map(({ id }) => id)).toEqual([deal.id]);
  });

  it('cannot be made without end, nor of what cannot be', async () => {
    const server = await testServer({ now: fakeClock().now, limits: { ...LIMITS, dealsPerPerson: 2 } });
    const ada = await Player.join(server.address, 'Ada');
    await make(ada);
    await make(ada);
    expect((await ada.request('POST', '/api/deals', WISH)).body).toMatchObject({ error: 'TOO_MANY_DEALS' });
    expect(await ada.get('/api/deals/mine')).toMatchObject({ mayMake: 0 });
    for (const [wish, error] of [
      [{ ...WISH, game: 'chess' }, 'NOT_FOUND'],
      [{ ...WISH, options: { cards: 99 } }, 'BAD_OPTIONS'],
      [{ ...WISH, seat: 5 }, 'BAD_REQUEST'],
      [{ ...WISH, title: ' ' }, 'BAD_NAME'],
      [{ ...WISH, seed: 'mine' }, 'BAD_REQUEST'],
    ] as const)
      expect((await ada.request('POST', '/api/deals', wish)).body).toMatchObject({ error });
  });
});

it('whoever asks for their deals again and again is told to wait', async () => {
  const server = await testServer({ now: fakeClock().now, limits: { ...NO_LIMITS, fields: { perSecond: 0.001, burst: 2 } } });
  const ada = await Player.join(server.address, 'Ada');
  const answers = [];
  for (let n = 0; n < 3; n++) answers.push((await ada.request('GET', '/api/deals/mine')).status);
  expect(answers).toEqual([200, 200, 429]);
});

describe('a try', () => {
  it('begins late where its deal was closed in the very moment', async () => {
    const server = await testServer({ now: fakeClock().now });
    const { services } = server;
    const [ada, bruno] = [await Player.join(server.address, 'Ada'), await Player.join(server.address, 'Bruno')];
    const deal = await make(ada);
    const asItWas = (await readDeal(services.store.db, deal.id))!;
    await ada.post(`/api/deals/${deal.id}/close`);
    await tryDeal(services, { id: bruno.me.person, name: 'Bruno' }, asItWas);
    expect((await dealOf(bruno, deal.id)).mine).toMatchObject({ notCounted: 'late' });
  });

  it('that was put away, or left for a day, keeps nobody from other games', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now, limits: { ...NO_LIMITS, botTablesPerGuest: 1, tablesPerPerson: 2 } });
    const ada = await Player.join(server.address, 'Ada');
    const { table } = await begin(ada, (await make(ada)).id);
    const next = await make(ada);
    expect((await ada.request('POST', `/api/deals/${next.id}/try`)).body).toMatchObject({ error: 'TOO_MANY_BOT_TABLES' });
    await ada.post(`/api/tables/${table.id}/leave`);
    await begin(ada, next.id);
    const third = await make(ada);
    expect((await ada.request('POST', `/api/deals/${third.id}/try`)).body).toMatchObject({ error: 'TOO_MANY_BOT_TABLES' });
    clock.pass(2 * DAY);
    await begin(ada, third.id);
    // It waits all the same.
    expect((await begin(ada, next.id)).table).toMatchObject({ phase: 'playing' });
  });
});

describe('the deal of a finished table', () => {
  it('is for those who did not sit there, in one of its seats, beside who had it then', async () => {
    const server = await testServer({ now: fakeClock().now });
    const [ada, bruno, cleo] = await Promise.all(['Ada', 'Bruno', 'Cleo'].map((name) => Player.join(server.address, name)));
    const table = await ada.table({ listed: true, options: { cards: 2 } });
    await bruno.post(`/api/tables/${table.id}/sit`, { seat: 1 });
    expect((await cleo.request('POST', `/api/tables/${table.id}/deal`, { seat: 1 })).body).toMatchObject({
      error: 'TABLE_NOT_OVER',
    });
    await ada.post(`/api/tables/${table.id}/start`);
    await Promise.all([playOn(ada, table.id), playOn(bruno, table.id)]);
    const asked = await Promise.all([1, 2, 3].map(() => cleo.post(`/api/tables/${table.id}/deal`, { seat: 1 })));
    const [deal] = asked as DealInfo[];
    expect(new Set(asked.map((each) => (each as DealInfo).id)).size).toBe(1);
    expect(deal).toMatchObject({ kind: 'table', seat: 1, closed: false, fromTable: table.id, fieldOpen: false });
    expect(await bruno.post(`/api/tables/${table.id}/deal`, { seat: 1 })).toMatchObject({ id: deal.id });
    expect((await bruno.request('POST', `/api/deals/${deal.id}/try`)).body).toMatchObject({ error: 'DEAL_KNOWN' });
    // Its seed, and what others made of it, are for who has played it: whoever gets the link may still want to.
    const stranger = new Player(server.address);
    const dino = await Player.join(server.address, 'Dino');
    await playDeal(cleo, deal.id);
    for (const who of [dino, stranger]) {
      const face = await dealOf(who, deal.id);
      expect([face.seed, face.exportable, face.fieldOpen]).toEqual([undefined, false, false]);
      expect((await who.request('GET', `/api/deals/${deal.id}/export`)).body).toMatchObject({ error: 'TRY_FIRST' });
    }
    expect(await dealOf(cleo, deal.id)).toMatchObject({ seed: expect.any(String) as string, exportable: true });
    expect((await cleo.request('GET', `/api/deals/${deal.id}/export`)).status).toBe(200);
    // Who had a seat there for a while has seen its cards too.
    const elsa = await Player.join(server.address, 'Elsa');
    const handover = { table_id: table.id, number: 1, seat: 0, version: 1, at: 0, from_name: 'Elsa', to_name: 'Ada' };
    await server.services.store.db
      .insertInto('handovers')
      .values({ ...handover, from_person: elsa.me.person, to_person: ada.me.person })
      .execute();
    expect((await elsa.request('POST', `/api/deals/${deal.id}/try`)).body).toMatchObject({ error: 'DEAL_KNOWN' });
    const { result } = (await cleo.get(`/api/tables/${table.id}`)) as TableInfo;
    const field = await fieldOf(cleo, deal.id);
    expect(field.original).toMatchObject({ name: 'Bruno', table: table.id, points: result!.totals[1] });
  });
});

describe('the file of a deal', () => {
  async function exported(): Promise<{ file: DealFile; address: string; deal: string }> {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now });
    const [ada, bruno] = [await Player.join(server.address, 'Ada'), await Player.join(server.address, 'Bruno')];
    const deal = (await today(ada)).today!;
    await playDeal(ada, deal.id);
    await playDeal(bruno, deal.id, lastMove);
    clock.pass(DAY);
    const file = (await new Player(server.address).get(`/api/deals/${deal.id}/export`)) as DealFile;
    return { file, address: server.address, deal: deal.id };
  }

  it('has what it takes to work everything out again, and nothing that was changed in it passes', async () => {
    const { file } = await exported();
    expect(readDealFile(file)).toBe(file);
    expect(file.tries.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Bruno']);
    const thinker = { game, bot };
    const door = openDoor(game, moveSchema);
    const shared = sharedDealOf(thinker, file);
    if ('code' in shared) throw new Error(shared.code);
    const check = (each: DealFile['tries'][number]) =>
      checkTry(thinker, shared, file, each, (move) => door.isMove(move), new Map())?.code;
    expect(file.tries.map(check)).toEqual([undefined, undefined]);
    expect(checkPlaces(file)).toBeUndefined();
    const [best, other] = file.tries;
    expect(check({ ...best, points: best.points + 1 })).toBe('WRONG_POINTS');
    expect(check({ ...best, moves: best.moves.slice(1) })).toMatch(/ILLEGAL_MOVE|NOT_FINISHED|WRONG_POINTS/);
    expect(check({ ...best, moves: [...best.moves, best.moves[0]] })).toBe('TOO_MANY_MOVES');
    expect(check({ ...best, moves: [{ type: 'cheat' }, ...best.moves] })).toBe('ILLEGAL_MOVE');
    expect(check({ ...best, endedAt: file.deal.finishBy! })).toBe('OUT_OF_TIME');
    expect(best.begunAt).toBeGreaterThanOrEqual(file.deal.beginsAt);
    expect(check({ ...best, begunAt: file.deal.endsAt! })).toBe('OUT_OF_TIME');
    expect(check({ ...best, begunAt: file.deal.beginsAt - 1 })).toBe('OUT_OF_TIME');
    expect(file.deal.botsVersion).toBe(STEADY_VERSION);
    expect(check({ ...best, botsVersion: STEADY_VERSION + 1 })).toBeUndefined(); // as it stands
    expect(check({ ...best, botsVersion: STEADY_VERSION + 1, answers: other.answers!, points: 99 })).toBeDefined();
    expect(checkPlaces({ ...file, tries: [{ ...best, place: 9 }, other] })?.code).toBe('WRONG_PLACE');
    expect(sharedDealOf(thinker, { ...file, deal: { ...file.deal, seed: '0'.repeat(64) } })).toMatchObject({
      code: 'SEED_MISMATCH',
    });
    for (const broken of [null, {}, { ...file, tries: 1 }, { ...file, deal: { ...file.deal, bots: ['hard', 'genius', null] } }])
      expect(readDealFile(broken)).toHaveProperty('code');
  });
});

describe('whoever goes for good', () => {
  it('takes their name along: what they finished stays a former player’s, what they had begun is gone', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now });
    const { db } = server.services.store;
    const [ada, bruno] = [await Player.join(server.address, 'Ada'), await Player.join(server.address, 'Bruno')];
    const deal = (await today(ada)).today!;
    await playDeal(ada, deal.id);
    const made = await make(ada);
    const begun = await begin(ada, made.id);
    await ada.post('/api/account/delete', {});
    await playDeal(bruno, deal.id, lastMove);
    const { people } = await fieldOf(bruno, deal.id);
    expect(people.map(({ name }) => name).toSorted()).toEqual(['', 'Bruno']);
    expect(await dealOf(bruno, made.id)).not.toHaveProperty('maker');
    expect(await db.selectFrom('tries').select('table_id').where('table_id', '=', begun.table.id).execute()).toEqual([]);
    expect(JSON.stringify(await db.selectFrom('deals').selectAll().execute())).not.toContain('Giovedì');
  });
});

describe('the operator', () => {
  it('chooses the games and the zone of the daily; to everybody else that is not there', async () => {
    const server = await testServer({ now: fakeClock().now });
    const { db } = server.services.store;
    const [ada, eve] = [await Player.join(server.address, 'Ada'), await Player.join(server.address, 'Eve')];
    await ada.post('/api/account', { email: 'ada@example.org', password: 'torre pendente' });
    await db.updateTable('people').set({ operator: 1 }).where('id', '=', ada.me.person).execute();
    expect((await eve.request('GET', '/api/operator/daily')).status).toBe(404);
    expect((await eve.request('PUT', '/api/operator/daily', { games: [] })).status).toBe(404);
    expect(await ada.get('/api/operator/daily')).toMatchObject({ games: ['altezze'], all: ['altezze'] });
    const set = (await ada.request('PUT', '/api/operator/daily', { games: [], zone: 'Asia/Tokyo' })).body as DailySettings;
    expect(set).toEqual({ games: [], all: ['altezze'], zone: 'Asia/Tokyo' });
    expect(await today(eve)).toMatchObject({ zone: 'Asia/Tokyo' });
    expect((await today(eve)).today).toBeUndefined();
    expect((await ada.request('PUT', '/api/operator/daily', { zone: 'Nowhere/Land' })).status).toBe(400);
    expect((await ada.request('PUT', '/api/operator/daily', { games: ['chess'] })).status).toBe(400);
  });
});
