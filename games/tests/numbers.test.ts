/**
 * Texts follow the data. Every number of every component is changed at once, each square of a card and each place on a board too,
 * the game's texts are made anew from the changed data, and whatever number stands in them as before was written by hand. Such
 * numbers are listed with their words (`<game>/tests/numbersByHand.txt`): a rule's own number may stand there (two players, the
 * third round, four universities, which nobody can add to), a component's may not; what is plainly no component's is not listed at
 * all (OWN). A new number by hand fails; take it from the data, or, when it is a rule's own, write the list again: UPDATE_NUMBERS=1.
 *
 * What is looked at: names of components, rules pages, options and what a card says. Lessons are taught with what is printed,
 * whatever a house has corrected (web/learn/LessonPage.tsx), so their numbers need not follow. Sentences that are made of an event,
 * a view or a move, and the words of the boards, are read in numbersInSentences.test.ts. Neither sees a number by hand that
 * happens to be what the changed data says too.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from '@cantiere/engine';
import { giveData } from '../../engine/catalogue.ts';
import { shelf } from '../registry.ts';
import { NUMBERS } from './numberWords.ts';

const games = shelf.map(({ meta }) => meta.id);

/** Numbers that are no values: they tell which row, seat or lot is meant, or belong to the shape of the language of cards. */
const KEYS = [
  /\.players$/,
  /\.by$/,
  /\.discard$/,
  /payoutTable\.\d+\.n$/,
  /faceUpTiles$/,
  /effects\..*\.(?:count|lots|min|max|div)$/,
];
/** Numbers that are plainly nobody's components, with why. */
const OWN: readonly (readonly [words: RegExp, why: string])[] = [
  [
    /\d? ?(?:player|giocator)|\bin (?:due|tre|quattro|cinque|sette)\b|\b(?:with|With) (?:two|three|four|five|seven)\b/iu,
    'how many play',
  ],
  [/\b(?:Seat|Posto) \d/u, 'which seat'],
  [/\b[A-L]\d{1,2}\b/u, 'a lot of the city, by its letter and number'],
  [/\b(?:1|un|una|one) (?:action|azione)/iu, 'what an action is'],
  [/version 0\.1|versione 0\.1/u, 'a version of Cantiere'],
];

/** Values that must stay in a range, however they are changed. */
const RANGES: readonly (readonly [path: RegExp, most: number])[] = [
  [/\.(?:lots|permits)$/, 4],
  [/\.payout$|prestigeBands|wealthColumns/, 6],
  [/\.wealth$/, 12],
  [/\.lot\.\d$/, 11],
];
/** The squares of a card, each another than before. */
const OTHER_SQUARE: Readonly<Record<string, string>> = { '.': 'T', T: '.', P: '.', A: '.', F: '.' };

function changed(value: unknown, path: string): unknown {
  if (typeof value === 'number') {
    if (KEYS.some((key) => key.test(path)) || (path.endsWith('.n') && value === 1 && /effects/.test(path))) return value;
    const most = RANGES.find(([range]) => range.test(path))?.[1];
    // Not the same for all: sums and differences must not come out as before.
    const by = 1 + (path.split('').reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4);
    return most === undefined ? value + by : (value % most) + 1;
  }
  if (typeof value === 'string' && path.endsWith('.cells'))
    return value.replaceAll(/./gu, (square) => OTHER_SQUARE[square] ?? square);
  if (Array.isArray(value)) return value.map((item, at) => changed(item, `${path}.${at}`));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner, `${path}.${name}`)]));
  // A ladder has one number more than its set has tiles, and begins with 0.
  return Array.isArray(fields['points']) && 'setSize' in fields
    ? {
        ...fields,
        points: [0, ...fields['points'], 77, 78, 79, 80]
          .slice(0, 1 + Number(fields['setSize']))
          .map((n, at) => (at === 0 ? 0 : n)),
      }
    : fields;
}

/** Ids of everything that has one. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'id' && typeof inner === 'string' ? [inner] : idsIn(inner)));
}

/** All texts of a game that are made of its data alone, by where they stand; with these components, or the printed ones. */
async function textsOf(id: string, language: Language, data?: object): Promise<Map<string, string>> {
  vi.resetModules();
  giveData(id, data);
  const fresh = (await import('../registry.ts')).findGame(id);
  if (!fresh?.data) throw new Error(`${id} has no components`);
  const [{ texts }, { rulesPages }, { game }, own] = await Promise.all([
    fresh.texts(),
    fresh.rulesPages(),
    fresh.rules(),
    fresh.data(),
  ]);
  const found = new Map<string, string>();
  for (const piece of idsIn(own.data)) found.set(`piece ${piece}`, texts[language].piece(piece));
  rulesPages[language].forEach((page, chapter) => {
    found.set(`rules ${chapter + 1}`, page.title);
    page.paragraphs.forEach(({ rules, text }, at) => found.set(`rules ${chapter + 1}.${at + 1} ${rules.join(' ')}`, text));
  });
  for (const [path, sentence] of sentencesIn(own.data, language, '')) found.set(`data ${path}`, sentence);
  for (const option of game.options) found.set(`option ${option.id}`, inLanguage(option, language).join(' / '));
  return found;
}

/** What the data itself says, by component; a number that it takes from elsewhere is no number there. */
function sentencesIn(value: unknown, language: Language, path: string): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, at) => sentencesIn(item, language, `${path}.${at}`));
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as Record<string, unknown>)[language];
  if (typeof own === 'string') return [[path.slice(1), own.replaceAll(/\{[^{}]+\}/gu, '')]];
  return Object.entries(value).flatMap(([name, inner]) => sentencesIn(inner, language, `${path}.${name}`));
}

/** Every sentence of an option. */
function inLanguage(value: unknown, language: Language): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => inLanguage(item, language));
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as Record<string, unknown>)[language];
  return typeof own === 'string' ? [own] : Object.values(value).flatMap((inner) => inLanguage(inner, language));
}

/** Numbers that stand in both, with a few words around them. */
function unmoved(before: string, after: string, language: Language): string[] {
  const was = [...before.matchAll(NUMBERS[language])];
  const now = [...after.matchAll(NUMBERS[language])].map(([number]) => number);
  return was.flatMap(({ 0: number, index }, at) => {
    const near = before.slice(Math.max(0, index - 8), index + number.length + 8);
    const same = now.length === was.length ? now[at] === number : after.includes(near);
    return same
      ? [
          before
            .slice(Math.max(0, index - 25), index + number.length + 25)
            .replaceAll('\n', ' ')
            .trim(),
        ]
      : [];
  });
}

afterEach(() => {
  for (const id of games) giveData(id);
  vi.resetModules();
});

describe.each(games)('numbers in the texts of %s', (id) => {
  it('are those of the data, but for the listed ones', async () => {
    const lines: string[] = [];
    for (const language of LANGUAGES) {
      const before = await textsOf(id, language);
      const { data } = (await (await import('../registry.ts')).findGame(id)?.data?.()) ?? {};
      const after = await textsOf(id, language, changed(data, '') as object);
      for (const [key, text] of before)
        for (const words of unmoved(text, after.get(key) ?? '', language))
          if (!OWN.some(([own]) => own.test(words))) lines.push(`${language} ${key}: ${words}`);
      for (const [key, text] of after) expect(`${key}: ${text}`).not.toMatch(/\{[a-z][\w.]*[|}]|\bundefined\b|\bNaN\b/u);
    }
    const file = new URL(`../${id}/tests/numbersByHand.txt`, import.meta.url);
    if (process.env['UPDATE_NUMBERS']) writeFileSync(file, `${lines.join('\n')}\n`);
    const listed = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    expect(lines.filter((line) => !listed.includes(line))).toEqual([]);
  });
});
