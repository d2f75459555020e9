/**
 * What our pages promise of length and scores, measured with greedy players over the same deals every time. The figures of more
 * games are in docs/rules-decisions.md.
 */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, defaultOptions, quickChance, seedFrom } from '@cantiere/engine';
import { bot } from '../bot/index.ts';
import { game } from '../rules/index.ts';
import { rulesPages } from '../text/rulesPages.ts';

const SEATS = [2, 3, 4];
/** For each number of players. */
const GAMES = 8;

interface Measured {
  /** Of each game. */
  readonly turns: readonly number[];
  /** Of each player of each game. */
  readonly scores: readonly number[];
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

function measure(seats: number, length: string): Measured {
  const turns: number[] = [];
  const scores: number[] = [];
  for (let nth = 0; nth < GAMES; nth++) {
    const state = game.setup(seats, { ...defaultOptions(game.options), length }, { seed: seedFrom(`measured ${nth}`), at: 0 });
    const chance = quickChance(nth);
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state))
      game.play(state, seat, bot.greedy(game.view(state, seat), seat, chance));
    turns.push(state.turn);
    scores.push(...(game.result(state)?.totals ?? []));
  }
  return { turns, scores };
}

const promised = { short: 30, standard: 45, long: 60 };

it.each(LANGUAGES)('SPR-16.1 T2: the rules pages in %s promise these lengths', (language) => {
  const pages = rulesPages[language].flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));
  const line = pages.find((text) => /\bbots?\b.*\b30\b/.test(text));
  expect(line?.match(/\d+/gu)).toEqual(Object.values(promised).map(String));
});

describe.each(Object.entries(promised))('a %s game', (length, turns) => {
  const measured = SEATS.map((seats) => measure(seats, length));

  it(`SPR-16.1 T2: has about ${turns} turns`, () => {
    expect(Math.abs(median(measured.flatMap((one) => one.turns)) - turns)).toBeLessThanOrEqual(5);
  });

  it('P1 SPR-16.5: two score together about what three and four do, so each of two scores about twice what each of four does', () => {
    const together = measured.map(({ scores }, i) => SEATS[i] * median(scores));
    expect(Math.max(...together) / Math.min(...together)).toBeLessThan(1.35);
    if (length === 'standard') for (const sum of together) expect(Math.abs(sum - 480)).toBeLessThan(100);
  });
});
