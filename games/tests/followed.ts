/** Which numbers of a text are others than before, word by word. */
import type { Language } from '@cantiere/engine';
import { NUMBERS } from './numberWords.ts';

/** A list of numbers that were joined ("2–3", "4 / 5") is one word: it is made as one. */
const WORDS = /\d+(?:\s?[–/]\s?\d+)*|\p{L}+/gu;

export const wordsOf = (text: string): readonly string[] => text.match(WORDS) ?? [];

export function isNumber(word: string, language: Language): boolean {
  const [number] = word.match(NUMBERS[language]) ?? [];
  return number !== undefined && (number === word || /^\d/u.test(word));
}

/** A number counts with the word behind it: of "1 park, 1 arcade" it is the park's that goes when there is none. */
const withNext = (words: readonly string[]): readonly string[] =>
  words.map((word, at) => (/^\d/u.test(word) && /^\p{L}/u.test(words[at + 1] ?? '') ? `${word} ${words[at + 1]}` : word));

/** Places of the words of the first text that are not in the second, by their longest common sequence. */
export function changedWords(wordsBefore: readonly string[], wordsAfter: readonly string[]): readonly number[] {
  const [before, after] = [withNext(wordsBefore), withNext(wordsAfter)];
  const longest = before.map(() => new Uint16Array(after.length + 1));
  longest.push(new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      longest[i][j] = before[i] === after[j] ? longest[i + 1][j + 1] + 1 : Math.max(longest[i + 1][j], longest[i][j + 1]);
  const changed: number[] = [];
  for (let i = 0, j = 0; i < before.length;) {
    if (j < after.length && before[i] === after[j]) {
      i++;
      j++;
    } else if (j >= after.length || longest[i + 1][j] >= longest[i][j + 1]) changed.push(i++);
    else j++;
  }
  return changed;
}

const VALUES: readonly (readonly string[])[] = [
  ['0', 'zero'],
  ['1'],
  ['2', 'two', 'twice', 'doubles', 'doubled', 'double', 'due', 'doppio', 'doppia', 'doppie', 'doppi', 'raddoppia'],
  ['3', 'three', 'tre'],
  ['4', 'four', 'quattro'],
  ['5', 'five', 'cinque'],
  ['6', 'six'],
  ['7', 'seven', 'sette'],
  ['8', 'eight', 'otto'],
  ['9', 'nine', 'nove'],
  ['10', 'ten', 'dieci'],
  ['12', 'twelve', 'dodici'],
  ['15', 'fifteen', 'quindici'],
  ['20', 'twenty', 'venti'],
  ['½', 'half', 'metà'],
];

/** The same number in figures, however it is written. */
export const normalised = (word: string): string => VALUES.find((names) => names.includes(word.toLowerCase()))?.[0] ?? word;
