/** What the shelf says of New Game. */
import { inEveryLanguage, type GameMeta } from '@cantiere/engine';

export const meta: GameMeta = {
  id: 'newgame',
  rulePrefix: 'NEW',
  rulesVersion: 1,
  // A language that is left out is given the other one.
  title: inEveryLanguage({ en: 'New Game' }),
  tagline: inEveryLanguage({ en: 'A quarry, and who leaves it richest.' }),
  players: { min: 2, max: 4 },
  minutes: { min: 5, max: 10 },
  weight: 1,
  credits: { designer: 'You', publisher: 'You', year: 2026 },
};
