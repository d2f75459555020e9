/** Citadels under the laws that hold for every game. */
import { describe, expect, it } from 'vitest';
import { describeFault, examine, settingsOf } from '@cantiere/engine/conformance';
import { openDoor } from '@cantiere/engine/door';
import { game } from '../rules/index.ts';
import { moveSchema } from '../rules/schema.ts';
import { texts } from '../text/index.ts';

const subject = { game, texts, isMove: openDoor(game, moveSchema).isMove };

describe('Citadels conforms', () => {
  it.each(settingsOf(game))('with $seats seats and $options', (setting) => {
    for (const seed of ['crown', 'keep']) {
      const fault = examine(subject, setting, seed);
      expect(fault && describeFault(fault)).toBeUndefined();
    }
  });
});
