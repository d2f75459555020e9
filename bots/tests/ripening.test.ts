import { describe, expect, it } from 'vitest';
import { deal, defaultOptions, quickChance, seedFrom } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { think } from '../choose.ts';
import { leadOf, Ripening } from '../search/ripening.ts';
import type { Judged } from '../search/search.ts';

const move = { type: 'PASS' };
const told = (visits: number, value: number): Judged[] => [{ move, visits, value, counted: visits }];

describe('what a young tree said', () => {
  it('is left out: the last note but one is taken off', () => {
    const ripening = new Ripening();
    ripening.note(told(32, 0)); // knew nothing yet
    ripening.note(told(64, 0.25));
    // 100 visits with a mean of 0.51 are 51 in all; the first 32 brought nothing, so the other 68 are worth 0.75 each.
    expect(ripening.ripe(told(100, 0.51))).toEqual([{ move, visits: 100, counted: 68, value: 0.75 }]);
  });

  it('counts where there is little else', () => {
    const ripening = new Ripening();
    for (const visits of [32, 64]) ripening.note(told(visits, 0.5));
    expect(ripening.ripe(told(40, 0.6))).toEqual(told(40, 0.6));
    expect(new Ripening().ripe(told(10, 0.3))).toEqual(told(10, 0.3));
  });

  it('is noted at every doubling', () => {
    const ripening = new Ripening();
    const due = Array.from({ length: 300 }, (_, n) => n + 1).filter((n) => {
      if (!ripening.due(n)) return false;
      ripening.note([]);
      return true;
    });
    expect(due).toEqual([32, 64, 128, 256]);
  });
});

it('a lead is what the second lacks', () => {
  expect(leadOf([...told(9, 1), ...told(4, 1)])).toBe(5);
  expect(leadOf(told(9, 1))).toBe(9);
  expect(leadOf([])).toBe(0);
});

describe.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))('a search that judges, at %s', (id, shelved) => {
  it('names the move that the whole search names, and stops when that is settled', async () => {
    const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
    const state = deal(game, { seats: 2, options: defaultOptions(game.options), seed: seedFrom(`ripe ${id}`) });
    const budget = { iterations: 150, milliseconds: 0 };
    let [whole, judging] = [0, 0];
    for (let n = 0; n < 8 && game.toAct(state).length > 0; n++) {
      const seat = game.toAct(state)[0];
      const view = game.view(state, seat);
      if (game.moves(view, seat).length > 1) {
        const visitsOf = (judged: readonly Judged[]): number => judged.reduce((sum, { visits }) => sum + visits, 0);
        const [all, some] = [false, true].map((toJudge) => think({ game, bot }, view, seat, quickChance(n), budget, { toJudge }));
        expect(some[0].move).toEqual(all[0].move);
        for (const { value } of some) expect(value >= 0 && value <= 1).toBe(true);
        whole += visitsOf(all);
        judging += visitsOf(some);
      }
      game.play(state, seat, bot.greedy(view, seat, quickChance(n)));
    }
    expect(judging).toBeLessThan(whole);
  });
});
