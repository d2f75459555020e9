/** What the shelf shows of Capitol before anything else is loaded. */
import type { GameMeta } from '@cantiere/engine';

export const meta: GameMeta = {
  id: 'capitol',
  rulePrefix: 'CAP',
  rulesVersion: 1,
  title: { it: 'Capitol', en: 'Capitol' },
  tagline: {
    it: 'Case, fontane e templi: chi ha più piani in ogni area di Roma?',
    en: 'Houses, fountains and temples: who has the most floors in each part of Rome?',
  },
  players: { min: 2, max: 4 },
  minutes: { min: 45, max: 90 },
  weight: 3,
  credits: { designer: 'Alan R. Moon, Aaron Weissblum', publisher: 'Schmidt Spiele', year: 2001 },
};
