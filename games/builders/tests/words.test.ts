/** Words that once were wrong, each by the number of the finding it answers (docs/rules-decisions.md, "What a second reading found"). */
import { expect, it } from 'vitest';
import { LANGUAGES, plain } from '@cantiere/engine';
import {
  ACTION_PRICE,
  COINS_IN_THE_BOX,
  FINAL_FREEDOM_PRICE,
  FREED_WAGE,
  LOAN_COINS,
  LOAN_REPAYMENT,
  SLAVE_PRICE,
  START_COINS,
  TOOL_PRICE,
  UNIVERSITY_PRICE,
} from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { texts } from '../text/index.ts';
import { rulesPages } from '../text/rulesPages.ts';
import { buySlave, free, position } from './build.ts';

const read = (words: Parameters<typeof plain>[0] | undefined): string =>
  plain(words ?? '', (seat) => ['Ada', 'Bruno', 'Carla', 'Dino'][seat]);

it('T-1: the six cards have the article that fits their Italian name', () => {
  const view = game.view(position({ coins: 20, crew: ['s-1'] }), 0);
  expect(read(texts.it.move(buySlave('s-2'), view))).toMatch(/^Compra lo Schiavo/);
  expect(read(texts.it.move(free('s-1'), view))).toMatch(/^Libera lo Schiavo/);
});

it.each([0, 1, 4, 5])('T-3: with no actions and %i sesterces the prompt offers only what can be done', (coins) => {
  const state = position({ coins });
  state.actions = 0;
  const prompts = (['it', 'en'] as const).map((language) => read(texts[language].prompt(game.view(state, 0), 0)));
  const canBuy = game.moves(state, 0).some(({ type }) => type === 'BUY_ACTION');
  expect(canBuy).toBe(coins >= ACTION_PRICE);
  for (const prompt of prompts) expect(/buy more|comprane/.test(prompt)).toBe(canBuy);
  expect(prompts[0]).not.toMatch(/restano 1 /);
});

it('T-9: whoever was freed has one name in log, list and rules, and a round is a round', () => {
  const state = position({ crew: ['s-1'] });
  expect(read(texts.it.event({ kind: 'slaveFreed', seat: 0, card: 's-1' }))).toContain('lo Schiavo');
  game.play(state, 0, free('s-1'));
  const names = (['it', 'en'] as const).map((language) => {
    const view = game.view(state, 0);
    const sent = game.choices(view, 0).map(({ move }) => read(texts[language].move(move, view)));
    return sent.find((label) => /liberato|Freed/.test(label));
  });
  expect(names).toEqual([expect.stringContaining('lo Schiavo liberato'), expect.stringContaining('the Freed Prisoner')]);
  const pages = rulesPages.it.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join(' ');
  expect(pages).toMatch(/schiav[oi] liberat[oi]/i);
  expect(pages).not.toMatch(/prigionier|\bliberto\b|\bgir[oi]\b/i);
});

it.each(LANGUAGES)('the rules pages in %s have the prices, wages and points of the data', (language) => {
  const numbers = new Set(
    rulesPages[language].flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => text.match(/\d+/gu) ?? [])),
  );
  const told = [
    ACTION_PRICE,
    SLAVE_PRICE,
    TOOL_PRICE,
    UNIVERSITY_PRICE,
    LOAN_COINS,
    LOAN_REPAYMENT,
    FREED_WAGE,
    FINAL_FREEDOM_PRICE,
    START_COINS,
    COINS_IN_THE_BOX,
  ];
  expect(told.filter((number) => !numbers.has(`${number}`))).toEqual([]);
});
