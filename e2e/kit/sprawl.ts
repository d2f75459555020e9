/** How the tests come to positions of Urban Sprawl: games as the simple bot plays them, up to the question that is wanted. */
import { defaultOptions, quickChance, type Options } from '@cantiere/engine';
import { bot } from '../../games/sprawl/bot/index.ts';
import { game } from '../../games/sprawl/rules/index.ts';
import type { State } from '../../games/sprawl/rules/state.ts';
import { findPosition, type Prepared } from './prepared.ts';

export const SHORT: Options = { ...defaultOptions(game.options), length: 'short' };

export function sprawlAt(wanted: (state: State) => boolean, seats = 3, options: Options = SHORT): Prepared {
  const chance = quickChance(5);
  return findPosition<State>(game, {
    seats,
    options,
    play: (state, seat) => bot.greedy(game.view(state, seat), seat, chance),
    wanted,
  });
}
