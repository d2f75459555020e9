/** What the shelf shows of The Hanging Gardens. */
import type { GameMeta } from '@cantiere/engine';
import type { BoxLook } from '../box.ts';

export const meta: GameMeta = {
  id: 'gardens',
  rulePrefix: 'GAR',
  rulesVersion: 2,
  title: { it: 'I giardini pensili', en: 'The Hanging Gardens' },
  tagline: {
    it: 'Carte sovrapposte, terrazze e serie di tessere per il re.',
    en: 'Overlapping cards, terraces and sets of tiles for the king.',
  },
  players: { min: 2, max: 4 },
  minutes: { min: 30, max: 45 },
  weight: 2,
  credits: { designer: 'Din Li', publisher: 'Hans im Glück / Rio Grande Games', year: 2008 },
  temperaments: true,
  reconstructed: {
    it: 'i disegni delle 60 carte edificio, la grandezza e il valore di alcune serie di tessere, il valore dei professionisti (salvo domatore e guardia) e l’ordine dei turni in due',
    en: 'the patterns of the 60 building cards, the size and worth of some series of tiles, the worth of the professions (but for tamer and guard), and the order of turns with two players',
  },
};

/** The box: lapis faces, a gold title on the night sky. */
export const box: BoxLook = { lid: '#3c6fc2', side: '#0d2449', title: '#ffe3a1', halo: '#0d2451' };
