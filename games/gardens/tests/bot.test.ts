/** The players that come with the game: honest, legal, and better than chance. */
import { below, quickChance } from '@cantiere/engine';
import { describe, expect, it, vi } from 'vitest';
import { survey } from '../bot/gardenEval.ts';
import { bot } from '../bot/index.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { garden } from './build.ts';

type Policy = (state: State, seat: number, chance: ReturnType<typeof quickChance>) => void;
const options = { tileVisibility: 'secret' };

const greedy: Policy = (state, seat, chance) => game.play(state, seat, bot.greedy(game.view(state, seat), seat, chance));
const random: Policy = (state, seat, chance) => {
  const moves = game.moves(state, seat);
  game.play(state, seat, moves[below(chance, moves.length)]);
};
const playout: Policy = (state, seat, chance) => game.play(state, seat, bot.playout(state, seat, chance));

/** Share of games won by the first of two, seats rotated; a shared victory counts half. */
function match(one: Policy, other: Policy, games: number, seats = 2): number {
  let won = 0;
  for (let number = 0; number < games; number++) {
    const state = game.setup(seats, options, quickChance(500 + Math.floor(number / seats)));
    const chance = quickChance(number + 1);
    const own = number % seats;
    while (state.phase !== 'over') (state.asked === own ? one : other)(state, state.asked, chance);
    const ranks = game.result(state)?.ranks ?? [];
    if (ranks[own] === 1) won += 1 / ranks.filter((rank) => rank === 1).length;
  }
  return won / games;
}

describe('bots', () => {
  it('greedy beats random play in at least 9 of 10 games', () => {
    expect(match(greedy, random, 40)).toBeGreaterThanOrEqual(0.9);
    expect(match(greedy, random, 12, 4)).toBeGreaterThanOrEqual(0.9);
  });

  it('greedy is better than a playout, and a playout than random', () => {
    expect(match(greedy, playout, 20)).toBeGreaterThanOrEqual(0.8);
    expect(match(playout, random, 40)).toBeGreaterThanOrEqual(0.8);
  });

  it('greedy decides by its view alone, and the same with the same chance', () => {
    for (const seats of [2, 4]) {
      const state = game.setup(seats, options, quickChance(seats));
      const chance = quickChance(1);
      for (let step = 0; state.phase !== 'over'; step++) {
        const seat = state.asked;
        const view = game.view(state, seat);
        const move = bot.greedy(view, seat, quickChance(step + 1));
        const world = game.imagine(view, seat, chance);
        expect(bot.greedy(game.view(world, seat), seat, quickChance(step + 1))).toEqual(move);
        game.play(state, seat, move);
      }
    }
  });

  it('candidates are legal, different and led by a good one; evaluations sum to 1', () => {
    const state = game.setup(3, options, quickChance(5));
    const chance = quickChance(5);
    const out = new Float64Array(3);
    while (state.phase !== 'over') {
      const seat = state.asked;
      const candidates = bot.candidates?.(state, seat) ?? [];
      expect(candidates.length).toBeGreaterThan(0);
      expect(new Set(candidates.map((move) => JSON.stringify(move))).size).toBe(candidates.length);
      for (const move of candidates) expect(game.refuse(state, seat, move)).toBeUndefined();
      bot.evaluate(state, out);
      expect(out.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      playout(state, seat, chance);
    }
    bot.evaluate(state, out);
    const best = game.result(state)?.ranks.indexOf(1) ?? -1;
    expect(out[best]).toBe(Math.max(...out));
  });

  it('answers the same whatever it has looked at before: what is kept of gardens and hands only saves work', async () => {
    const state = game.setup(2, options, quickChance(7));
    const chance = quickChance(7);
    const asked: { readonly state: State; readonly candidates: unknown; readonly playout: unknown }[] = [];
    while (state.phase !== 'over') {
      const seat = state.asked;
      const quick = bot.playout(state, seat, quickChance(1)); // a few places are judged before all of them are
      asked.push({ state: game.clone(state), candidates: bot.candidates?.(state, seat), playout: quick });
      playout(state, seat, chance);
    }
    vi.resetModules();
    const { bot: another } = await import('../bot/index.ts');
    for (const { state: then, candidates, playout: quick } of asked.reverse()) {
      expect(another.candidates?.(then, then.asked)).toEqual(candidates);
      expect(another.playout(then, then.asked, quickChance(1))).toEqual(quick);
      expect(bot.candidates?.(then, then.asked)).toEqual(candidates);
    }
  });

  it('knows by half-time who is likely to win', () => {
    const out = new Float64Array(2);
    let right = 0;
    const games = 60;
    for (let number = 0; number < games; number++) {
      const state = game.setup(2, options, quickChance(900 + number));
      const chance = quickChance(number);
      while (state.round < 9) greedy(state, state.asked, chance);
      bot.evaluate(state, out);
      while (state.phase !== 'over') greedy(state, state.asked, chance);
      const ranks = game.result(state)?.ranks ?? [];
      if (ranks[out[0] > out[1] ? 0 : 1] === 1) right += 1;
    }
    expect(right / games).toBeGreaterThan(0.6);
  });

  it('counts every square, group and temple of a garden', () => {
    const ground = survey(garden(['.TT.', 'TT.P', 'fFFP', '__.p']));
    expect(ground).toMatchObject({ plots: 4, area: 14 });
    expect(ground.plain.slice(1)).toEqual([0, 0, 0, 1, 0, 0, 0]); // the four terraces
    expect(ground.templed.slice(1)).toEqual([0, 0, 2, 0, 0, 0, 0]); // three fountains and three parks, each with a temple
  });
});
