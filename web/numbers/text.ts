/** The words of the numbers in the person's language, and how figures are written; they come with these pages. */
import type { InEveryLanguage } from '@cantiere/engine';
import { usePreferences } from '../prefs/preferences.ts';
import { en } from './words.en.ts';
import { it, type NumbersTexts } from './words.it.ts';

export type { NumbersTexts };
const words: InEveryLanguage<NumbersTexts> = { it, en };
export const useNumbersTexts = (): NumbersTexts => words[usePreferences().language];

export interface Figures {
  /** Whole, with the thousands apart. */
  whole(value: number): string;
  /** Up to two digits after the point; a dash for what there is none of. */
  number(value: number | undefined): string;
  percent(share: number | undefined): string;
}

const LOCALES = { it: 'it-IT', en: 'en-GB' } as const;

export function useFigures(): Figures {
  const locale = LOCALES[usePreferences().language];
  const short = (value: number, digits: number): string =>
    value.toLocaleString(locale, { maximumFractionDigits: digits }).replace('-', '−');
  return {
    whole: (value) => value.toLocaleString(locale, { maximumFractionDigits: 0, useGrouping: 'always' }),
    number: (value) => {
      if (value === undefined) return '–';
      const size = Math.abs(value);
      return short(value, size >= 10 ? 1 : size >= 0.1 || size === 0 ? 2 : 3);
    },
    percent: (share) => (share === undefined ? '–' : `${short(share * 100, share < 0.1 ? 1 : 0)}%`),
  };
}
