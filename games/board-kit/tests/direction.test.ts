/** A finger drags only where it would not scroll. */
import { describe, expect, it } from 'vitest';
import { allowedBy, meansDrag } from '../touch/direction.ts';

describe('a finger', () => {
  it('drags out of a row that scrolls along, and out of a column that scrolls down', () => {
    expect(meansDrag(allowedBy('pan-x'), 2, -12)).toBe(true);
    expect(meansDrag(allowedBy('pan-x'), 12, -2)).toBe(false);
    expect(meansDrag(allowedBy('pan-y'), 12, 3)).toBe(true);
    expect(meansDrag(allowedBy('pan-y'), -3, 12)).toBe(false);
  });
  it('drags everywhere where nothing scrolls, and nowhere where everything does', () => {
    expect(meansDrag(allowedBy('none'), 9, 9)).toBe(true);
    for (const free of ['auto', 'manipulation', 'pan-x pan-y']) {
      expect(meansDrag(allowedBy(free), 12, 0)).toBe(false);
      expect(meansDrag(allowedBy(free), 0, 12)).toBe(false);
    }
  });
});
