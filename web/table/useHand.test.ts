import { expect, it } from 'vitest';
import { howTaken } from './useHand.ts';

const refusal = { code: 'NOT_NOW', rule: 'X-1' };

it('a move that a board plays at once is played; refused, it lies in hand with its reason', () => {
  expect(howTaken(true, undefined)).toBe('played');
  expect(howTaken(true, refusal)).toBe('held');
});

it('where nobody is asked, or a move is on its way, nothing is taken in hand for the next turn', () => {
  expect(howTaken(false, undefined)).toBe('left');
  expect(howTaken(false, refusal)).toBe('left');
});
