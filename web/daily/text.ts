/** The words of the day's pages in the person's language; they come with those pages. */
import type { InEveryLanguage } from '@cantiere/engine';
import { usePreferences } from '../prefs/preferences.ts';
import { en } from './words/en.ts';
import { it, type DailyWords } from './words/it.ts';

export type { DailyWords };
const words: InEveryLanguage<DailyWords> = { it, en };
export const useDailyWords = (): DailyWords => words[usePreferences().language];
