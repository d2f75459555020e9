/** The ladder: every level against every other, and what their results say about how strong each is. */
import type { ArenaReport, Match } from './arena.ts';
import { LEVELS, RUNGS, searchingLevels, type BotLevel, type Budget } from './levels.ts';
import { ratings, type Pairing, type BotRating } from './ratings.ts';

export interface LadderSettings {
  /** Games of each pair. */
  readonly games: number;
  readonly seed: string;
  /** Levels that think longer than this are held to it: a ladder of every pair would take hours. */
  readonly mostIterations: number;
}

export interface Ladder {
  readonly game: string;
  readonly results: readonly ArenaReport[];
  /** Strongest first. */
  readonly ratings: readonly (BotRating & { readonly level: BotLevel })[];
}

/** Heads-up matches of every level against every weaker one. No clock, so the same seed gives the same ladder. */
export function ladderMatches({ games, seed, mostIterations }: LadderSettings): Match[] {
  const budgetOf = (level: BotLevel): Budget => ({
    iterations: level === 'random' || level === 'greedy' ? 0 : Math.min(searchingLevels[level].iterations, mostIterations),
    milliseconds: 0,
  });
  return LEVELS.flatMap((b, rank) =>
    LEVELS.slice(rank + 1).map((a) => ({ a, b, players: 2, games, seed, budgets: { a: budgetOf(a), b: budgetOf(b) } })),
  );
}

export function ladderOf(game: string, results: readonly ArenaReport[]): Ladder {
  const pairings: Pairing[] = results.map(({ a, b, games, winRateA }) => ({
    a: RUNGS.indexOf(a),
    b: RUNGS.indexOf(b),
    games,
    winsA: winRateA * games,
  }));
  const rated = ratings(LEVELS.length, pairings, LEVELS.indexOf('greedy')).map((rating, i) => ({ level: LEVELS[i], ...rating }));
  return { game, results, ratings: rated.sort((one, other) => other.elo - one.elo) };
}
