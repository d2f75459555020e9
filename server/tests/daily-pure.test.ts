/** Days, bricks and places, without a server. */
import { expect, it } from 'vitest';
import { dayAfter, dayAt, mondayOf, startOfDay } from '../deals/days.ts';
import { nextGame, sittingFor } from '../deals/dealing.ts';
import { dayScore, placeOf, rankOf } from '../deals/rank.ts';
import { streakOf } from '../deals/streaks.ts';

const HOUR = 3_600_000;

it('a day is as long as the clocks of its zone make it', () => {
  const length = (day: string, zone: string): number => (startOfDay(dayAfter(day), zone) - startOfDay(day, zone)) / HOUR;
  expect(length('2026-03-29', 'Europe/Rome')).toBe(23);
  expect(length('2026-10-25', 'Europe/Rome')).toBe(25);
  expect(length('2026-11-16', 'Asia/Kathmandu')).toBe(24);
  // In Beirut clocks go from midnight to one: the day begins at one.
  expect(length('2026-03-29', 'Asia/Beirut')).toBe(23);
  for (const zone of ['UTC', 'Europe/Rome', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Beirut']) {
    const begins = startOfDay('2026-03-29', zone);
    expect([dayAt(begins - 1, zone), dayAt(begins, zone)]).toEqual(['2026-03-28', '2026-03-29']);
  }
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect([mondayOf('2026-11-16'), mondayOf('2026-11-22')]).toEqual(['2026-11-16', '2026-11-16']);
});

it('a missed day begins a new wall; today is not missed before it is over', () => {
  expect(streakOf([], '2026-03-05')).toEqual({ days: 0, longest: 0, today: false });
  expect(streakOf(['2026-03-05', '2026-03-04', '2026-03-02'], '2026-03-05')).toEqual({ days: 2, longest: 2, today: true });
  expect(streakOf(['2026-03-04', '2026-03-03'], '2026-03-05')).toEqual({ days: 2, longest: 2, today: false });
  expect(streakOf(['2026-03-01', '2026-02-28', '2026-02-27'], '2026-03-05')).toEqual({ days: 0, longest: 3, today: false });
});

it('equal points share a place, ghosts never count among people', () => {
  const columns = [
    { points: 10, people: 2 },
    { points: 20, people: 1 },
    { points: 30, people: 2 },
  ];
  expect(placeOf(columns, 30)).toBe(1);
  expect(rankOf(columns, [25, 35, 20], 20, true)).toEqual({
    place: 3,
    people: 5,
    behind: 2,
    ahead: 2,
    betterThan: 50,
    placeWithGhosts: 5,
  });
  // Somebody who is compared and not ranked.
  expect(rankOf(columns, [], 25, false)).toMatchObject({ place: 3, people: 6, behind: 3, betterThan: 60 });
  expect(rankOf([{ points: 7, people: 1 }], [], 7, true)).not.toHaveProperty('betterThan');
  expect(dayScore(columns, [20], 20)).toBe(50);
  expect(dayScore([{ points: 7, people: 1 }], [], 7)).toBe(100);
});

it('the games take turns, and the seat is drawn from the deal alone', () => {
  const days = new Map([
    ['a', '2026-03-03'],
    ['b', '2026-03-01'],
  ]);
  expect(nextGame(['a', 'b'], days)).toBe('b');
  expect(nextGame(['a', 'b', 'c'], days)).toBe('c');
  expect(nextGame([], days)).toBeUndefined();
  const seed = 'ab'.repeat(32);
  const drawn = sittingFor(3, seed, ['normal', 'hard']);
  expect(drawn).toEqual(sittingFor(3, seed, ['normal', 'hard']));
  expect(drawn.sitting.map((bot) => bot?.level ?? null).toSorted()).toEqual(['hard', 'normal', null].toSorted());
  const seats = new Set(Array.from({ length: 60 }, (_, n) => sittingFor(3, n.toString(16).padStart(64, '0'), ['easy']).seat));
  expect(seats.size).toBe(3);
});
