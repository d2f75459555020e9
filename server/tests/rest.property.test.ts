/** Time that rests on weekends and in quiet hours, held against counting quarters on a wall clock, over changes of the clock. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterRunning, type Rest } from '../time/rest.ts';

/** No clock changes, and nothing begins to rest, but on a quarter of an hour. */
const QUARTER = 15 * 60_000;
const DAY = 24 * 4;

/** Days on which clocks change: by an hour, by half an hour, not at all. */
const CHANGES = [
  ['Europe/Rome', Date.UTC(2026, 2, 29)],
  ['Europe/Rome', Date.UTC(2026, 9, 25)],
  ['America/New_York', Date.UTC(2026, 10, 1)],
  ['Australia/Lord_Howe', Date.UTC(2026, 3, 4)],
  ['Asia/Kathmandu', Date.UTC(2026, 6, 1)],
] as const;

const hour = fc.nat(23);
const rests = fc.record(
  { weekends: fc.constant('off' as const), quiet: fc.record({ from: hour, to: hour }).filter(({ from, to }) => from !== to) },
  { requiredKeys: ['quiet'] },
);

/** A quarter after the other, by what the wall clock shows at its beginning. */
function counted(start: number, quarters: number, { zone, weekends, quiet }: Rest): number {
  const wall = new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' });
  let at = start;
  for (let left = quarters; left > 0; at += QUARTER) {
    const parts = new Map(wall.formatToParts(at).map(({ type, value }) => [type, value]));
    const now = Number(parts.get('hour'));
    const weekend = weekends === 'off' && ['Sat', 'Sun'].includes(parts.get('weekday') ?? '');
    const asleep = quiet && (quiet.from < quiet.to ? now >= quiet.from && now < quiet.to : now >= quiet.from || now < quiet.to);
    if (!weekend && !asleep) left--;
  }
  return at;
}

it('runs as a wall clock does, over every change of the clock', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CHANGES),
      fc.integer({ min: -2 * DAY, max: DAY }),
      fc.integer({ min: 1, max: 2 * DAY }),
      rests,
      ([zone, day], from, quarters, rest) => {
        const start = day + from * QUARTER;
        expect(afterRunning(start, quarters * QUARTER, { zone, ...rest })).toBe(counted(start, quarters, { zone, ...rest }));
      },
    ),
    { numRuns: 300 },
  );
});
