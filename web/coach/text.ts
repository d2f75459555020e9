/** What a coach says, in the person's language: loaded with the first question, not with the table. */
import { usePreferences } from '../prefs/preferences.ts';
import { en } from './words.en.ts';
import { it, type CoachTexts } from './words.it.ts';

const texts: Readonly<Record<'it' | 'en', CoachTexts>> = { it, en };

export type { CoachTexts } from './words.it.ts';

export const useCoachTexts = (): CoachTexts => texts[usePreferences().language];
