/** Torre against its rules and against the conformance suite. */
import { describe, expect, it } from 'vitest';
import { openDoor } from '@cantiere/engine/door';
import { describeFault, examine, perft, settingsOf } from '@cantiere/engine/conformance';
import { defaultOptions, seedFrom } from '@cantiere/engine';
import { game as torre, type State } from '../rules/index.ts';
import { moveSchema } from '../rules/schema.ts';
import { texts } from '../text/index.ts';

const subject = { game: torre, texts, isMove: openDoor(torre, moveSchema).isMove };

/** A two-player position in one line. */
function position(changes: Partial<State>): State {
  const dealt = torre.setup(2, defaultOptions(torre.options), { seed: seedFrom('x'), at: 0 });
  return { ...dealt, ...changes };
}

describe('Torre', () => {
  it('TOR-4: a smaller stone may not go on a larger one, an equal one may', () => {
    const state = position({ hands: [[2, 3, 4], []], towers: [[3], []] });
    expect(torre.refuse(state, 0, { type: 'LAY', stone: 2 })).toMatchObject({ code: 'TOO_SMALL', need: 3, have: 2 });
    expect(torre.refuse(state, 0, { type: 'LAY', stone: 3 })).toBeUndefined();
  });

  it('TOR-4: with the strict option an equal stone is too small', () => {
    const state = position({ options: { strict: true }, hands: [[3], []], towers: [[3], []] });
    expect(torre.refuse(state, 0, { type: 'LAY', stone: 3 })).toMatchObject({ code: 'TOO_SMALL', need: 4 });
  });

  it('TOR-5: passing needs an empty heap; when all have passed in a row the tallest tower alone scores 5', () => {
    const state = position({ heap: [], towers: [[1, 2], [5]], hands: [[], []] });
    torre.play(state, 0, { type: 'PASS' });
    torre.play(state, 1, { type: 'PASS' });
    expect(torre.result(state)).toMatchObject({ totals: [8, 5], ranks: [1, 2] });
  });

  it.each(settingsOf(torre))('conforms with $seats seats and $options', (setting) => {
    for (const seed of ['a', 'b', 'c']) {
      const fault = examine(subject, setting, seed);
      expect(fault && describeFault(fault)).toBeUndefined();
    }
  });

  it('perft: the first three moves can be played in a known number of ways', () => {
    expect(perft(torre, { seats: 2, options: defaultOptions(torre.options) }, 'perft', 3)).toBe(21);
  });
});
