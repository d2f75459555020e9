/** What the shelf shows of Urban Sprawl before anything else is loaded. */
import type { GameMeta } from '@cantiere/engine';
import type { BoxLook } from '../box.ts';

export const meta: GameMeta = {
  id: 'sprawl',
  rulePrefix: 'SPR',
  rulesVersion: 4,
  chanceApartSince: 4,
  title: { it: 'Urban Sprawl', en: 'Urban Sprawl' },
  tagline: {
    it: 'Da paese a metropoli, con permessi, elezioni ed eventi.',
    en: 'From town to metropolis, with permits, elections and events.',
  },
  players: { min: 2, max: 4 },
  minutes: { min: 90, max: 240 },
  weight: 4,
  credits: { designer: 'Chad Jensen', publisher: 'GMT Games', year: 2011 },
  temperaments: true,
  reconstructed: {
    it: 'quasi tutte le carte: 90 nomi su 111 e 97 effetti dei mazzi di contratti, di 90 contratti 86 zone, 82 misure, 82 professionisti, 83 pagamenti e 89 restrizioni, 10 dei 14 eventi di progettazione, quasi tutti i permessi (zone, livelli, numeri e urne), la tabella dei pagamenti salvo una riga e la ripartizione delle tessere edificio. I valori nostri sono regolati perché i punteggi stiano vicino a quelli riferiti (100–200)',
    en: 'nearly all cards: of the 111 cards of the contract decks 90 names and 97 effects, of the 90 contracts 86 zones, 82 sizes, 82 vocation lines, 83 payouts and 89 restrictions, 10 of the 14 planning events, nearly all permits (zones, levels, numbers and ballot boxes), the payout table but for one row, and the split of the building tiles. Our own values are set so that scores come near those reported (100 to 200)',
  },
};

/** The box: civic red faces and a poster's title. */
export const box: BoxLook = { lid: '#e06a52', side: '#8c2c1c', title: '#a02c1a', halo: '#f8efd9', caps: true };
