import { describe, expect, it } from 'vitest';
import { ratings } from '../ratings.ts';
import { sprt, wilson95 } from '../statistics.ts';

describe('wilson95', () => {
  it('agrees with published values', () => {
    const [low, high] = wilson95(20, 25); // 80% of 25 games prove little
    expect(low).toBeCloseTo(0.609, 3);
    expect(high).toBeCloseTo(0.911, 3);
    expect(wilson95(919, 1000)[0]).toBeGreaterThan(0.9);
  });

  it('knows nothing from no games and stays within 0 and 1', () => {
    expect(wilson95(0, 0)).toEqual([0, 1]);
    expect(wilson95(400, 400)[1]).toBe(1);
  });
});

describe('sprt', () => {
  it('decides when enough has been seen', () => {
    expect(sprt(5, 10, 0.5).verdict).toBe('open');
    expect(sprt(700, 1000, 0.5).verdict).toBe('stronger');
    expect(sprt(480, 1000, 0.5).verdict).toBe('notStronger');
  });
});

describe('ratings', () => {
  it('puts 76% against the anchor at about 200 points', () => {
    const [anchor, better] = ratings(2, [{ a: 1, b: 0, games: 10_000, winsA: 7597 }], 0);
    expect(anchor).toEqual({ elo: 0, plusMinus: 0 });
    expect(better.elo).toBeGreaterThanOrEqual(198);
    expect(better.elo).toBeLessThanOrEqual(202);
    expect(better.plusMinus).toBeLessThan(10);
  });

  it('orders players by all their results and survives clean sweeps', () => {
    const rated = ratings(
      3,
      [
        { a: 1, b: 0, games: 40, winsA: 40 },
        { a: 2, b: 1, games: 40, winsA: 30 },
        { a: 2, b: 0, games: 40, winsA: 40 },
      ],
      0,
    );
    expect(rated[2].elo).toBeGreaterThan(rated[1].elo);
    expect(rated[1].elo).toBeGreaterThan(400);
    expect(Number.isFinite(rated[2].plusMinus)).toBe(true);
  });
});
