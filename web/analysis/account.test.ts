import { describe, expect, it } from 'vitest';
import { accountOf, doubtOf } from './account.ts';

describe('decisions and luck in points', () => {
  it('add up exactly, whatever is rounded', () => {
    for (const [points, luck, cost] of [
      [48, 3.4, 6.49],
      [48, -0.5, 0.5],
      [12.5, 0.2, 0],
      [-3, -7.7, 2.2],
    ] as const) {
      const account = accountOf({ points, luck, cost });
      expect(account.par + account.luck + account.decisions).toBe(account.points);
      expect(Object.values(account).every((each) => Number.isInteger(each) && !Object.is(each, -0))).toBe(true);
    }
    expect(accountOf({ points: 48, luck: 3.2, cost: 6.1 })).toEqual({ par: 51, luck: 3, decisions: -6, points: 48 });
  });

  it('has no more digits than the noise allows', () => {
    expect(doubtOf(0.01)).toBe(1);
    expect(doubtOf(1.3)).toBe(3);
  });
});
