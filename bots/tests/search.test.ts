import { describe, expect, it } from 'vitest';
import { quickChance, type GameState } from '@cantiere/engine';
import { chooseMove, think } from '../choose.ts';
import type { Judged } from '../search/search.ts';
import { pennies, penniesBot, type PenniesState } from './pennies.ts';
import { layTheTwoFirst, seen, thinker } from './torre.ts';

const budget = { iterations: 400, milliseconds: 0 };

const total = (judged: readonly Judged[]): number => judged.reduce((sum, { visits }) => sum + visits, 0);

describe('search', () => {
  it('finds a win that needs the right order', () => {
    const [best] = think(thinker, layTheTwoFirst, 0, quickChance(1), budget);
    expect(best.move).toEqual({ type: 'LAY', stone: 2 });
    expect(best.value).toBeGreaterThan(0.9);
  });

  it('thinks the same with the same seed and iterations, whatever was thought before', () => {
    const view = seen({});
    const first = think(thinker, view, 0, quickChance(7), budget);
    think(thinker, layTheTwoFirst, 0, quickChance(8), budget);
    expect(think(thinker, view, 0, quickChance(7), budget)).toEqual(first);
  });

  it('tries legal moves only, as often as it was told', () => {
    const view = seen({});
    const judged = think(thinker, view, 0, quickChance(3), budget);
    expect(judged.every(({ move }) => thinker.game.refuse(view, 0, move) === undefined)).toBe(true);
    expect(total(judged)).toBe(budget.iterations);
  });

  it('thinks about so many moves as it sees, what greedy plays among them', () => {
    const all = think(thinker, layTheTwoFirst, 0, quickChance(3), budget);
    const two = think(thinker, layTheTwoFirst, 0, quickChance(3), budget, { sees: 2 });
    expect(all).toHaveLength(3);
    expect(two).toHaveLength(2);
    expect(two.map(({ move }) => move)).toContainEqual(thinker.bot.greedy(layTheTwoFirst, 0, quickChance(3)));
  });

  it('misses, when shortsighted, the win that needs its own right move afterwards', () => {
    const valueOf = (shortsighted: boolean): number =>
      think(thinker, layTheTwoFirst, 0, quickChance(1), budget, { shortsighted }).find(
        ({ move }) => (move as { stone?: number }).stone === 2,
      )!.value;
    expect(valueOf(false)).toBeGreaterThan(0.9);
    expect(valueOf(true)).toBeLessThan(0.8); // by habit it passes as readily as it lays the 5
  });

  it('stops in time', () => {
    const started = performance.now();
    think(thinker, seen({}), 0, quickChance(3), { iterations: 1e9, milliseconds: 20 });
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('lets the evaluation judge settled positions alone', () => {
    const asked: boolean[] = [];
    const settled = (state: GameState): boolean => game.moves(state, game.toAct(state)[0]).length > 2;
    const { game, bot } = thinker;
    const evaluate = (state: GameState, out: Float64Array): void => {
      asked.push(settled(state));
      bot.evaluate(state, out);
    };
    think({ game, bot: { ...bot, evaluate, settled, search: { playoutMoves: 0 } } }, seen({}), 0, quickChance(3), budget);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(Boolean)).toBe(true);
  });

  it('lets nobody answer what they have not seen', () => {
    // One after the other, but face down: whoever is second would always win, could they see it.
    const inTurns = { ...pennies, toAct: (state: PenniesState) => pennies.toAct(state).slice(0, 1) };
    const worth = (told?: () => number): number => {
      const bot = { ...penniesBot, search: { secrecy: true }, ...(told && { told }) };
      const view = inTurns.view(inTurns.setup(2, {}, quickChance(1)), 0);
      return think({ game: inTurns, bot }, view, 0, quickChance(5), { ...budget, iterations: 4000 })[0].value;
    };
    expect(worth()).toBeLessThan(0.1);
    expect(worth(() => -1)).toBeGreaterThan(0.35);
    expect(worth(() => 0)).toBeLessThan(0.1); // seen, if by everybody for themselves
  });

  it('cannot be foreseen where several decide at once', () => {
    const game = { game: pennies, bot: penniesBot };
    const view = pennies.view(pennies.setup(2, {}, quickChance(1)), 0);
    const answers = Array.from({ length: 40 }, (_, seed) => chooseMove(game, 'expert', view, 0, seed, { budget }));
    const heads = answers.filter((move) => JSON.stringify(move).includes('0')).length;
    expect(heads).toBeGreaterThan(5);
    expect(heads).toBeLessThan(35);
  });
});
