/** Days of the calendar as a zone has them: which day it is, and when one begins, daylight saving included. Pure. */
import { Recent } from '../recent.ts';

const HOUR = 3_600_000;

const formats = new Recent<Intl.DateTimeFormat>(50);

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(zone, format);
  }
  return format;
}

/** The zone that this machine goes by. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day that calendars in this zone show, as 2026-11-16. */
export function dayAt(now: number, zone: string): string {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

/** So many days later, or earlier. */
export function dayAfter(day: string, days = 1): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The first moment at which calendars in this zone show the day; where midnight does not exist, the one after the gap. */
export function startOfDay(day: string, zone: string): number {
  // No zone is further than fifteen hours from UTC; from well before to well after the border is found by halving.
  let before = Date.parse(`${day}T00:00:00Z`) - 16 * HOUR;
  let from = before + 40 * HOUR;
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayAt(middle, zone) < day) before = middle;
    else from = middle;
  }
  return from;
}

/** The Monday of the week in which this day lies. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(day, -weekday);
}
