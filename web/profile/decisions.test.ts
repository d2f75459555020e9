import { describe, expect, it } from 'vitest';
import type { MyScore } from '@cantiere/server/protocol';
import { decisionsLines } from './decisions.ts';

const score = (game: string, endedAt: number, decisions: number, deal?: string): MyScore => ({
  table: `t${endedAt}`,
  game,
  endedAt,
  points: 50,
  decisions,
  luck: 1,
  noise: 0.5,
  daily: deal !== undefined,
  ...(deal !== undefined && { deal }),
});

describe('decisions over time', () => {
  it('are never one line where they are measured otherwise, or in points of another game', () => {
    const lines = decisionsLines([
      score('capitol', 3, -2, '2026-11-16'),
      score('capitol', 2, -8),
      score('builders', 5, -1),
      score('capitol', 1, -4),
    ]);
    expect(lines.map(({ key, scores }) => [key, scores.map(({ endedAt }) => endedAt)])).toEqual([
      ['judged capitol', [1, 2]],
      ['deal capitol', [3]],
      ['judged builders', [5]],
    ]);
  });
  it('are smoothed over the last five games', () => {
    const [line] = decisionsLines([1, 2, 3, 4, 5, 6].map((n) => score('capitol', n, -6 * n)));
    expect(line?.means).toEqual([-6, -9, -12, -15, -18, -24]);
  });
  it('are nothing where nothing was analysed', () => {
    expect(decisionsLines([])).toEqual([]);
  });
});
