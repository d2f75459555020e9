/** What the store promises about people: histories and ratings once only, friends and blocks, notes, reports. On every database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '@cantiere/engine';
import { NEWCOMER, rate, sureOf } from '../social/rating.ts';
import * as circle from '../store/circle.ts';
import { addDeal } from '../store/deals.ts';
import { glanceAt } from '../store/glance.ts';
import { readNotes, writeNotes } from '../store/notes.ts';
import * as people from '../store/people.ts';
import * as profiles from '../store/profiles.ts';
import { addReport, closeReport, readReports, reportsBy } from '../store/reports.ts';
import { kindsWithoutChanges, recomputeRatings, settle, unsettledTables } from '../store/results.ts';
import type { Store } from '../store/store.ts';
import type { StoredSeat, StoredTable } from '../store/storedTable.ts';
import { saveSummaries } from '../store/summaries.ts';
import { tablesWith } from '../store/tableLists.ts';
import { addTable } from '../store/tables.ts';
import { addTry } from '../store/tries.ts';
import { USUAL_TERMS } from '../time/terms.ts';
import { bases, someTable } from './stores.ts';

const person = (id: string): StoredSeat => ({ kind: 'person', person: id, name: id, since: 0 });
const result = (ranks: readonly number[]): Result => ({
  sheet: [],
  totals: ranks.map((rank) => 10 - rank),
  ranks: [...ranks],
  endReason: 'played',
});

describe.each(bases)('on %s', (_name, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    for (const id of ['ada', 'bea', 'carlo', 'dino', 'elsa', 'ospite']) await people.addPerson(store.db, { id, name: id });
  });
  afterAll(() => store.close());

  /** A finished table, as the hall writes it. */
  async function finished(game: string, seats: readonly StoredSeat[], ranks: readonly number[], more: Partial<StoredTable> = {}) {
    const table = someTable({ game, seats, phase: 'playing', terms: USUAL_TERMS, ...more });
    await addTable(store.db, table);
    const summary = { version: 1, toAct: [], result: result(ranks), ...more.summary };
    await saveSummaries(store, [{ ...table, phase: 'over', summary }]);
    return table.id;
  }

  const ratingOf = (game: string, id: string) =>
    store.db.selectFrom('ratings').selectAll().where('game', '=', game).where('person', '=', id).executeTakeFirst();
  const everyRating = (game: string) =>
    store.db.selectFrom('ratings').selectAll().where('game', '=', game).orderBy('person').execute();

  it('a finished game is settled once, however many try at the same moment', async () => {
    const id = await finished('once', [person('ada'), person('bea')], [1, 2]);
    expect(await unsettledTables(store.db, 100)).toContain(id);
    const tries = await Promise.all(Array.from({ length: 6 }, () => settle(store.db, id)));
    expect(tries.filter(Boolean).length).toBe(1);
    expect(await unsettledTables(store.db, 100)).not.toContain(id);
    expect(await profiles.countResults(store.db, 'ada')).toBeGreaterThan(0);
    const [won] = rate([NEWCOMER, NEWCOMER], [1, 2]);
    expect(await ratingOf('once', 'ada')).toEqual({ person: 'ada', game: 'once', ...won, sure: sureOf(won), games: 1 });
    expect((await ratingOf('once', 'bea'))?.games).toBe(1);
  });

  it('a running game is not settled', async () => {
    const table = someTable({ game: 'running', seats: [person('ada'), person('bea')], phase: 'playing' });
    await addTable(store.db, table);
    expect(await settle(store.db, table.id)).toBe(false);
    expect(await ratingOf('running', 'ada')).toBeUndefined();
  });

  it('games of the same people that end at once change their ratings one after the other', async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, (_, n) => finished('many', [person('ada'), person('bea')], n % 2 === 0 ? [1, 2] : [2, 1])),
    );
    await Promise.all(ids.map((id) => settle(store.db, id)));
    expect((await ratingOf('many', 'ada'))?.games).toBe(5);
    expect((await ratingOf('many', 'bea'))?.games).toBe(5);
    const before = await everyRating('many');
    expect(await recomputeRatings(store.db, 'many')).toBe(5);
    expect(await everyRating('many')).toEqual(before);
  });

  it('bots, training and solitude are not rated; whoever gave up is last, and the bot in their seat does not count', async () => {
    const bot: StoredSeat = { kind: 'bot', level: 'greedy', name: 'Palladio' };
    const left: StoredSeat = { ...bot, leftBy: 'carlo' };
    for (const id of [
      await finished('unrated', [person('ada'), bot], [1, 2]),
      await finished('unrated', [person('ada'), person('bea'), bot], [1, 2, 3]),
      await finished('unrated', [person('ada'), person('bea')], [1, 2], { summary: { version: 1, toAct: [], training: true } }),
      await finished('unrated', [left, { ...left, leftBy: 'ada' }], [1, 2]),
    ])
      await settle(store.db, id);
    expect(await everyRating('unrated')).toEqual([]);

    for (const more of [
      // Somebody took over a seat midway; the host may go back alone.
      { seats: [person('ada'), { ...person('bea'), since: 1_700_000_000_000 } as StoredSeat] },
      { terms: { ...USUAL_TERMS, friendly: true } },
      // Hints were allowed; nobody wanted it; only accounts are rated, and these are guests.
      { terms: { ...USUAL_TERMS, help: true } },
      { terms: { ...USUAL_TERMS, rated: false } },
      { terms: { ...USUAL_TERMS, accounts: true as const } },
    ]) {
      const id = await finished('unrated', [person('ada'), person('bea')], [1, 2], more);
      await settle(store.db, id);
    }
    expect(await everyRating('unrated')).toEqual([]);

    // The bot in Carlo's seat wins; Ada and Bea are first and second all the same, and Carlo is third.
    await settle(store.db, await finished('left', [left, person('bea'), person('ada')], [1, 3, 2]));
    const [first, second, last] = rate([NEWCOMER, NEWCOMER, NEWCOMER], [1, 2, 3]);
    expect(await ratingOf('left', 'ada')).toMatchObject(first);
    expect(await ratingOf('left', 'bea')).toMatchObject(second);
    expect(await ratingOf('left', 'carlo')).toMatchObject(last);
    const [statistics] = (await profiles.statisticsOf(store.db, 'carlo')).filter(({ game }) => game === 'left');
    expect(statistics).toMatchObject({ games: 1, wins: 0, averagePlace: 3 });
    expect(statistics.averageScore).toBeUndefined();
  });

  it('a tie is a tie, with bots too, and not a win', async () => {
    const bot: StoredSeat = { kind: 'bot', level: 'greedy', name: 'Palladio' };
    await settle(store.db, await finished('tie', [person('elsa'), person('bea')], [1, 1]));
    await settle(store.db, await finished('tie', [person('elsa'), bot, person('bea')], [1, 1, 3]));
    const [statistics] = (await profiles.statisticsOf(store.db, 'elsa')).filter(({ game }) => game === 'tie');
    expect(statistics).toMatchObject({ games: 2, wins: 0, ties: 2, averagePlace: 1 });
    const history = (await profiles.resultsOf(store.db, 'bea', 0, 99)).filter(({ game }) => game === 'tie');
    expect(history.map(({ place, shared }) => [place, shared]).sort()).toEqual([
      [1, 1],
      [3, 0],
    ]);
    // Equals who tie learn something about each other, and nobody gains.
    const change = profiles.changeIn(history.find(({ rated }) => rated === 1)!);
    expect(change?.after.points).toBe(change?.before.points);
    expect(change?.after.margin).toBeLessThan(change?.before.margin ?? 0);
  });

  it('every rated result keeps what it made of the rating, from one game to the next; what is missing is worked out again', async () => {
    for (const ranks of [
      [1, 2],
      [1, 2],
      [2, 1],
    ])
      await settle(store.db, await finished('change', [person('ada'), person('bea')], ranks));
    const changes = async () => {
      const rows = await store.db
        .selectFrom('results')
        .selectAll()
        .where('game', '=', 'change')
        .where('person', '=', 'ada')
        .orderBy('number')
        .execute();
      return rows.map(({ mu_before, sigma_before, mu, sigma }) => ({ mu_before, sigma_before, mu, sigma }));
    };
    const kept = await changes();
    expect(kept[0]).toMatchObject({ mu_before: NEWCOMER.mu, sigma_before: NEWCOMER.sigma });
    expect(kept[1]).toMatchObject({ mu_before: kept[0].mu, sigma_before: kept[0].sigma });
    expect(await ratingOf('change', 'ada')).toMatchObject({ mu: kept[2].mu, sigma: kept[2].sigma });
    const [leader] = await profiles.leaders(store.db, 'change', 3, 0, 1);
    expect(leader).toMatchObject({ person: 'ada', last: { after: { points: leader.rating.points } } });

    await store.db.updateTable('results').set({ mu: null, mu_before: null }).where('game', '=', 'change').execute();
    expect(await kindsWithoutChanges(store.db)).toEqual(['change']);
    await recomputeRatings(store.db, 'change');
    expect(await changes()).toEqual(kept);
    expect(await kindsWithoutChanges(store.db)).toEqual([]);
  });

  it('what a try of an open deal came to is told to those alone who may see its field', async () => {
    const deal = { id: 'oggi', kind: 'daily', game: 'secret', rulesVersion: 1, edition: '1-0', options: {}, seat: 0 } as const;
    const times = { beginsAt: 0, endsAt: 10, finishBy: 20, madeAt: 0 };
    await addDeal(store.db, { ...deal, ...times, day: 'oggi', sitting: [null], seed: 'seed', bots: 1 });
    const table = await finished('secret', [person('ada')], [1], { deal: { id: 'oggi', kind: 'daily', day: 'oggi' } });
    const open = await finished('secret', [person('bea')], [1], { deal: { id: 'oggi', kind: 'daily', day: 'oggi' } });
    await addTry(store.db, { table, deal: 'oggi', person: 'ada', begunAt: 1 });
    await addTry(store.db, { table: open, deal: 'oggi', person: 'bea', begunAt: 1 });
    await store.db.updateTable('tries').set({ ended_at: 2, points: 9, place: 1 }).where('table_id', '=', table).execute();
    await settle(store.db, table);
    const told = async (viewer: string | undefined, now: number): Promise<number[]> => {
      const rows = await profiles.resultsOf(store.db, 'ada', 0, 99, { person: viewer, now });
      const statistics = await profiles.statisticsOf(store.db, 'ada', { person: viewer, now });
      return [rows.filter(({ game }) => game === 'secret').length, statistics.filter(({ game }) => game === 'secret').length];
    };
    expect(await told('ada', 5)).toEqual([1, 1]);
    // Bea is at it; nobody else has played; the day is over and Bea still at it; it is too late for her.
    for (const [viewer, now] of [
      ['bea', 5],
      ['carlo', 5],
      [undefined, 5],
      [undefined, 15],
    ] as const)
      expect([viewer, now, await told(viewer, now)]).toEqual([viewer, now, [0, 0]]);
    expect(await told(undefined, 20)).toEqual([1, 1]);
    await store.db.updateTable('tries').set({ ended_at: 3, points: 1, place: 1 }).where('table_id', '=', open).execute();
    expect(await told('bea', 5)).toEqual([1, 1]);
    expect(await told('carlo', 5)).toEqual([0, 0]);
    expect(await told('carlo', 10)).toEqual([1, 1]); // closed, and nobody is at it
    const all = await profiles.countResults(store.db, 'ada');
    expect(await profiles.countResults(store.db, 'ada', { person: 'carlo', now: 5 })).toBe(all - 1);
  });

  it('whoever forfeited, or has a bot sitting in at the end, has given up', async () => {
    const absences = [null, 'forfeit', 'standIn', null] as const;
    const seats = ['ada', 'bea', 'carlo', 'elsa'].map(person);
    const summary = { version: 1, toAct: [], clocks: { deadlines: [], absences } };
    await settle(store.db, await finished('absent', seats, [3, 4, 1, 2], { summary }));
    const after = rate([NEWCOMER, NEWCOMER, NEWCOMER, NEWCOMER], [2, 4, 4, 1]);
    for (const [seat, id] of ['ada', 'bea', 'carlo', 'elsa'].entries())
      expect(await ratingOf('absent', id)).toMatchObject(after[seat]);
  });

  it('statistics add up; games for training are left out', async () => {
    for (const [seats, ranks] of [
      [
        [person('dino'), person('ada')],
        [1, 2],
      ],
      [
        [person('ada'), person('dino'), person('bea')],
        [1, 3, 2],
      ],
      [
        [person('bea'), person('dino')],
        [2, 1],
      ],
    ] as const)
      await settle(store.db, await finished('sums', seats, ranks));
    await settle(
      store.db,
      await finished('sums', [person('dino'), person('ada')], [2, 1], { summary: { version: 1, toAct: [], training: true } }),
    );
    expect(await profiles.statisticsOf(store.db, 'dino')).toEqual([
      {
        game: 'sums',
        games: 3,
        wins: 2,
        ties: 0,
        averagePlace: 5 / 3,
        averageScore: (9 + 7 + 9) / 3,
        bestScore: 9,
        favouriteSeats: 2,
        rating: expect.objectContaining({ games: 3 }) as unknown,
      },
    ]);
    expect(await profiles.countResults(store.db, 'dino')).toBe(4);
    expect((await profiles.resultsOf(store.db, 'dino', 2, 9)).length).toBe(2);
  });

  it('a leaderboard goes by what somebody is surely worth, counts places across pages, and leaves out beginners', async () => {
    const row = (id: string, mu: number, sigma: number, games: number) => ({
      person: id,
      game: 'board',
      mu,
      sigma,
      sure: sureOf({ mu, sigma }),
      games,
    });
    await store.db
      .insertInto('ratings')
      .values([row('ada', 30, 5, 4), row('bea', 28, 1, 9), row('carlo', 40, 1, 2), row('dino', 26, 2, 3)])
      .execute();
    const names = async (from: number, most: number) =>
      (await profiles.leaders(store.db, 'board', 3, from, most)).map(({ place, name }) => `${place} ${name}`);
    expect(await names(0, 2)).toEqual(['1 bea', '2 dino']);
    expect(await names(2, 2)).toEqual(['3 ada']);
    expect(await profiles.countRated(store.db, 'board', 3)).toBe(3);
    expect((await profiles.leaderPlace(store.db, 'board', 3, { person: 'ada', name: 'Ada' }))?.place).toBe(3);
    expect(await profiles.leaderPlace(store.db, 'board', 3, { person: 'carlo', name: 'Carlo' })).toBeUndefined();
  });

  it('the history of a guest becomes that of the account, and the ratings follow', async () => {
    for (const seats of [
      [person('ospite'), person('bea')],
      [person('ada'), person('bea')],
      [person('ospite'), person('ada')],
    ])
      await settle(store.db, await finished('claim', seats, [1, 2]));
    await circle.setBond(store.db, 'ospite', 'bea', 'friend', 1);
    await circle.setBond(store.db, 'carlo', 'ospite', 'friend', 1);
    await writeNotes(store.db, 'somewhere', 'ospite', { text: 'mine', edition: 0 }, 1);
    await store.db.transaction().execute((trx) => people.claimGuest(trx, 'ospite', 'ada'));
    // The third game was between the two: it stays with the guest, so that nobody has played against themselves.
    expect((await ratingOf('claim', 'ada'))?.games).toBe(3);
    expect((await ratingOf('claim', 'ospite'))?.games).toBe(1);
    expect((await circle.readCircle(store.db, 'ada')).friends).toEqual([{ person: 'bea', name: 'bea' }]);
    expect(await circle.bondWith(store.db, 'carlo', 'ada')).toBe('friend');
    expect(await readNotes(store.db, 'somewhere', 'ada')).toEqual({ text: 'mine', edition: 1 });
  });

  it('tables that a guest brings along count as changed, so that other processes see who sits there, told or not', async () => {
    const table = async (seats: readonly StoredSeat[], host: string): Promise<string> => {
      const made = someTable({ game: 'brought', seats, host });
      await addTable(store.db, made);
      return made.id;
    };
    const [sat, hosted, none] = [
      await table([person('erba'), person('bea')], 'bea'),
      await table([person('bea'), person('dino')], 'erba'),
      await table([person('bea'), person('dino')], 'bea'),
    ];
    const changes = async () => {
      const glances = await glanceAt(store.db, [sat, hosted, none]);
      return [sat, hosted, none].map((id) => glances.get(id)?.changes);
    };
    const [first, second, third] = await changes();
    await store.db.transaction().execute((trx) => people.claimGuest(trx, 'erba', 'ada'));
    expect(await changes()).toEqual([first! + 1, second! + 1, third]);
  });

  it('a block ends a friendship on both sides', async () => {
    await circle.setBond(store.db, 'bea', 'dino', 'friend', 1);
    await circle.setBond(store.db, 'dino', 'bea', 'friend', 1);
    await circle.setBond(store.db, 'dino', 'bea', 'blocked', 2);
    expect(await circle.bondWith(store.db, 'bea', 'dino')).toBeUndefined();
    expect(await circle.bondWith(store.db, 'dino', 'bea')).toBe('blocked');
    expect([await circle.apartFrom(store.db, 'bea'), await circle.apartFrom(store.db, 'dino')]).toEqual([
      new Set(['dino']),
      new Set(['bea']),
    ]);
    expect(await circle.countBonds(store.db, 'dino', 'blocked')).toBe(1);
    await circle.setBond(store.db, 'dino', 'bea', undefined, 3);
    expect(await circle.apartFrom(store.db, 'bea')).toEqual(new Set());
  });

  it('tables with somebody are found where they are listed or shown to friends, once, and not when they are over', async () => {
    const seats = [person('bea'), person('dino')];
    const listed = someTable({ seats, friends: false });
    const shown = someTable({ seats, listed: false, phase: 'playing' });
    const hidden = someTable({ seats, listed: false, friends: false });
    const over = someTable({ seats, phase: 'over' });
    for (const table of [listed, shown, hidden, over]) await addTable(store.db, table);
    const found = (await tablesWith(store.db, ['bea', 'dino'], 99)).map(({ id }) => id);
    expect(found.filter((id) => [listed, shown, hidden, over].some((table) => table.id === id)).sort()).toEqual(
      [listed.id, shown.id].sort(),
    );
  });

  it('notes are written over the edition they were made for, and over no other', async () => {
    const write = (text: string, edition: number) => writeNotes(store.db, 't', 'ada', { text, edition }, 1);
    expect(await readNotes(store.db, 't', 'ada')).toEqual({ text: '', edition: 0 });
    expect(await write('one', 0)).toEqual({ text: 'one', edition: 1, saved: true });
    expect(await write('one', 0)).toEqual({ text: 'one', edition: 1, saved: true });
    expect(await write('from another device', 0)).toEqual({ text: 'one', edition: 1, saved: false });
    expect(await write('two', 1)).toEqual({ text: 'two', edition: 2, saved: true });
    expect(await write('late', 1)).toEqual({ text: 'two', edition: 2, saved: false });
    expect(await readNotes(store.db, 't', 'bea')).toEqual({ text: '', edition: 0 });
  });

  it('reports wait until they are closed, newest first', async () => {
    const line = { number: 4, room: 'players', from: 'bea', name: 'Bea', text: 'boo', at: 1 } as const;
    const report = {
      reporter: 'ada',
      about: 'bea',
      reason: 'insult',
      words: 'rude',
      table: 't',
      line: 4,
      context: [line],
    } as const;
    await addReport(store.db, { id: 'r1', at: 1_700_000_000_000, ...report });
    await addReport(store.db, {
      id: 'r2',
      at: 1_700_000_000_500,
      reporter: 'ada',
      about: 'carlo',
      reason: 'spam',
      words: '',
      context: [],
    });
    expect(await reportsBy(store.db, 'ada', 1_700_000_000_000)).toBe(1);
    expect(await readReports(store.db, 'open', 9)).toMatchObject([
      { id: 'r2', aboutName: 'carlo' },
      { id: 'r1', reporterName: 'ada', context: [line] },
    ]);
    expect([await closeReport(store.db, 'r1', 5), await closeReport(store.db, 'r1', 5)]).toEqual([true, false]);
    expect((await readReports(store.db, 'open', 9)).map(({ id }) => id)).toEqual(['r2']);
    expect((await readReports(store.db, 'all', 9)).length).toBe(2);
  });
});
