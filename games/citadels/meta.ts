/** What the shelf says about Citadels. */
import type { GameMeta } from '@cantiere/engine';
import type { BoxLook } from '../box.ts';

export const meta: GameMeta = {
  id: 'citadels',
  rulePrefix: 'CIT',
  rulesVersion: 2,
  chanceApartSince: 2,
  title: { it: 'Citadels', en: 'Citadels' },
  tagline: {
    it: 'Bluff e personaggi segreti: chi completa prima la città?',
    en: 'Bluff and secret characters: who builds the city first?',
  },
  players: { min: 2, max: 7 },
  minutes: { min: 45, max: 75 },
  weight: 2,
  credits: { designer: 'Bruno Faidutti', publisher: 'Hans im Glück', year: 2000 },
  temperaments: true,
  reconstructed: {
    it: 'alcuni nomi italiani degli edifici, la vittoria condivisa come ultimo spareggio e l’opzione delle monete come spareggio (da un’altra edizione); quasi tutti i costi e il numero di copie vengono da un elenco pubblicato di un’altra edizione, non dal regolamento',
    en: 'some Italian names of buildings, the shared victory as last tie-break, and gold as a tie-break by option (from another edition); nearly all costs and numbers of copies are from a published list of another edition, not from the rulebook',
  },
};

/** The box: heraldic red faces, a gold title at dusk. */
export const box: BoxLook = { lid: '#a94a52', side: '#4a1720', title: '#ffe9b8', halo: '#4a2033' };
