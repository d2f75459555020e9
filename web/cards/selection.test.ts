/** Search, filters, totals and the address of the cards' page, over a small box of our own. */
import { describe, expect, it } from 'vitest';
import type { Gallery, GalleryCard } from '@cantiere/games/board-kit';
import {
  cleared,
  isFound,
  knownValues,
  readSelection,
  shareOf,
  shownCards,
  toggled,
  totalOf,
  waysOut,
  writeSelection,
} from './selection.ts';

const both = (it: string, en = it) => ({ it, en });
const card = (
  id: string,
  kind: string,
  name: [string, string],
  zone: string[],
  text: string,
  from: ('published' | 'ours')[],
): GalleryCard => ({
  id,
  kind,
  name: both(...name),
  copies: 1,
  traits: zone.length > 0 ? { zone } : {},
  fields: [
    { label: both('Nome', 'Name'), value: both(...name), origin: { from: from[0] }, at: [] },
    { label: both('Testo', 'Text'), value: both(text), origin: { from: from[1] }, at: [] },
  ],
});

const gallery: Gallery = {
  kinds: [
    { id: 'town', name: both('Town') },
    { id: 'city', name: both('City') },
  ],
  traits: [{ id: 'zone', name: both('Zona', 'Zone'), values: ['CIV', 'COM', 'IND'].map((id) => ({ id, name: both(id) })) }],
  cards: [
    card('T1', 'town', ['Università', 'University'], ['CIV'], '4 di prestigio', ['published', 'published']),
    card('T2', 'town', ['Banca', 'Bank'], ['COM'], '14 di rendita', ['published', 'ours']),
    card('C1', 'city', ['Permesso', 'Permit'], ['CIV', 'COM'], 'L’urna', ['ours', 'ours']),
    card('C2', 'city', ['Alba', 'Dawn'], [], '', ['ours', 'ours']),
  ],
  unnamed: [],
  widths: { table: 1, phone: 1, large: 1 },
  Drawing: () => null,
  words: {},
  cardOf: () => undefined,
};
const [university, bank, permit, dawn] = gallery.cards;
const at = (query: string) => readSelection(query, gallery);
const ids = (query: string, language: 'it' | 'en' = 'it') => shownCards(gallery, at(query), language).map(({ id }) => id);

describe('search', () => {
  it('finds names in both languages, with or without accents and capitals', () => {
    for (const word of ['UNIVERSITA', 'università', 'univers', 'University', 't1']) expect(isFound(university, word)).toBe(true);
    expect(isFound(bank, 'university')).toBe(false);
  });

  it('needs every word, in any order', () => {
    expect(isFound(university, 'prestigio univ')).toBe(true);
    expect(isFound(university, 'prestigio banca')).toBe(false);
  });

  it('takes a number as a whole number', () => {
    expect(isFound(university, '4')).toBe(true);
    expect(isFound(bank, '4')).toBe(false);
    expect(isFound(bank, '14')).toBe(true);
  });

  it('does not care which apostrophe is typed', () => {
    expect(isFound(permit, "l'urna")).toBe(true);
  });
});

describe('filters', () => {
  it('show everything while nothing is chosen', () => {
    expect(ids('')).toEqual(['T1', 'T2', 'C1', 'C2']);
  });

  it('hold together: one of each filter that has something chosen', () => {
    expect(ids('?zone=CIV')).toEqual(['T1', 'C1']);
    expect(ids('?zone=CIV,COM&kind=town')).toEqual(['T1', 'T2']);
    expect(ids('?zone=CIV&q=permit')).toEqual(['C1']);
  });

  it('tell a card that is all printed from one that is partly or wholly ours', () => {
    expect(gallery.cards.map(shareOf)).toEqual(['published', 'mixed', 'ours', 'ours']);
    expect(ids('?from=mixed,published')).toEqual(['T1', 'T2']);
  });

  it('count what a value would show, the other filters being as they are', () => {
    expect(totalOf(gallery, at(''), 'zone', 'CIV')).toBe(2);
    expect(totalOf(gallery, at('?kind=town'), 'zone', 'CIV')).toBe(1);
    // Not narrowed by what is chosen in the same filter.
    expect(totalOf(gallery, at('?kind=town'), 'kind', 'city')).toBe(2);
    expect(totalOf(gallery, at('?q=permit'), 'kind', 'town')).toBe(0);
    expect(totalOf(gallery, at(''), 'zone', 'IND')).toBe(0);
  });

  it('are put on and taken off one by one', () => {
    const on = toggled(at(''), 'zone', 'COM');
    expect(on.chosen['zone']).toEqual(['COM']);
    expect(toggled(on, 'zone', 'COM').chosen['zone']).toEqual([]);
    expect(cleared(at('?q=x&zone=CIV'), 'q')).toMatchObject({ search: '', chosen: { zone: ['CIV'] } });
  });

  it('name the ways out of an empty page', () => {
    expect(ids('?q=permit&kind=town')).toEqual([]);
    expect(waysOut(gallery, at('?q=permit&kind=town'))).toEqual([
      { filter: 'q', count: 2 },
      { filter: 'kind', count: 1 },
    ]);
    expect(waysOut(gallery, at('?q=nowhere'))).toEqual([{ filter: 'q', count: 4 }]);
  });
});

it('orders by the box, by name in the language read, by how much is printed', () => {
  expect(ids('?order=name', 'it')).toEqual(['C2', 'T2', 'C1', 'T1']);
  expect(ids('?order=name', 'en')).toEqual(['T2', 'C2', 'C1', 'T1']);
  expect(ids('?order=share')).toEqual(['T1', 'T2', 'C1', 'C2']);
});

describe('the address', () => {
  it('says what is chosen, and is read back the same', () => {
    const query = '?q=due+parole&kind=town,city&zone=CIV&from=ours&order=name&card=T1';
    expect(writeSelection(at(query))).toBe(query);
    expect(writeSelection(at(''))).toBe('');
  });

  it('leaves out what there is not: somebody else’s address may be of another edition', () => {
    expect(writeSelection(at('?kind=village,city&planet=mars&order=age&card=Z9'))).toBe('?kind=city');
  });
});

it('counts how many values are known', () => {
  expect(knownValues(gallery)).toEqual({ printed: 3, all: 8 });
  expect(dawn.fields).toHaveLength(2);
});
