/** The names of cards in what people write. */
import { expect, it } from 'vitest';
import { LANGUAGES } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import type { Gallery } from '@cantiere/games/board-kit';
import { cardsInText } from './cardsInText.ts';

const card = (id: string, it: string, en: string) => ({ id, name: { it, en } }) as Gallery['cards'][number];
const inText = cardsInText({
  cards: [card('tavern', 'Taverna', 'Tavern'), card('gate', 'Porta del Drago', 'Dragon Gate'), card('king', 'Re', 'King')],
});

it('finds whole names in either language, the longest first, and leaves the rest as it was written', () => {
  expect(inText('La Porta del Drago, o the Tavern?')).toEqual([
    'La ',
    { piece: 'gate', text: 'Porta del Drago' },
    ', o the ',
    { piece: 'tavern', text: 'Tavern' },
    '?',
  ]);
  expect(inText('Taverne, tavern, Taverna2')).toEqual(['Taverne, tavern, Taverna2']);
});

it('takes no word that every sentence has for a card', () => {
  expect(inText('Re di denari')).toEqual(['Re di denari']);
  expect(inText('The King!')).toEqual(['The ', { piece: 'king', text: 'King' }, '!']);
});

it.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))(
  'finds the cards of %s by their names',
  async (_, shelved) => {
    const part = await shelved.cards?.();
    if (!part) throw new Error('Every game has its cards.');
    const find = cardsInText(part.gallery);
    for (const { name } of part.gallery.cards)
      for (const language of LANGUAGES) {
        const said = name[language];
        if (said.length < 3 || !/\p{L}/u.test(said)) continue;
        expect(find(`(${said})`)).toEqual(['(', { piece: expect.any(String), text: said }, ')']);
      }
  },
);
