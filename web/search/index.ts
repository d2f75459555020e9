/**
 * What can be looked up: the paragraphs of the rules pages, the cards, and what a table decides before the game, and how we read the rules.
 * Made in the browser from the texts of the edition, in both languages at once: who knows a word in the other one finds the same place.
 */
import {
  LANGUAGES,
  type Decision,
  type GameMeta,
  type InEveryLanguage,
  type Language,
  type OptionSpec,
  type RulesPage,
} from '@cantiere/engine';
import type { Gallery } from '@cantiere/games/board-kit';
import { toCards, toNew, toRules } from '../route/route.ts';
import { anchorOf } from '../rules/paragraphs.ts';
import { readingAnchor } from '../rules/readings.ts';

export type EntryKind = 'rule' | 'example' | 'card' | 'option' | 'decision';

export interface Entry {
  readonly game: string;
  readonly kind: EntryKind;
  /** Where it stands: the page of the rules, the deck of the card. */
  readonly under: InEveryLanguage;
  readonly title: InEveryLanguage;
  readonly text: InEveryLanguage;
  readonly to: string;
  /** What is searched, without accents and capitals. */
  readonly words: InEveryLanguage;
  readonly heads: InEveryLanguage;
}

interface Sources {
  readonly meta: GameMeta;
  readonly pages: InEveryLanguage<readonly RulesPage[]>;
  readonly gallery?: Gallery | undefined;
  readonly options: readonly OptionSpec[];
  readonly decisions?: readonly Decision[] | undefined;
}

/** As people type: without accents, capitals and curly apostrophes. */
export const plainly = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const both = (make: (language: Language) => string): InEveryLanguage => ({ it: make('it'), en: make('en') });

function entry(parts: Omit<Entry, 'words' | 'heads'>): Entry {
  return {
    ...parts,
    heads: both((language) => plainly(`${parts.title[language]} ${parts.under[language]}`)),
    words: both((language) => plainly(`${parts.title[language]} ${parts.under[language]} ${parts.text[language]}`)),
  };
}

export function entriesOf({ meta, pages, gallery, options, decisions = [] }: Sources): readonly Entry[] {
  const game = meta.id;
  // Both languages tell the same in the same order; where one does not, its own is told.
  const rules = pages.en.flatMap((page, n) =>
    page.paragraphs.map((paragraph, at) => {
      const inOther = pages.it[n]?.paragraphs[at];
      const told = { en: paragraph, it: inOther ?? paragraph };
      return entry({
        game,
        kind: paragraph.example ? 'example' : 'rule',
        under: both((language) => pages[language][n]?.title ?? page.title),
        title: both(() => paragraph.rules.join(' ')),
        text: both((language) => told[language].text),
        to: toRules(game, paragraph.example ? anchorOf(n, at) : (paragraph.rules[0] ?? anchorOf(n, at))),
      });
    }),
  );
  const cards = (gallery?.cards ?? []).map((card) =>
    entry({
      game,
      kind: 'card',
      under: gallery?.kinds.find(({ id }) => id === card.kind)?.name ?? both(() => ''),
      title: card.name,
      text: both((language) => card.fields.map(({ label, value }) => `${label[language]}: ${value[language]}`).join(' · ')),
      to: toCards(game, card.id),
    }),
  );
  const chosen = options.map((spec) =>
    entry({
      game,
      kind: 'option',
      under: both(() => ''),
      title: spec.label,
      text: both((language) => [spec.help?.[language] ?? '', ...valuesOf(spec, language)].filter(Boolean).join(' · ')),
      to: toNew(game),
    }),
  );
  const read = decisions.map(({ rules: of, question, decision, why }) =>
    entry({
      game,
      kind: 'decision',
      under: both(() => of.join(' ')),
      title: question,
      text: both((language) => `${decision[language]} ${why[language]}`),
      to: toRules(game, readingAnchor({ rules: of })),
    }),
  );
  return [...rules, ...cards, ...chosen, ...read];
}

const valuesOf = (spec: OptionSpec, language: Language): readonly string[] =>
  spec.type === 'enum' ? spec.values.map(({ label }) => label[language]) : [];

/** Every word must be there, in one language; a number only as a whole one (4 is not in 14). */
const wordsIn = (search: string): readonly RegExp[] =>
  plainly(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => new RegExp(/^\d/.test(word) ? `(?<!\\d)${escaped(word)}(?!\\d)` : escaped(word)));
const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Titles before texts, the person's own language before the other, then as the box has them. */
export function find(entries: readonly Entry[], search: string, language: Language): readonly Entry[] {
  const wanted = wordsIn(search);
  if (wanted.length === 0) return [];
  const order = LANGUAGES.toSorted((a, b) => Number(b === language) - Number(a === language));
  const rank = (one: Entry): number => {
    for (const [n, each] of order.entries()) {
      if (wanted.every((word) => word.test(one.heads[each]))) return n * 2;
      if (wanted.every((word) => word.test(one.words[each]))) return n * 2 + 1;
    }
    return -1;
  };
  return entries
    .map((one) => ({ one, rank: rank(one) }))
    .filter((each) => each.rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

/** The part of a text around the first word that was found; all of a short one. */
export function excerpt(text: string, search: string, most = 180): string {
  if (text.length <= most) return text;
  const at = Math.max(0, Math.min(...wordsIn(search).map((word) => word.exec(plainly(text))?.index ?? 0)) - 60);
  const start = at === 0 ? 0 : text.indexOf(' ', at) + 1;
  const end = start + most >= text.length ? text.length : text.lastIndexOf(' ', start + most);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
