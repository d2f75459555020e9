/** A fingerprint of the rules: how many sequences of moves there are. */
import { expect, it } from 'vitest';
import { defaultOptions } from '@cantiere/engine';
import { perft } from '@cantiere/engine/conformance';
import { game } from '../rules/index.ts';

const options = defaultOptions(game.options);

it.each([
  [2, 4, 7 * (6 * 5) * (4 * 3) * 2],
  [3, 6, 7 * 6 * 5 * 4 * 3 * 2],
  [4, 4, 5 * 4 * 3 * 2],
  [4, 6, 2706],
  [7, 3, 7 * 6 * 5],
])('perft: with %i players the first %i moves can be played in a known number of ways', (seats, depth, ways) => {
  expect(perft(game, { seats, options }, 'perft', depth)).toBe(ways);
});
