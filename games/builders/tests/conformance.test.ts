/** The laws of the contract, over every number of players and every option. */
import { describe, expect, it } from 'vitest';
import { openDoor } from '@cantiere/engine/door';
import { describeFault, examine, perft, settingsOf, type Subject } from '@cantiere/engine/conformance';
import { defaultOptions } from '@cantiere/engine';
import { game } from '../rules/index.ts';
import { moveSchema } from '../rules/schema.ts';
import { texts } from '../text/index.ts';

const subject: Subject = { game, texts, isMove: openDoor(game, moveSchema).isMove };

describe('conformance', () => {
  for (const setting of settingsOf(game)) {
    it(`${setting.seats} players, ${JSON.stringify(setting.options)}`, () => {
      for (let seed = 1; seed <= 2; seed++) {
        const fault = examine(subject, setting, `builders ${seed}`);
        expect(fault && describeFault(fault)).toBeUndefined();
      }
    });
  }

  it('all options at once', () => {
    const options = { limitedBank: true, manualSettlement: true, showNextWorker: true, endTriggerVp: 10 };
    for (const seats of [2, 3, 4]) {
      const fault = examine(subject, { seats, options }, `everything ${seats}`);
      expect(fault && describeFault(fault)).toBeUndefined();
    }
  });
});

it('perft: the number of ways to play the first moves', () => {
  const options = defaultOptions(game.options);
  expect([1, 2, 3].map((depth) => perft(game, { seats: 2, options }, 'perft', depth))).toEqual([31, 663, 11987]);
  expect([1, 2, 3].map((depth) => perft(game, { seats: 4, options }, 'perft', depth))).toEqual([31, 663, 11987]);
});
