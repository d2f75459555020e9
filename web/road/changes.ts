/** What another road changes, line by line of the score sheet. The lines add up to the difference of the final points, always. */
import type { Result, Seat } from '@cantiere/engine';

export interface LineChange {
  readonly category: string;
  readonly points: number;
}

export interface RoadChanges {
  readonly lines: readonly LineChange[];
  /** What no line of the sheet tells of; 0 nearly always. */
  readonly rest: number;
  readonly total: number;
}

export function changesOf(before: Result, after: Result, seat: Seat): RoadChanges {
  const categories = [...new Set([...before.sheet, ...after.sheet].map(({ category }) => category))];
  const lines = categories
    .map((category) => ({ category, points: pointsIn(after, category, seat) - pointsIn(before, category, seat) }))
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => b.points - a.points);
  const total = (after.totals[seat] ?? 0) - (before.totals[seat] ?? 0);
  return { lines, rest: total - lines.reduce((sum, { points }) => sum + points, 0), total };
}

/** A sheet may have several lines of one kind. */
const pointsIn = ({ sheet }: Result, category: string, seat: Seat): number =>
  sheet.filter((line) => line.category === category).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);

export interface FinalPoints {
  readonly mine: number;
  /** Of the best of the others. */
  readonly best: number;
  readonly ended: 'won' | 'lost' | 'drawn';
}

export function finalPointsOf({ totals, ranks }: Pick<Result, 'totals' | 'ranks'>, seat: Seat): FinalPoints {
  const others = totals.filter((_, each) => each !== seat);
  const winners = ranks.filter((rank) => rank === 1).length;
  return {
    mine: totals[seat] ?? 0,
    best: others.length > 0 ? Math.max(...others) : 0,
    ended: ranks[seat] !== 1 ? 'lost' : winners > 1 ? 'drawn' : 'won',
  };
}

/** Points by which two roads may differ through one other answer of a bot. */
export const SMALL = 3;
