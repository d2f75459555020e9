/** Every game on the shelf, at every player count and a sample of its options, against the laws of the contract. */
import { describe, expect, it } from 'vitest';
import { describeFault, examine, settingsOf } from '@cantiere/engine/conformance';
import { openDoor } from '@cantiere/engine/door';
import { everyGame } from '../registry.ts';

const SEEDS = ['pietra', 'mattone'];

for (const shelved of everyGame) {
  const [{ game }, { moveSchema }, { texts }] = await Promise.all([shelved.rules(), shelved.schema(), shelved.texts()]);
  const subject = { game, texts, isMove: openDoor(game, moveSchema).isMove };

  describe(`${shelved.meta.id} conforms`, () => {
    it.each(settingsOf(game))('with $seats seats and $options', (setting) => {
      for (const seed of SEEDS) {
        const fault = examine(subject, setting, seed);
        expect(fault && describeFault(fault)).toBeUndefined();
      }
    });
  });
}
