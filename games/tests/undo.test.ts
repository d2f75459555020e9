/** Free undo, over every game on the shelf: it restores what was seen, stops where it must, and gives nobody knowledge. */
import { describe, expect, it } from 'vitest';
import { settingsOf, takeBackEverywhere } from '@cantiere/engine/conformance';
import { everyGame } from '../registry.ts';

/** Over the whole shelf: a game in which every move ends the turn has nothing to take back. */
let undoable = 0;

describe.each(everyGame.map((shelved) => [shelved.meta.id, shelved] as const))('%s', (_id, shelved) => {
  it('free undo gives back what was seen and gives nobody knowledge', async () => {
    const { game } = await shelved.rules();
    for (const [n, setting] of settingsOf(game).entries()) {
      const faults = takeBackEverywhere(game, setting, `undo ${n}`);
      expect(faults.found.slice(0, 3)).toEqual([]);
      undoable += faults.undoable;
    }
  });
});

it('there was something to take back', () => expect(undoable).toBeGreaterThan(0));
