/** Pages of a hand are counted for every zone that a contract can have in a house with cards of its own, parks among them. */
import { describe, expect, it } from 'vitest';
import { PERMITS } from '../rules/cards.ts';
import { pagesByZone, pagesFor } from '../rules/payment.ts';
import { ZONES } from '../rules/words.ts';

describe('SPR-6.2: pages of a hand', () => {
  it.each(ZONES.map((zone, at) => [zone, at] as const))('are counted for %s as for that zone alone', (_, zone) => {
    for (let from = 0; from < PERMITS.length; from += 5) {
      const hand = PERMITS.slice(from, from + 7);
      expect(pagesByZone(hand)[zone]).toBe(pagesFor(hand, zone));
    }
  });
});
