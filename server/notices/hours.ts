/** Quiet hours and the hours of collected letters, in the person's time zone. Pure: the time is given. */
import type { MailPace } from '../protocol.ts';
import { Recent } from '../recent.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * 60;
/** When the daily letter comes. */
const MORNING = 8 * 60;

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** When the quiet hours that hold now are over; undefined when none do. From and to alike: none. */
export function quietUntil(now: number, quiet: { from: number; to: number } | undefined, zone: string): number | undefined {
  if (quiet === undefined || quiet.from === quiet.to) return undefined;
  const { from, to } = quiet;
  const minute = minuteOfDay(now, zone);
  const inside = from < to ? from <= minute && minute < to : from <= minute || minute < to;
  return inside ? nextTime(now, to, zone) : undefined;
}

/** When a letter about something that happened now is to go out. */
export function letterAt(now: number, pace: MailPace, zone: string): number {
  if (pace === 'hourly') return (Math.floor(now / HOUR) + 1) * HOUR;
  if (pace === 'daily') return nextTime(now, MORNING, zone);
  return now;
}

/** The next moment at which the clock on the wall shows this minute of the day. */
function nextTime(now: number, minute: number, zone: string): number {
  const ahead = (minute - minuteOfDay(now, zone) + DAY) % DAY || DAY;
  const guess = (Math.floor(now / MINUTE) + ahead) * MINUTE;
  // When summer time begins or ends on the way, the guess is an hour off.
  const off = minuteOfDay(guess, zone) - minute;
  const wrapped = off > DAY / 2 ? off - DAY : off < -DAY / 2 ? off + DAY : off;
  return guess - wrapped * MINUTE;
}

/** Zones that people name, as they wrote them; each is dear to keep. */
const formats = new Recent<Intl.DateTimeFormat>(300);

function minuteOfDay(at: number, zone: string): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
    formats.set(zone, format);
  }
  const parts = format.formatToParts(at);
  const value = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return value('hour') * 60 + value('minute');
}
