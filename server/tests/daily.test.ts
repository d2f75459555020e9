/** One deal for everybody: one try a person, the same bots for all, nothing known before, a day that ends at midnight. */
import { firstForeignMove } from '@cantiere/bots';
import { commitmentTo, type GameRecord } from '@cantiere/engine';
import { describe, expect, it } from 'vitest';
import type { DailyArchive, DealInfo, PlayedGames, Profile, TableInfo, WeekCrowns } from '../protocol.ts';
import { tomorrowsDeal } from '../deals/dealing.ts';
import { readDeal } from '../store/deals.ts';
import { settle } from '../store/results.ts';
import { DAY, HOUR, MINUTE, fakeClock } from './clock.ts';
import { begin, dealOf, fieldOf, firstMove, isAsked, lastMove, playDeal, playOn, today } from './daily-player.ts';
import { bot, game } from './game/altezze.ts';
import { Player } from './player.ts';
import { testServer, type TestServer } from './serving.ts';

const password = 'torre pendente';

async function withAccount(address: string, name: string): Promise<Player> {
  const player = await Player.join(address, name);
  await player.post('/api/account', { email: `${name.toLowerCase()}@example.org`, password });
  return player;
}

const recordOf = async (player: Player, table: string): Promise<GameRecord> =>
  (await player.get(`/api/tables/${table}/record`)) as GameRecord;

/** Somebody's finished games and what they add up to, as another reads them. */
async function historyOf(who: Player, { me }: Player) {
  const { games, total } = (await who.get(`/api/people/${me.person}/games`)) as PlayedGames;
  const { games: statistics } = (await who.get(`/api/people/${me.person}`)) as Profile;
  return { games, total, statistics };
}

async function settled({ services }: TestServer, table: string): Promise<void> {
  await services.hall.saveSummaries();
  await settle(services.store.db, table);
}

const refused = async (player: Player, path: string): Promise<unknown> => (await player.request('GET', path)).body;

describe('the deal of the day', () => {
  it('is the same for everybody, sealed until it ends, and tomorrow is not told', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now });
    const { db } = server.services.store;
    const stranger = new Player(server.address);
    const { today: deal, zone, streak } = await today(stranger);
    if (deal === undefined) throw new Error('no deal');
    expect(deal).toMatchObject({ kind: 'daily', game: 'altezze', closed: false, people: 0, fieldOpen: false, exportable: false });
    expect(deal.seats.filter(({ kind }) => kind === 'me')).toHaveLength(1);
    expect(deal.seats[deal.seat].kind).toBe('me');
    expect(zone).toBe(server.services.house.now.zone);
    expect(streak).toBeUndefined();
    const { seed } = (await readDeal(db, deal.id))!;
    expect(deal.commitment).toBe(commitmentTo(seed));
    expect(JSON.stringify(deal)).not.toContain(seed);
    expect((await today(await Player.join(server.address, 'Ada'))).today?.commitment).toBe(deal.commitment);
    // Tomorrow's is prepared, and nobody finds it.
    await tomorrowsDeal(server.services);
    const tomorrow = (deal.endsAt ?? 0) + HOUR;
    const next = new Date(tomorrow).toISOString().slice(0, 10);
    expect(await readDeal(db, next)).toBeDefined();
    expect(await refused(stranger, `/api/daily/${next}`)).toMatchObject({ error: 'NOT_FOUND' });
    expect(await refused(stranger, `/api/deals/${next}`)).toMatchObject({ error: 'NOT_FOUND' });
    expect(await refused(stranger, `/api/deals/${next}/export`)).toMatchObject({ error: 'NOT_FOUND' });
  });

  it('is tried once, however often and at once it is asked for; left, it goes on', async () => {
    const server = await testServer({ now: fakeClock().now });
    const ada = await Player.join(server.address, 'Ada');
    const deal = (await today(ada)).today!;
    const tries = await Promise.all([1, 2, 3, 4].map(() => begin(ada, deal.id)));
    const [{ table }] = tries;
    expect(new Set(tries.map((each) => each.table.id)).size).toBe(1);
    expect(table).toMatchObject({ deal: { id: deal.id, kind: 'daily', day: deal.day }, help: false, spectators: false });
    const bruno = await Player.join(server.address, 'Bruno');
    expect((await begin(bruno, deal.id)).table.id).not.toBe(table.id);
    await ada.post(`/api/tables/${table.id}/leave`);
    const after = (await begin(ada, deal.id)).table;
    expect(after).toMatchObject({ id: table.id, phase: 'playing', archived: false });
    expect(after.seats[deal.seat]).toMatchObject({ kind: 'person', name: 'Ada' });
    expect((await dealOf(ada, deal.id)).mine).toMatchObject({ state: 'playing', until: deal.finishBy });
  });

  it('has nobody in it but its person: nobody watches, takes the seat or goes back over what was shown', async () => {
    const server = await testServer({ now: fakeClock().now });
    const [ada, eve] = [await Player.join(server.address, 'Ada'), await Player.join(server.address, 'Eve')];
    const deal = (await today(ada)).today!;
    const { table } = await begin(ada, deal.id);
    const botSeat = deal.seats.findIndex(({ kind }) => kind === 'bot');
    expect((await eve.request('POST', `/api/tables/${table.id}/seats/${botSeat}/ask`)).status).toBe(403);
    const spying = await eve.watch(table.id);
    expect(await spying.message('error')).toMatchObject({ code: 'NO_SPECTATORS' });
    const socket = await ada.watch(table.id);
    await socket.until('my turn', () => isAsked(socket));
    const hand = game.moves(socket.view(), deal.seat);
    await socket.taken(socket.move(hand[0]));
    // The cards are open, and everybody but me has answered: from here on nothing happens by itself.
    await socket.until('my turn alone', () => socket.update!.version >= 3 && socket.update!.toAct.join() === String(deal.seat));
    // Alone with bots one could go back for training; here nobody is offered it.
    expect(socket.update?.undo).toBeUndefined();
    socket.say({ t: 'undo', id: 'back', version: socket.update!.version });
    expect(await socket.message('refused')).toMatchObject({ id: 'back', refusal: { code: 'CANNOT_UNDO' } });
  });
});

describe('the bots of a deal', () => {
  it('give everybody the same answers, and answer first where all are asked at once', async () => {
    const server = await testServer({ now: fakeClock().now });
    const [ada, bruno] = [await Player.join(server.address, 'Ada'), await Player.join(server.address, 'Bruno')];
    const wish = { game: 'altezze', seats: 3, options: { bots: 'slow', cards: 2 }, level: 'greedy', seat: 0 };
    const deal = (await ada.post('/api/deals', wish)) as DealInfo;
    await playDeal(ada, deal.id);
    await playDeal(bruno, deal.id);
    const [first, second] = [(await dealOf(ada, deal.id)).mine!.table, (await dealOf(bruno, deal.id)).mine!.table];
    const [one, other] = [await recordOf(ada, first), await recordOf(bruno, second)];
    expect(one.bots).toEqual([null, 'greedy', 'greedy']);
    expect(one.moves.map(({ seat, move }) => [seat, move])).toEqual(other.moves.map(({ seat, move }) => [seat, move]));
    // Seat 0 was asked together with the others, and sent its move at once: the order is the deal's own all the same.
    expect(one.moves.slice(0, 3).map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(firstForeignMove({ game, bot }, one)).toBeUndefined();
  });
});

describe('what is known', () => {
  it('opens to each when their own try is over, and to everybody when nobody plays any more', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now });
    const [ada, bruno] = [await Player.join(server.address, 'Ada'), await Player.join(server.address, 'Bruno')];
    const stranger = new Player(server.address);
    const deal = (await today(ada)).today!;
    const done = await playDeal(ada, deal.id);
    const begun = await begin(bruno, deal.id);
    expect(done).toMatchObject({ people: 1, fieldOpen: true, mine: { state: 'over' }, standing: { place: 1, people: 1 } });
    expect(done.standing?.betterThan).toBeUndefined();
    for (const who of [bruno, stranger]) {
      expect(await refused(who, `/api/deals/${deal.id}/field`)).toMatchObject({ error: 'TRY_FIRST' });
      expect(await refused(who, `/api/tables/${done.mine!.table}/record`)).toMatchObject({ error: 'TRY_FIRST' });
      expect(await refused(who, `/api/deals/${deal.id}/ghosts/easy/record`)).toMatchObject({ error: 'TRY_FIRST' });
      expect(await refused(who, `/api/deals/${deal.id}/export`)).toMatchObject({ error: 'SEED_SEALED' });
      expect((await dealOf(who, deal.id)).seed).toBeUndefined();
      const seen = (await who.get(`/api/tables/${done.mine!.table}`)) as TableInfo;
      expect([seen.seed, seen.result, seen.commitment]).toEqual([undefined, undefined, undefined]);
    }
    // Nor do people's own pages tell how it went; one's own tells oneself.
    await settled(server, done.mine!.table);
    for (const who of [bruno, stranger]) expect(await historyOf(who, ada)).toEqual({ games: [], total: 0, statistics: [] });
    expect(await historyOf(ada, ada)).toMatchObject({
      games: [{ score: done.mine!.points }],
      total: 1,
      statistics: [{ games: 1 }],
    });
    // The day ends, and one is still at it: the seed stays sealed until they are done.
    clock.pass(DAY);
    expect(await refused(stranger, `/api/deals/${deal.id}/export`)).toMatchObject({ error: 'SEED_SEALED' });
    expect((await today(bruno)).unfinished).toMatchObject({ id: deal.id });
    await playOn(bruno, begun.table.id, lastMove);
    expect((await dealOf(bruno, deal.id)).mine).toMatchObject({ state: 'over' });
    expect((await dealOf(bruno, deal.id)).mine?.notCounted).toBeUndefined();
    const after = await dealOf(stranger, deal.id);
    expect(after).toMatchObject({ closed: true, people: 2, exportable: true, fieldOpen: true });
    expect(commitmentTo(after.seed!)).toBe(deal.commitment);
    const field = await fieldOf(stranger, deal.id);
    expect(field.people.map(({ name }) => name).sort()).toEqual(['Ada', 'Bruno']);
    expect(await historyOf(stranger, ada)).toMatchObject({ games: [{ score: done.mine!.points }], total: 1 });
    expect(field.people.every(({ guest }) => guest === true)).toBe(true);
    expect(field.columns.reduce((sum, { people }) => sum + people, 0)).toBe(2);
    expect((await recordOf(stranger, done.mine!.table)).seed).toBe(after.seed);
  });
});

describe('midnight', () => {
  it('takes nothing from whoever began before it; after one more day it no longer counts', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now });
    await server.services.house.set({ zone: 'Europe/Rome' });
    const [ada, bruno, cleo] = await Promise.all(['Ada', 'Bruno', 'Cleo'].map((name) => Player.join(server.address, name)));
    const deal = (await today(ada)).today!;
    expect(new Date(deal.endsAt!).toISOString()).toBe('2026-03-18T23:00:00.000Z'); // midnight in Rome
    clock.pass(deal.endsAt! - clock.now() - MINUTE);
    const [late, tooLate] = [await begin(ada, deal.id), await begin(bruno, deal.id)];
    clock.pass(2 * MINUTE);
    const next = (await today(ada)).today!;
    expect(next.id).not.toBe(deal.id);
    expect((await today(ada)).unfinished?.id).toBe(deal.id);
    await playOn(ada, late.table.id);
    expect((await dealOf(ada, deal.id)).mine).toMatchObject({ state: 'over' });
    expect((await today(ada)).streak).toEqual({ days: 1, longest: 1, today: false });
    await playDeal(ada, next.id);
    expect((await today(ada)).streak).toEqual({ days: 2, longest: 2, today: true });
    // Anybody reads it on her profile.
    const { me: her } = (await ada.get('/api/session')) as { me: { person: string } };
    const stranger = new Player(server.address);
    expect(await stranger.get(`/api/people/${her.person}/streak`)).toEqual({ days: 2, longest: 2, today: true });
    expect(await refused(stranger, '/api/people/nobody/streak')).toMatchObject({ error: 'NO_SUCH_PERSON' });
    // Whoever comes the day after plays it all the same, and is compared, not ranked.
    const archive = (await cleo.get('/api/daily/archive?unplayed=true')) as DailyArchive;
    expect(archive.days.map(({ id }) => id)).toEqual([deal.id]);
    expect(await playDeal(cleo, deal.id)).toMatchObject({ mine: { notCounted: 'late' }, people: 1, standing: { people: 2 } });
    expect(((await cleo.get('/api/daily/archive?unplayed=true')) as DailyArchive).total).toBe(0);
    // Who has played it sees her too, without a place.
    const seen = (await fieldOf(ada, deal.id)).people.map(({ name, place, notCounted }) => [name, place, notCounted]);
    expect(seen.toSorted()).toEqual([
      ['Ada', 1, undefined],
      ['Cleo', undefined, 'late'],
    ]);
    expect((await recordOf(ada, (await dealOf(cleo, deal.id)).mine!.table)).players).toContain('Cleo');
    clock.pass(DAY);
    expect((await dealOf(bruno, deal.id)).mine).toMatchObject({ state: 'playing', notCounted: 'late' });
    await playOn(bruno, tooLate.table.id);
    expect((await dealOf(bruno, deal.id)).mine).toMatchObject({ state: 'over', notCounted: 'late' });
    expect((await dealOf(bruno, deal.id)).people).toBe(1);
  });
});

describe('once a person', () => {
  it('an account made of a guest keeps the try; a second one under another guest does not count', async () => {
    const server = await testServer({ now: fakeClock().now });
    const ada = await Player.join(server.address, 'Ada');
    const deal = (await today(ada)).today!;
    const first = await playDeal(ada, deal.id, firstMove);
    await ada.post('/api/account', { email: 'ada@example.org', password });
    expect((await dealOf(ada, deal.id)).mine).toEqual(first.mine);
    const field = await fieldOf(ada, deal.id);
    expect(field.people).toMatchObject([{ name: 'Ada', me: true, place: 1 }]);
    expect(field.people[0].guest).toBeUndefined();
    // Another browser, as a guest, and then signed in.
    const other = await Player.join(server.address, 'Adele');
    const second = await playDeal(other, deal.id, lastMove);
    expect((await dealOf(ada, deal.id)).people).toBe(2);
    await other.post('/api/account/session', { email: 'ada@example.org', password });
    expect((await dealOf(other, deal.id)).mine).toEqual(first.mine);
    const after = await fieldOf(other, deal.id);
    expect(after.deal.people).toBe(1);
    expect(after.people.map(({ table, notCounted }) => [table, notCounted])).toEqual(
      expect.arrayContaining([
        [first.mine!.table, undefined],
        [second.mine!.table, 'second'],
      ]),
    );
    expect((await begin(other, deal.id)).table.id).toBe(first.mine!.table);
  });

  it('who begins, learns the cards as a guest and finishes then has finished a second time', async () => {
    const server = await testServer({ now: fakeClock().now });
    const ada = await withAccount(server.address, 'Ada');
    const deal = (await today(ada)).today!;
    const { table } = await begin(ada, deal.id);
    const guest = await Player.join(server.address, 'Adele');
    const learned = await playDeal(guest, deal.id, firstMove);
    await guest.post('/api/account/session', { email: 'ada@example.org', password });
    await playOn(ada, table.id, lastMove);
    const field = await fieldOf(ada, deal.id);
    expect(field.deal.mine).toMatchObject({ table: learned.mine!.table });
    expect(field.deal.mine).not.toHaveProperty('notCounted');
    expect(field.people.find((each) => each.table === table.id)).toMatchObject({ notCounted: 'second' });
  });

  it('accounts come first among equals, and the week is theirs', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now });
    const guest = await Player.join(server.address, 'Gino');
    const ada = await withAccount(server.address, 'Ada');
    const bruno = await withAccount(server.address, 'Bruno');
    const deal = (await today(ada)).today!;
    for (const player of [guest, ada]) await playDeal(player, deal.id, firstMove);
    const { people } = await fieldOf(ada, deal.id);
    expect(people.map(({ name, place, guest: isGuest }) => [name, place, isGuest ?? false])).toEqual([
      ['Ada', 1, false],
      ['Gino', 1, true],
    ]);
    const week = (await ada.get('/api/daily/week')) as WeekCrowns;
    expect(week).toMatchObject({ from: '2026-03-16', to: '2026-03-22', over: false });
    expect(week.house.map(({ name, place, me }) => [name, place, me])).toEqual([['Ada', 1, true]]);
    // Among friends: those whom one has for friends, and oneself.
    expect(week.friends.map(({ name }) => name)).toEqual(['Ada']);
    const cleo = await withAccount(server.address, 'Cleo');
    await playDeal(cleo, deal.id, lastMove);
    const dino = await withAccount(server.address, 'Dino');
    await playDeal(dino, deal.id, firstMove);
    await ada.post(`/api/circle/${cleo.me.person}`, { bond: 'friend' });
    const { friends, house } = (await ada.get('/api/daily/week')) as WeekCrowns;
    expect(friends.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Cleo']);
    expect(house.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Cleo', 'Dino']);
    // Their places are among themselves, by the scores that they have in the house.
    const best = Math.max(...friends.map(({ score }) => score));
    for (const each of friends) {
      expect(each.place).toBe(each.score === best ? 1 : 2);
      expect(each.score).toBe(house.find(({ person }) => person === each.person)?.score);
    }
    expect(((await new Player(server.address).get('/api/daily/week')) as WeekCrowns).friends).toEqual([]);
    // Who has not played today is not told how the others did.
    expect(((await bruno.get('/api/daily/week')) as WeekCrowns).house).toEqual([]);
    clock.pass(14 * DAY);
    const before = (await bruno.get('/api/daily/week?back=2')) as WeekCrowns;
    expect(before).toMatchObject({ from: '2026-03-16', over: true });
    expect(before.house.find(({ name }) => name === 'Ada')).toMatchObject({ days: 1 });
  });
});
