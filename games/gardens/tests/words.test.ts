/**
 * Numbers in texts are those of the data, and words that once were wrong stay right: each by the number of the finding it answers
 * (docs/rules-decisions.md, "What a second reading found"). Whoever corrects the data file is told here which text is to follow.
 */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, plain, prepare, type Language } from '@cantiere/engine';
import { data } from '../data/index.ts';
import { lesson } from '../lesson.ts';
import { meta } from '../meta.ts';
import { KIND_IDS } from '../rules/data.ts';
import { game } from '../rules/index.ts';
import { texts } from '../text/index.ts';
import { rulesPages } from '../text/rulesPages.ts';
import { nameOf, perTile, tilesOf } from '../text/words.ts';
import { worthInWords } from '../text/worth.ts';
import { sums } from '../data/check.ts';

const pagesOf = (language: Language): string =>
  rulesPages[language].flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join('\n');
const LETTERS = ['T', 'P', 'A', 'F'];

describe('O1: the words of a piece follow its numbers', () => {
  it.each(data.cards)('$id is called by what is on it', ({ id, cells }) => {
    const counts = LETTERS.map((letter) => cells.split(letter).length - 1);
    for (const language of LANGUAGES) {
      const parts = data.buildingTypes.flatMap((type, i) =>
        counts[i] === 0 ? [] : [`${counts[i]} ${counts[i] === 1 ? type.name[language].toLowerCase() : type.plural[language]}`],
      );
      expect(nameOf(id, language)).toBe(parts.join(' + '));
    }
  });

  it.each(data.tileSeries)('the sheet of $id has its ladder', ({ id, points, setSize }) => {
    for (const language of LANGUAGES) {
      const said = worthInWords(KIND_IDS.indexOf(id), language);
      expect(said).toContain(`: ${points.slice(1).join(' / ')}.`);
      expect(said).toContain(`1-${setSize} `);
    }
  });

  it.each(data.persons)('the sheet of $id has its points', ({ id, scoring }) => {
    const numbers = 'perTile' in scoring ? [scoring.perTile] : [scoring.incomplete, scoring.complete];
    for (const language of LANGUAGES)
      for (const number of numbers) expect(worthInWords(KIND_IDS.indexOf(id), language).match(/\d+/gu)).toContain(`${number}`);
  });
});

describe('O2: rules pages and lesson have the numbers of the data', () => {
  it.each(LANGUAGES)('ladders and professions in %s', (language) => {
    for (const { name, points } of data.tileSeries)
      expect(pagesOf(language)).toContain(`${name[language]} ${points.slice(1).join(', ')}.`);
    for (const { name, scoring } of data.persons) {
      const worth = 'perTile' in scoring ? scoring.perTile : scoring.complete;
      const called = name[language].toLowerCase().split(' ').at(-1);
      expect(pagesOf(language).toLowerCase()).toMatch(new RegExp(`${called} (?:vale |is worth )?${worth}\\b`));
    }
  });

  it.each(LANGUAGES)('the worked sums in %s', (language) => {
    const series = (id: string) => data.tileSeries.find((known) => known.id === id) ?? data.tileSeries[0];
    const worth = (id: string, n: number): number => {
      const { points, setSize } = series(id);
      return Math.floor(n / setSize) * points[setSize] + points[n % setSize];
    };
    const guard = perTile('guard');
    const all =
      data.tileSeries.reduce((sum, { id, copies }) => sum + worth(id, copies), 0) +
      data.persons.reduce((sum, { scoring }) => sum + (scoring.kind === 'set' ? scoring.complete : 0), 0) +
      guard * series('gate').copies;
    const pages = pagesOf(language);
    expect(pages).toMatch(new RegExp(`Giardini.*in tutto ${worth('garden', 5)}|Gardens.*${worth('garden', 5)}`));
    expect(pages).toMatch(new RegExp(`\\b${worth('gate', 5) + guard * 5}\\b`));
    expect(pages).toMatch(new RegExp(`\\b${all}\\b`));
  });

  it.each(LANGUAGES)('the lesson in %s', (language) => {
    const said = prepare(game, lesson)
      .steps.map(({ say }) => say[language])
      .join(' ');
    const [king, garden] = ['king', 'garden'].map(
      (id) => data.tileSeries.find((known) => known.id === id)?.points.slice(1) ?? [],
    );
    expect(said).toMatch(new RegExp(`${king[0]}, (?:poi|then) ${king[1]}`));
    expect(said).toMatch(new RegExp(`${garden[0]}, ${garden[1]} (?:e|and) ${garden[2]}`));
  });
});

it('O5: a ladder that does not fit its set is named before anybody plays with it', () => {
  const short = data.tileSeries.map((series) => (series.id === 'garden' ? { ...series, points: [0, 2, 8] } : series));
  expect(sums({ ...data, tileSeries: short }).map(({ component, field }) => `${component} ${field}`)).toEqual(['garden points']);
  expect(sums(data)).toEqual([]);
});

it('L2: the rules pages say that some ladders are ours, as the credits do', () => {
  expect(pagesOf('it')).toMatch(/ricostruiti da noi/);
  expect(pagesOf('en')).toMatch(/reconstruct/);
  for (const language of LANGUAGES) expect(meta.reconstructed?.[language]).toBeTruthy();
});

it('T3 T4: one tile of a kind is one, and has its article', () => {
  expect([0, 1, 2].map((n) => tilesOf(n, 'tiger', 'it'))).toEqual(['0 Tigri', '1 Tigre', '2 Tigri']);
  expect([0, 1, 2].map((n) => tilesOf(n, 'tiger', 'en'))).toEqual(['0 Tigers', '1 Tiger', '2 Tigers']);
  const took = (tile: string): string =>
    plain(texts.it.event({ kind: 'took', seat: 1, tile, column: 1, row: 1 }) ?? '', () => 'Bruno');
  expect(took('gate-1')).toBe('Bruno prende il Cancello dalla colonna 1.');
  expect(plain(texts.it.event({ kind: 'flowerPassed', from: 1, to: 0 }) ?? '', (seat) => ['Ada', 'Bruno'][seat])).toBe(
    'Il fiore passa da Bruno ad Ada.',
  );
});
