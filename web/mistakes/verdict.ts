/** What judged values amount to: whether a decision was a mistake, and what becomes of another move tried in its place. Pure. */
import type { Estimate, Reason } from '@cantiere/bots';
import type { GameMove } from '@cantiere/engine';

/** Points of the lead that one move has less than the other; certain where that is more than chance would do. */
export interface PointsLost {
  readonly points: number;
  readonly certain: boolean;
}

/** A decision that cost something. */
export interface Costly {
  readonly better: GameMove;
  /** Shares of the win that it cost; 0 where points alone tell the moves apart. */
  readonly wins: number;
  /** Points of the lead that it cost; 0 where imagined games cannot tell. */
  readonly points: number;
  /** The line of the score sheet on which the better move gains most. */
  readonly why: Reason | null;
  /** Where it is known: shares of the win by which the better move is ahead of everything else. */
  readonly clear?: number;
}

/** Another move beside the best one. */
export interface MovesCompared {
  readonly best: Estimate;
  readonly tried: Estimate;
  readonly lost: PointsLost;
  /** The line of the score sheet on which it loses most. */
  readonly why: Reason | null;
}

/** As good as the best; better than what was played; or not even that. */
export type TriedVerdict = 'right' | 'close' | 'worse';

/** Shares of the win: less than the first is nothing to speak of, less than the second no mistake. */
const LEVEL = 0.02;
const LEAST_WINS = 0.03;
const LEAST_POINTS = 1;
/** So many standard errors may be chance. */
const DOUBT = 2;

/** Its standard error; a handful of games that all went one way are not certain. */
export function noiseOf({ value, games }: Estimate): number {
  const share = (value * games + 1) / (games + 2);
  return Math.sqrt((share * (1 - share)) / Math.max(1, games));
}

const doubtOf = (one: Estimate, other: Estimate): number => DOUBT * Math.hypot(noiseOf(one), noiseOf(other));

export function pooled(one: Estimate, other: Estimate): Estimate {
  const games = one.games + other.games;
  return games === 0 ? one : { value: (one.value * one.games + other.value * other.games) / games, games };
}

/**
 * Undefined where it was none. The favourite of one search, and the move that was played, as two further searches saw them beside
 * each other: all three must agree, by more than chance. In a game that is lost, or won, points tell them apart.
 */
export function mistakeOf(
  pairs: readonly { readonly best: Estimate; readonly played: Estimate }[],
  lost: PointsLost,
): Pick<Costly, 'wins' | 'points'> | undefined {
  const [best, played] = (['best', 'played'] as const).map((which) => pairs.map((pair) => pair[which]).reduce(pooled));
  if (!best || !played) return undefined;
  const wins = best.value - played.value;
  const points = lost.certain && lost.points >= LEAST_POINTS ? lost.points : 0;
  const agreed = pairs.every((pair) => pair.best.value > pair.played.value);
  if (agreed && wins >= Math.max(LEAST_WINS, doubtOf(best, played))) return { wins, points };
  return points > 0 && wins > -LEVEL ? { wins: 0, points } : undefined;
}

/** What is decided on: wins where they tell the moves apart, else points. */
const byPoints = ({ wins }: Pick<Costly, 'wins'>): boolean => wins === 0;

export function verdictOf(
  { best, tried, lost }: MovesCompared,
  mistake: Pick<Costly, 'wins' | 'points' | 'clear'>,
): TriedVerdict {
  const apart = best.value - tried.value;
  if (byPoints(mistake)) {
    const points = lost.certain ? Math.max(0, lost.points) : 0;
    const plainly = apart > Math.max(LEAST_WINS, doubtOf(best, tried));
    if (!plainly && points < Math.max(LEAST_POINTS, mistake.points / 4)) return 'right';
    return !plainly && points <= mistake.points - LEAST_POINTS ? 'close' : 'worse';
  }
  if (apart <= slackOf(best, tried, mistake)) return 'right';
  return apart <= mistake.wins - LEVEL ? 'close' : 'worse';
}

/** So much less is as good: what chance may have done, but never more than half of what the mistake cost, or of what the next best costs. */
const slackOf = (best: Estimate, tried: Estimate, { wins, clear = wins }: Pick<Costly, 'wins' | 'clear'>): number =>
  Math.min(Math.max(LEVEL, doubtOf(best, tried)), Math.min(wins, clear) / 2);

/** Whether more games would hardly say anything else. */
export function isSettled({ best, tried }: MovesCompared, mistake: Pick<Costly, 'wins' | 'points'>): boolean {
  const doubt = doubtOf(best, tried);
  if (byPoints(mistake) || doubt <= LEVEL) return true;
  return Math.abs(best.value - tried.value - Math.min(LEVEL, mistake.wins / 2)) > doubt;
}

/** Two looks at the same move; the reasons of the first stand. */
export const together = (one: MovesCompared, other: MovesCompared): MovesCompared => ({
  ...one,
  best: pooled(one.best, other.best),
  tried: pooled(one.tried, other.tried),
});

/** In whole wins out of a hundred and whole points, as it is told. */
export function costOf(mistake: Pick<Costly, 'wins' | 'points'>): { readonly wins: number; readonly points: number } {
  return { wins: Math.round(100 * Math.max(0, mistake.wins)), points: Math.round(Math.max(0, mistake.points)) };
}

export function costOfTrial({ best, tried, lost }: MovesCompared): { readonly wins: number; readonly points: number } {
  return costOf({
    wins: best.value - tried.value,
    points: lost.certain && lost.points >= LEAST_POINTS ? lost.points : 0,
  });
}
