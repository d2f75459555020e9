import { afterEach, expect, it, vi } from 'vitest';
import { Rounds } from '../rounds.ts';

afterEach(() => void vi.useRealTimers());

it('everything is visited once a round, in many small parts, and who came later in the next', () => {
  vi.useFakeTimers();
  const all = Array.from({ length: 90 }, (_, n) => n);
  const parts: (readonly number[])[] = [];
  const rounds = new Rounds(
    1000,
    () => all,
    (some) => parts.push(some),
  );
  vi.advanceTimersByTime(500);
  all.push(90);
  vi.advanceTimersByTime(500);
  expect(parts.flat()).toEqual(all.slice(0, 90));
  expect(Math.max(...parts.map(({ length }) => length))).toBe(5);
  parts.length = 0;
  vi.advanceTimersByTime(1000);
  expect(parts.flat()).toEqual(all);
  rounds.close();
  parts.length = 0;
  vi.advanceTimersByTime(2000);
  expect(parts).toEqual([]);
});
