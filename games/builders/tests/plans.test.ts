/** What makes plans in The Builders give up. */
import { expect, it } from 'vitest';
import { after, begin } from '../../tests/surprised.ts';
import { plans } from '../plans.ts';
import { game } from '../rules/index.ts';

it('the last round is no time to save', () => {
  const state = begin(game);
  const seat = (state.asked + 1) % 3;
  expect(after(game, plans, 'save', state, seat, () => (state.triggeredBy = state.asked))).toBe('surprise');
});
