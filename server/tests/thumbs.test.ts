/** Thumbs on puzzles: one of each person, changed and taken back, for shipped puzzles alone, gone with whoever goes. */
import { CompiledQuery, createQueryId, type RootOperationNode } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findGame } from '@cantiere/games';
import { readPuzzles } from '@cantiere/bots/puzzle';
import { NO_LIMITS } from '../limits.ts';
import type { ErrorBody, PuzzleThumbs } from '../protocol.ts';
import { REAL_SHELF } from '../shelf.ts';
import type { Db } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Thumbs } from '../social/thumbs.ts';
import { claimThumbs, dislikedPuzzles, dropThumb, thumbSums, writeThumb } from '../store/thumbs.ts';
import { fakeClock, SECOND } from './clock.ts';
import { Player } from './player.ts';
import { testServer } from './serving.ts';
import { bases } from './stores.ts';

const password = 'torre pendente';
const ids = readPuzzles((await findGame('citadels')?.puzzles?.())?.default).puzzles.map(({ id }) => id);
const [first = '', second = '', third = ''] = ids.toSorted();

const put = (player: Player, puzzle: string, thumb: unknown, game = 'citadels') =>
  player.request('PUT', `/api/puzzles/${game}/${puzzle}/thumb`, { thumb });
const seen = async (player: Player): Promise<PuzzleThumbs['puzzles']> =>
  ((await player.get('/api/puzzles/citadels/thumbs')) as PuzzleThumbs).puzzles;

describe('over HTTP', () => {
  it('each has one voice, which can be changed and taken back; others see how many, not who', async () => {
    const server = await testServer({ shelf: REAL_SHELF });
    const [ada, eve] = [await Player.join(server.address, 'Ada'), await Player.join(server.address, 'Eve')];
    for (const [at, each] of [ada, eve].entries()) await each.post('/api/account', { email: `${at}@example.org`, password });
    expect(await seen(ada)).toEqual([]);
    for (const thumb of ['up', 'up', 'down']) expect((await put(ada, first, thumb)).status).toBe(200);
    await put(eve, first, 'up');
    expect(await seen(ada)).toEqual([{ puzzle: first, up: 1, down: 1, mine: 'down' }]);
    expect(await seen(new Player(server.address))).toEqual([{ puzzle: first, up: 1, down: 1 }]);
    expect((await put(ada, first, 'none')).body).toEqual({ puzzles: [{ puzzle: first, up: 1, down: 0 }] });
    expect((await put(ada, first, 'none')).status).toBe(200);
  });

  it('only somebody, only a shipped puzzle, only these words, not too fast', async () => {
    const limits = { ...NO_LIMITS, thumbs: { perSecond: 0.001, burst: 8 } };
    const server = await testServer({ shelf: REAL_SHELF, limits });
    const ada = await Player.join(server.address, 'Ada');
    expect((await put(new Player(server.address), first, 'up')).status).toBe(401);
    for (const [puzzle, game] of [
      ['00000000', 'citadels'],
      [first, 'capitol'],
      [first, 'no-such-game'],
    ] as const)
      expect([puzzle, game, (await put(ada, puzzle, 'up', game)).status]).toEqual([puzzle, game, 404]);
    for (const [puzzle, thumb] of [
      [first, 'sideways'],
      [first, 1],
      ['..%2F..', 'up'],
    ] as const)
      expect([puzzle, thumb, (await put(ada, puzzle, thumb)).status]).toEqual([puzzle, thumb, 400]);
    expect(await server.services.store.db.selectFrom('puzzle_thumbs').selectAll().execute()).toEqual([]);
    const answers = [];
    for (let n = 0; n < 9; n++) answers.push((await put(ada, second, n % 2 ? 'up' : 'down')).status);
    expect(answers).toContain(429);
    expect(answers.at(0)).toBe(200);
  });

  it('a file of puzzles that could not be read once is read again', async () => {
    const server = await testServer({ shelf: REAL_SHELF });
    const { shelf } = server.services;
    const served = shelf.served('citadels')!;
    const puzzles = vi.fn(() => served.puzzles!()).mockRejectedValueOnce(new Error('The disk is away.'));
    vi.spyOn(shelf, 'served').mockReturnValue({ ...served, puzzles });
    const ada = await Player.join(server.address, 'Ada');
    expect([(await put(ada, first, 'up')).status, (await put(ada, first, 'up')).status]).toEqual([500, 200]);
    await put(ada, second, 'up');
    expect(puzzles).toHaveBeenCalledTimes(2); // and once it was, never again
  });

  it('of a guest who counts for nobody so many are kept; taking back makes room, an account ends it', async () => {
    const server = await testServer({ shelf: REAL_SHELF, limits: { ...NO_LIMITS, thumbsPerGuest: 2 } });
    const guest = await Player.join(server.address, 'Ada');
    const say = async (puzzle: string, thumb: unknown) => {
      const { status, body } = await put(guest, puzzle, thumb);
      return status === 200 ? status : (body as ErrorBody).error;
    };
    expect([await say(first, 'up'), await say(second, 'up')]).toEqual([200, 200]);
    expect(await say(third, 'up')).toBe('TOO_MANY_THUMBS');
    expect([await say(first, 'down'), await say(third, 'none'), await say(second, 'none')]).toEqual([200, 200, 200]);
    expect([await say(third, 'down'), await say(second, 'up')]).toEqual([200, 'TOO_MANY_THUMBS']);
    await guest.post('/api/account', { email: 'ada@example.org', password });
    expect(await say(second, 'up')).toBe(200);
    expect(await server.services.store.db.selectFrom('puzzle_thumbs').selectAll().execute()).toHaveLength(3);
  });

  it('one’s own is seen at once, wherever it was said; others’ within ten seconds', async () => {
    const clock = fakeClock();
    const server = await testServer({ shelf: REAL_SHELF, now: clock.now });
    const [ada, eve, guest] = await Promise.all(['Ada', 'Eve', 'Gil'].map((name) => Player.join(server.address, name)));
    for (const [at, each] of [ada, eve].entries()) await each.post('/api/account', { email: `${at}@example.org`, password });
    const stranger = new Player(server.address);
    await put(ada, first, 'up');
    expect(await seen(stranger)).toEqual([{ puzzle: first, up: 1, down: 0 }]);
    clock.pass(SECOND);
    // At another process of the house.
    const { db } = server.services.store;
    const elsewhere = (player: Player, puzzle: string, thumb: 'up' | 'down') =>
      writeThumb(db, { game: 'citadels', puzzle, person: player.me.person }, thumb, clock.now());
    await elsewhere(guest, first, 'down');
    await elsewhere(guest, second, 'down');
    const guests = [
      { puzzle: first, up: 1, down: 1, mine: 'down' },
      { puzzle: second, up: 0, down: 1, mine: 'down' },
    ];
    expect(await seen(guest)).toEqual(guests);
    await elsewhere(eve, first, 'up');
    expect(await seen(stranger)).toEqual([{ puzzle: first, up: 1, down: 0 }]);
    expect(await seen(guest)).toEqual(guests);
    clock.pass(10 * SECOND);
    expect(await seen(stranger)).toEqual([{ puzzle: first, up: 2, down: 0 }]);
    clock.pass(SECOND);
    await elsewhere(eve, first, 'down');
    expect(await seen(ada)).toEqual([{ puzzle: first, up: 2, down: 0, mine: 'up' }]);
    expect(await seen(eve)).toEqual([{ puzzle: first, up: 1, down: 1, mine: 'down' }]);
    // Whoever has come to count is among them at the latest with the next sums, and never missing from what they see.
    await guest.post('/api/account', { email: 'gil@example.org', password });
    expect(await seen(guest)).toEqual(guests);
    clock.pass(10 * SECOND);
    expect(await seen(guest)).toEqual([{ puzzle: first, up: 1, down: 2, mine: 'down' }, guests[1]]);
  });

  it('what is off the shelf has neither thumbs nor numbers to tell', async () => {
    const server = await testServer({ shelf: REAL_SHELF, house: { games: ['capitol'] } });
    const ada = await Player.join(server.address, 'Ada');
    expect((await put(ada, first, 'up')).status).toBe(404);
    for (const [path, status] of [
      ['/api/puzzles/citadels/thumbs', 404],
      ['/api/games/citadels/numbers', 404],
      ['/api/people/me/numbers/citadels', 200],
      ['/api/games/capitol/numbers', 200],
    ] as const)
      expect([path, (await ada.request('GET', path)).status]).toEqual([path, status]);
  });

  it('comes along to an account, is in the archive, and goes with whoever goes for good', async () => {
    const server = await testServer({ shelf: REAL_SHELF });
    const ada = await Player.join(server.address, 'Ada');
    await ada.post('/api/account', { email: 'ada@example.org', password });
    await put(ada, first, 'up');
    const guest = await Player.join(server.address, 'Adele');
    await put(guest, first, 'down');
    await put(guest, second, 'down');
    await guest.post('/api/account/session', { email: 'ada@example.org', password });
    expect(await seen(guest)).toEqual(
      [
        { puzzle: first, up: 1, down: 0, mine: 'up' },
        { puzzle: second, up: 0, down: 1, mine: 'down' },
      ].toSorted((a, b) => (a.puzzle < b.puzzle ? -1 : 1)),
    );
    await guest.post('/api/account/delete', { password });
    expect(await server.services.store.db.selectFrom('puzzle_thumbs').selectAll().execute()).toEqual([]);
  });
});

/** As it is now: nothing is known from before. */
const thumbsOf = (store: Store, game: string, person: string | undefined): Promise<PuzzleThumbs> =>
  new Thumbs({ store, limits: NO_LIMITS, now: Date.now }).of(game, person);

async function addPerson(db: Db, id: string, email: string | null): Promise<void> {
  await db.insertInto('people').values({ id, name: id, email, password: null, created_at: 1, search_name: null }).execute();
}

describe.each(bases)('on %s', (_name, open) => {
  it('guests who have played nothing decide nothing for others', async () => {
    const store = await open();
    const { db } = store;
    onTestFinished(store.close);
    for (const id of ['x', 'y', 'z']) {
      await addPerson(db, id, null);
      await writeThumb(db, { game: 'citadels', puzzle: 'good', person: id }, 'down', 1);
    }
    expect(await dislikedPuzzles(db, 10)).toEqual([]);
    expect(await thumbsOf(store, 'citadels', undefined)).toEqual({ puzzles: [] });
    expect((await thumbsOf(store, 'citadels', 'x')).puzzles).toEqual([{ puzzle: 'good', up: 0, down: 1, mine: 'down' }]);
    const result = { table_id: 't', seat: 0, person: 'x', game: 'citadels', number: 1, seats: 2, people: 1, place: 1, shared: 0 };
    const unrated = { training: 0, rated: 0, ended_at: 1, mu_before: null, sigma_before: null, mu: null, sigma: null };
    await db
      .insertInto('results')
      .values({ ...result, ...unrated, score: 20 })
      .execute();
    expect((await thumbsOf(store, 'citadels', undefined)).puzzles).toEqual([{ puzzle: 'good', up: 0, down: 1 }]);
    // A finished game ends what guests are kept to.
    const limited = new Thumbs({ store, limits: { ...NO_LIMITS, thumbsPerGuest: 1 }, now: () => 2 });
    const say = (person: string, puzzle: string) => limited.say({ game: 'citadels', puzzle, person }, 'up');
    await expect(say('y', 'other')).rejects.toThrow('TOO_MANY_THUMBS');
    await say('y', 'good');
    await say('x', 'other');
    expect((await thumbsOf(store, 'citadels', undefined)).puzzles).toEqual([
      { puzzle: 'good', up: 0, down: 1 },
      { puzzle: 'other', up: 1, down: 0 },
    ]);
  });

  it('the sums of a few stand among thousands of thumbs that count for nobody', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const guests = Array.from({ length: 400 }, (_, n) => `guest ${n}`);
    for (const person of guests)
      await db
        .insertInto('puzzle_thumbs')
        .values(Array.from({ length: 20 }, (_, n) => ({ game: 'citadels', puzzle: `p${n}`, person, up: n % 2, at: 1 })))
        .execute();
    for (const id of ['a', 'b']) await addPerson(db, id, `${id}@example.org`);
    await writeThumb(db, { game: 'citadels', puzzle: 'p3', person: 'a' }, 'down', 1);
    await writeThumb(db, { game: 'citadels', puzzle: 'p3', person: 'b' }, 'up', 1);
    await writeThumb(db, { game: 'capitol', puzzle: 'p4', person: 'b' }, 'down', 1);
    expect(await thumbSums(db, 'citadels')).toEqual([{ puzzle: 'p3', up: 1, down: 1 }]);
    expect(await dislikedPuzzles(db, 10)).toEqual([{ game: 'capitol', puzzle: 'p4', up: 0, down: 1 }]);
  });

  it('counts each person once, and names the most disliked first', async () => {
    const store = await open();
    const { db } = store;
    onTestFinished(store.close);
    for (const id of ['a', 'b', 'c', 'd']) await addPerson(db, id, `${id}@example.org`);
    const say = (person: string, puzzle: string, thumb: 'up' | 'down', at = 1) =>
      writeThumb(db, { game: 'citadels', puzzle, person }, thumb, at);
    for (const person of ['a', 'b', 'c']) await say(person, 'bad', 'down');
    await say('d', 'bad', 'up');
    await say('a', 'worse', 'up');
    for (const person of ['a', 'b', 'c']) await say(person, 'worse', 'down', 2);
    await say('a', 'even', 'up');
    await say('b', 'even', 'down');
    await say('a', 'good', 'up');
    await say('b', 'gone', 'down');
    await dropThumb(db, { game: 'citadels', puzzle: 'gone', person: 'b' });
    expect(await dislikedPuzzles(db, 10)).toEqual([
      { game: 'citadels', puzzle: 'worse', up: 0, down: 3 },
      { game: 'citadels', puzzle: 'bad', up: 1, down: 3 },
    ]);
    expect(await dislikedPuzzles(db, 1)).toHaveLength(1);
    expect((await thumbsOf(store, 'citadels', 'a')).puzzles).toEqual([
      { puzzle: 'bad', up: 1, down: 3, mine: 'down' },
      { puzzle: 'even', up: 1, down: 1, mine: 'up' },
      { puzzle: 'good', up: 1, down: 0, mine: 'up' },
      { puzzle: 'worse', up: 0, down: 3, mine: 'down' },
    ]);
    expect(await thumbsOf(store, 'capitol', 'a')).toEqual({ puzzles: [] });
    await claimThumbs(db, 'd', 'a');
    expect((await thumbsOf(store, 'citadels', 'd')).puzzles.find(({ mine }) => mine)).toBeUndefined();
    expect((await thumbsOf(store, 'citadels', 'a')).puzzles[0]).toEqual({ puzzle: 'bad', up: 0, down: 3, mine: 'down' });
  });
});

it('what guests have said who count for nobody is not looked at: the sums go from those who count, by an index', async () => {
  const store = await bases[0][1]();
  const { db } = store;
  onTestFinished(store.close);
  const asked: RootOperationNode[] = [];
  const heard = db.withPlugin({
    transformQuery: ({ node }) => (asked.push(node), node),
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await writeThumb(db, { game: 'citadels', puzzle: 'good', person: 'x' }, 'up', 1);
  await thumbsOf({ ...store, db: heard }, 'citadels', 'x');
  await dislikedPuzzles(heard, 10);
  expect(asked.length).toBeGreaterThan(2);
  for (const node of asked) {
    const { sql: statement, parameters } = db.getExecutor().compileQuery(node, createQueryId());
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${statement}`, [...parameters]),
    );
    const plan = rows.map(({ detail }) => detail);
    for (const step of plan.filter((each) => each.includes('puzzle_thumbs')))
      expect(step).toMatch(/^SEARCH puzzle_thumbs USING INDEX puzzle_thumbs_person \(person=\?/);
    expect(plan.join()).not.toContain('CORRELATED');
  }
});
