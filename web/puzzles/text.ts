/** The words of the puzzles in the person's language; they come with these pages. */
import type { InEveryLanguage } from '@cantiere/engine';
import { usePreferences } from '../prefs/preferences.ts';
import { en } from './words.en.ts';
import { it, type PuzzleTexts } from './words.it.ts';

export type { PuzzleTexts };
const words: InEveryLanguage<PuzzleTexts> = { it, en };
export const usePuzzleTexts = (): PuzzleTexts => words[usePreferences().language];
