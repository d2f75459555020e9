/** The rules of New Game by their ids. The conformance suite plays it with all the others (games/tests). */
import { expect, it } from 'vitest';
import { seedFrom } from '@cantiere/engine';
import { game, type State } from '../rules/index.ts';

const position = (changes: Partial<State>): State => ({
  ...game.setup(2, {}, { seed: seedFrom('x'), at: 0 }),
  ...changes,
});

it('NEW-1: a quarry has 15 to 24 stones', () => {
  for (let n = 0; n < 40; n++) {
    const { stones } = game.setup(2, {}, { seed: seedFrom(`deal ${n}`), at: 0 });
    expect(stones).toBeGreaterThanOrEqual(15);
    expect(stones).toBeLessThanOrEqual(24);
  }
});

it('NEW-2: nobody takes more stones than there are', () => {
  const state = position({ stones: 2 });
  expect(game.refuse(state, 0, { type: 'TAKE', count: 3 })).toMatchObject({ code: 'TOO_MANY', need: 3, have: 2 });
  expect(game.moves(state, 0)).toHaveLength(2);
});

it('NEW-3: the last stone is worth 3 more', () => {
  const state = position({ stones: 1, taken: [4, 6] });
  game.play(state, 0, { type: 'TAKE', count: 1 });
  expect(game.result(state)).toMatchObject({ totals: [8, 6], ranks: [1, 2] });
});
