/** What is said here, in the person's language: loaded with it, not with the first page. Puzzles say some of it otherwise. */
import { createContext, useContext } from 'react';
import { usePreferences } from '../prefs/preferences.ts';
import { en } from './words.en.ts';
import { it, type MistakesTexts } from './words.it.ts';

const texts: Readonly<Record<'it' | 'en', MistakesTexts>> = { it, en };

export type { MistakesTexts } from './words.it.ts';

/** Words that stand in place of the usual ones. */
export const OtherWords = createContext<Partial<MistakesTexts>>({});

export const useMistakesTexts = (): MistakesTexts => ({ ...texts[usePreferences().language], ...useContext(OtherWords) });
