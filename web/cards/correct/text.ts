/** The words of correcting a card in the person's language. */
import { usePreferences } from '../../prefs/preferences.ts';
import { correctWords, type CorrectTexts } from './words.ts';

export const useCorrectTexts = (): CorrectTexts => correctWords[usePreferences().language];
