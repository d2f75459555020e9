/**
 * Which temperament a bot at a table has, and what it is called: by its own name and the table's, so that three bots at a table are
 * three, everybody can tell before the game, and it stays with them whoever comes or goes.
 */
import { TEMPERAMENTS, type InEveryLanguage, type Language, type Temperament } from '@cantiere/engine';
import { hasTemperament, levelCalled, type BotLevel } from './levels.ts';

/** What bots are called, in this order: the first three of a table have three temperaments. */
export const BUILDERS: readonly string[] = [
  'Brunelleschi',
  'Palladio',
  'Bramante',
  'Bernini',
  'Borromini',
  'Alberti',
  'Vanvitelli',
  'Vignola',
  'Vitruvio',
  'Sangallo',
];

/** Undefined for somebody who is not one of the builders, and at levels that have none. */
export function temperamentOf(table: string, name: string, level: BotLevel): Temperament | undefined {
  const place = BUILDERS.indexOf(name);
  if (place < 0 || !hasTemperament(level)) return undefined;
  const turned = Array.from(table).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return TEMPERAMENTS[(place + turned) % TEMPERAMENTS.length];
}

/** In one word, beside the level. */
export const temperamentNames: Readonly<Record<Temperament, InEveryLanguage>> = {
  grasper: { it: 'arraffone', en: 'grasper' },
  builder: { it: 'costruttore', en: 'builder' },
  meddler: { it: 'impiccione', en: 'meddler' },
};

/** In one line, wherever there is room for it. */
export const temperamentCharacters: Readonly<Record<Temperament, InEveryLanguage>> = {
  grasper: { it: 'Arraffa quello che c’è da prendere.', en: 'Takes whatever is to be had.' },
  builder: { it: 'Pensa prima di tutto a costruire.', en: 'Thinks of building before anything else.' },
  meddler: { it: 'Si impiccia dei piani degli altri.', en: 'Gets in the way of other people’s plans.' },
};

/** As a bot at a table is called: "Capomastro · normale · impiccione". */
export const botCalled = (level: BotLevel, temperament: Temperament | undefined, language: Language): string =>
  [levelCalled(level, language), ...(temperament ? [temperamentNames[temperament][language]] : [])].join(' · ');
