/**
 * Why somebody won, from the lines of the score sheet alone: where they were furthest ahead of whoever it is told to, or of the
 * second. It says no more than the numbers do; where they say nothing, nothing is said.
 */
import type { Result, ScoreLine, Seat } from '@cantiere/engine';
import { rounded } from './rounded.ts';

/** One line of the sheet, the winner's points in it and the other's. */
export interface Compared {
  readonly category: string;
  readonly winner: number;
  readonly other: number;
}

export interface Why {
  readonly winner: Seat;
  /** I, if I lost; else whoever came next. */
  readonly other: Seat;
  readonly total: number;
  readonly line: Compared;
  /**
   * `tie`: as many points, this line comes between them. `decides`: without it the other would be level or ahead. `most`: the
   * longest lead of several.
   */
  readonly how: 'tie' | 'decides' | 'most';
  /** More than two play, and nobody but the winner has points in it. */
  readonly alone: boolean;
  /** Where the other was furthest ahead. */
  readonly despite?: Compared;
}

export function whyWon(
  { sheet, totals, ranks }: Result,
  seat: Seat | 'spectator',
  tieBreaks: readonly ScoreLine[],
): Why | undefined {
  const winner = ranks.indexOf(1);
  if (winner < 0 || ranks.lastIndexOf(1) !== winner || totals.length < 2) return undefined;
  const other = typeof seat === 'number' && seat !== winner ? seat : next(ranks, winner);
  const compare = ({ category, points }: ScoreLine): Compared => ({
    category,
    winner: points[winner] ?? 0,
    other: points[other] ?? 0,
  });
  const total = totals[winner] ?? 0;
  const margin = rounded(total - (totals[other] ?? 0));
  if (margin < 0) return undefined;
  if (margin === 0) {
    const tie = tieBreaks.map(compare).find((line) => line.winner !== line.other);
    return tie && { winner, other, total, line: tie, how: 'tie', alone: false };
  }
  // One line is the total: the margin says it all.
  if (sheet.length < 2) return undefined;
  const lines = sheet.map(compare).sort((a, b) => lead(b) - lead(a));
  const [line] = lines;
  const worst = lines.at(-1);
  if (!line || !worst || lead(line) <= 0) return undefined;
  const others = sheet.find(({ category }) => category === line.category)?.points.filter((_, at) => at !== winner) ?? [];
  return {
    winner,
    other,
    total,
    line,
    how: lead(line) >= margin ? 'decides' : 'most',
    alone: others.length > 1 && line.winner > 0 && others.every((points) => points <= 0),
    ...(lead(worst) <= -1 && { despite: worst }),
  };
}

const lead = ({ winner, other }: Compared): number => rounded(winner - other);

/** The best placed but the winner. */
const next = (ranks: readonly number[], winner: Seat): Seat =>
  ranks.reduce((best, rank, at) => (at !== winner && (best === winner || rank < (ranks[best] ?? Infinity)) ? at : best), winner);
