import { expect, it } from 'vitest';
import { SOUNDS } from '@cantiere/games/board-kit';
import { RECIPES } from './recipes.ts';

const OFTEN = ['step', 'card', 'coin', 'wood', 'stone', 'seal', 'tick', 'refusal'] as const;

it.each(SOUNDS)('%s is soft, ends, and begins at once', (sound) => {
  const layers = RECIPES[sound];
  expect(Math.min(...layers.map(({ after }) => after))).toBe(0);
  for (const { after, lasts, loud, swells = 0 } of layers) {
    expect(loud).toBeGreaterThan(0);
    expect(swells).toBeLessThan(lasts);
    expect(after + lasts).toBeLessThan(2);
  }
  // At any moment all that sounds together stays below full scale, so that nothing is cut.
  for (const { after: moment } of layers) {
    const together = layers.filter(({ after, lasts }) => after <= moment && moment < after + lasts);
    expect(together.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThan(0.95);
  }
});

it.each(OFTEN)('%s, which is heard often, is over within half a second', (sound) => {
  for (const { after, lasts } of RECIPES[sound]) expect(after + lasts).toBeLessThanOrEqual(0.5);
});

it('no two sounds are alike', () => {
  expect(new Set(SOUNDS.map((sound) => JSON.stringify(RECIPES[sound]))).size).toBe(SOUNDS.length);
});
