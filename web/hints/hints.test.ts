import { describe, expect, it } from 'vitest';
import { deal, defaultOptions, pick, quickChance, seedFrom } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { en } from '../text/en.ts';
import type { Advice } from './advice.ts';
import { advise } from './advise.ts';
import { effectWords } from './effect.ts';
import { verdictWords } from './reason.ts';

const choice = (chance: number, noise = 0.001): Advice[number] => ({
  move: { type: 'X' },
  chance,
  noise,
  attention: 0.3,
  points: 20,
  lead: 1,
});
const words = (n: number, ...choices: Advice[number][]): string => verdictWords(choices, n, en);

describe('the verdict in words', () => {
  it('speaks of wins in a hundred', () => {
    expect(words(0, choice(0.5), choice(0.45))).toBe(en.hint.little(5));
    expect(words(0, choice(0.5), choice(0.3))).toBe(en.hint.plain(20));
    expect(words(1, choice(0.5), choice(0.3))).toBe(en.hint.less(20));
    expect(words(0, choice(0.5))).toBe(en.hint.onlyOne);
  });

  it('makes no case out of noise: about equal is said of what a few imagined games cannot tell apart', () => {
    expect(words(0, choice(0.5), choice(0.495))).toBe(en.hint.level);
    expect(words(1, choice(0.5), choice(0.495))).toBe(en.hint.asGood);
    expect(words(1, choice(0.46), choice(0.38))).toBe(en.hint.less(8));
    expect(words(1, choice(0.46, 0.03), choice(0.38, 0.04))).toBe(en.hint.asGood);
  });
});

it.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))(
  'at %s a move is told by what it leaves, in words and numbers of the game',
  async (id, shelved) => {
    const [{ game }, { texts }] = await Promise.all([shelved.rules(), shelved.texts()]);
    const state = deal(game, { seats: 2, options: defaultOptions(game.options), seed: seedFrom(`effect ${id}`) });
    const told = new Set<string>();
    const chance = quickChance(7);
    for (let step = 0; step < 120 && game.toAct(state).length > 0; step++) {
      const [seat] = game.toAct(state);
      const view = game.view(state, seat!);
      const moves = game.moves(view, seat!);
      const asking = { game, texts: texts.en, view, seat: seat!, nameOf: (each: number) => `P${each}`, t: en };
      for (const move of moves.slice(0, 6)) told.add(effectWords(move, asking));
      game.play(state, seat!, pick(chance, moves));
    }
    const then = [...told].filter((each) => each.includes('Then: '));
    expect(then.length).toBeGreaterThan(0);
    expect(then.every((each) => /Then: [^.]*\d[^.]*\.$/.test(each))).toBe(true);
    expect([...told].some((each) => each.includes('undefined') || each.includes('NaN'))).toBe(false);
  },
);

it.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))(
  'advice at %s: three legal choices at most, best first',
  async (id, shelved) => {
    const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
    const state = deal(game, { seats: 3, options: defaultOptions(game.options), seed: seedFrom(`advice ${id}`) });
    const seat = game.toAct(state)[0]!;
    const view = game.view(state, seat);
    const advice = advise({ game, bot }, { game: id, edition: '1-01234567', view, seat, seed: 1 });
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.length).toBeLessThanOrEqual(3);
    for (const { move, chance, points } of advice) {
      expect(game.refuse(view, seat, move)).toBeUndefined();
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(Number.isFinite(points)).toBe(true);
    }
  },
);
