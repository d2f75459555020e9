/** Wealth and prestige markers (SPR-11). */
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { NONE } from '../rules/state.ts';
import { GREY_SPACES } from '../rules/words.ts';
import { A, B, answers, happens, position, wealth } from './build.ts';

const NINE = { G1: 'W7', G2: 'W8', G3: 'W9', G4: 'W10', G5: 'W11', G6: 'W12', G7: 'P4', G8: 'P5', G9: 'P6' };

describe('SPR-11', () => {
  it('SPR-11.1: a marker goes on any free grey space, whatever its kind', () => {
    const state = position({ markers: { G1: 'P4' } });
    happens(state, 'TE6');
    expect(state.question?.options).toEqual(GREY_SPACES.slice(1).map((grey) => ({ grey })));
    expect(game.refuse(state, A, { type: 'DECIDE', decision: 1, answer: { grey: 'G1' } })).toMatchObject({
      code: 'GREY_TAKEN',
      about: 'G1',
    });
    answers(state, { grey: 'G3' });
    expect(state.values[4]).toBe(3 + 3 + 7);
  });

  it('SPR-11.2: a marker moves to a different free space; with all nine full nothing moves', () => {
    const state = position({ prestige: [20, 30, 20], markers: { G1: 'P4', G2: 'W7' } });
    happens(state, 'PE05');
    expect(state).toMatchObject({ asked: B, question: { kind: 'markerMove' } });
    expect(state.question?.options).toHaveLength(2 * 7 + 1);
    expect(game.refuse(state, B, { type: 'DECIDE', decision: 1, answer: { from: 'G1', to: 'G2' } })).toMatchObject({
      code: 'GREY_TAKEN',
    });
    answers(state, { from: 'G2', to: 'G9' });
    expect([state.grey[1], state.grey[8]]).toEqual([NONE, 0]);
    const full = position({ prestige: [20, 30, 20], markers: NINE });
    happens(full, 'PE05');
    expect(full.question).toBeNull();
  });

  it('SPR-11.3: values change at once, and nothing is paid', () => {
    const state = position({ owns: { S05: A } });
    happens(state, 'TE6');
    answers(state, { grey: 'G1' });
    expect([state.values[0], state.values[1], state.values[2]]).toEqual([11, 14, 8]);
    expect(wealth(state)).toEqual([20, 20, 20]);
  });

  it('SPR-11.4: the lowest marker of the kind is placed; none left, nothing happens', () => {
    const state = position({ markers: { G1: 'W7', G2: 'W9' } });
    happens(state, 'CE6');
    expect(state.question).toMatchObject({ marker: 1 }); // W8
    const none = position({ markers: { G1: 'P4', G2: 'P5', G3: 'P6' } });
    happens(none, 'PE07');
    expect(none.question).toBeNull();
  });
});
