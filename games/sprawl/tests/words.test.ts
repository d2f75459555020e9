/**
 * Numbers in texts are those of the data, and words that once were wrong stay right: each by the number of the finding it answers
 * (docs/rules-decisions.md, "What a second reading found"). Whoever corrects the data file is told here which text is to follow.
 */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, plain, prepare, type Language } from '@cantiere/engine';
import { data } from '../data/index.ts';
import { provenance } from '../data/provenance.ts';
import { provenanceOf } from '../../provenance.ts';
import { lesson } from '../lesson.ts';
import { meta } from '../meta.ts';
import { CARDS, cardNamed } from '../rules/cards.ts';
import { BLOCK_SIDE, PRESTIGE_ROW, WEALTH_ROW } from '../rules/geometry.ts';
import { game } from '../rules/index.ts';
import { options } from '../rules/options.ts';
import { texts } from '../text/index.ts';
import { rulesPages } from '../text/rulesPages.ts';
import { halvedText, nameOf } from '../text/words.ts';

const pagesOf = (language: Language): string =>
  rulesPages[language].flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join('\n');
const contracts = [...data.decks.town, ...data.decks.city, ...data.decks.metropolis];
const withEffects = [...contracts, ...data.decks.planning.events].map(({ id, effects }) => ({
  id,
  effects,
  text: CARDS[cardNamed(id)].text,
}));

/** Every amount of an effect, however deep. */
function amountsIn(effect: unknown): number[] {
  if (Array.isArray(effect)) return effect.flatMap(amountsIn);
  if (typeof effect !== 'object' || effect === null) return [];
  return Object.entries(effect).flatMap(([key, value]) =>
    typeof value === 'number' ? (key === 'n' || key === 'lots' ? [value] : []) : amountsIn(value),
  );
}
const numbersIn = (text: string): string[] => [...(text.match(/\d+/gu) ?? [])].sort();

describe('O1: the words of a card follow its numbers', () => {
  it.each(withEffects)('$id', ({ effects, text }) => {
    expect(numbersIn(text.it)).toEqual(numbersIn(text.en));
    for (const amount of amountsIn(effects))
      if (amount !== 1 || !/\bone\b/.test(text.en)) expect(numbersIn(text.en)).toContain(`${amount}`);
  });

  it.each(data.decks.planning.permits)('permit $id is called by its zones and pages', ({ id, zones, permits }) => {
    for (const language of LANGUAGES) expect(nameOf(id, language)).toContain(`${zones.join('/')} x${permits}`);
  });
});

it('O3: the rows that the data file tells are those of the board', () => {
  const prestige = Array.from({ length: BLOCK_SIDE }, (_, row) => PRESTIGE_ROW[row * BLOCK_SIDE]);
  const wealth = Array.from({ length: BLOCK_SIDE }, (_, column) => WEALTH_ROW[column]);
  expect(prestige).toEqual(data.board.prestigeBands.flatMap((n) => [n, n]));
  expect(wealth).toEqual(data.board.wealthColumns);
});

it('O5: a tamed card is halved whatever its number is', () => {
  expect(halvedText('Each player gains 4 prestige for each RES.')).toBe('Each player gains 2 prestige for each RES.');
  expect(halvedText('Paga 6 di rendita o 3 di prestigio per ogni RES da 1 lotto.')).toBe(
    'Paga 3 di rendita o 1 di prestigio per ogni RES da 1 lotto.',
  );
});

describe('L1: the credits count what is ours as the data file does', () => {
  const isOurs = (section: string, id: string, field: string): boolean => {
    const found = provenanceOf(provenance, section, id, field);
    return found?.from === 'ours' && found.partly !== true;
  };
  const ours = (field: string): number =>
    (['town', 'city', 'metropolis'] as const).flatMap((deck) =>
      data.decks[deck].filter((card) => field in card && isOurs(`decks.${deck}`, card.id, field)),
    ).length;
  it.each(LANGUAGES)('in %s', (language) => {
    const credits = meta.reconstructed?.[language] ?? '';
    for (const field of ['name', 'effects', 'zone', 'lots', 'vocations', 'payout', 'restrictions'])
      expect(numbersIn(credits)).toContain(`${ours(field)}`);
    const events = data.decks.planning.events.filter(({ id }) => isOurs('decks.planning.events', id, 'effects')).length;
    expect(numbersIn(credits)).toContain(`${events}`);
    expect(credits).not.toMatch(/schede elettorali/);
  });
});

it('L3: nothing is called printed that is ours', () => {
  const tame = JSON.stringify(options.find(({ id }) => id === 'tameMetropolis'));
  expect(tame).not.toMatch(/As printed|Come stampate/);
});

it('T1: the pivotal event lies in the middle of its deck, and the page says so', () => {
  expect(pagesOf('it')).toMatch(/A metà di ogni mazzo di contratti/);
});

it('T3 T4: prices, Favors and points agree with one', () => {
  const said = (language: Language, code: string, about: string): string =>
    texts[language].refusal({ code, rule: 'x', need: 1, have: 0, about });
  expect(said('it', 'PERMITS_SHORT', 'CIV')).toMatch(/^Serve 1 permesso /);
  expect(said('en', 'PERMITS_SHORT', 'CIV')).toMatch(/^This needs 1 Civic permit;/);
  expect(texts.it.refusal({ code: 'FAVOR_FULL', rule: 'x', need: 1, have: 1 })).toBe('Hai già 1 Favore su 1.');
  expect(texts.it.refusal({ code: 'ZONING', rule: 'x', about: 'CIV' })).toContain('un edificio Civico');
  expect(texts.en.refusal({ code: 'ZONING', rule: 'x', about: 'IND' })).toContain('an Industrial building');
});

it('T5: one word for one thing', () => {
  const said = [
    pagesOf('it'),
    ...prepare(game, lesson).steps.map(({ say }) => say.it),
    ...withEffects.map(({ text }) => text.it),
  ].join('\n');
  expect(said).not.toMatch(/professioni\b|fila prestigio|file prestigio|fila rendita|file rendita/i);
});

it('T6: buildings without a name are called by their place', () => {
  for (const language of LANGUAGES)
    for (const { id } of data.startingBuildings) expect(nameOf(id, language)).toMatch(/ (?:in|on) [A-L]\d+$/);
  const line = texts.it.event({ kind: 'boughtStart', seat: 0, building: 'S01', zone: 'RES', lot: 13, cost: 4 });
  expect(plain(line ?? '', () => 'Ada')).toBe('Ada compra il Residenziale in B2 per 4 di rendita.');
});
