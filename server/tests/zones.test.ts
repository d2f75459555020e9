/** Time zones may be written in more ways than there are zones, and a format of each is dear: only so many are kept. */
import { expect, it, vi } from 'vitest';
import { quietUntil } from '../notices/hours.ts';
import { afterRunning } from '../time/rest.ts';

const NOON = Date.UTC(2026, 2, 18, 11);
const HOUR = 3_600_000;

/** The same zone with some letters large, another one for each number. */
const spelling = (mask: number): string =>
  'europe/rome'.replaceAll(/\w/g, (letter, at: number) => (mask & (1 << at) ? letter.toUpperCase() : letter));

it.each([
  ['quiet hours', (zone: string) => quietUntil(NOON, { from: 11 * 60, to: 13 * 60 }, zone)],
  ['clocks', (zone: string) => afterRunning(NOON, HOUR, { zone, quiet: { from: 22, to: 7 } })],
])('%s: a thousand spellings of one zone do not take a thousand formats', (_, ask) => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  for (let mask = 0; mask < 1_000; mask++) expect(ask(spelling(mask))).toBe(NOON + HOUR);
  const before = made.mock.calls.length;
  expect(before).toBeGreaterThanOrEqual(1_000 / 2); // the stroke has no capital
  ask(spelling(999));
  expect(made).toHaveBeenCalledTimes(before); // still known
  ask(spelling(0));
  expect(made).toHaveBeenCalledTimes(before + 1); // forgotten long ago
  made.mockRestore();
});
