import { describe, expect, it } from 'vitest';
import { plain, type Result } from '@cantiere/engine';
import { en } from '../text/en.ts';
import { it as italian } from '../text/it.ts';
import { whyWon } from './why.ts';

const result = (sheet: Record<string, readonly number[]>, ranks: readonly number[]): Result => ({
  sheet: Object.entries(sheet).map(([category, points]) => ({ category, points })),
  totals: ranks.map((_, seat) => Object.values(sheet).reduce((sum, points) => sum + (points[seat] ?? 0), 0)),
  ranks,
  endReason: 'OVER',
});
const nameOf = (seat: number): string => ['Ada', 'Bruno', 'Carla'][seat] ?? '?';
const told = (of: Result, me: number | 'spectator', tieBreaks: Result['sheet'] = []) => {
  const why = whyWon(of, me, tieBreaks);
  if (!why) return undefined;
  const category = (id: string) => id;
  return [plain(italian.story.why(why, me, category), nameOf), plain(en.story.why(why, me, category), nameOf)];
};

describe('why somebody won', () => {
  const castles = result({ buildings: [20, 25, 20], colours: [3, 0, 0], first: [4, 0, 0] }, [1, 2, 3]);

  it('names the line with the longest lead, and where the other was ahead', () => {
    expect(told(castles, 'spectator')).toEqual([
      'Decide «first»: 4 punti ad Ada, nessuno agli altri. In «buildings» era avanti Bruno, 25 a 20.',
      '“first” decided it: 4 points for Ada, none for the others. Bruno was ahead in “buildings”, 25 to 20.',
    ]);
  });

  it('speaks to whoever won, and compares with whoever lost', () => {
    expect(told(castles, 0)?.[0]).toBe(
      'Decide «first»: 4 punti a te, nessuno agli altri. In «buildings» era avanti Bruno, 25 a 20.',
    );
    expect(told(castles, 1)?.[0]).toBe(
      'Decide «first»: 4 punti ad Ada, nessuno agli altri. In «buildings» eri avanti tu, 25 a 20.',
    );
    expect(told(castles, 2)?.[1]).toBe('The longest lead was in “first”: 4 points for Ada, none for the others.');
  });

  it('does not say that a line decided which the lead does not depend on', () => {
    const even = result({ a: [10, 6], b: [9, 6], c: [5, 2] }, [1, 2]);
    expect(told(even, 0)).toEqual([
      'Il vantaggio più grande è in «a»: 10 punti a te, 6 a Bruno.',
      'The longest lead was in “a”: 10 points for you, 6 for Bruno.',
    ]);
  });

  it('says what came between equal totals', () => {
    const level = result({ a: [5, 7], b: [5, 3] }, [1, 2]);
    expect(told(level, 1, [{ category: 'coins', points: [4, 1] }])).toEqual([
      'Alla pari con 10 punti: decide «coins», 4 a 1.',
      'Level on 10 points: “coins” decided it, 4 to 1.',
    ]);
    expect(told(level, 1)).toBeUndefined();
  });

  it('says nothing of a shared win, nor where the total is all there is', () => {
    expect(told(result({ a: [5, 5], b: [1, 1] }, [1, 1]), 0)).toBeUndefined();
    expect(told(result({ a: [5, 4] }, [1, 2]), 0)).toBeUndefined();
  });
});
