/** The laws that hold for every game, held against this one. */
import { describe, expect, it } from 'vitest';
import { describeFault, examine, settingsOf } from '@cantiere/engine/conformance';
import { openDoor } from '@cantiere/engine/door';
import { game } from '../rules/index.ts';
import { moveSchema } from '../rules/schema.ts';
import { texts } from '../text/index.ts';

const subject = { game, texts, isMove: openDoor(game, moveSchema).isMove };

describe('conformance', () => {
  for (const setting of settingsOf(game)) {
    for (const seed of ['one', 'two']) {
      it(`${setting.seats} seats, ${JSON.stringify(setting.options)}, seed ${seed}`, () => {
        const fault = examine(subject, setting, seed);
        expect(fault && describeFault(fault)).toBeUndefined();
      });
    }
  }
});
