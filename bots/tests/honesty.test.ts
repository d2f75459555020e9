/** Fairness of every game on the shelf: nothing unseen changes what a bot plays. */
import { describe, expect, it } from 'vitest';
import { TEMPERAMENTS } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { chooseMove, honesty } from '../index.ts';
import type { State as TorreState } from '../../games/torre/rules/index.ts';
import { thinker as torre } from './torre.ts';

const POSITIONS = 1000;
/** Few, so that CI stays quick: what a peeking bot knows it uses from the first iteration on. */
const budget = { iterations: 8, milliseconds: 0 };

describe('honesty', () => {
  it.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))(
    '%s: search of every temperament, greedy and random see the view alone',
    async (_, shelved) => {
      const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
      const levels = ['expert', 'master', 'greedy', 'random'] as const;
      const report = honesty(game, POSITIONS, 'honest', (state, seat, step) => {
        const temperament = TEMPERAMENTS[Math.floor(step / levels.length) % TEMPERAMENTS.length];
        return chooseMove({ game, bot }, levels[step % levels.length], game.view(state, seat), seat, step, {
          budget,
          temperament,
        });
      });
      expect(report).toEqual({ game: game.meta.id, positions: POSITIONS, same: POSITIONS, different: 0 });
    },
    300_000,
  );

  it('catches a bot that looks at the real state', () => {
    const { game } = torre;
    const report = honesty(game, 300, 'peeking', (state, seat) => {
      const [draw, ...others] = game.moves(state, seat);
      const { heap } = state as TorreState;
      return others.length > 0 && (heap.at(-1) ?? 0) < 3 ? others[0] : draw; // does not draw what it would not like
    });
    expect(report.different).toBeGreaterThan(0);
  });
});
