/** What is said here, in the person's language: loaded with the first question, not with the table. */
import { usePreferences } from '../prefs/preferences.ts';
import { en } from './words.en.ts';
import { it, type AskingTexts } from './words.it.ts';

const texts: Readonly<Record<'it' | 'en', AskingTexts>> = { it, en };

export type { AskingTexts } from './words.it.ts';

export const useAskingTexts = (): AskingTexts => texts[usePreferences().language];
