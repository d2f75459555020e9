/** Without the house rule that clears a stale market, players who can act do: no game of `greedy` stands still. */
import { describe, expect, it } from 'vitest';
import { defaultOptions, quickChance, secureChance, seedFrom } from '@cantiere/engine';
import { bot } from '../bot/index.ts';
import { game } from '../rules/index.ts';

const GAMES = 6;
/** Games of 150 turns are long; one that never ends is caught all the same. */
const MOST_MOVES = 5_000;

describe.each([2, 3, 4])('with %i players and staleMarket off', (seats) => {
  it.each(Array.from({ length: GAMES }, (_, n) => n))('greedy comes to an end, deal %i', (n) => {
    const options = { ...defaultOptions(game.options), staleMarket: false };
    const state = game.setup(seats, options, secureChance(seedFrom(`standstill/${n}`)));
    const chance = quickChance(n);
    for (let moves = 0, toAct = game.toAct(state); toAct.length > 0 && moves < MOST_MOVES; moves++, toAct = game.toAct(state)) {
      const [seat] = toAct;
      game.play(state, seat, bot.greedy(game.view(state, seat), seat, chance));
    }
    expect(game.result(state)?.endReason).toBeDefined();
    expect(game.result(state)?.endReason).not.toBe('STANDSTILL');
  });
});
