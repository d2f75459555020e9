/** What the shelf shows of Capitol before anything else is loaded. */
import type { GameMeta } from '@cantiere/engine';
import type { BoxLook } from '../box.ts';

export const meta: GameMeta = {
  id: 'capitol',
  rulePrefix: 'CAP',
  rulesVersion: 2,
  title: { it: 'Capitol', en: 'Capitol' },
  tagline: {
    it: 'Maggioranze e aste sui colli di Roma.',
    en: 'Majorities and auctions on the hills of Rome.',
  },
  players: { min: 2, max: 4 },
  minutes: { min: 45, max: 90 },
  weight: 3,
  credits: { designer: 'Alan R. Moon, Aaron Weissblum', publisher: 'Schmidt Spiele', year: 2001 },
  temperaments: true,
  reconstructed: {
    it: 'l’appartenenza delle aree ai tre colori, il numero di sette caselle per area, quali aree hanno le fontane stampate e il disegno della mappa',
    en: 'which area has which of the three colours, the seven squares of every area, which areas have the printed fountains, and the layout of the map',
  },
};

/** The box: terracotta faces, an inscription in fired clay. */
export const box: BoxLook = { lid: '#cf7a60', side: '#8f3d2a', title: '#6d2a1b', halo: '#f6dcb6', caps: true };
