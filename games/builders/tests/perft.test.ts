/** What the shelf-wide suite does not try: all options at once, and the number of ways to begin. */
import { expect, it } from 'vitest';
import { defaultOptions } from '@cantiere/engine';
import { describeFault, examine, perft, type Subject } from '@cantiere/engine/conformance';
import { openDoor } from '@cantiere/engine/door';
import { game } from '../rules/index.ts';
import { moveSchema } from '../rules/schema.ts';
import { texts } from '../text/index.ts';

const subject: Subject = { game, texts, isMove: openDoor(game, moveSchema).isMove };

it('conforms with all options at once', () => {
  const options = { limitedBank: true, manualSettlement: true, showNextWorker: true, endTriggerVp: 10 };
  for (const seats of [2, 3, 4]) {
    const fault = examine(subject, { seats, options }, `everything ${seats}`);
    expect(fault && describeFault(fault)).toBeUndefined();
  }
});

it('perft: the number of ways to play the first moves', () => {
  const options = defaultOptions(game.options);
  expect([1, 2, 3].map((depth) => perft(game, { seats: 2, options }, 'perft', depth))).toEqual([31, 663, 11987]);
  expect([1, 2, 3].map((depth) => perft(game, { seats: 4, options }, 'perft', depth))).toEqual([31, 663, 11987]);
});
