import { describe, expect, it } from 'vitest';
import { deal, defaultOptions, seedFrom } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { en } from '../text/en.ts';
import type { Advice } from './advice.ts';
import { advise } from './advise.ts';
import { reasonWords } from './reason.ts';

const choice = (chance: number, reason?: { category: string; points: number }): Advice[number] => ({
  move: { type: 'X' },
  chance,
  attention: 0.3,
  points: 20,
  lead: 1,
  ...(reason && { reason }),
});
const words = (n: number, ...choices: Advice[number][]): string =>
  reasonWords(choices, n, en, (category) => category.toUpperCase());

describe('the reason in words', () => {
  it('names the line of the score sheet that makes the difference', () => {
    const [best, next] = [choice(0.5, { category: 'roofs', points: 2.25 }), choice(0.4, { category: 'roofs', points: -2.25 })];
    expect(words(0, best, next)).toBe(en.hint.gains(2.3, 'ROOFS'));
    expect(words(1, best, next)).toBe(en.hint.loses(2.3, 'ROOFS'));
  });

  it('speaks of chances where the sheet tells nothing', () => {
    expect(words(0, choice(0.5), choice(0.45))).toBe(en.hint.little(5));
    expect(words(0, choice(0.5), choice(0.3))).toBe(en.hint.plain(20));
    expect(words(1, choice(0.5), choice(0.3))).toBe(en.hint.less(20));
  });

  it('makes no case out of noise', () => {
    const close = [choice(0.5, { category: 'roofs', points: 2 }), choice(0.495, { category: 'roofs', points: -2 })] as const;
    expect(words(0, ...close)).toBe(en.hint.level);
    expect(words(1, ...close)).toBe(en.hint.asGood);
    expect(words(0, choice(0.5))).toBe(en.hint.onlyOne);
  });
});

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
