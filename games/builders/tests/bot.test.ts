/** The rules of thumb: legal everywhere, far better than chance, and an estimate that knows who is ahead. */
import { describe, expect, it } from 'vitest';
import { below, defaultOptions, quickChance, secureChance, seedFrom, type Chance, type Seat } from '@cantiere/engine';
import { bot } from '../bot/index.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { act, answer, end, position, send } from './build.ts';

type Policy = (state: State, seat: Seat, chance: Chance) => Move;
const greedy: Policy = (state, seat, chance) => bot.greedy(game.view(state, seat), seat, chance);
const random: Policy = (state, seat, chance) => {
  const list = game.moves(state, seat);
  return list[below(chance, list.length)];
};
const options = defaultOptions(game.options);

/** Share of the games won by the first policy, seats in turn. */
function winsOf(policy: Policy, other: Policy, games: number, seats = 2): number {
  let wins = 0;
  for (let n = 0; n < games; n++) {
    const state = game.setup(seats, options, secureChance(seedFrom(`bot ${n}`)));
    const chance = quickChance(n + 1);
    while (game.toAct(state).length > 0) {
      const [seat] = game.toAct(state);
      const move = (seat === n % seats ? policy : other)(state, seat, chance);
      expect(game.refuse(state, seat, move)).toBeUndefined();
      game.play(state, seat, move);
    }
    const ranks = game.result(state)?.ranks ?? [];
    if (ranks[n % seats] === 1) wins += 1 / ranks.filter((rank) => rank === 1).length;
  }
  return wins / games;
}

describe('bot', () => {
  it('greedy beats chance, at two and at four', () => {
    expect(winsOf(greedy, random, 40)).toBeGreaterThanOrEqual(0.95);
    expect(winsOf(greedy, random, 20, 4)).toBeGreaterThanOrEqual(0.8);
  });

  it('the playout policy is legal and beats chance too', () => {
    expect(winsOf((state, seat, chance) => bot.playout(state, seat, chance), random, 30)).toBeGreaterThanOrEqual(0.9);
  });

  it('the same view and chance give the same move', () => {
    const state = game.setup(3, options, quickChance(4));
    const view = game.view(state, state.asked);
    expect(bot.greedy(view, state.asked, quickChance(1))).toEqual(bot.greedy(view, state.asked, quickChance(1)));
  });

  it('greedy finishes what it can finish', () => {
    const state = position({ coins: 5, crew: ['w-com-1 @b-harbour', 'w-app-2'], sites: ['b-harbour'] }, { actions: 1 });
    expect(greedy(state, 0, quickChance(1))).toEqual(send('w-app-2', 'b-harbour'));
  });

  it('candidates are legal, without repetition, and the best guess comes first', () => {
    const state = game.setup(2, options, quickChance(4));
    const chance = quickChance(2);
    for (let step = 0; step < 60 && game.toAct(state).length > 0; step++) {
      const seat = state.asked;
      const list = bot.candidates?.(state, seat) ?? [];
      expect(new Set(list).size).toBe(list.length);
      expect(list).toContainEqual(end);
      for (const move of list) expect(answer(state, move)).toBe('legal');
      game.play(state, seat, list[Math.min(below(chance, 3), list.length - 1)]);
    }
  });

  it('with manualSettlement every bot settles in the best way', () => {
    const state = position({ coins: 20, points: 17, crew: ['s-1'], loans: 1 }, { options: { manualSettlement: true } });
    act(state, [end, end]);
    const best: Move = { type: 'SETTLE', freeSlaveIds: ['s-1'], repayLoanIds: ['l-1'] };
    expect(greedy(state, 0, quickChance(1))).toEqual(best);
    expect(bot.candidates?.(state, 0)).toEqual([best]);
  });

  it('the estimate sums to 1, prefers the leader and is certain at the end', () => {
    const out = new Float64Array(2);
    const state = position({ points: 12, coins: 20 }, { others: [{ points: 5, coins: 5 }] });
    bot.evaluate(state, out);
    expect(out[0] + out[1]).toBeCloseTo(1);
    expect(out[0]).toBeGreaterThan(0.7);
    state.players[0].points = 17;
    act(state, [end, end]);
    bot.evaluate(state, out);
    expect([...out]).toEqual([1, 0]);
  });
});
