/** Thumbs on puzzles: one of each person, changed and taken back, for shipped puzzles alone, gone with whoever goes. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findGame } from '@cantiere/games';
import { readPuzzles } from '@cantiere/bots/puzzle';
import { NO_LIMITS } from '../limits.ts';
import type { PuzzleThumbs } from '../protocol.ts';
import { REAL_SHELF } from '../shelf.ts';
import type { Db } from '../store/schema.ts';
import { claimThumbs, dislikedPuzzles, thumbsOf, writeThumb } from '../store/thumbs.ts';
import { Player } from './player.ts';
import { testServer } from './serving.ts';
import { bases } from './stores.ts';

const password = 'torre pendente';
const ids = readPuzzles((await findGame('citadels')?.puzzles?.())?.default).puzzles.map(({ id }) => id);
const [first = '', second = ''] = ids;

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

async function addPerson(db: Db, id: string, email: string | null): Promise<void> {
  await db.insertInto('people').values({ id, name: id, email, password: null, created_at: 1, search_name: null }).execute();
}

describe.each(bases)('on %s', (_name, open) => {
  it('guests who have played nothing decide nothing for others', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    for (const id of ['x', 'y', 'z']) {
      await addPerson(db, id, null);
      await writeThumb(db, { game: 'citadels', puzzle: 'good', person: id }, 'down', 1);
    }
    expect(await dislikedPuzzles(db, 10)).toEqual([]);
    expect(await thumbsOf(db, 'citadels', undefined)).toEqual({ puzzles: [] });
    expect((await thumbsOf(db, 'citadels', 'x')).puzzles).toEqual([{ puzzle: 'good', up: 0, down: 1, mine: 'down' }]);
    const result = { table_id: 't', seat: 0, person: 'x', game: 'citadels', number: 1, seats: 2, people: 1, place: 1, shared: 0 };
    const unrated = { training: 0, rated: 0, ended_at: 1, mu_before: null, sigma_before: null, mu: null, sigma: null };
    await db
      .insertInto('results')
      .values({ ...result, ...unrated, score: 20 })
      .execute();
    expect((await thumbsOf(db, 'citadels', undefined)).puzzles).toEqual([{ puzzle: 'good', up: 0, down: 1 }]);
  });

  it('counts each person once, and names the most disliked first', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    for (const id of ['a', 'b', 'c', 'd']) await addPerson(db, id, `${id}@example.org`);
    const say = (person: string, puzzle: string, thumb: 'up' | 'down' | 'none', at = 1) =>
      writeThumb(db, { game: 'citadels', puzzle, person }, thumb, at);
    for (const person of ['a', 'b', 'c']) await say(person, 'bad', 'down');
    await say('d', 'bad', 'up');
    await say('a', 'worse', 'up');
    for (const person of ['a', 'b', 'c']) await say(person, 'worse', 'down', 2);
    await say('a', 'even', 'up');
    await say('b', 'even', 'down');
    await say('a', 'good', 'up');
    await say('b', 'gone', 'down');
    await say('b', 'gone', 'none');
    expect(await dislikedPuzzles(db, 10)).toEqual([
      { game: 'citadels', puzzle: 'worse', up: 0, down: 3 },
      { game: 'citadels', puzzle: 'bad', up: 1, down: 3 },
    ]);
    expect(await dislikedPuzzles(db, 1)).toHaveLength(1);
    expect((await thumbsOf(db, 'citadels', 'a')).puzzles).toEqual([
      { puzzle: 'bad', up: 1, down: 3, mine: 'down' },
      { puzzle: 'even', up: 1, down: 1, mine: 'up' },
      { puzzle: 'good', up: 1, down: 0, mine: 'up' },
      { puzzle: 'worse', up: 0, down: 3, mine: 'down' },
    ]);
    expect(await thumbsOf(db, 'capitol', 'a')).toEqual({ puzzles: [] });
    await claimThumbs(db, 'd', 'a');
    expect((await thumbsOf(db, 'citadels', 'd')).puzzles.find(({ mine }) => mine)).toBeUndefined();
    expect((await thumbsOf(db, 'citadels', 'a')).puzzles[0]).toEqual({ puzzle: 'bad', up: 0, down: 3, mine: 'down' });
  });
});
