/** What a learned judgement looks at: a number for every name at every position, and nothing on the table is touched. */
import { describe, expect, it } from 'vitest';
import { below, canonicalJson, quickChance, type Seat } from '@cantiere/engine';
import { bot } from '../bot/index.ts';
import { learning } from '../bot/features.ts';
import { featureOf, rowOf } from '../../tests/featureRow.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { newGame, position } from './build.ts';

const { timeLeft } = learning;

const of = (state: State, seat: Seat, name: string): number => featureOf(learning, state, seat, name);

describe('features', () => {
  it.each([2, 4])('are moderate numbers all through games of %i, hold the estimate, and change nothing', (seats) => {
    const chances = new Float64Array(seats);
    for (let n = 0; n < 4; n++) {
      const state = newGame(seats, { tightBoard: n === 0 }, n + 1);
      const chance = quickChance(n + 10);
      for (let step = 0; game.toAct(state).length > 0; step++) {
        const acting = game.toAct(state);
        const seat = acting[below(chance, acting.length)];
        const before = step % 5 === 0 ? canonicalJson(state) : '';
        for (let each = 0; each < seats; each++)
          expect(rowOf(learning, state, each).every((value) => Math.abs(value) < 20)).toBe(true);
        const left = timeLeft(state);
        expect(left > 0 && left <= 1).toBe(true);
        bot.evaluate(state, chances);
        const odds = Math.exp(of(state, 0, 'expected') - of(state, 1, 'expected'));
        expect(odds / (chances[0] / chances[1])).toBeCloseTo(1, 6);
        if (before !== '') expect(canonicalJson(state)).toBe(before);
        const list = game.moves(state, seat);
        game.play(state, seat, below(chance, 4) > 0 ? bot.playout(state, seat, chance) : list[below(chance, list.length)]);
      }
      for (let each = 0; each < seats; each++)
        expect(rowOf(learning, state, each).every((value) => Number.isFinite(value))).toBe(true);
      expect(timeLeft(state)).toBe(0);
    }
  });

  it('know the beginning, where all seats have the same but their turn and their cards', () => {
    const state = newGame(4);
    expect(timeLeft(state)).toBe(1);
    for (const name of ['score', 'leads', 'pay', 'round roofs', 'triangular roofs', 'finished of 2', 'cards', 'areas'])
      expect(new Set([0, 1, 2, 3].map((seat) => of(state, seat, name))).size).toBe(1);
    expect([0, 1, 2, 3].filter((seat) => of(state, seat, 'starts') === 1)).toEqual([state.start]);
  });

  it('see places, roofs and what fits', () => {
    const state = position({
      seats: 2,
      round: 4,
      hands: ['permit-black-1', 'permit-red-1'],
      sites: ['2r', '2r 2t'],
      roofs: [
        [1, 0],
        [2, 2],
      ],
      board: { aventine: 'A1 A2 B1 round', caelian: 'B1 triangular' },
    });
    expect(of(state, 0, 'first alone')).toBe(0.5);
    expect(of(state, 0, 'no triangular roof')).toBe(1);
    expect(of(state, 1, 'no triangular roof')).toBe(0);
    expect(of(state, 0, 'fits with a permit')).toBe(0.5);
    expect(of(state, 1, 'fits')).toBe(1);
    expect(of(state, 1, 'fits with a permit')).toBe(0);
  });
});
