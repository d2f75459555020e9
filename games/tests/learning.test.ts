/** What every game shows of a seat to a learned judgement: a number for each name at every position, and nothing is touched. */
import { describe, expect, it } from 'vitest';
import { canonicalJson, deal, defaultOptions, pick, quickChance, seedFrom } from '@cantiere/engine';
import { shelf } from '../registry.ts';

const games = await Promise.all(shelf.map(async ({ rules, bot }) => ({ ...(await rules()), ...(await bot()) })));
const learning = games.flatMap(({ game, bot }) => (bot.learning ? [[game.meta.id, game, bot.learning] as const] : []));

describe.each(learning)('%s', (id, game, { names, timeLeft, features }) => {
  it.each([game.meta.players.min, game.meta.players.max])(
    'writes all its features in a game of %i, and nothing else',
    (seats) => {
      expect(new Set(names).size).toBe(names.length);
      const state = deal(game, { seats, options: defaultOptions(game.options), seed: seedFrom(`features ${id}`) });
      const chance = quickChance(3);
      for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
        const before = canonicalJson(state);
        expect(timeLeft(state)).toBeGreaterThanOrEqual(0);
        expect(timeLeft(state)).toBeLessThanOrEqual(1);
        for (let seat = 0; seat < seats; seat++) {
          const row = new Float64Array(names.length + 1).fill(-99);
          features(state, seat, row);
          expect(row[names.length]).toBe(-99);
          expect(row.subarray(0, -1).every((value) => Number.isFinite(value) && value > -50)).toBe(true);
        }
        expect(canonicalJson(state)).toBe(before);
        game.play(state, toAct[0], pick(chance, game.moves(state, toAct[0])));
      }
    },
  );
});
