/** What bots bid: the faults that left tiles unsold, on positions and over whole games. */
import { describe, expect, it } from 'vitest';
import { defaultOptions, quickChance, secureChance, seedFrom } from '@cantiere/engine';
import { bot } from '../bot/index.ts';
import { AUCTIONS, ROUNDS } from '../rules/board.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** Greedy's games up to the first auction in which this holds. */
function auctionIn(deal: number, wanted: (state: State) => boolean): State {
  const state = game.setup(2, defaultOptions(game.options), secureChance(seedFrom(`bidding/${deal}`)));
  const chance = quickChance(deal);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    if (state.phase === 'auction' && wanted(state)) return state;
    game.play(state, seat, bot.greedy(game.view(state, seat), seat, chance));
  }
  throw new Error('No such auction.');
}

const cardsIn = (move: Move): number => (move.type === 'BID' ? move.cards.length : 0);

describe('bids', () => {
  const early = ({ round, auction, players }: State): boolean =>
    round === ROUNDS && auction < AUCTIONS && players[0].hand.length > 4 && !players[0].hasBid;

  it('worth searching before the last auction are nothing, everything and some between, though no card is kept', () => {
    for (let deal = 0; deal < 5; deal++) {
      const state = auctionIn(deal, early);
      const sizes = bot.candidates!(state, 0).map(cardsIn);
      const most = state.players[0].hand.length;
      expect(Math.min(...sizes)).toBe(0);
      expect(Math.max(...sizes)).toBe(most);
      expect(sizes.filter((cards) => cards > 0 && cards < most).length).toBeGreaterThan(2);
    }
  });

  it('of the yardstick knew the whole hand alone there, and still do', () => {
    const state = auctionIn(0, early);
    expect(bot.yardstick!.candidates!(state, 0).map(cardsIn)).toEqual([state.players[0].hand.length]);
  });

  it('of greedy buy most tiles of the last round, and keep cards in the first', () => {
    const sold = Array.from({ length: ROUNDS + 1 }, () => 0);
    const DEALS = 20;
    for (let deal = 0; deal < DEALS; deal++) {
      const state = game.setup(4, defaultOptions(game.options), secureChance(seedFrom(`tiles/${deal}`)));
      const chance = quickChance(deal);
      for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
        if (state.phase === 'tile') sold[state.round]++;
        game.play(state, seat, bot.greedy(game.view(state, seat), seat, chance));
      }
    }
    expect(sold[ROUNDS] / DEALS).toBeGreaterThan(2.5); // 1.1 of 3 before
    expect(sold[1] / DEALS).toBeLessThan(2.6); // 2.9 of 3 before, at 7 points in 100 each
  });
});
