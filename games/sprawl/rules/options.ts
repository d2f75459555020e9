/** The table's options (SPR-16): declared for the lobby, and read into a type that the rules can rely on. */
import type { OptionSpec, Options } from '@cantiere/engine';

export interface SprawlOptions {
  readonly length: 'standard' | 'long' | 'short';
  readonly tameMetropolis: 'off' | 'halve' | 'remove';
  readonly askOrder: boolean;
  readonly staleMarket: boolean;
  readonly airportElections: boolean;
}

export const options: readonly OptionSpec[] = [
  {
    id: 'length', // SPR-16.1
    type: 'enum',
    label: { it: 'Durata', en: 'Length' },
    help: {
      it: 'Decide quanto in basso nei mazzi stanno l’Aeroporto, la Squadra Sportiva e i Giochi Olimpici.',
      en: 'How deep in their decks the Airport, the Sports Team and the Olympic Games lie.',
    },
    values: [
      { value: 'short', label: { it: 'Corta', en: 'Short' }, minutes: { min: 60, max: 120 } },
      { value: 'standard', label: { it: 'Normale', en: 'Standard' }, minutes: { min: 90, max: 180 } },
      { value: 'long', label: { it: 'Lunga', en: 'Long' }, minutes: { min: 120, max: 240 } },
    ],
    default: 'standard',
  },
  {
    id: 'tameMetropolis', // SPR-16.2
    type: 'enum',
    label: { it: 'Università, Tempio, Porto Turistico e Porto', en: 'University, Temple, Marina and Port' },
    help: {
      it: 'Quattro carte Metropolis muovono molti punti: si possono dimezzare o togliere.',
      en: 'Four Metropolis cards swing many points: they can be halved or left out.',
    },
    values: [
      { value: 'off', label: { it: 'Come stampate', en: 'As printed' } },
      { value: 'halve', label: { it: 'Dimezzate', en: 'Halved' } },
      { value: 'remove', label: { it: 'Tolte dal gioco', en: 'Left out' } },
    ],
    default: 'off',
  },
  {
    id: 'askOrder', // SPR-15.5
    type: 'flag',
    label: {
      it: 'Il giocatore attivo sceglie in che ordine decidono gli altri',
      en: 'The active player sets the order in which others decide',
    },
    help: {
      it: 'Vale quando uno stesso effetto fa decidere più giocatori. Altrimenti: giocatore attivo, poi in senso orario.',
      en: 'When one effect makes several players decide. Otherwise: the active player first, then clockwise.',
    },
    default: true,
  },
  {
    id: 'staleMarket', // SPR-8.13
    type: 'flag',
    label: { it: 'Il mercato fermo perde un contratto', en: 'A stale market loses a contract' },
    help: {
      it: 'Se per un giro intero nessun contratto lascia le caselle, quello più economico esce dal gioco.',
      en: 'When no contract leaves its space for a whole round, the cheapest one leaves the game.',
    },
    default: true,
  },
  {
    id: 'airportElections', // SPR-13.3
    type: 'flag',
    label: { it: 'L’Aeroporto tiene subito quattro elezioni', en: 'The Airport holds four elections at once' },
    help: {
      it: 'Altrimenti le quattro nuove cariche aspettano il tracciato elettorale.',
      en: 'Otherwise the four new offices wait for the election track.',
    },
    default: true,
  },
];

export function readSprawlOptions(given: Options): SprawlOptions {
  return {
    length: given.length === 'long' || given.length === 'short' ? given.length : 'standard',
    tameMetropolis: given.tameMetropolis === 'halve' || given.tameMetropolis === 'remove' ? given.tameMetropolis : 'off',
    askOrder: given.askOrder !== false,
    staleMarket: given.staleMarket !== false,
    airportElections: given.airportElections !== false,
  };
}
