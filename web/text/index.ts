/** The frame's own texts in the person's language. Games bring theirs. */
import type { InEveryLanguage } from '@cantiere/engine';
import { usePreferences, preferences } from '../prefs/preferences.ts';
import { en } from './en.ts';
import { it, type Texts } from './it.ts';

export type { Texts };
const all: InEveryLanguage<Texts> = { it, en };

export const useTexts = (): Texts => all[usePreferences().language];
export const textsNow = (): Texts => all[preferences().language];
