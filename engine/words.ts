/** Sentences with names in them. Texts are built from typed parts, so that the terminal, the browser's log and a screen reader can each show a player or a piece in their own way. */
import type { Seat } from './seat.ts';

/** A piece of a sentence: plain text, a player (by name, or as the sentence calls them: grammar/you.ts), or something of the game with its printed name. */
export type Part = string | { readonly seat: Seat; readonly as?: string } | { readonly piece: string; readonly text: string };

export type Words = readonly Part[];

export type Language = 'it' | 'en';
export const LANGUAGES: readonly Language[] = ['it', 'en'];

/** A text in every language: a missing one is a compile error. */
export type InEveryLanguage<T = string> = Readonly<Record<Language, T>>;

/** A text in some languages; there is always one. */
export type InSomeLanguage<T = string> = Partial<InEveryLanguage<T>>;

/** The languages that are missing are given another: English where there is English. */
export function inEveryLanguage<T>(some: InSomeLanguage<T>): InEveryLanguage<T> {
  const other = some.en ?? some.it;
  if (other === undefined) throw new Error('A text in no language at all');
  return { it: some.it ?? other, en: some.en ?? other };
}

/** Tagged template: say`${{ seat: 2 }} builds ${{ piece: 'tavern', text: 'the Tavern' }}`. Numbers, words and undefined (nothing) may be put in. */
export function say(strings: TemplateStringsArray, ...values: readonly (Part | Words | number | undefined)[]): Words {
  const parts: Part[] = [];
  const add = (part: Part): void => {
    const last = parts.length - 1;
    if (typeof part === 'string' && typeof parts[last] === 'string') parts[last] += part;
    else if (part !== '') parts.push(part);
  };
  strings.forEach((text, i) => {
    add(text);
    const value = values[i];
    if (value === undefined) return;
    if (typeof value === 'number') add(String(value));
    else if (isWords(value)) value.forEach(add);
    else add(value);
  });
  return parts;
}

/** Joins the items with commas and a last conjunction: "a, b e c". */
export function enumerate(items: readonly (Part | Words)[], and: string): Words {
  return items.reduce<Words>((soFar, item, i) => {
    const joint = i === 0 ? '' : i === items.length - 1 ? ` ${and} ` : ', ';
    return say`${soFar}${joint}${item}`;
  }, []);
}

export function plain(words: Words | string, nameOf: (seat: Seat) => string): string {
  if (typeof words === 'string') return words;
  return euphonic(words, nameOf)
    .map((part) => (typeof part === 'string' ? part : 'seat' in part ? (part.as ?? nameOf(part.seat)) : part.text))
    .join('');
}

/** Italian says "ad Ada" and "ed Elsa": what stands before a name can only be settled when the name is known. No English text ends like that. */
export function euphonic(words: Words, nameOf: (seat: Seat) => string): Words {
  return words.map((part, i) => {
    const next = words[i + 1];
    if (typeof part !== 'string' || next === undefined || typeof next === 'string' || ('as' in next && next.as !== undefined))
      return part;
    if ('seat' in next && /(?:^| )a $/.test(part) && /^a/i.test(nameOf(next.seat))) return part.replace(/a $/, 'ad ');
    const name = 'seat' in next ? nameOf(next.seat) : next.text;
    return /(?:^| )e $/.test(part) && /^[eèé]/i.test(name) ? part.replace(/e $/, 'ed ') : part;
  });
}

function isWords(value: Part | Words): value is Words {
  return Array.isArray(value);
}
