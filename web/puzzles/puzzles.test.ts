/** Which puzzle comes next, what a try counts as, what is kept, and the addresses. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { Puzzle } from '@cantiere/bots/puzzle';
import { ApiError, type Trouble } from '../ask/http.ts';
import { UNTRIED } from '../mistakes/exercise.ts';
import { readPuzzleAddress, toPuzzle } from './address.ts';
import { countsAs } from './counts.ts';
import { afterPuzzle, keepStanding, progressIn } from './kept.ts';
import { dayOf, gameOfDay, nextOfRow, nextOfStream, notDisliked, puzzleOfDay, themesIn, withTheme } from './pick.ts';
import {
  dislikedIn,
  forgetUnsent,
  isDisliked,
  keepUnsent,
  noteDisliked,
  tellUnsent,
  unsentThumbs,
  withMine,
  type UnsentThumb,
} from './thumbs.ts';

const puzzle = (n: number, rating = 1_000, themes: readonly string[] = []): Puzzle => ({
  id: n.toString(16).padStart(8, '0'),
  seats: 2,
  options: {},
  deal: String(n),
  way: [],
  best: 0,
  habit: 1,
  value: 0.5,
  gap: 0.1,
  wins: 0.1,
  points: 0,
  why: null,
  rating,
  themes,
});
const many = Array.from({ length: 40 }, (_, n) => puzzle(n, 900 + 25 * n, [n % 2 ? 'phase:early' : 'phase:late']));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

it('the day has one game and one puzzle, the same whatever order they come in, and another the next day', () => {
  const day = dayOf(Date.UTC(2026, 10, 18, 23, 59));
  expect(day).toBe('2026-11-18');
  const games = ['a', 'b', 'c'];
  const week = Array.from({ length: 6 }, (_, n) => gameOfDay(`2026-11-${18 + n}`, games));
  expect(new Set(week.slice(0, 3)).size).toBe(3);
  expect(week.slice(3)).toEqual(week.slice(0, 3));
  expect(gameOfDay(day, [])).toBeUndefined();
  expect(puzzleOfDay(day, many.toReversed())).toEqual(puzzleOfDay(day, many));
  const days = new Set(Array.from({ length: 10 }, (_, n) => puzzleOfDay(`2026-11-${10 + n}`, many)?.id));
  expect(days.size).toBeGreaterThan(5);
});

it('the stream takes what was not tried and is about as strong as the player; then the oldest again', () => {
  for (const dice of [0, 0.5, 0.999])
    expect(Math.abs((nextOfStream(many, [], 1_400, dice)?.rating ?? 0) - 1_400)).toBeLessThan(150);
  const all = many.map(({ id }) => id);
  expect(nextOfStream(many, all.slice(1), 1_800, 0.5)?.id).toBe(all[0]);
  expect(nextOfStream(many, [...all.slice(5), ...all.slice(0, 5)], 1_800, 0.5)?.id).toBe(all[5]);
  expect(nextOfStream([], [], 1_000, 0)).toBeUndefined();
});

it('a row gets harder and never brings the same twice', () => {
  const row: string[] = [];
  const ratings: number[] = [];
  for (let n = 0; n < 12; n++) {
    const next = nextOfRow(many, row, [], 0.3);
    row.push(next?.id ?? '');
    ratings.push(next?.rating ?? 0);
  }
  expect(new Set(row).size).toBe(12);
  expect(ratings[11]).toBeGreaterThan((ratings[0] ?? 0) + 300);
});

it('themes are counted, and choosing one leaves only its puzzles', () => {
  expect(themesIn(many, 3)).toEqual([
    ['phase:early', 20],
    ['phase:late', 20],
  ]);
  expect(withTheme(many, 'phase:late')).toHaveLength(20);
  expect(withTheme(many, undefined)).toHaveLength(40);
});

it('only a right first answer without help counts as solved', () => {
  const move = { type: 'PASS' };
  expect(countsAs(UNTRIED)).toBeUndefined();
  expect(countsAs({ ...UNTRIED, answers: [{ move, says: 'thinking' }] })).toBeUndefined();
  expect(countsAs({ ...UNTRIED, answers: [{ move, says: 'right' }] })).toBe(true);
  expect(
    countsAs({
      ...UNTRIED,
      answers: [
        { move, says: 'worse' },
        { move, says: 'right' },
      ],
    }),
  ).toBe(false);
  expect(countsAs({ ...UNTRIED, hinted: true })).toBe(false);
  expect(countsAs({ ...UNTRIED, shown: true })).toBe(false);
});

it('the standing is kept, moves once for each puzzle, and survives what it cannot read', () => {
  const [first, second] = many as [Puzzle, Puzzle];
  const once = afterPuzzle(progressIn('capitol'), first, true);
  expect(once.rated.rating).toBeGreaterThan(1_200);
  const again = afterPuzzle(once, first, false);
  expect(again.rated).toEqual(once.rated);
  expect(again.tried).toEqual([[first.id, false]]);
  keepStanding('capitol', afterPuzzle(again, second, false));
  expect(progressIn('capitol').tried).toHaveLength(2);
  expect(progressIn('citadels').tried).toEqual([]);
  localStorage.setItem('cantiere.puzzles.capitol', '{broken');
  expect(progressIn('capitol').rated.solved).toBe(0);
});

it('an address says what is wanted, and nonsense is the stream', () => {
  for (const wanted of [
    { mode: 'row' },
    { mode: 'day' },
    { mode: 'stream', theme: 'line:buildings' },
    { mode: 'one', puzzle: '2e404ba6' },
  ] as const)
    expect(readPuzzleAddress(toPuzzle('citadels', wanted).split('?')[1] ?? '')).toEqual(wanted);
  expect(toPuzzle('citadels', {})).toBe('/puzzles/citadels');
  expect(readPuzzleAddress('?puzzle=../../etc&mode=x')).toEqual({ mode: 'stream' });
});

it('what the house keeps no more of waits on, and nothing else waits for it; what is away is told as such', async () => {
  for (const id of ['a', 'b', 'c']) keepUnsent({ game: 'capitol', puzzle: id, thumb: 'up' });
  const answer = (code: Trouble) => (one: UnsentThumb) =>
    one.puzzle === 'a' ? Promise.resolve() : Promise.reject(new ApiError(code));
  await tellUnsent(answer('TOO_MANY_THUMBS'));
  expect(unsentThumbs().map((one) => one.puzzle)).toEqual(['b', 'c']);
  await expect(tellUnsent(answer('UNREACHABLE'))).rejects.toThrow('UNREACHABLE');
  await tellUnsent(() => Promise.resolve());
  expect(unsentThumbs()).toEqual([]);
});

it('a thumb counts once, is changed and taken back; what could not be told waits, the last word of each puzzle', () => {
  const house = [{ puzzle: 'a', up: 2, down: 1 }];
  expect(withMine(house, 'a', 'down')).toEqual([{ puzzle: 'a', up: 2, down: 2, mine: 'down' }]);
  expect(withMine(withMine(house, 'a', 'down'), 'a', 'up')).toEqual([{ puzzle: 'a', up: 3, down: 1, mine: 'up' }]);
  expect(withMine(withMine(house, 'a', 'up'), 'a', 'none')).toEqual(house);
  expect(withMine([], 'b', 'up')).toEqual([{ puzzle: 'b', up: 1, down: 0, mine: 'up' }]);
  keepUnsent({ game: 'capitol', puzzle: 'a', thumb: 'up' });
  keepUnsent({ game: 'citadels', puzzle: 'a', thumb: 'up' });
  keepUnsent({ game: 'capitol', puzzle: 'a', thumb: 'none' });
  expect(unsentThumbs()).toEqual([
    { game: 'citadels', puzzle: 'a', thumb: 'up' },
    { game: 'capitol', puzzle: 'a', thumb: 'none' },
  ]);
  forgetUnsent({ game: 'citadels', puzzle: 'a' });
  expect(unsentThumbs()).toHaveLength(1);
  localStorage.setItem('cantiere.thumbs.unsent', '{broken');
  expect(unsentThumbs()).toEqual([]);
});

it('the stream leaves out what clearly more people dislike than like, unless nothing else is left', () => {
  expect(
    [
      { up: 0, down: 2 },
      { up: 0, down: 3 },
      { up: 4, down: 7 },
      { up: 3, down: 6 },
    ].map(isDisliked),
  ).toEqual([false, true, false, true]);
  const [first, second] = many as [Puzzle, Puzzle];
  noteDisliked('capitol', [
    { puzzle: first.id, up: 0, down: 3 },
    { puzzle: second.id, up: 1, down: 2 },
  ]);
  expect([...dislikedIn('capitol')]).toEqual([first.id]);
  expect([...dislikedIn('citadels')]).toEqual([]);
  expect(notDisliked(many, dislikedIn('capitol'))).toEqual(many.slice(1));
  expect(notDisliked([first], dislikedIn('capitol'))).toEqual([first]);
});
