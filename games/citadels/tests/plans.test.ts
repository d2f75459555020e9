/** What makes plans in Citadels give up. */
import { expect, it } from 'vitest';
import { after, begin } from '../../tests/surprised.ts';
import { plans } from '../plans.ts';
import { game } from '../rules/index.ts';

it('whoever was robbed thinks again before taking gold', () => {
  const state = begin(game);
  state.holder[6] = 2;
  state.asked = 0;
  const called = (): void => {
    state.phase = 'turn';
    state.asked = 2;
  };
  const calm = game.clone(state);
  const calmly = (): void => {
    calm.phase = 'turn';
    calm.asked = 2;
  };
  expect(after(game, plans, 'take-gold', calm, 2, calmly)).toEqual({ move: { type: 'TAKE_GOLD' } });
  const robbed = (): void => {
    called();
    state.players[2].gold = 0;
  };
  expect(after(game, plans, 'take-gold', state, 2, robbed)).toBe('surprise');
});
