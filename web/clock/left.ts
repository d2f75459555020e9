/** How much time is left, in figures and words, and when that is worth saying aloud. */
import type { TimeRules } from '@cantiere/server/protocol';
import type { Texts } from '../text/index.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `12:04`, or `2 days 3 h` from an hour on. Seconds are rounded up: 0:00 is the end. */
export function leftWords(left: number, t: Texts): string {
  if (left >= HOUR) {
    const minutes = Math.floor(left / MINUTE);
    return t.clock.longLeft(Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24, minutes % 60);
  }
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Until what is shown changes. */
export function untilNext(left: number): number {
  if (left <= 0) return Infinity;
  const step = left > HOUR ? MINUTE : SECOND;
  return left % step || step;
}

/** The last seconds of a bank, the last hours of a deadline. */
export function isUrgent(left: number, kind: TimeRules['kind']): boolean {
  return left <= (kind === 'live' ? 15 * SECOND : 2 * HOUR);
}

const SAID_LIVE = [2 * MINUTE, MINUTE, 30 * SECOND, 10 * SECOND];
const SAID_TURNS = [DAY, 6 * HOUR, HOUR, 10 * MINUTE];

/** The mark below which the time has just fallen: it is announced once, never second by second. */
export function markBelow(left: number, kind: TimeRules['kind']): number | undefined {
  return (kind === 'live' ? SAID_LIVE : SAID_TURNS).findLast((mark) => left <= mark);
}

export function markWords(mark: number, t: Texts): string {
  return mark >= HOUR ? t.clock.warnHours(mark / HOUR) : t.clock.warn(mark / SECOND);
}
