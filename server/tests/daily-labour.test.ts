/** What is worked out when nobody waits: ghosts and verification, once over all processes, through kills, within their time. */
import { LEVELS, STEADY_VERSION, firstForeignMove } from '@cantiere/bots';
import { seedFrom, type GameRecord } from '@cantiere/engine';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { todaysDeal } from '../deals/dealing.ts';
import type { DealInfo } from '../protocol.ts';
import {
  addDeal,
  claimGhost,
  ghostOutcomes,
  noteWork,
  readDeal,
  readGhost,
  saveGhost,
  workedOn,
  type StoredDeal,
} from '../store/deals.ts';
import type { Db } from '../store/schema.ts';
import {
  addTry,
  claimTries,
  claimUnverified,
  noteVerified,
  putOffTry,
  readTry,
  secondOf,
  triesOf,
  type StoredTry,
} from '../store/tries.ts';
import { DAY, fakeClock, MINUTE } from './clock.ts';
import { begin, dealOf, fieldOf, isAsked, lastMove, playDeal, playOn, today } from './daily-player.ts';
import { bot, game, type State } from './game/altezze.ts';
import { Player } from './player.ts';
import { temporaryFolder, testServer } from './serving.ts';
import { bases } from './stores.ts';

describe('ghosts', () => {
  it('of every level are there when the day begins, once, and are records like any other', async () => {
    const clock = fakeClock();
    const data = await temporaryFolder();
    const server = await testServer({ now: clock.now, data });
    const { db } = server.services.store;
    await server.labour.work();
    const spent = await workedOn(db, '2026-03-18');
    expect(spent.all).toBeGreaterThan(0);
    await server.labour.work();
    expect(await workedOn(db, '2026-03-18')).toEqual(spent); // all is done
    clock.pass(DAY);
    const ada = await Player.join(server.address, 'Ada');
    const deal = (await today(ada)).today!;
    expect(deal.day).toBe('2026-03-19');
    const done = await playDeal(ada, deal.id, lastMove);
    const field = await fieldOf(ada, deal.id);
    expect(field.ghosts.map(({ level }) => level).toSorted()).toEqual(LEVELS.toSorted());
    expect(field.ghostsWaiting).toBe(0);
    const better = field.ghosts.filter(({ points }) => points > done.mine!.points!).length;
    expect(done.standing).toMatchObject({ place: 1, people: 1, placeWithGhosts: better + 1 });
    const record = (await ada.get(`/api/deals/${deal.id}/ghosts/hard/record`)) as GameRecord;
    expect(record.result?.totals[deal.seat]).toBe(field.ghosts.find(({ level }) => level === 'hard')?.points);
    expect(firstForeignMove({ game, bot }, record)).toBeUndefined();
  });

  it('that a killed process left half-way go on to the same end', async () => {
    const clock = fakeClock();
    const newDealSeed = (day = ''): string => seedFrom(day);
    const first = await testServer({ now: clock.now, newDealSeed });
    await first.labour.work();
    const whole = (await readGhost(first.services.store.db, '2026-03-18', 'hard'))!;
    const second = await testServer({ now: clock.now, newDealSeed });
    const { db } = second.services.store;
    const ghost = { deal: '2026-03-18', level: 'hard', bots: STEADY_VERSION } as const;
    await claimGhost(db, ghost, 'killed', clock.now(), clock.now() + MINUTE);
    const { seed } = (await todaysDeal(second.services))!;
    await saveGhost(db, { ...ghost, moves: whole.moves.slice(0, 5) }, seed, 'killed', clock.now() + MINUTE);
    await second.labour.work();
    expect((await readGhost(db, ghost.deal, ghost.level))?.moves).toHaveLength(5); // it may still be at it
    clock.pass(2 * MINUTE);
    await second.labour.work();
    expect(await readGhost(db, ghost.deal, ghost.level)).toEqual(whole);
  });

  it('stop when the time of the day is used up, and go on from their moves on the next', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now, labourMostMs: 1 });
    const { db } = server.services.store;
    const day = (await today(new Player(server.address))).today!.id;
    await server.labour.work();
    const ghost = await readGhost(db, day, 'random');
    expect(ghost?.moves).toHaveLength(1);
    expect(await ghostOutcomes(db, [day])).toEqual([]);
    await server.labour.work();
    expect(await readGhost(db, day, 'random')).toEqual(ghost);
    clock.pass(DAY);
    await server.labour.work();
    const on = [...LEVELS].map((level) => readGhost(db, '2026-03-19', level));
    expect((await Promise.all(on)).flatMap((each) => each?.moves ?? [])).toHaveLength(1);
  });
});

/** The first answer of a bot is another card, as other bots might have given. */
async function giveOtherAnswer(db: Db, table: string, person: number): Promise<void> {
  const moves = await db.selectFrom('moves').selectAll().where('table_id', '=', table).orderBy('number').execute();
  const first = moves.find(({ seat }) => seat !== person)!;
  const other = moves.find(({ seat, move }) => seat === first.seat && move !== first.move)!;
  await db
    .updateTable('moves')
    .set({ move: other.move })
    .where('table_id', '=', table)
    .where('number', '=', first.number)
    .execute();
}

describe('an upgrade that brings other bots', () => {
  it('takes nothing from who played against the earlier ones: it counts, is marked, and nobody checks it again', async () => {
    const server = await testServer({ now: fakeClock().now });
    const { db } = server.services.store;
    const [ada, bruno, cleo] = await Promise.all(['Ada', 'Bruno', 'Cleo'].map((name) => Player.join(server.address, name)));
    const deal = (await today(ada)).today!;
    // Ada is done before the upgrade, and was not worked out again; Bruno is in the middle of it.
    const done = (await playDeal(ada, deal.id)).mine!.table;
    const { table } = await begin(bruno, deal.id);
    await giveOtherAnswer(db, done, deal.seat);
    await db
      .updateTable('tries')
      .set({ bots: STEADY_VERSION - 1 })
      .execute();
    await playOn(bruno, table.id, lastMove);
    expect(await readTry(db, table.id)).toMatchObject({ bots: STEADY_VERSION - 1 });
    await playDeal(cleo, deal.id, lastMove);
    await server.labour.work();
    const field = await fieldOf(ada, deal.id);
    const told = field.people.map(({ name, place, verified, earlierBots, notCounted }) => {
      return { name, ranked: place !== undefined, verified, earlierBots, notCounted };
    });
    expect(told.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: 'Ada', ranked: true, earlierBots: true },
      { name: 'Bruno', ranked: true, earlierBots: true },
      { name: 'Cleo', ranked: true, verified: true },
    ]);
    expect((await dealOf(ada, deal.id)).mine).toMatchObject({ earlierBots: true });
    expect((await dealOf(cleo, deal.id)).mine).not.toHaveProperty('earlierBots');
    // The record says so too.
    expect(await ada.get(`/api/tables/${table.id}/record`)).toMatchObject({ botsVersion: STEADY_VERSION - 1 });
  });

  it('does not take an honest try for a forged one when what is kept of its edition knows older bots', async () => {
    const server = await testServer({ now: fakeClock().now });
    const { shelf, store } = server.services;
    const ada = await Player.join(server.address, 'Ada');
    const deal = (await today(ada)).today!;
    const done = (await playDeal(ada, deal.id)).mine!.table;
    await giveOtherAnswer(store.db, done, deal.seat);
    const open = shelf.open.bind(shelf);
    vi.spyOn(shelf, 'open').mockImplementation(async (...wanted) => {
      const opened = await open(...wanted);
      return opened && { ...opened, source: { ...opened.source, earlierBots: true } };
    });
    await server.labour.work();
    expect(await readTry(store.db, done)).toMatchObject({ bots: 0, verified: false });
    expect((await dealOf(ada, deal.id)).mine).toMatchObject({ earlierBots: true });
    expect((await dealOf(ada, deal.id)).mine).not.toHaveProperty('notCounted');
    vi.restoreAllMocks();
  });

  it('deals tomorrow anew, whose ghosts the earlier ones have played; today’s stay, and are marked', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now });
    const { db } = server.services.store;
    await server.labour.work();
    const before = (await readDeal(db, '2026-03-19'))!;
    await db
      .updateTable('deals')
      .set({ bots: STEADY_VERSION - 1 })
      .execute();
    await db
      .updateTable('ghosts')
      .set({ bots: STEADY_VERSION - 1 })
      .execute();
    await server.labour.work();
    const after = (await readDeal(db, '2026-03-19'))!;
    expect(after.bots).toBe(STEADY_VERSION);
    expect(after.seed).not.toBe(before.seed);
    expect((await ghostOutcomes(db, [after.id])).map(({ bots }) => bots)).toEqual(LEVELS.map(() => STEADY_VERSION));
    const ada = await Player.join(server.address, 'Ada');
    await playDeal(ada, '2026-03-18');
    const { ghosts } = await fieldOf(ada, '2026-03-18');
    expect(ghosts.map(({ earlierBots }) => earlierBots)).toEqual(LEVELS.map(() => true));
  });
});

describe('what cannot be verified', () => {
  it('does not keep the others from it, nor is it looked at again at once', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now });
    const { db } = server.services.store;
    const [ada, bruno] = [await Player.join(server.address, 'Ada'), await Player.join(server.address, 'Bruno')];
    const deal = (await today(ada)).today!;
    await playDeal(ada, deal.id);
    await playDeal(bruno, deal.id);
    // Ada's has the most points, and its table is gone.
    const table = (await dealOf(ada, deal.id)).mine!.table;
    await db.updateTable('tries').set({ points: 99 }).where('table_id', '=', table).execute();
    await db.deleteFrom('tables').where('id', '=', table).execute();
    await server.labour.work();
    expect(await triesOf(db, bruno.me.person, [deal.id])).toMatchObject([{ verified: true }]);
    const [row] = await db.selectFrom('tries').selectAll().where('table_id', '=', table).execute();
    expect(row).toMatchObject({ verified: 0, not_counted: null, worker: null });
    expect(Number(row.worker_until)).toBeGreaterThan(clock.now());
  });

  it('for the deals that people make there is half of the time at most', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now, labourMostMs: 1_000_000 });
    const { db } = server.services.store;
    const ada = await Player.join(server.address, 'Ada');
    const deal = (await today(ada)).today!;
    const wish = { game: 'altezze', seats: 2, options: { cards: 1 }, level: 'greedy' };
    const made = (await ada.post('/api/deals', wish)) as DealInfo;
    await playDeal(ada, made.id);
    await playDeal(ada, deal.id);
    await noteWork(db, '2026-03-18', 500_000, 'friends');
    await server.labour.work();
    expect(await triesOf(db, ada.me.person, [deal.id])).toMatchObject([{ verified: true }]);
    expect(await triesOf(db, ada.me.person, [made.id])).toMatchObject([{ verified: false }]);
    expect(await ghostOutcomes(db, [made.id])).toEqual([]);
    clock.pass(DAY);
    await server.labour.work();
    expect(await triesOf(db, ada.me.person, [made.id])).toMatchObject([{ verified: true }]);
  });
});

describe('a try in which moves were taken back', () => {
  it('goes on as everybody’s would, and is verified like any other', async () => {
    const server = await testServer({ now: fakeClock().now, newDealSeed: () => seedFrom('taken back') });
    const { db } = server.services.store;
    const ada = await Player.join(server.address, 'Ada');
    const wish = { game: 'altezze', seats: 2, options: { cards: 4 }, level: 'greedy', seat: 0 };
    const deal = (await ada.post('/api/deals', wish)) as DealInfo;
    const { table } = await begin(ada, deal.id);
    const socket = await ada.watch(table.id);
    await socket.until('a welcome', () => socket.update);
    let undone = 0;
    while (!socket.update?.result) {
      await socket.until('my turn', () => socket.update?.result !== undefined || isAsked(socket));
      if (socket.update?.result) break;
      const moves = game.moves(socket.view<State>(), deal.seat);
      if (undone === 0 && moves.some(({ type }) => type === 'weigh')) {
        const { version } = socket.update!;
        await socket.taken(socket.move({ type: 'weigh' }));
        await socket.version(version + 1);
        expect(socket.update?.undo).toBe('free');
        socket.say({ t: 'undo', id: 'back', version: version + 1 });
        await socket.version(version + 2);
        expect(socket.view<State>().weighed).toBe(0);
        undone++;
      } else
        await socket.taken(
          socket.move(
            lastMove(
              moves.filter(({ type }) => type !== 'weigh' && type !== 'swap'),
              0,
            ),
          ),
        );
    }
    await socket.close();
    expect(undone).toBe(1);
    expect((await dealOf(ada, deal.id)).mine).toMatchObject({ state: 'over' });
    await server.labour.work();
    expect(await triesOf(db, ada.me.person, [deal.id])).toMatchObject([{ verified: true }]);
    const record = (await ada.get(`/api/tables/${table.id}/record`)) as GameRecord;
    expect(record.undone).toHaveLength(1);
    expect(firstForeignMove({ game, bot }, record)).toBeUndefined();
  });
});

describe('a finished try', () => {
  it('is worked out again; one that these bots never played does not count, and says so', async () => {
    const server = await testServer({ now: fakeClock().now });
    const { db } = server.services.store;
    const [ada, bruno] = [await Player.join(server.address, 'Ada'), await Player.join(server.address, 'Bruno')];
    const deal = (await today(ada)).today!;
    const honest = await playDeal(ada, deal.id);
    const forged = await playDeal(bruno, deal.id, lastMove);
    await giveOtherAnswer(db, forged.mine!.table, deal.seat); // somebody got at the database
    expect((await dealOf(ada, deal.id)).people).toBe(2);
    await server.labour.work();
    const field = await fieldOf(ada, deal.id);
    expect(field.people).toMatchObject([{ name: 'Ada', table: honest.mine!.table, verified: true, place: 1 }]);
    expect((await dealOf(bruno, deal.id)).mine).toMatchObject({ notCounted: 'impossible' });
    expect((await dealOf(ada, deal.id)).people).toBe(1);
  });
});

const someDeal: StoredDeal = {
  id: 'd',
  kind: 'daily',
  day: 'd',
  game: 'g',
  rulesVersion: 1,
  edition: '1-0',
  options: {},
  seat: 0,
  sitting: [],
  seed: 'seed',
  beginsAt: 0,
  endsAt: 1,
  finishBy: 2,
  madeAt: 0,
  bots: STEADY_VERSION,
};

describe('of two tries of one person', () => {
  const over = (table: string, begunAt: number, at: number, points: number) => {
    const ended = { at, points, place: 1 };
    return { table, deal: 'd', person: 'ada', begunAt, verified: false, bots: STEADY_VERSION, ended };
  };
  const open = (table: string, begunAt: number) => {
    return { table, deal: 'd', person: 'ada', begunAt, verified: false, bots: STEADY_VERSION };
  };
  const bothWays = (one: StoredTry, other: StoredTry) => [secondOf(one, other).table, secondOf(other, one).table];

  it('what ends after the other was over is the second, whichever was begun first', () => {
    expect(bothWays(over('first', 0, 1, 10), over('later', 2, 3, 90))).toEqual(['later', 'later']);
    // Begun and left waiting until the cards were known: it was begun first, and does not count.
    expect(bothWays(open('waiting', 0), over('learned', 1, 2, 10))).toEqual(['waiting', 'waiting']);
    expect(bothWays(over('waited', 0, 9, 90), over('learned', 1, 2, 10))).toEqual(['waited', 'waited']);
  });

  it('where each could learn from the other nobody gains by it; while neither is over, the later is the second', () => {
    expect(bothWays(over('spoilt', 0, 9, 10), over('brilliant', 1, 2, 90))).toEqual(['brilliant', 'brilliant']);
    expect(bothWays(open('one', 0), open('two', 1))).toEqual(['two', 'two']);
  });
});

describe.each(bases)('on %s', (_name, open) => {
  it('a ghost is one process’s at a time, and goes on where a dead one left it', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    await addDeal(db, someDeal);
    const ghost = { deal: 'd', level: 'hard', bots: STEADY_VERSION } as const;
    const moves = [{ seat: 0, move: { type: 'place', card: 3 } }];
    expect(await claimGhost(db, ghost, 'one', 0, MINUTE)).toEqual([]);
    expect(await claimGhost(db, ghost, 'two', 0, MINUTE)).toBeUndefined();
    expect(await saveGhost(db, { ...ghost, moves }, 'seed', 'one', MINUTE)).toBe(true);
    // Dealt anew: what was played of the other is of no use.
    expect(await saveGhost(db, { ...ghost, moves }, 'another seed', 'one', MINUTE)).toBe(false);
    expect(await claimGhost(db, ghost, 'two', 2 * MINUTE, 3 * MINUTE)).toEqual(moves); // the first is silent
    expect(await saveGhost(db, { ...ghost, moves: [] }, 'seed', 'one', MINUTE)).toBe(false);
    expect(await saveGhost(db, { ...ghost, moves, outcome: { points: 7, place: 2 } }, 'seed', 'two', 0)).toBe(true);
    expect(await claimGhost(db, ghost, 'one', 9 * MINUTE, 10 * MINUTE)).toBeUndefined(); // it is done
    expect(await readGhost(db, 'd', 'hard')).toEqual({ ...ghost, moves, outcome: { points: 7, place: 2 } });
    expect(await ghostOutcomes(db, ['d'])).toEqual([{ ...ghost, points: 7, place: 2 }]);
    // What earlier bots began, these begin anew.
    const other = { ...ghost, level: 'easy' } as const;
    expect(await claimGhost(db, { ...other, bots: STEADY_VERSION - 1 }, 'one', 0, MINUTE)).toEqual([]);
    expect(await saveGhost(db, { ...other, moves }, 'seed', 'one', 0)).toBe(true);
    expect(await claimGhost(db, other, 'two', MINUTE, 2 * MINUTE)).toEqual([]);
    expect(await readGhost(db, 'd', 'easy')).toMatchObject({ moves: [], bots: STEADY_VERSION });
    await noteWork(db, 'today', 10.2, 'daily');
    await noteWork(db, 'today', 5, 'friends');
    expect(await workedOn(db, 'today')).toEqual({ all: 16, others: 5 });
  });

  it('a person has one try of a deal, and of two that become one neither of which is over the first counts', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const begun = { deal: 'd', person: 'ada', begunAt: 5 };
    expect(await addTry(db, { ...begun, table: 'a' })).toBe(true);
    expect(await addTry(db, { ...begun, table: 'b' })).toBe(false);
    expect(await addTry(db, { ...begun, table: 'c', person: 'guest', begunAt: 4 })).toBe(true);
    await claimTries(db, 'guest', 'ada');
    expect(await triesOf(db, 'ada', ['d'])).toMatchObject([{ table: 'c', person: 'ada' }]);
    const second = await db.selectFrom('tries').selectAll().where('table_id', '=', 'a').executeTakeFirst();
    expect(second).toMatchObject({ person: 'ada', main: 0, not_counted: 'second' });
  });

  it('a try is verified by one process, the best first', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    await addDeal(db, someDeal);
    for (const [table, points] of [
      ['low', 10.5],
      ['high', 20],
    ] as const) {
      await addTry(db, { deal: 'd', table, person: table, begunAt: 0 });
      await db.updateTable('tries').set({ ended_at: 1, points, place: 1 }).where('table_id', '=', table).execute();
    }
    expect(await claimUnverified(db, 'one', 1, MINUTE)).toMatchObject({ table: 'high' });
    expect(await claimUnverified(db, 'two', 1, MINUTE)).toMatchObject({ table: 'low', ended: { points: 10.5 } });
    expect(await claimUnverified(db, 'three', 1, MINUTE)).toBeUndefined();
    await noteVerified(db, 'high', true);
    await noteVerified(db, 'low', false);
    expect(await triesOf(db, 'high', ['d'])).toMatchObject([{ verified: true }]);
    expect(await triesOf(db, 'low', ['d'])).toMatchObject([{ verified: false, notCounted: 'impossible' }]);
    expect(await claimUnverified(db, 'one', 9 * MINUTE, DAY)).toBeUndefined();
  });

  it('the day’s own tries are verified before those of deals that people made; what cannot be is passed over', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    await addDeal(db, someDeal);
    const { day: _, ...made } = someDeal;
    await addDeal(db, { ...made, id: 'newer', kind: 'friends', beginsAt: 9 });
    for (const [table, deal, points] of [
      ['friends', 'newer', 99],
      ['daily', 'd', 20],
      ['second', 'd', 10],
    ] as const) {
      await addTry(db, { deal, table, person: table, begunAt: 0 });
      await db.updateTable('tries').set({ ended_at: 1, points, place: 1 }).where('table_id', '=', table).execute();
    }
    expect(await claimUnverified(db, 'one', 1, MINUTE)).toMatchObject({ table: 'daily' });
    await putOffTry(db, 'daily', 'one', DAY);
    expect(await claimUnverified(db, 'one', 1, MINUTE)).toMatchObject({ table: 'second' });
    await noteVerified(db, 'second', true);
    expect(await claimUnverified(db, 'one', 1, MINUTE, true)).toBeUndefined();
    expect(await claimUnverified(db, 'one', 1, MINUTE)).toMatchObject({ table: 'friends' });
    expect(await claimUnverified(db, 'one', DAY + 1, 2 * DAY)).toMatchObject({ table: 'daily' }); // its time has come again
  });
});
