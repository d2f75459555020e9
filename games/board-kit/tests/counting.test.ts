import { describe, expect, it } from 'vitest';
import { countedAfter } from '../counting.ts';

describe('a counter', () => {
  it('stays between its two numbers, also when a frame is older than the count', () => {
    for (const elapsed of [-500, -16, -1, 0, 1, 200, 399, 400, 5000]) {
      const shown = countedAfter(22, 17, elapsed, 400);
      expect(shown).toBeGreaterThanOrEqual(17);
      expect(shown).toBeLessThanOrEqual(22);
    }
    expect([countedAfter(22, 17, -16, 400), countedAfter(22, 17, 400, 400)]).toEqual([22, 17]);
  });
});
