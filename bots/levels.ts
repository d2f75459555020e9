/** How strong a bot plays: the levels people choose from, with their names and strengths. */
import type { BotKnowledge, InEveryLanguage, Language, Skill } from '@cantiere/engine';

export const LEVELS = ['random', 'greedy', 'easy', 'normal', 'hard', 'expert', 'master'] as const;
export type BotLevel = (typeof LEVELS)[number];

/** A yardstick that stays: the expert as it was when the master came, whatever later work makes of the levels. Nobody sits down to it. */
export const YARDSTICK = 'expert-1';
/** Whoever can be measured. */
export const RUNGS = [...LEVELS, YARDSTICK] as const;
export type Rung = (typeof RUNGS)[number];

export function isLevel(text: string): text is BotLevel {
  return LEVELS.some((level) => level === text);
}

/** Levels at which a bot has a manner of its own: it must search to know what looks alike, and the strongest plays for nothing but the win. */
export const hasTemperament = (level: Rung): boolean => TEMPERED.some((one) => one === level);
const TEMPERED: readonly Rung[] = ['easy', 'normal', 'hard', 'expert'];

/** How long a bot may think about one move: whichever limit comes first. */
export interface Budget {
  readonly iterations: number;
  /** 0 for no limit: then the same position always gives the same move. */
  readonly milliseconds: number;
}

/** A level that searches. */
export interface Searching extends Budget, Skill {}

/** Where a game's own table (`BotKnowledge.levels`) says nothing else. */
export const searchingLevels: Readonly<Record<Exclude<Rung, 'random' | 'greedy'>, Searching>> = {
  easy: { iterations: 24, milliseconds: 100, carelessness: 0.03, sees: 4, shortsighted: true },
  normal: { iterations: 60, milliseconds: 200, carelessness: 0.02 },
  hard: { iterations: 200, milliseconds: 300, carelessness: 0 },
  expert: { iterations: 1_000, milliseconds: 300, carelessness: 0 },
  master: { iterations: 8_000, milliseconds: 500, carelessness: 0, learned: true },
  [YARDSTICK]: { iterations: 4_000, milliseconds: 300, carelessness: 0 },
};

/** How a level thinks in this game: as everywhere, but for what the game's own table says. The yardstick never changes. */
export function searchingAt(level: Exclude<Rung, 'random' | 'greedy'>, { levels }: Pick<BotKnowledge, 'levels'>): Searching {
  return level === YARDSTICK ? searchingLevels[level] : { ...searchingLevels[level], ...levels?.[level] };
}

export const levelNames: Readonly<Record<BotLevel, InEveryLanguage>> = {
  random: { it: 'Distratto', en: 'Scatterbrain' },
  greedy: { it: 'Garzone', en: 'Errand hand' },
  easy: { it: 'Apprendista', en: 'Apprentice' },
  normal: { it: 'Capomastro', en: 'Foreman' },
  hard: { it: 'Architetto', en: 'Architect' },
  expert: { it: 'Maestro', en: 'Master builder' },
  master: { it: 'Gran maestro', en: 'Grand master' },
};

/** How hard it is to beat, in a word that everybody knows: which one is normal. */
const levelStrengths: Readonly<Record<BotLevel, InEveryLanguage>> = {
  random: { it: 'a caso', en: 'at random' },
  greedy: { it: 'molto facile', en: 'very easy' },
  easy: { it: 'facile', en: 'easy' },
  normal: { it: 'normale', en: 'normal' },
  hard: { it: 'difficile', en: 'hard' },
  expert: { it: 'molto difficile', en: 'very hard' },
  master: { it: 'il più forte', en: 'the strongest' },
};

/** As a level is called wherever one is chosen or named: "Capomastro · normale". */
export const levelCalled = (level: BotLevel, language: Language): string =>
  `${levelNames[level][language]} · ${levelStrengths[level][language]}`;
