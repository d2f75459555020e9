import { describe, expect, it } from 'vitest';
import { learnedEvaluation, type Learning } from '../learning.ts';
import type { GameState } from '../contract.ts';

interface Purses extends GameState {
  readonly gold: readonly number[];
  readonly left: number;
}

const learning: Learning<Purses> = {
  names: ['gold', 'none'],
  timeLeft: ({ left }) => left,
  features({ gold }, seat, out) {
    out[0] = gold[seat];
    out[1] = gold[seat] === 0 ? 1 : 0;
  },
};
const weights = {
  '2': { end: [1, -2], beginning: [-0.5, 0] },
  '4': { end: [0, 0], beginning: [0, 0] },
};
const evaluate = learnedEvaluation(learning, weights);
const chances = (gold: number[], left: number): number[] => {
  const out = new Float64Array(gold.length);
  evaluate({ seats: gold.length, gold, left } as unknown as Purses, out);
  return [...out];
};

describe('a learned judgement', () => {
  it('gives odds by the weighed sums: a weight is what one more is worth', () => {
    const [rich, poor] = chances([3, 1], 0);
    expect(rich + poor).toBeCloseTo(1, 12);
    expect(Math.log(rich / poor)).toBeCloseTo(2, 12);
  });

  it('weighs by the time left', () => {
    const [rich, poor] = chances([3, 1], 1);
    expect(Math.log(rich / poor)).toBeCloseTo(1, 12);
  });

  it('looks at a position once before it asks for its seats', () => {
    const seen: string[] = [];
    const watched: Learning<Purses> = {
      ...learning,
      look: () => seen.push('look'),
      features(state, seat, out) {
        seen.push(`seat ${seat}`);
        learning.features(state, seat, out);
      },
    };
    learnedEvaluation(watched, weights)({ seats: 2, gold: [1, 2], left: 0 } as unknown as Purses, new Float64Array(2));
    expect(seen).toEqual(['look', 'seat 0', 'seat 1']);
  });

  it('takes the next larger table where it learned nothing for this one, and the largest beyond that', () => {
    expect(chances([5, 0, 0], 0)).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(chances([5, 0, 0, 0, 0], 0).every((chance) => Math.abs(chance - 0.2) < 1e-12)).toBe(true);
  });
});
