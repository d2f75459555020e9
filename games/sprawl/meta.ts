/** What the shelf shows of Urban Sprawl before anything else is loaded. */
import type { GameMeta } from '@cantiere/engine';

export const meta: GameMeta = {
  id: 'sprawl',
  rulePrefix: 'SPR',
  rulesVersion: 1,
  title: { it: 'Urban Sprawl', en: 'Urban Sprawl' },
  tagline: {
    it: 'Da paese a metropoli: permessi, cantieri, elezioni e tanta ambizione.',
    en: 'From town to metropolis: permits, building sites, elections and a lot of ambition.',
  },
  players: { min: 2, max: 4 },
  minutes: { min: 90, max: 240 },
  weight: 4,
  credits: { designer: 'Chad Jensen', publisher: 'GMT Games', year: 2011 },
  reconstructed: {
    it: 'quasi tutti i permessi (zone, livelli, numeri e schede elettorali), la tabella dei pagamenti salvo una riga e la ripartizione delle tessere edificio',
    en: 'nearly all permits (zones, levels, numbers and ballots), the payout table but for one row, and the split of the building tiles',
  },
};
