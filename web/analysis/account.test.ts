import { describe, expect, it } from 'vitest';
import { defaultOptions, seedFrom } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { countLuck } from './countLuck.ts';
import { accountOf, dealAccountOf, doubtOf } from './account.ts';

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

  it('of a common deal are measured by the master, and may be better than that', () => {
    expect(dealAccountOf({ points: 48, luck: 3.2, master: 51.4 })).toEqual({ par: 51, luck: 3, decisions: -6, points: 48 });
    expect(dealAccountOf({ points: 58, luck: -0.2, master: 51.4 })).toEqual({ par: 51, luck: 0, decisions: 7, points: 58 });
    // As the score sheet counts.
    expect(dealAccountOf({ points: 10.8, luck: 0.14, master: 12.32 })).toEqual({
      par: 12.3,
      luck: 0.1,
      decisions: -1.6,
      points: 10.8,
    });
  });

  it('has no more digits than the noise allows', () => {
    expect(doubtOf(0.01)).toBe(1);
    expect(doubtOf(1.3)).toBe(3);
  });
});

describe('a deal that many play', () => {
  it('is nobody’s luck', async () => {
    const playable = shelf.find(({ meta }) => meta.id === 'gardens');
    if (!playable) throw new Error('no such game');
    const [{ game }, { bot }] = await Promise.all([playable.rules(), playable.bot()]);
    const start = { seats: 3, options: defaultOptions(game.options), seed: seedFrom('common') };
    const dealt = (sameDeal: boolean) => countLuck({ game, bot }, { start, moves: [], seed: 1, sameDeal }).luck;
    expect(dealt(false).some((each) => each !== 0)).toBe(true);
    expect(dealt(true)).toEqual([0, 0, 0]);
  });
});
