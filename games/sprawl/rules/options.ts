/** The table's options (SPR-16): declared for the lobby, and read into a type that the rules can rely on. */
import type { OptionSpec, Options } from '@cantiere/engine';

export interface SprawlOptions {
  readonly length: 'standard' | 'long' | 'short';
  readonly tameMetropolis: 'off' | 'halve' | 'remove';
  readonly askOrder: boolean;
  readonly staleMarket: boolean;
  readonly airportElections: boolean;
  readonly askGains: boolean;
  readonly contractorAtOnce: boolean;
  readonly markerRows: boolean;
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
      it: 'Quattro carte Metropolis muovono molti punti: si possono dimezzare o togliere. I loro effetti sono pubblicati; zone e quasi tutte le restrizioni sono nostre.',
      en: 'Four Metropolis cards swing many points: they can be halved or left out. Their effects are published; their zones and nearly all their restrictions are ours.',
    },
    values: [
      { value: 'off', label: { it: 'Intere', en: 'In full' } },
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
    id: 'askGains', // SPR-16.6
    type: 'flag',
    label: { it: 'L’ordine vale anche per i guadagni dei professionisti', en: 'The order also holds for vocation gains' },
    help: {
      it: 'Il regolamento lo permette; conta di rado (chi resta con meno prestigio) e costa una domanda a quasi ogni cantiere.',
      en: 'The rulebook allows it; it seldom matters (who stays behind in prestige) and costs a question at almost every site.',
    },
    when: { id: 'askOrder', is: true },
    default: false,
    before: false,
  },
  {
    id: 'staleMarket', // SPR-8.13
    type: 'flag',
    label: { it: 'Nostra regola: il mercato fermo perde un contratto', en: 'Our rule: a stale market loses a contract' },
    help: {
      it: 'Non è nel regolamento. Se per un round intero nessun contratto lascia le caselle, quello più economico esce dal gioco.',
      en: 'Not in the rulebook. When no contract leaves its space for a whole round, the cheapest one leaves the game.',
    },
    default: false,
  },
  {
    id: 'airportElections', // SPR-13.3
    type: 'flag',
    label: { it: 'L’Aeroporto tiene subito quattro elezioni', en: 'The Airport holds four elections at once' },
    help: {
      it: 'Nostra aggiunta: il regolamento dice solo che l’Aeroporto mette in gioco le quattro cariche. Senza, aspettano il tracciato elettorale.',
      en: 'Our addition: the rulebook only says that the Airport brings the four offices into play. Without it they wait for the election track.',
    },
    default: false,
  },
  {
    id: 'contractorAtOnce', // SPR-16.7
    type: 'flag',
    label: { it: 'La Squadra Sportiva assegna subito l’Imprenditore', en: 'The Sports Team assigns the Contractor at once' },
    help: {
      it: 'Il regolamento lo assegna «a conclusione di ogni elezione»: altrimenti aspetta la prima elezione.',
      en: 'The rulebook assigns it “at the end of every election”: otherwise it waits for the next one.',
    },
    default: false,
    before: true,
  },
  {
    id: 'markerRows', // SPR-16.8
    type: 'flag',
    label: { it: '«Queste file» comprende le file degli indicatori', en: '“These rows” include the rows of markers' },
    help: {
      it: 'Altrimenti sono due: la fila di prestigio e la fila di rendita stampate che passano dal blocco.',
      en: 'Otherwise they are two: the printed prestige row and the printed wealth row through the block.',
    },
    default: false,
    before: false,
  },
];

let given: Options | undefined;
let read: SprawlOptions;

/** A table's options never change and all copies of its state share them: those read last are remembered. */
export function readSprawlOptions(options: Options): SprawlOptions {
  if (options === given) return read;
  given = options;
  return (read = typed(options));
}

function typed(given: Options): SprawlOptions {
  return {
    length: given.length === 'long' || given.length === 'short' ? given.length : 'standard',
    tameMetropolis: given.tameMetropolis === 'halve' || given.tameMetropolis === 'remove' ? given.tameMetropolis : 'off',
    askOrder: given.askOrder !== false,
    staleMarket: given.staleMarket !== false,
    airportElections: given.airportElections !== false,
    askGains: given.askGains === true,
    contractorAtOnce: given.contractorAtOnce !== false,
    markerRows: given.markerRows === true,
  };
}
