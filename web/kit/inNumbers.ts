/** Dates and numbers as a language writes them. */
import type { Language } from '@cantiere/engine';

const LOCALES: Readonly<Record<Language, string>> = { it: 'it-IT', en: 'en-GB' };

export const inDate = (at: number, language: Language): string =>
  new Date(at).toLocaleDateString(LOCALES[language], { day: 'numeric', month: 'short', year: 'numeric' });

export const inNumber = (value: number, language: Language): string =>
  value.toLocaleString(LOCALES[language], { maximumFractionDigits: 1 });
