/** Puzzles: headings name single cards, groups and columns; what their moves are about is a theme. */
import type { InEveryLanguage, Language } from '@cantiere/engine';

/** By how the keys of the headings begin (rules/headings.ts), and the move that stands under none. */
const THEMES: Readonly<Record<string, InEveryLanguage>> = {
  card: { it: 'Quale carta, e dove', en: 'Which card, and where' },
  group: { it: 'Un tempio al gruppo giusto', en: 'A temple on the right group' },
  PASS_TEMPLE: { it: 'Tenere il tempio per dopo', en: 'Keeping the temple for later' },
  keep: { it: 'Quale tempio resta', en: 'Which temple stays' },
  column: { it: 'Quale tessera prendere', en: 'Which tile to take' },
};

export const theme = (language: Language) => (heading: string) => {
  const [key = ''] = heading.split(':');
  const words = THEMES[key];
  return words && { key, words: words[language] };
};
