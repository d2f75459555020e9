/** Puzzles: some headings of the choice list name a space alone; what their moves are about is a theme. */
import type { InEveryLanguage, Language } from '@cantiere/engine';

const THEMES: Readonly<Record<string, InEveryLanguage>> = {
  markerPlace: { it: 'Dove va un indicatore', en: 'Where a marker goes' },
  swap: { it: 'Quali edifici scambiare', en: 'Which buildings to exchange' },
  take: { it: 'Quale carta progettazione in dono', en: 'Which planning card for free' },
  appoint: { it: 'Quale carica prendere', en: 'Which office to take' },
  start: { it: 'Quale edificio iniziale comprare', en: 'Which starting building to buy' },
};

export const theme = (language: Language) => (key: string) => {
  const words = THEMES[key];
  return words && { key, words: words[language] };
};
