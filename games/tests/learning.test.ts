/** What every game shows of a seat to a learned judgement: a number for each name at every position, and nothing is touched. */
import { describe, expect, it } from 'vitest';
import { canonicalJson, deal, defaultOptions, learnedEvaluation, pick, quickChance, seedFrom } from '@cantiere/engine';
import { shelf } from '../registry.ts';
import { rowOf } from './featureRow.ts';

const games = await Promise.all(shelf.map(async ({ rules, bot }) => ({ ...(await rules()), ...(await bot()) })));
const learning = games.flatMap(({ game, bot }) => (bot.learning ? [[game.meta.id, game, bot.learning] as const] : []));

describe.each(learning)('%s', (id, game, learned) => {
  const { names, timeLeft } = learned;
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
          expect(rowOf(learned, state, seat).every((value) => Number.isFinite(value) && value > -50)).toBe(true);
        }
        expect(canonicalJson(state)).toBe(before);
        game.play(state, toAct[0], pick(chance, game.moves(state, toAct[0])));
      }
    },
  );
});

const built = games.filter(({ bot }) => bot.learning?.names[0] === 'outlook');

it.each(built.map(({ game, bot }) => [game.meta.id, game, bot] as const))(
  '%s: who weighs nothing but the outlook judges as before anything was learned',
  (id, game, bot) => {
    const learned = bot.learning!;
    const nothing = learned.names.map(() => 0);
    const seats = game.meta.players.max;
    const judge = learnedEvaluation(learned, { [seats]: { end: [1, ...nothing.slice(1)], beginning: nothing } });
    const state = deal(game, { seats, options: defaultOptions(game.options), seed: seedFrom(`outlook ${id}`) });
    const chance = quickChance(4);
    const [before, after] = [new Float64Array(seats), new Float64Array(seats)];
    for (let toAct = game.toAct(state), moves = 0; toAct.length > 0 && moves < 150; toAct = game.toAct(state), moves++) {
      bot.evaluate(state, before);
      judge(state, after);
      after.forEach((share, seat) => expect(share).toBeCloseTo(before[seat], 9));
      game.play(state, toAct[0], bot.greedy(game.view(state, toAct[0]), toAct[0], chance));
    }
  },
);
