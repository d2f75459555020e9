/** What makes plans in Urban Sprawl give up. */
import { expect, it } from 'vitest';
import { after, begin } from '../../tests/surprised.ts';
import { plans } from '../plans.ts';
import { game } from '../rules/index.ts';
import type { Asking } from '../rules/state.ts';

it('a question that cannot be declined is put to the person', () => {
  const state = begin(game);
  const seat = (state.active + 1) % 3;
  const asked = (asking: Asking) => () => {
    state.question = { id: 7, card: '', ...asking };
    state.asked = seat;
  };
  const offer: Asking = { kind: 'offer', options: ['pay', 'decline'], res: 'wealth', price: 1 };
  expect(after(game, plans, 'decline', state, seat, asked(offer))).toEqual({
    move: { type: 'DECIDE', decision: 7, answer: 'decline' },
  });
  expect(
    after(game, plans, 'decline', state, seat, asked({ kind: 'either', options: ['wealth', 'prestige'], price: 1, units: 1 })),
  ).toBe('surprise');
});
