import { describe, expect, it } from 'vitest';
import type { ArenaReport } from '../arena.ts';
import { ladderMatches, ladderOf } from '../ladder.ts';
import { LEVELS } from '../levels.ts';

const matches = ladderMatches({ games: 40, seed: 'x', mostIterations: 1000 });

describe('ladder', () => {
  it('pairs every level with every other once, without a clock', () => {
    expect(matches).toHaveLength((LEVELS.length * (LEVELS.length - 1)) / 2);
    expect(new Set(matches.map(({ a, b }) => [a, b].sort().join())).size).toBe(matches.length);
    for (const { budgets } of matches) {
      expect(budgets?.a.milliseconds).toBe(0);
      expect(budgets?.a.iterations).toBeLessThanOrEqual(1000);
    }
  });

  it('rates the level that wins above the one that loses', () => {
    const results = matches.map(({ a, b, games }): ArenaReport => ({
      game: 'torre',
      a,
      b,
      players: 2,
      games,
      winRateA: 0.7,
      wilson95: [0.5, 0.8],
      sprt: { llr: 3, verdict: 'stronger' },
      averageScoreA: 1,
      averageScoreB: 0,
      msPerMoveA: 1,
      msPerMoveB: 1,
      seconds: 1,
    }));
    expect(ladderOf('torre', results).ratings.map(({ level }) => level)).toEqual(LEVELS.toReversed());
  });
});
