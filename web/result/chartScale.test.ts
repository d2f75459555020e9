import { expect, it } from 'vitest';
import { clear } from './chartScale.ts';

it('numbered marks stand where they belong, and where they would lie on each other as near as there is room', () => {
  expect(
    clear(
      [
        [10, 50],
        [60, 50],
      ],
      17,
      0,
      100,
    ),
  ).toEqual([
    [10, 50],
    [60, 50],
  ]);
  const crowd = clear(
    Array.from({ length: 5 }, (_, n) => [20 + n, 4]),
    17,
    0,
    100,
  );
  for (const [n, [x, y]] of crowd.entries()) {
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(100);
    for (const [ox, oy] of crowd.slice(0, n)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThanOrEqual(17);
  }
});
