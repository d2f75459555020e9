/** Urban Sprawl under the laws that hold for every game. */
import { describe, expect, it } from 'vitest';
import { openDoor } from '@cantiere/engine/door';
import { describeFault, examine, settingsOf } from '@cantiere/engine/conformance';
import { game } from '../rules/index.ts';
import { moveSchema } from '../rules/schema.ts';
import { texts } from '../text/index.ts';

const subject = { game, texts, isMove: openDoor(game, moveSchema).isMove };
const effort = { mostMoves: 5_000, closelyUntil: 25, stride: 23 };

describe('conformance', () => {
  it.each(settingsOf(game))('conforms with $seats seats and $options', (setting) => {
    for (const seed of ['main street', 'river road']) {
      const fault = examine(subject, setting, seed, effort);
      expect(fault && describeFault(fault)).toBeUndefined();
    }
  });
});
