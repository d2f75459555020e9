/** Quiet hours and collected letters, by the clock on the person's wall. */
import { expect, it } from 'vitest';
import { isZone, letterAt, quietUntil } from '../notices/hours.ts';

const at = (text: string): number => Date.parse(text);
const said = (ms: number | undefined): string | undefined => (ms === undefined ? undefined : new Date(ms).toISOString());
const NIGHT = { from: 22 * 60, to: 7 * 60 };
const LUNCH = { from: 12 * 60, to: 13 * 60 + 30 };
const ROME = 'Europe/Rome';

it('hold over midnight, from the first minute to before the last', () => {
  expect(quietUntil(at('2026-01-10T20:59:59Z'), NIGHT, ROME)).toBeUndefined();
  expect(said(quietUntil(at('2026-01-10T21:00:00Z'), NIGHT, ROME))).toBe('2026-01-11T06:00:00.000Z');
  expect(said(quietUntil(at('2026-01-11T05:59:59Z'), NIGHT, ROME))).toBe('2026-01-11T06:00:00.000Z');
  expect(quietUntil(at('2026-01-11T06:00:00Z'), NIGHT, ROME)).toBeUndefined();
});

it('hold within a day, in the zone of the person', () => {
  expect(said(quietUntil(at('2026-07-01T10:15:20Z'), LUNCH, ROME))).toBe('2026-07-01T11:30:00.000Z');
  expect(quietUntil(at('2026-07-01T10:15:20Z'), LUNCH, 'UTC')).toBeUndefined();
  expect(said(quietUntil(at('2026-07-01T06:30:00Z'), LUNCH, 'Asia/Kolkata'))).toBe('2026-07-01T08:00:00.000Z');
});

it('are none when they begin where they end, or were not chosen', () => {
  expect(quietUntil(at('2026-01-10T12:00:00Z'), { from: 600, to: 600 }, ROME)).toBeUndefined();
  expect(quietUntil(at('2026-01-10T12:00:00Z'), undefined, ROME)).toBeUndefined();
});

it('end at the right hour when the clocks change on the way', () => {
  // In Rome summer time began on 29 March 2026 at 2, and ends on 25 October 2026 at 3.
  expect(said(quietUntil(at('2026-03-28T22:30:00Z'), NIGHT, ROME))).toBe('2026-03-29T05:00:00.000Z');
  expect(said(quietUntil(at('2026-10-24T21:30:00Z'), NIGHT, ROME))).toBe('2026-10-25T06:00:00.000Z');
});

it('letters go out at once, at the full hour, or at eight in the morning', () => {
  const now = at('2026-01-10T20:17:03Z');
  expect(letterAt(now, 'once', ROME)).toBe(now);
  expect(said(letterAt(now, 'hourly', ROME))).toBe('2026-01-10T21:00:00.000Z');
  expect(said(letterAt(now, 'daily', ROME))).toBe('2026-01-11T07:00:00.000Z');
  expect(said(letterAt(at('2026-01-11T06:59:00Z'), 'daily', ROME))).toBe('2026-01-11T07:00:00.000Z');
  expect(said(letterAt(at('2026-01-11T07:00:00Z'), 'daily', ROME))).toBe('2026-01-12T07:00:00.000Z');
});

it('knows a time zone from nonsense', () => {
  expect(isZone('America/New_York')).toBe(true);
  expect(isZone('Atlantis/Centre')).toBe(false);
});
