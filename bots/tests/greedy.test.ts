/** Greedy must be worth playing against in the game with the longest turns: 200 seeded games, at full speed in worker threads. */
import { expect, it } from 'vitest';
import { runMatch } from '../parallelArena.ts';

it('sprawl: greedy wins at least 85 of 100 games against random', async () => {
  const budget = { iterations: 0, milliseconds: 0 };
  const { winRateA } = await runMatch('sprawl', {
    a: 'greedy',
    b: 'random',
    players: 2,
    games: 200,
    seed: 'greedy',
    budgets: { a: budget, b: budget },
  });
  expect(winRateA).toBeGreaterThanOrEqual(0.85);
}, 180_000);
