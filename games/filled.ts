/** Sentences of the data that tell numbers of the data: `{effects.0.n}` stands for what is found there, so that they agree; `{cost|coin|coins}` is followed by the word that fits it. */
import type { InEveryLanguage, RulesPage } from '@cantiere/engine';

const PLACES = /\{([\w.]+)(?:\|([^|{}]*)\|([^|{}]*))?\}/gu;

function valueAt(from: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined),
      from,
    );
}

const numbered = (text: string, from: unknown): string =>
  text.replaceAll(PLACES, (whole, path: string, one?: string, many?: string) => {
    const value = valueAt(from, path);
    if (typeof value !== 'number' && typeof value !== 'string') return whole;
    return one === undefined ? `${value}` : `${value} ${value === 1 ? one : many}`;
  });

/** The sentence with its numbers. `from` is the component itself, or all of the data. */
export const filled = ({ en, it }: InEveryLanguage, from: unknown): InEveryLanguage => ({
  en: numbered(en, from),
  it: numbered(it, from),
});

/** Rules pages with their numbers. `from` is all of the data, and what is worked out from it. */
export const filledPages = (pages: readonly RulesPage[], from: unknown): readonly RulesPage[] =>
  pages.map((page) => ({
    ...page,
    paragraphs: page.paragraphs.map((paragraph) => ({ ...paragraph, text: numbered(paragraph.text, from) })),
  }));

/** Places in a sentence that lead to no number. */
export function emptyPlaces({ en, it }: InEveryLanguage, from: unknown): readonly string[] {
  return [...`${en} ${it}`.matchAll(PLACES)].map(([, path]) => path).filter((path) => typeof valueAt(from, path) !== 'number');
}
