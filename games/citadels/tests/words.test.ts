/** Words that once were wrong, each by the number of the finding it answers (docs/rules-decisions.md, "What a second reading found"). */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, plain } from '@cantiere/engine';
import { data } from '../data/index.ts';
import { COINS, COLOUR, COST, DISTRICTS, POINTS, PURPLE, districtOf } from '../rules/catalog.ts';
import { game } from '../rules/index.ts';
import { cardText } from '../text/cards.ts';
import { texts } from '../text/index.ts';
import { rulesPages } from '../text/rulesPages.ts';
import { seatOf, whenCalled } from './build.ts';

const read = (words: Parameters<typeof plain>[0] | undefined): string => plain(words ?? '', (seat) => 'ABCDEFG'[seat]);

it('T-4: one coin is needed, two are', () => {
  const short = (need: number): string => texts.it.refusal({ code: 'NOT_ENOUGH_GOLD', rule: 'CIT-5.9', need, have: 0 });
  expect([1, 2].map(short)).toEqual(['Serve 1 moneta e ne hai 0.', 'Servono 2 monete e ne hai 0.']);
});

it('T-6: the question about the Graveyard begins with a capital', () => {
  const state = whenCalled('warlord', {
    A: { as: 'warlord', gold: 3 },
    B: { as: 'king', city: 'tavern' },
    C: { as: 'merchant', city: 'graveyard', gold: 3 },
  });
  game.play(state, 0, { type: 'TAKE_GOLD' });
  const destroy = game.moves(state, 0).find((move) => move.type === 'DESTROY' && move.card === 'tavern');
  if (!destroy) throw new Error('The Tavern cannot be destroyed');
  game.play(state, 0, destroy);
  const asked = seatOf('C');
  expect(game.toAct(state)).toEqual([asked]);
  expect(read(texts.en.prompt(game.view(state, asked), asked))).toBe(
    'Destroyed: the Tavern. Take the card into your hand for 1 gold?',
  );
});

it('T-7: the rules page says who plays after you', () => {
  const pages = rulesPages.en.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join(' ');
  expect(pages).toContain('plays after you');
  expect(pages).not.toContain('left neighbour');
});

it('T-8: income from the School of Magic alone is not from yellow buildings', () => {
  const view = game.view(whenCalled('king', { A: { as: 'king', city: '' } }), 0);
  const details = game.choices(view, 0).map(({ move }) => read(texts.en.moveDetail(move, view)));
  expect(details.join('\n')).not.toMatch(/from your yellow buildings/);
  expect(read(texts.en.event({ kind: 'income', seat: 0, colour: 'yellow', gold: 1 }))).not.toMatch(/yellow buildings/);
});

it('T-10: a murdered character that nobody had belonged to nobody', () => {
  expect(read(texts.en.event({ kind: 'victimShown', character: 'king' }))).toBe('The murdered King belonged to nobody.');
});

describe('CIT-6.3 CIT-6.9: a preview promises nothing impossible', () => {
  it.each(['ASSASSINATE', 'ROB'] as const)(
    '%s: who is face up out of play is listed, with the word that nothing will happen',
    (type) => {
      const as = type === 'ROB' ? 'thief' : 'assassin';
      const people = { A: { as }, B: { as: 'king' }, C: { as: 'bishop' }, D: { as: 'merchant' } };
      const view = game.view(whenCalled(as, people, { unowned: 'magician' }), 0);
      const detail = (character: string): string => read(texts.en.moveDetail({ type, character }, view));
      expect(detail('magician')).toMatch(/nothing will happen/);
      expect(detail('king')).toBe('');
    },
  );
});

describe('numbers in texts are those of the data', () => {
  const purple = DISTRICTS.filter((_, i) => COLOUR[i] === PURPLE && POINTS[i] !== COST[i]);

  it.each(purple)('%s says what it costs and scores', (id) => {
    const at = districtOf(id);
    for (const language of LANGUAGES) expect(cardText(id, language)?.match(/\d+/gu)).toEqual([`${COST[at]}`, `${POINTS[at]}`]);
  });

  it.each(LANGUAGES)('the rules pages in %s', (language) => {
    const texts = rulesPages[language].flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));
    const { fiveColours, firstToComplete, otherComplete } = data.scoring;
    const bonuses = [fiveColours, firstToComplete, otherComplete].join();
    expect(texts.filter((text) => text.match(/\d+/gu)?.join() === bonuses)).toHaveLength(1);
    expect(texts.join('\n')).toMatch(new RegExp(`\\b(?:${COINS}|trenta|thirty)\\b`));
  });
});
