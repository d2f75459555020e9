/** How long games take in a house: measured without pauses, told by their median once there are enough, apart for people and bots. */
import { expect, it } from 'vitest';
import { lengthsOf } from '../social/lengths.ts';
import type { GameLengths } from '../protocol.ts';
import { playedMs, type MeasuredGame } from '../store/lengths.ts';
import { fakeClock, MINUTE } from './clock.ts';
import { playOn } from './play-on.ts';
import { Player } from './player.ts';
import { testServer } from './serving.ts';
import { twoAtTable } from './two.ts';

it('a pause counts for the longest thought, and a game of pauses for nothing', () => {
  const start = 1_000;
  const after = (...minutes: number[]): number[] => minutes.map((each) => start + each * MINUTE);
  expect(playedMs(start, [])).toBe(0);
  expect(playedMs(start, after(1, 3))).toBe(3 * MINUTE);
  expect(playedMs(start, after(9, 18, 9 * 60, 9 * 60 + 1))).toBe((9 + 9 + 10 + 1) * MINUTE);
  expect(playedMs(start, after(1, 12 * 60, 24 * 60, 24 * 60 + 1))).toBeUndefined();
  expect(playedMs(start, [start + MINUTE, start + MINUTE / 2, start + MINUTE])).toBe(MINUTE * 1.5); // a clock that was set back
});

it('the median, from five games on, for each number of players and length, with bots apart', () => {
  const game = (minutes: number, more: Partial<MeasuredGame> = {}): MeasuredGame => ({
    seats: 2,
    alone: false,
    options: { length: 'short' },
    playedMs: minutes * MINUTE,
    ...more,
  });
  const games = [
    ...[30, 50, 40, 900, 20].map((minutes) => game(minutes)),
    ...[5, 6, 7, 8, 9, 10].map((minutes) => game(minutes, { alone: true })),
  ];
  const few = [game(99, { options: { length: 'long' } }), game(99, { seats: 3 })];
  expect(lengthsOf([...games, ...few], 'length')).toEqual([
    { seats: 2, alone: false, value: 'short', minutes: 40, games: 5 },
    { seats: 2, alone: true, value: 'short', minutes: 8, games: 6 },
  ]);
  expect(lengthsOf(games.slice(0, 4), 'length')).toEqual([]);
  expect(lengthsOf(games.slice(0, 5), undefined)).toEqual([{ seats: 2, alone: false, minutes: 40, games: 5 }]);
});

it('five games that were played here are told of; not those where moves have days, or where somebody left', async () => {
  const clock = fakeClock();
  const { address, services } = await testServer({ now: clock.now });
  const asked = async (): Promise<unknown> =>
    ((await new Player(address).get('/api/games/altezze/lengths')) as GameLengths).lengths;
  expect(await asked()).toEqual([]);
  const days = { time: { kind: 'turns', days: 3, zone: 'UTC' } } as const;
  const playOne = async (minutes: number, how: { readonly days?: true; readonly leaves?: true } = {}): Promise<void> => {
    const { bruno, first, second, id, path } = await twoAtTable(address, {
      options: { cards: 2 },
      ...(how.days && { terms: days }),
    });
    clock.pass(minutes * MINUTE);
    if (how.leaves) await bruno.post(`${path}/leave`);
    await Promise.all([playOn(first), ...(how.leaves ? [] : [playOn(second)])]);
    const settled = async (): Promise<number | undefined> =>
      (await services.store.db.selectFrom('tables').select('settled').where('id', '=', id).executeTakeFirst())?.settled;
    await expect.poll(settled).toBe(1);
    await Promise.all([first.close(), second.close()]);
  };
  await playOne(1, { days: true });
  await playOne(1, { leaves: true });
  for (const minutes of [7, 3, 4, 6]) await playOne(minutes);
  expect(await asked()).toEqual([]);
  await playOne(5);
  expect(await asked()).toEqual([]); // what was told holds for a while
  clock.pass(10 * MINUTE);
  expect(await asked()).toEqual([{ seats: 2, alone: false, minutes: 5, games: 5 }]);
  expect((await new Player(address).request('GET', '/api/games/nothing/lengths')).body).toMatchObject({ error: 'NOT_FOUND' });
});
