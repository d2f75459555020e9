/**
 * Time that does not always run: weekends and quiet hours are left out, as a wall clock in the table's zone shows them.
 * An hour that daylight saving skips or repeats is counted as it passes.
 */
import { Recent } from '../recent.ts';

export interface Rest {
  readonly zone: string;
  readonly weekends?: 'off';
  readonly quiet?: { readonly from: number; readonly to: number };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Zones change their offset on quarters of an hour. */
const QUARTER = 15 * MINUTE;
const SATURDAY = 6;
const SUNDAY = 0;

/** The zone by its proper name; undefined when there is none like it. */
export function zoneCalled(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** When so many milliseconds will have run, from `start` on. */
export function afterRunning(start: number, milliseconds: number, rest: Rest): number {
  if (rest.weekends === undefined && rest.quiet === undefined) return start + milliseconds;
  let left = milliseconds;
  for (let at = start; ;) {
    const offset = offsetOf(rest.zone, at);
    const wall = at + offset;
    const end = endOfPiece(at, wall, offset, rest);
    if (!rests(wall, rest)) {
      if (left <= end - at) return at + left;
      left -= end - at;
    }
    at = end;
  }
}

/** `wall`: what the clock on the wall shows, as milliseconds. */
function rests(wall: number, { weekends, quiet }: Rest): boolean {
  const day = new Date(wall).getUTCDay();
  if (weekends === 'off' && (day === SATURDAY || day === SUNDAY)) return true;
  if (quiet === undefined) return false;
  const { from, to } = quiet;
  const hour = (wall % DAY) / HOUR;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Until then neither the zone's offset nor whether time runs will change. */
function endOfPiece(at: number, wall: number, offset: number, { zone, quiet }: Rest): number {
  const midnight = wall - (wall % DAY);
  const marks = quiet ? [quiet.from * HOUR, quiet.to * HOUR, DAY] : [DAY];
  const next = Math.min(...marks.map((mark) => midnight + mark).filter((mark) => mark > wall));
  const end = at + next - wall;
  if (offsetOf(zone, end) === offset) return end;
  let change = at - (at % QUARTER) + QUARTER;
  while (change < end && offsetOf(zone, change) === offset) change += QUARTER;
  return Math.min(change, end);
}

/** Zones that people name; there are more ways to write one than there are zones. */
const formats = new Recent<Intl.DateTimeFormat>(300);

/** By how much the zone's clocks are ahead of UTC at this moment. */
function offsetOf(zone: string, at: number): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  const ahead = Number(hours) * HOUR + Number(minutes) * MINUTE;
  return sign === '-' ? -ahead : ahead;
}
