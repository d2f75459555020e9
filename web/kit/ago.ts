/** How long ago, in words. */
import type { Texts } from '../text/index.ts';

export function ago(then: number, t: Texts, now = Date.now()): string {
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return t.time.now;
  if (minutes < 60) return t.time.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? t.time.hours(hours) : t.time.days(Math.floor(hours / 24));
}
