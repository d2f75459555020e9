import { describe, expect, it } from 'vitest';
import { arenaGame, arenaReport, type Match } from '../arena.ts';
import { thinker } from './torre.ts';

const budget = { iterations: 30, milliseconds: 0 };
const match: Match = { a: 'expert', b: 'random', players: 2, games: 20, seed: 'arena', budgets: { a: budget, b: budget } };

function play(of: Match) {
  const games = Array.from({ length: of.games }, (_, index) => arenaGame(thinker, of, index));
  return arenaReport('torre', of, games, 1);
}

describe('arena', () => {
  it('reports in the shape that the documents promise', () => {
    const report = play(match);
    expect(Object.keys(report)).toEqual([
      'game',
      'a',
      'b',
      'players',
      'games',
      'winRateA',
      'wilson95',
      'sprt',
      'averageScoreA',
      'averageScoreB',
      'msPerMoveA',
      'msPerMoveB',
      'seconds',
    ]);
    expect(report).toMatchObject({ game: 'torre', a: 'expert', b: 'random', players: 2, games: 20 });
    expect(report.winRateA).toBeGreaterThan(0.5);
    expect(report.wilson95[0]).toBeLessThan(report.winRateA);
  });

  it('gives the same result for the same seed when budgets are iterations', () => {
    const { msPerMoveA: _a, msPerMoveB: _b, ...first } = play(match);
    expect(play(match)).toMatchObject(first);
  });

  it('is fair to nobody: a bot against itself wins as often as it loses over each pair of seats', () => {
    const report = play({ ...match, a: 'greedy', b: 'greedy' });
    expect(report.winRateA).toBe(0.5);
  });

  it('seats A alone among the others, in every seat equally often', () => {
    const games = Array.from({ length: 3 }, (_, index) => arenaGame(thinker, { ...match, players: 3, games: 3 }, index));
    expect(games.every(({ movesA, movesB }) => movesB > movesA)).toBe(true);
  });
});
