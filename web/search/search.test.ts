/** Looking things up in the rules, the cards and the options of every game. */
import { describe, expect, it } from 'vitest';
import { findGame, shelf } from '@cantiere/games';
import { entriesOf, excerpt, find, plainly } from './index.ts';

async function of(id: string) {
  const shelved = findGame(id)!;
  const [{ game }, { rulesPages, decisions }, cards] = await Promise.all([
    shelved.rules(),
    shelved.rulesPages(),
    shelved.cards?.(),
  ]);
  return entriesOf({ meta: shelved.meta, pages: rulesPages, gallery: cards?.gallery, options: game.options, decisions });
}

describe.each(shelf.map(({ meta }) => meta.id))('%s', (id) => {
  it('finds every paragraph by its rule and every card by its name, in both languages', async () => {
    const entries = await of(id);
    expect(entries.length).toBeGreaterThan(60);
    for (const language of ['it', 'en'] as const)
      for (const one of entries.filter(({ title }) => title[language] !== '')) {
        const found = find(entries, one.title[language], language);
        expect(found, one.title[language]).toContain(one);
        expect(one.text[language] + one.title[language]).not.toMatch(/\{|undefined/);
      }
  });

  it('tells the same paragraph in both languages', async () => {
    const { rulesPages } = await findGame(id)!.rulesPages();
    const rules = (language: 'it' | 'en') =>
      rulesPages[language].map((page) => page.paragraphs.map((one) => one.rules.join(' ')));
    expect(rules('it')).toEqual(rules('en'));
  });
});

describe('a search', () => {
  it('knows no accents and no capitals, and wants every word', async () => {
    const entries = await of('citadels');
    const [first] = find(entries, 'UNIVERSITA', 'it');
    expect(first?.title.it).toBe('Università');
    expect(first?.to).toBe('/cards/citadels?card=university');
    expect(find(entries, 'warlord keep', 'en').some(({ kind }) => kind === 'rule')).toBe(true);
    expect(find(entries, 'warlord zeppelin', 'en')).toEqual([]);
    expect(find(entries, '   ', 'en')).toEqual([]);
  });

  it('in the other language finds the same place, after those of one’s own', async () => {
    const entries = await of('citadels');
    expect(find(entries, 'predicatore', 'en').length).toBeGreaterThan(0);
    const [general, example] = find(entries, 'CIT-6.28', 'en');
    expect([general?.kind, example?.kind]).toEqual(['rule', 'example']);
    expect(example?.to).toMatch(/^\/rules\/citadels#par-\d+-\d+$/);
  });

  it('takes a number for the whole number, and nothing for a pattern', async () => {
    const entries = await of('citadels');
    for (const one of find(entries, '6', 'en')) expect(one.words.en + one.words.it).toMatch(/(?<!\d)6(?!\d)/);
    expect(find(entries, '.*', 'en').every(({ words }) => `${words.en}${words.it}`.includes('.*'))).toBe(true);
  });

  it('finds what a table decides', async () => {
    expect(find(await of('citadels'), 'seven buildings', 'en').length).toBeGreaterThan(0);
    expect((await of('citadels')).some(({ kind, to }) => kind === 'option' && to === '/new/citadels')).toBe(true);
  });

  it('finds how a rule is read, by the words of either language and by its rule', async () => {
    const entries = await of('citadels');
    for (const [search, language] of [
      ['vittoria condivisa monete', 'it'],
      ['victory shared gold', 'en'],
      ['CIT-9.9', 'en'],
    ] as const) {
      const found = find(entries, search, language).find(({ kind }) => kind === 'decision');
      expect(found?.to, search).toMatch(/^\/rules\/citadels#read-CIT-[\d.]+/);
    }
  });

  it('shows the part of a long text in which it was found', () => {
    const text = `${'one two three '.repeat(30)}città ${'four five '.repeat(30)}`;
    const part = excerpt(text, 'citta');
    expect(plainly(part)).toContain('citta');
    expect(part.length).toBeLessThan(200);
    expect(excerpt('short', 'x')).toBe('short');
  });
});
