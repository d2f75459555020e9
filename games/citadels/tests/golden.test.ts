/** Fingerprints of the rules: counts of move sequences, and one whole game that a person can read. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultOptions, quickChance } from '@cantiere/engine';
import { perft, transcript } from '@cantiere/engine/conformance';
import { bot } from '../bot/index.ts';
import { game } from '../rules/index.ts';
import { texts } from '../text/index.ts';
import { deal } from './build.ts';

const options = defaultOptions(game.options);
const file = new URL('golden/citadels.txt', import.meta.url);

describe('Fingerprints', () => {
  it.each([
    [2, 4, 7 * (6 * 5) * (4 * 3) * 2],
    [3, 6, 7 * 6 * 5 * 4 * 3 * 2],
    [4, 4, 5 * 4 * 3 * 2],
    [4, 6, 2706],
    [7, 3, 7 * 6 * 5],
  ])('perft: with %i players the first %i moves can be played in a known number of ways', (seats, depth, ways) => {
    expect(perft(game, { seats, options }, 'perft', depth)).toBe(ways);
  });

  it('a whole game of four reads as it always has', () => {
    const chance = quickChance(4);
    const mirror = deal(4, {}, 'golden');
    const text = transcript(game, texts.en, { seats: 4, options }, 'golden', (seat) => {
      const move = bot.greedy(game.view(mirror, seat), seat, chance);
      game.play(mirror, seat, move);
      return move;
    });
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
