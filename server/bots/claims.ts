/** What a table's bots may claim: whose turn, how soon, and how much thought. */
import { searchingLevels, type BotLevel } from '@cantiere/bots';
import type { LiveTable } from '../tables/live.ts';
import type { Attendance, Claim } from './turns.ts';

/** Searches of at most so many iterations take some milliseconds in every game. */
const QUICK_ITERATIONS = 100;

/**
 * Deserted is a table without anybody there whose people have left or forfeited, or (`goneForLong`) have all been replaced by
 * bots for a while because their time ran out. A person who sits and is still to be asked is waited for, however long.
 */
export function attendanceOf(table: LiveTable, goneForLong: boolean): Attendance {
  if (table.attended) return 'present';
  const waitedFor = table.stored.seats.some((sitting, seat) => {
    if (sitting.kind !== 'person') return false;
    const absence = table.play?.clocks?.absence(seat);
    return absence === undefined || (absence !== 'forfeit' && !goneForLong);
  });
  return waitedFor ? 'awaited' : 'deserted';
}

export function claimOf(table: LiveTable, level: BotLevel, attendance: Attendance): Claim {
  return { payer: table.payer, attendance, quick: isQuick(level) };
}

export function isQuick(level: BotLevel): boolean {
  return level === 'random' || level === 'greedy' || searchingLevels[level].iterations <= QUICK_ITERATIONS;
}
