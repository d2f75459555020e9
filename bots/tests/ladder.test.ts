import { describe, expect, it } from 'vitest';
import type { ArenaReport } from '../arena.ts';
import { ladderMatches, ladderOf } from '../ladder.ts';
import { LEVELS, YARDSTICK } from '../levels.ts';

const settings = { games: 40, seed: 'x', mostIterations: 1000 };
const matches = ladderMatches({}, settings);

describe('ladder', () => {
  it('pairs every level with every other once, without a clock', () => {
    expect(matches).toHaveLength((LEVELS.length * (LEVELS.length - 1)) / 2);
    expect(new Set(matches.map(({ a, b }) => [a, b].sort().join())).size).toBe(matches.length);
    for (const { budgets } of matches) {
      expect(budgets?.a.milliseconds).toBe(0);
      expect(budgets?.a.iterations).toBeLessThanOrEqual(1000);
    }
  });

  it('can pair each level with the next one alone', () => {
    const steps = ladderMatches({}, { ...settings, neighbours: true });
    expect(steps.map(({ a, b }) => `${a} ${b}`)).toEqual(LEVELS.slice(1).map((a, below) => `${a} ${LEVELS[below]}`));
  });

  it('has the yardstick beside the expert where it is asked for, with its own thoughts', () => {
    expect(matches.some(({ a, b }) => [a, b].includes(YARDSTICK))).toBe(false);
    const steps = ladderMatches(
      {},
      { ...settings, mostIterations: 5000, neighbours: true, rungs: [YARDSTICK, 'master', 'expert'] },
    );
    expect(steps.map(({ a, b }) => `${a} ${b}`)).toEqual([`${YARDSTICK} expert`, `master ${YARDSTICK}`]);
    expect(steps[0].budgets?.a.iterations).toBe(4000);
  });

  it('gives a level the thoughts that it has in the game', () => {
    const own = ladderMatches({ levels: { normal: { iterations: 77 } } }, settings);
    expect(own.find(({ a, b }) => a === 'normal' && b === 'greedy')?.budgets?.a.iterations).toBe(77);
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
    expect(ladderOf('torre', results.toReversed()).results).toEqual(results);
    expect(ladderOf('torre', results).ratings.map(({ level }) => level)).toEqual(LEVELS.toReversed());
    const withoutMaster = results.filter(({ a }) => a !== 'master');
    const rated = ladderOf('torre', withoutMaster).ratings;
    expect(rated.map(({ level }) => level)).toEqual(LEVELS.slice(0, -1).toReversed());
    for (const { elo } of rated) expect(Number.isFinite(elo)).toBe(true);
  });
});
