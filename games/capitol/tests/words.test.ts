/** Words that once were wrong, each by the number of the finding it answers (docs/rules-decisions.md, "What a second reading found"). */
import { expect, it } from 'vitest';
import { LANGUAGES, plain } from '@cantiere/engine';
import {
  AREAS,
  BASIC_DRAWS,
  EXTRA_FIRST,
  EXTRA_SECOND,
  FIRST_POINTS,
  FLOORS,
  ROOFS,
  ROUNDS,
  TILE_COUNTS,
} from '../rules/board.ts';
import { game } from '../rules/index.ts';
import { texts } from '../text/index.ts';
import { rulesPages } from '../text/rulesPages.ts';
import { A, blank, draw, floors, permit, play, position, roof } from './build.ts';

const read = (words: Parameters<typeof plain>[0] | undefined): string => plain(words ?? '', (seat) => 'ABCD'[seat]);

it('T-2: a card without effect costs the card, and nobody loses a turn by it', () => {
  const view = game.view(position({ hands: ['roof-1a'], roofs: [[0, 0]] }), A);
  expect(read(texts.it.moveDetail(blank('roof-1a'), view))).not.toMatch(/salti/);
  expect(read(texts.en.moveDetail(blank('roof-1a'), view))).not.toMatch(/wait/);
});

it.each([
  [1, 'È il tuo ultimo di questa forma', 'Your last of this shape'],
  [2, 'Poi te ne resta 1 di questa forma', 'Then 1 of this shape left to you'],
  [3, 'Poi te ne restano 2 di questa forma', 'Then 2 of this shape left to you'],
])('T-5: with %i round roofs the label tells what is left after the move', (left, it, en) => {
  const view = game.view(position({ hands: ['roof-1a'], sites: ['2'], roofs: [[left, 3]] }), A);
  const move = roof('roof-1a', 'b1', 'round');
  expect(read(texts.it.moveDetail(move, view))).toBe(it);
  expect(read(texts.en.moveDetail(move, view))).toBe(en);
});

it('T-5: so does the label of floors', () => {
  const view = game.view(position({ hands: ['floor-1a'], sites: ['2'], supply: 2 }), A);
  expect(read(texts.it.moveDetail(floors('floor-1a', 'b1'), view))).toBe('Nella riserva ne resta 1');
});

it('T-10: whoever may stop drawing is told so, in both languages', () => {
  const state = position({ phase: 'drawing' });
  state.draws.fill(8);
  for (let drawn = 0; drawn < 6; drawn++) play(state, A, draw('floor'));
  const view = game.view(state, A);
  expect(read(texts.en.prompt(view, A))).toBe('You may draw 2 more cards, or stop.');
  expect(read(texts.it.prompt(view, A))).toBe('Puoi pescare ancora 2 carte, oppure smettere.');
});

it('T-10: it is the roof that is round, not the building', () => {
  const state = position({ hands: ['permit-white-1'], sites: ['1r'] });
  const view = game.view(state, A);
  for (const language of ['it', 'en'] as const) {
    const said = [
      ...game.choices(view, A).map(({ move }) => read(texts[language].move(move, view))),
      ...play(structuredClone(state), A, permit('permit-white-1', 'b1', 'esquiline-s1')).map((event) =>
        read(texts[language].event(event)),
      ),
    ].join(' ');
    expect(said).toMatch(/with a round roof|col tetto tondo/);
    expect(said).not.toMatch(/round building|edificio tondo/);
  }
});

const IN_WORDS = {
  it: ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
};

it.each(LANGUAGES)('the rules pages in %s have the numbers of the data', (language) => {
  const pages = rulesPages[language].flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text.toLowerCase())).join('\n');
  const told = [
    AREAS,
    ROUNDS,
    FLOORS,
    BASIC_DRAWS,
    EXTRA_FIRST,
    EXTRA_SECOND,
    FIRST_POINTS,
    ...ROOFS,
    TILE_COUNTS.reduce((sum, n) => sum + n, 0),
  ];
  const missing = told.filter((n) => !new RegExp(`\\b(?:${n}|${IN_WORDS[language][n] ?? n})\\b`).test(pages));
  expect(missing).toEqual([]);
});
