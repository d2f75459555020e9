/** Days in a row. Pure. */
import type { Streak } from '../protocol.ts';
import { dayAfter } from './days.ts';

/** `days`: those that were played, newest first. Today still lies ahead: it breaks nothing. */
export function streakOf(days: readonly string[], today: string): Streak {
  const runs: { readonly last: string; length: number }[] = [];
  let before: string | undefined;
  for (const day of days) {
    if (before !== undefined && dayAfter(day) === before) runs[runs.length - 1].length++;
    else runs.push({ last: day, length: 1 });
    before = day;
  }
  const [latest] = runs;
  const goesOn = latest !== undefined && (latest.last === today || latest.last === dayAfter(today, -1));
  return {
    days: goesOn ? latest.length : 0,
    longest: Math.max(0, ...runs.map(({ length }) => length)),
    today: days[0] === today,
  };
}
