/** How strong a bot plays: the levels people choose from. */
import type { InEveryLanguage } from '@cantiere/engine';

export const LEVELS = ['random', 'greedy'] as const;
export type BotLevel = (typeof LEVELS)[number];

export function isLevel(text: string): text is BotLevel {
  return LEVELS.some((level) => level === text);
}

export const levelNames: Readonly<Record<BotLevel, InEveryLanguage>> = {
  random: { it: 'Distratto', en: 'Scatterbrain' },
  greedy: { it: 'Apprendista', en: 'Apprentice' },
};

/** One line of character for each level. */
export const levelCharacters: Readonly<Record<BotLevel, InEveryLanguage>> = {
  random: { it: 'Fa la prima cosa che gli viene in mente.', en: 'Does the first thing that comes to mind.' },
  greedy: { it: 'Prende quello che rende subito.', en: 'Takes whatever pays right now.' },
};
