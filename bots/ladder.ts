/** The ladder: every level against every other, and what their results say about how strong each is. */
import type { BotKnowledge } from '@cantiere/engine';
import type { ArenaReport, Match } from './arena.ts';
import { LEVELS, YARDSTICK, searchingAt, type Budget, type Rung } from './levels.ts';
import { ratings, type Pairing, type BotRating } from './ratings.ts';

/** From the lowest up; the yardstick was the expert, and stands beside it. */
const FROM_BELOW: readonly Rung[] = LEVELS.flatMap((level): Rung[] => (level === 'expert' ? [level, YARDSTICK] : [level]));

export interface LadderSettings {
  /** Games of each pair. */
  readonly games: number;
  readonly seed: string;
  /** Levels that think longer than this are held to it: a ladder of every pair would take hours. */
  readonly mostIterations: number;
  /** Only each level against the next one. */
  readonly neighbours?: boolean;
  /** Who plays; absent: the levels, without the yardstick. */
  readonly rungs?: readonly Rung[];
}

export interface Ladder<Report extends ArenaReport = ArenaReport> {
  readonly game: string;
  /** From below. */
  readonly results: readonly Report[];
  /** Strongest first. */
  readonly ratings: readonly (BotRating & { readonly level: Rung })[];
}

/** Heads-up matches of every level against every weaker one. No clock, so the same seed gives the same ladder. */
export function ladderMatches(bot: Pick<BotKnowledge, 'levels'>, settings: LadderSettings): Match[] {
  const { games, seed, mostIterations, neighbours = false, rungs = LEVELS } = settings;
  const climbing = FROM_BELOW.filter((rung) => rungs.includes(rung));
  const budgetOf = (level: Rung): Budget => ({
    iterations: level === 'random' || level === 'greedy' ? 0 : Math.min(searchingAt(level, bot).iterations, mostIterations),
    milliseconds: 0,
  });
  return climbing.flatMap((b, rank) =>
    climbing.slice(rank + 1, neighbours ? rank + 2 : undefined).map((a) => ({
      a,
      b,
      players: 2,
      games,
      seed,
      budgets: { a: budgetOf(a), b: budgetOf(b) },
    })),
  );
}

/** What the results say; levels that have not played are left out. */
export function ladderOf<Report extends ArenaReport>(game: string, results: readonly Report[]): Ladder<Report> {
  const levels = FROM_BELOW.filter((level) => results.some(({ a, b }) => a === level || b === level));
  const places: readonly string[] = levels;
  const pairings: Pairing[] = results.map(({ a, b, games, winRateA }) => ({
    a: places.indexOf(a),
    b: places.indexOf(b),
    games,
    winsA: winRateA * games,
  }));
  const rated = ratings(levels.length, pairings, places.indexOf('greedy')).map((rating, i) => ({ level: levels[i], ...rating }));
  const fromBelow = results.toSorted(
    (one, other) => places.indexOf(one.b) - places.indexOf(other.b) || places.indexOf(one.a) - places.indexOf(other.a),
  );
  return { game, results: fromBelow, ratings: rated.sort((one, other) => other.elo - one.elo) };
}
