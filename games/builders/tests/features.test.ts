/** What a learned judgement looks at: a number for every name at every position, and nothing on the table is touched. */
import { describe, expect, it } from 'vitest';
import { below, canonicalJson, defaultOptions, quickChance, type Seat } from '@cantiere/engine';
import { bot } from '../bot/index.ts';
import { learning } from '../bot/features.ts';
import { featureOf, rowOf } from '../../tests/featureRow.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { position } from './build.ts';

const { timeLeft } = learning;

const of = (state: State, seat: Seat, name: string): number => featureOf(learning, state, seat, name);

describe('features', () => {
  it.each([2, 4])('are moderate numbers all through games of %i, and change nothing', (seats) => {
    const likely = new Float64Array(seats);
    for (let n = 0; n < 4; n++) {
      const state = game.setup(seats, { ...defaultOptions(game.options), manualSettlement: n === 0 }, quickChance(n + 1));
      const chance = quickChance(n + 10);
      for (let step = 0; game.toAct(state).length > 0; step++) {
        const [seat] = game.toAct(state);
        const before = step % 10 === 0 ? canonicalJson(state) : '';
        for (let each = 0; each < seats; each++)
          expect(rowOf(learning, state, each).every((value) => Math.abs(value) < 20)).toBe(true);
        bot.expect?.(state, likely);
        expect(6 * of(state, seat, 'points likely')).toBeCloseTo(likely[seat], 9);
        const left = timeLeft(state);
        expect(left >= 0 && left <= 1).toBe(true);
        if (before !== '') expect(canonicalJson(state)).toBe(before);
        const list = game.moves(state, seat);
        game.play(state, seat, below(chance, 4) > 0 ? bot.playout(state, seat, chance) : list[below(chance, list.length)]);
      }
      for (let each = 0; each < seats; each++)
        expect(rowOf(learning, state, each).every((value) => Math.abs(value) < 20)).toBe(true);
      expect(timeLeft(state)).toBe(0);
    }
  });

  it('know the beginning, where all seats have the same but their turn', () => {
    const state = game.setup(4, defaultOptions(game.options), quickChance(3));
    expect(timeLeft(state)).toBe(1);
    for (const name of ['points', 'score now', 'first 4 coins', 'units', 'members at home', 'a site', 'leads'])
      expect(new Set([0, 1, 2, 3].map((seat) => of(state, seat, name))).size).toBe(1);
    expect([0, 1, 2, 3].filter((seat) => of(state, seat, 'on turn') === 1)).toEqual([state.first]);
  });

  it('see a site that can be finished, and when that ends the game', () => {
    const ready = { coins: 5, crew: ['w-com-1 @b-harbour', 'w-app-2'], sites: ['b-harbour'] };
    const state = position({ ...ready, points: 15 }, { others: [{ ...ready, crew: ['w-com-1 @b-harbour'], points: 15 }] });
    expect(of(state, 0, 'finishes')).toBe(1);
    expect(of(state, 0, 'covered at home')).toBe(1);
    expect(of(state, 0, 'finishes to the end')).toBe(1);
    expect(of(state, 0, 'leads')).toBe(0);
    expect(of(state, 1, 'finishes')).toBe(0);
  });
});
