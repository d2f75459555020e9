/** Clocks as a fold over steps, and time that rests on weekends and at night, across daylight saving. */
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { TimeRules } from '../protocol.ts';
import type { StoredSeat } from '../store/storedTable.ts';
import { TableClocks, type Tick } from '../time/clocks.ts';
import { afterForfeits } from '../time/forfeits.ts';
import { afterRunning, zoneCalled } from '../time/rest.ts';
import { DAY, HOUR, MINUTE, SECOND } from './clock.ts';

const live = { kind: 'live', bank: 60, increment: 10, cap: 90 } as const;
const person = (since = 0): StoredSeat => ({ kind: 'person', person: 'ada', name: 'Ada', since });
const bot: StoredSeat = { kind: 'bot', level: 'greedy', name: 'Palladio' };
const T = 1_000_000_000_000;

const leftAt = (clocks: TableClocks, now: number): (number | undefined)[] =>
  clocks.info(now)!.seats.map(({ deadline, left }) => (deadline === undefined ? left : deadline - now));

describe('a bank', () => {
  it('runs while its seat is asked, and gains the increment by each move up to the cap', () => {
    const clocks = new TableClocks(live, [person(), person()], T, [0]);
    expect(clocks.next).toBe(T + 60 * SECOND);
    clocks.tick({ kind: 'move', seat: 0, at: T + 20 * SECOND }, [1]);
    expect(leftAt(clocks, T + 25 * SECOND)).toEqual([50 * SECOND, 55 * SECOND]);
    for (let n = 1; n <= 8; n++) clocks.tick({ kind: 'move', seat: 1, at: T + (20 + n) * SECOND }, n < 8 ? [1] : [0]);
    expect(leftAt(clocks, T + 28 * SECOND)).toEqual([50 * SECOND, 90 * SECOND]);
  });

  it('of everybody asked runs at the same time, and a bot has none', () => {
    const clocks = new TableClocks(live, [person(), bot, person()], T, [0, 1, 2]);
    expect(clocks.deadlines).toEqual([T + 60 * SECOND, null, T + 60 * SECOND]);
    clocks.tick({ kind: 'move', seat: 0, at: T + 5 * SECOND }, [1, 2]);
    expect(leftAt(clocks, T + 10 * SECOND)).toEqual([65 * SECOND, undefined, 50 * SECOND]);
  });

  it('gains nothing by moves that were played before and taken back', () => {
    const clocks = new TableClocks(live, [person(), person()], T, [0]);
    clocks.tick({ kind: 'move', seat: 0, at: T + SECOND }, [0]);
    for (let n = 2; n < 20; n += 2) {
      clocks.tick({ kind: 'undo', moves: 1, at: T + n * SECOND }, [0]);
      clocks.tick({ kind: 'move', seat: 0, at: T + (n + 1) * SECOND }, [0]);
    }
    expect(leftAt(clocks, T + 20 * SECOND)[0]).toBe((60 + 10 - 20) * SECOND);
  });

  it('is empty when time runs out; whoever comes back has a minute, or the bank where that is less', () => {
    for (const [bank, back] of [
      [300, 60],
      [30, 30],
    ]) {
      const clocks = new TableClocks({ ...live, bank, cap: bank }, [person(), person()], T, [0]);
      const out = T + bank * SECOND;
      expect(clocks.overdue(out - 1)).toEqual([]);
      expect(clocks.overdue(out)).toEqual([0]);
      clocks.tick({ kind: 'out', seat: 0, absence: 'standIn', at: out }, [0]);
      expect([clocks.absence(0), clocks.next]).toEqual(['standIn', undefined]);
      clocks.tick({ kind: 'back', seat: 0, at: out + HOUR }, [0]);
      expect(clocks.absence(0)).toBeUndefined();
      expect(clocks.next).toBe(out + HOUR + back * SECOND);
    }
  });

  it('is whole again for whoever takes the seat over, from the moment they sit down', () => {
    const clocks = new TableClocks(live, [person(), person()], T, [0, 1]);
    clocks.tick({ kind: 'out', seat: 0, absence: 'forfeit', at: T + 60 * SECOND }, [0, 1]);
    clocks.seated([bot, person()]);
    expect(clocks.deadlines[0]).toBeNull();
    clocks.seated([person(T + 100 * SECOND), person()]);
    expect(clocks.absence(0)).toBeUndefined();
    expect(clocks.deadlines[0]).toBe(T + 160 * SECOND);
  });
});

it('days for a move: each move has a deadline of its own', () => {
  const clocks = new TableClocks({ kind: 'turns', days: 2, zone: 'UTC' }, [person(), person()], T, [0]);
  expect(clocks.next).toBe(T + 2 * DAY);
  clocks.tick({ kind: 'move', seat: 0, at: T + DAY }, [0]);
  expect(clocks.next).toBe(T + 3 * DAY);
  clocks.tick({ kind: 'move', seat: 0, at: T + DAY + HOUR }, [1]);
  expect(clocks.info(0)?.seats).toEqual([{}, { deadline: T + 3 * DAY + HOUR }]);
});

it('whoever reads the steps later, with the people as they are then, has the same clocks', () => {
  const seats = 3;
  const step = fc.record({
    kind: fc.constantFrom('move', 'move', 'move', 'undo', 'out', 'back', 'sit', 'leave'),
    seat: fc.integer({ min: 0, max: seats - 1 }),
    after: fc.integer({ min: 0, max: 40_000 }),
    toAct: fc.subarray([0, 1, 2], { minLength: 1 }),
  });
  const rules: TimeRules[] = [live, { kind: 'turns', days: 1, zone: 'Europe/Rome', weekends: 'off' }];
  fc.assert(
    fc.property(fc.constantFrom(...rules), fc.array(step, { maxLength: 40 }), (rule, steps) => {
      if (rule.kind === 'none') return;
      let people: StoredSeat[] = Array.from({ length: seats }, () => person());
      const ticks: [Tick, number[]][] = [];
      const begun = new TableClocks(rule, people, T, [0]);
      let at = T;
      let moves = 0;
      for (const { kind, seat, after, toAct } of steps) {
        at += after;
        if (kind === 'sit' || kind === 'leave') {
          people = people.with(seat, kind === 'leave' ? bot : person(at));
          begun.seated(people);
          continue;
        }
        if (kind === 'undo' && moves === 0) continue;
        moves += kind === 'move' ? 1 : kind === 'undo' ? -1 : 0;
        const tick: Tick =
          kind === 'undo' ? { kind, moves: 1, at } : kind === 'out' ? { kind, seat, absence: 'standIn', at } : { kind, seat, at };
        ticks.push([tick, toAct]);
        begun.tick(tick, toAct);
      }
      const again = new TableClocks(rule, people, T, [0]);
      for (const [tick, toAct] of ticks) again.tick(tick, toAct);
      again.seated(people);
      expect(again.info(at)).toEqual(begun.info(at));
      expect(again.absences).toEqual(begun.absences);
    }),
    { numRuns: 500 },
  );
});

describe('time that rests', () => {
  const at = (text: string): number => Date.parse(text);
  const rome = { zone: 'Europe/Rome' } as const;

  it('runs on where nothing is left out', () => {
    expect(afterRunning(at('2026-03-27T12:00Z'), 3 * DAY, rome)).toBe(at('2026-03-30T12:00Z'));
  });

  it('stands still on weekends by the wall clock, over the night when clocks go forward', () => {
    // Friday 18:00 in Rome; on Sunday 29 March an hour is skipped; Monday 18:00 is 16:00 UTC then.
    expect(afterRunning(at('2026-03-27T17:00Z'), DAY, { ...rome, weekends: 'off' })).toBe(at('2026-03-30T16:00Z'));
    // Asked on Saturday: the day begins on Monday at midnight.
    expect(afterRunning(at('2026-03-28T10:00Z'), DAY, { ...rome, weekends: 'off' })).toBe(at('2026-03-30T22:00Z'));
  });

  it('and when clocks go back', () => {
    expect(afterRunning(at('2026-10-23T16:00Z'), DAY, { ...rome, weekends: 'off' })).toBe(at('2026-10-26T17:00Z'));
  });

  it('stands still in quiet hours, over midnight too', () => {
    const night = { ...rome, quiet: { from: 22, to: 8 } };
    // 21:00 in Rome: one hour, then from 8:00 on.
    expect(afterRunning(at('2026-01-13T20:00Z'), 3 * HOUR, night)).toBe(at('2026-01-14T09:00Z'));
    // In the night: nothing before 8:00.
    expect(afterRunning(at('2026-01-13T23:30Z'), MINUTE, night)).toBe(at('2026-01-14T07:01Z'));
    expect(afterRunning(at('2026-01-13T12:00Z'), 2 * HOUR, { ...rome, quiet: { from: 13, to: 15 } })).toBe(
      at('2026-01-13T16:00Z'),
    );
  });

  it('counts a night that loses or gains an hour as the wall shows it', () => {
    const night = { ...rome, quiet: { from: 1, to: 7 } };
    // From Saturday 20:00: five hours until 1:00, then from 7:00 summer time.
    expect(afterRunning(at('2026-03-28T19:00Z'), 6 * HOUR, night)).toBe(at('2026-03-29T06:00Z'));
    expect(afterRunning(at('2026-10-24T18:00Z'), 6 * HOUR, night)).toBe(at('2026-10-25T07:00Z'));
  });

  it('works in zones with odd offsets and on the other side of the world', () => {
    expect(afterRunning(at('2026-06-05T06:00Z'), DAY, { zone: 'Asia/Kathmandu', weekends: 'off' })).toBe(at('2026-06-08T06:00Z'));
    expect(afterRunning(at('2026-10-01T12:00Z'), 10 * DAY, { zone: 'Australia/Lord_Howe', weekends: 'off' })).toBe(
      at('2026-10-15T11:30Z'),
    );
  });

  it('agrees with a slow minute by minute count', () => {
    const zones = ['Europe/Rome', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/St_Johns'];
    const slow = (
      start: number,
      minutes: number,
      zone: string,
      weekends: boolean,
      quiet?: { from: number; to: number },
    ): number => {
      const wall = new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' });
      let left = minutes;
      for (let now = start; ; now += MINUTE) {
        const parts = Object.fromEntries(wall.formatToParts(now).map(({ type, value }) => [type, value]));
        const hour = Number(parts.hour);
        const asleep =
          quiet && (quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to);
        const free = weekends && ['Sat', 'Sun'].includes(parts.weekday ?? '');
        if (!asleep && !free && left-- === 0) return now;
      }
    };
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 370 * 24 * 60 }),
        fc.integer({ min: 1, max: 40 * 60 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 1, max: 23 }),
        (zone, start, minutes, weekends, from, length) => {
          const quiet = { from, to: (from + length) % 24 };
          const begin = at('2026-01-01T00:00Z') + start * MINUTE;
          const rest = { zone, quiet, ...(weekends && { weekends: 'off' as const }) };
          // The slow count finds the minute in which more would run: the same, or the end of the rest that follows.
          const end = afterRunning(begin, minutes * MINUTE, rest);
          expect(slow(end, 0, zone, weekends, quiet)).toBe(slow(begin, minutes, zone, weekends, quiet));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('knows zones by their proper names', () => {
    expect(zoneCalled('europe/rome')).toBe('Europe/Rome');
    expect(zoneCalled('Middle/Earth')).toBeUndefined();
  });
});

it('whoever forfeits ranks last, and the others keep their order', () => {
  const result = { sheet: [], totals: [9, 7, 7, 3], ranks: [1, 2, 2, 4], endReason: 'played' };
  expect(afterForfeits(result, [])).toBe(result);
  expect(afterForfeits(result, [0])).toMatchObject({ ranks: [4, 1, 1, 3], totals: [9, 7, 7, 3], forfeited: [0] });
  expect(afterForfeits(result, [0, 3]).ranks).toEqual([3, 1, 1, 3]);
  expect(afterForfeits(result, [0, 1, 2, 3]).ranks).toEqual([1, 2, 2, 4]);
});
