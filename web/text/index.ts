/** The frame's own texts in the person's language. Games bring theirs. Only the language that is spoken is loaded. */
import type { InEveryLanguage, Language } from '@cantiere/engine';
import { makeStore, useStore } from '../kit/store.ts';
import { houseNow } from '../house/house.ts';
import { greetIn, hasChosenLanguage, prefer, preferences, usePreferences } from '../prefs/preferences.ts';
import type { Texts } from './it.ts';

export type { Texts };
// Both languages use it: so it comes with the first page, and not as one more file.
export { numberIn } from './number.ts';
export { ordinal } from './en/ordinal.ts'; // for the same reason: English says it in several places

const LOAD: InEveryLanguage<() => Promise<Texts>> = {
  it: async () => (await import('./it.ts')).it,
  en: async () => (await import('./en.ts')).en,
};

const loaded = makeStore<Partial<InEveryLanguage<Texts>>>({});

/** Before anything is said: the texts of this language are here. */
export async function bringTexts(language: Language = preferences().language): Promise<void> {
  if (loaded.get()[language]) return;
  const texts = await LOAD[language]();
  loaded.set({ ...loaded.get(), [language]: texts });
}

/** Whoever has chosen no language here is greeted in that of the house, if it has one. */
export async function greet(): Promise<void> {
  const language = houseNow()?.language ?? 'browser';
  if (language === 'browser' || hasChosenLanguage() || language === preferences().language) return;
  await bringTexts(language).then(
    () => greetIn(language),
    () => undefined, // then in their own
  );
}

/** Another language from now on. Where its texts cannot be had any more (the server was renewed), the page is opened anew in it. */
export async function speak(language: Language): Promise<void> {
  const here = await bringTexts(language).then(
    () => true,
    () => false,
  );
  prefer({ language });
  if (!here) location.reload();
}

function inLanguage(all: Partial<InEveryLanguage<Texts>>, language: Language): Texts {
  const texts = all[language];
  if (!texts) throw new Error(`The texts of ${language} were not brought before they were asked for.`);
  return texts;
}

export const useTexts = (): Texts => inLanguage(useStore(loaded), usePreferences().language);
export const textsNow = (): Texts => inLanguage(loaded.get(), preferences().language);
