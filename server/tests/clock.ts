/** A clock that stands still until told otherwise. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface FakeClock {
  now(): number;
  pass(milliseconds: number): void;
}

/** A Wednesday at noon. */
export function fakeClock(start = Date.UTC(2026, 2, 18, 12)): FakeClock {
  let at = start;
  return { now: () => at, pass: (milliseconds) => void (at += milliseconds) };
}
