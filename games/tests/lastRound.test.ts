/** A last round announces itself: never too early, never taken back, and before the game is over. */
import { describe, expect, it } from 'vitest';
import { deal, defaultOptions, quickChance, seedFrom, type Options } from '@cantiere/engine';
import { shelf } from '../registry.ts';

/** These end at once, in the middle of a turn. */
const WITHOUT = ['sprawl'];

it('all games know their last round, except those that have none', async () => {
  const without: string[] = [];
  for (const { meta, board } of shelf) if (!(await board()).board.isLastRound) without.push(meta.id);
  expect(without).toEqual(WITHOUT);
});

describe.each(shelf.filter(({ meta }) => !WITHOUT.includes(meta.id)).map((each) => [each.meta.id, each] as const))(
  'the last round of %s',
  (id, shelved) => {
    it.each(['one', 'two', 'three', 'four'])('is the last one (%s)', async (seed) => {
      const [{ game }, { bot }, { board }] = await Promise.all([shelved.rules(), shelved.bot(), shelved.board()]);
      const options: Options = { ...defaultOptions(game.options), ...(id === 'citadels' && seed === 'two' && { roundLimit: 6 }) };
      const state = deal(game, { seats: game.meta.players.min, options, seed: seedFrom(seed) });
      const chance = quickChance(7);
      const announced: number[] = [];
      for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
        if (board.isLastRound?.(game.view(state, 'spectator'))) announced.push(game.round(state));
        else expect(announced).toEqual([]);
        game.play(state, seat, bot.greedy(game.view(state, seat), seat, chance));
      }
      // Whoever reaches the goal as the last of a round ends the game with it.
      if (id === 'builders' && announced.length === 0) return;
      expect(new Set(announced)).toEqual(new Set([game.round(state)]));
      expect(board.isLastRound?.(game.view(state, 'spectator'))).toBe(false);
    });
  },
);
