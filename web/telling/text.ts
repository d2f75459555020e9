/** What the table says while it tells, in the person's language. */
import { usePreferences } from '../prefs/preferences.ts';
import { tellingWords, type TellingTexts } from './words.ts';

export const useTellingTexts = (): TellingTexts => tellingWords[usePreferences().language];
