/** What makes plans in Urban Sprawl give up. */
import { expect, it } from 'vitest';
import { after, begin } from '../../tests/surprised.ts';
import { plans } from '../plans.ts';
import { game } from '../rules/index.ts';

it('a question that cannot be declined is put to the person', () => {
  const state = begin(game);
  const seat = (state.active + 1) % 3;
  const asked = (options: string[]) => () => {
    state.question = { id: 7, seat, kind: 'offer', options, card: '', about: '', amount: 0 };
  };
  expect(after(game, plans, 'decline', state, seat, asked(['pay', 'decline']))).toEqual({
    move: { type: 'DECIDE', decision: 7, choice: 'decline' },
  });
  expect(after(game, plans, 'decline', state, seat, asked(['wealth', 'prestige']))).toBe('surprise');
});
