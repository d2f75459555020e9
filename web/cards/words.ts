/** The words of the cards' page. They come with the page, not with the frame: whoever never opens it does not load them. */
import type { InEveryLanguage } from '@cantiere/engine';
import type { Order, Share } from './selection.ts';

const it = {
  title: 'Le carte',
  of: (game: string) => `Le carte: ${game}`,
  lead: (kinds: number, pieces: number, onBoard: number) =>
    `${kinds === pieces ? `${kinds} carte e tessere` : `${kinds} carte e tessere diverse (${pieces} nella scatola)`}${onBoard > 0 ? ` e ${onBoard} valori stampati sul tabellone, disegnati` : ', disegnate'} come al tavolo.`,
  published: 'pubblicato',
  ours: 'nostro',
  publishedMeans: 'lo dice il regolamento o materiale pubblico',
  oursMeans: 'ricostruzione: coerente, ma non per forza quella stampata',
  search: 'Nome, testo o numero',
  filters: 'Filtri',
  kind: 'Tipo',
  origin: 'Da dove viene',
  shares: { published: 'Tutta pubblicata', mixed: 'In parte nostra', ours: 'Tutta nostra' } satisfies Record<Share, string>,
  orders: { box: 'come nella scatola', name: 'nome', share: 'provenienza' } satisfies Record<Order, string>,
  orderBy: 'In ordine di',
  count: (n: number) => (n === 1 ? '1 carta' : `${n} carte`),
  withWord: (word: string) => `con «${word}»`,
  none: (word: string) => (word === '' ? 'Nessuna carta con questi filtri.' : `Nessuna carta con «${word}».`),
  drop: (what: string, n: number) => `Togli ${what}: ${n}`,
  theSearch: 'la ricerca',
  all: 'Mostra tutte',
  known: (printed: number, all: number) =>
    printed === all
      ? 'Tutti i valori vengono dal regolamento o da materiale pubblico.'
      : `Di ${all} valori ne conosciamo ${printed}; gli altri sono nostri. Hai la scatola?`,
  credits: 'Che cosa è ricostruito',
  rules: 'Le regole',
  correct: 'Correggi questa carta',
  report: 'Segnala un errore',
  list: 'Carte',
  previous: 'Carta precedente',
  next: 'Carta seguente',
  close: 'Chiudi',
  enlarge: (name: string) => `Ingrandisci: ${name}`,
  place: (n: number, all: number) => `${n} di ${all}`,
  copies: (n: number) => `${n} copie`,
  card: (name: string, kind: string, printed: number, all: number) =>
    `${name}, ${kind}; ${printed} ${printed === 1 ? 'valore pubblicato' : 'valori pubblicati'} su ${all}`,
  inFull: 'Tutte le carte',
  why: (value: string) => `Da dove viene: ${value}`,
  keys: 'Frecce: scegli. Invio: ingrandisci. /: cerca.',
  nothing: 'Per questo gioco non ci sono carte da mostrare.',
  broken: 'Le carte non si sono caricate. Controlla la rete e ricarica la pagina.',
  loading: 'Un momento…',
};
export type CardsTexts = typeof it;

const en: CardsTexts = {
  title: 'The cards',
  of: (game) => `The cards: ${game}`,
  lead: (kinds, pieces, onBoard) =>
    `${kinds === pieces ? `${kinds} cards and tiles` : `${kinds} different cards and tiles (${pieces} in the box)`}${onBoard > 0 ? ` and ${onBoard} values printed on the board` : ''}, drawn as on the table.`,
  published: 'published',
  ours: 'ours',
  publishedMeans: 'the rulebook or public material says so',
  oursMeans: 'our reconstruction: consistent, but maybe not what is printed',
  search: 'Name, text or number',
  filters: 'Filters',
  kind: 'Kind',
  origin: 'Where it comes from',
  shares: { published: 'All published', mixed: 'Partly ours', ours: 'All ours' },
  orders: { box: 'as in the box', name: 'name', share: 'origin' },
  orderBy: 'Ordered by',
  count: (n) => (n === 1 ? '1 card' : `${n} cards`),
  withWord: (word) => `with “${word}”`,
  none: (word) => (word === '' ? 'No card with these filters.' : `No card with “${word}”.`),
  drop: (what, n) => `Drop ${what}: ${n}`,
  theSearch: 'the search',
  all: 'Show all',
  known: (printed, all) =>
    printed === all
      ? 'All values come from the rulebook or from public material.'
      : `Of ${all} values we know ${printed}; the others are ours. Do you own the box?`,
  credits: 'What is reconstructed',
  rules: 'The rules',
  correct: 'Correct this card',
  report: 'Report a mistake',
  list: 'Cards',
  previous: 'Previous card',
  next: 'Next card',
  close: 'Close',
  enlarge: (name) => `Enlarge: ${name}`,
  place: (n, all) => `${n} of ${all}`,
  copies: (n) => `${n} copies`,
  card: (name, kind, printed, all) => `${name}, ${kind}; ${printed} of ${all} values published`,
  inFull: 'All cards',
  why: (value) => `Where it comes from: ${value}`,
  keys: 'Arrows: choose. Enter: enlarge. /: search.',
  nothing: 'This game has no cards to show.',
  broken: 'The cards did not load. Check the network and reload the page.',
  loading: 'One moment…',
};

export const cardsWords: InEveryLanguage<CardsTexts> = { it, en };
