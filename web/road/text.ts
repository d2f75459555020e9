/** What the other road says, in the person's language: loaded with it, not with the replay. */
import { usePreferences } from '../prefs/preferences.ts';
import { en } from './words.en.ts';
import { it, type RoadTexts } from './words.it.ts';

export type { RoadTexts } from './words.it.ts';

export const roadTexts: Readonly<Record<'it' | 'en', RoadTexts>> = { it, en };

export const useRoadTexts = (): RoadTexts => roadTexts[usePreferences().language];
