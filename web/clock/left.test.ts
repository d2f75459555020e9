import { describe, expect, it } from 'vitest';
import { en } from '../text/en.ts';
import { it as italian } from '../text/it.ts';
import { isUrgent, leftWords, markBelow, markWords, untilNext } from './left.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('time left', () => {
  it('is told in minutes and seconds, and in days and hours when there is much', () => {
    expect(leftWords(0, en)).toBe('0:00');
    expect(leftWords(-5_000, en)).toBe('0:00');
    expect(leftWords(1, en)).toBe('0:01');
    expect(leftWords(59_001, en)).toBe('1:00');
    expect(leftWords(12 * MINUTE + 4_000, en)).toBe('12:04');
    expect(leftWords(HOUR, en)).toBe('1 h 0 min');
    expect(leftWords(2 * DAY + 3 * HOUR, en)).toBe('2 days 3 h');
    expect(leftWords(DAY + 1, italian)).toBe('1 giorno 0 h');
  });

  it('changes on the second, or on the minute when there is much', () => {
    expect(untilNext(10_400)).toBe(400);
    expect(untilNext(10_000)).toBe(1_000);
    expect(untilNext(HOUR + 30_000)).toBe(30_000);
    expect(untilNext(0)).toBe(Infinity);
  });

  it('is said aloud at a few marks only', () => {
    expect(markBelow(5 * MINUTE, 'live')).toBeUndefined();
    expect([100_000, 59_000, 31_000, 30_000, 9_000].map((left) => markBelow(left, 'live'))).toEqual([
      120_000, 60_000, 60_000, 30_000, 10_000,
    ]);
    expect(markBelow(3 * HOUR, 'turns')).toBe(6 * HOUR);
    expect(markWords(60_000, en)).toBe('You have one minute left.');
    expect(markWords(30_000, italian)).toBe('Ti restano 30 secondi.');
    expect(markWords(DAY, italian)).toBe('Ti restano 24 ore.');
    expect([isUrgent(15_000, 'live'), isUrgent(16_000, 'live'), isUrgent(HOUR, 'turns')]).toEqual([true, false, true]);
  });
});
