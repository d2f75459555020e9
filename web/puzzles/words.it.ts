/** Puzzles, in Italian. */
import { numberIn } from '../text/number.ts';

const points = (n: number): string => {
  const tenths = Math.round(10 * n) / 10;
  return `${numberIn('it')(tenths)} ${tenths === 1 ? 'punto' : 'punti'}`;
};

export const it = {
  title: 'Problemi',
  titleOf: (game: string) => `Problemi: ${game}`,
  lead: 'Una posizione, una mossa nettamente migliore delle altre. Trovala sul tavolo vero.',
  day: 'Il problema di oggi',
  dayLead: (game: string) => `${game}: lo stesso per tutti, fino a mezzanotte di Greenwich.`,
  dayDone: { solved: 'Risolto oggi', missed: 'Mancato oggi' },
  dayAgain: 'Rivedilo',
  solve: 'Risolvi',
  stream: 'Problemi in serie',
  streamHint: 'Della tua forza, uno dopo l’altro',
  row: 'Senza errori',
  rowHint: 'Sempre più difficili, fino al primo sbaglio',
  how: 'Come',
  theme: 'Tema',
  anyTheme: 'Tutti i temi',
  phases: { early: 'Inizio partita', middle: 'Metà partita', late: 'Fine partita' } as Readonly<Record<string, string>>,
  sorts: { kind: 'La mossa', line: 'Dove si guadagnano i punti', phase: 'Il momento' },
  otherKinds: 'Altre mosse',
  otherLines: 'Altre voci del punteggio',
  rating: 'Il tuo punteggio',
  ratingOf: (rating: number, unsure: number) => `${rating} ± ${unsure}`,
  noRating: 'ancora nessuno',
  longest: (n: number) => `Serie più lunga: ${n}`,
  kept: 'Punteggi e serie restano in questo browser.',
  mine: 'Dalle tue partite',
  mineLead: 'Le decisioni che ti sono costate di più, da riprovare: si cercano quando le apri.',
  mineNone: 'Finisci una partita: le sue svolte diventano i tuoi problemi.',
  mineRow: (when: string) => `finita ${when}`,
  loading: 'Preparo il problema…',
  none: 'Nessun problema di questo tema.',
  gone: 'Questo problema non c’è più: eccone un altro.',
  rated: (rating: number) => `difficoltà ${rating}`,
  seat: (players: number) => `in ${players}`,
  find: 'Trova la mossa migliore.',
  judge: 'Giudica il Gran maestro, da quello che si vede da questo posto. La prima risposta conta.',
  rightWhy: (habit: string) => (gained: number, category: string) =>
    `In media ${points(gained)} più della mossa che viene in mente per prima (${habit}), in “${category}”: le due giocate negli stessi mondi immaginati.`,
  rightPlain: (habit: string) => (won: number) =>
    `Negli stessi mondi immaginati vince ${won} volte in più su 100 della mossa che viene in mente per prima (${habit}).`,
  closeWhy: 'Non è male, ma ce n’è una nettamente migliore.',
  worseWhy: 'Ce n’è una nettamente migliore.',
  next: 'Il prossimo',
  again: 'Un’altra serie',
  leave: 'Tutti i problemi',
  play: 'Gioca da qui',
  link: 'Copia il link',
  linkInBar: 'È nella barra degli indirizzi',
  change: (by: number) => (by >= 0 ? `+${by}` : `−${-by}`),
  solvedNow: (rating: number, by: string) => `Risolto al primo colpo: ${rating} (${by})`,
  missedNow: (rating: number, by: string) => `Non al primo colpo: ${rating} (${by})`,
  known: 'Già provato: non conta',
  inRow: (n: number) => (n === 1 ? '1 di fila' : `${n} di fila`),
  rowOver: (n: number) => (n === 0 ? 'Serie finita subito' : `Serie finita: ${n} di fila`),
  rowBest: 'La tua più lunga!',
  thumbs: {
    question: 'Un buon problema?',
    up: (n: number) => `Mi piace (${n})`,
    down: (n: number) => `Non mi piace (${n})`,
    waits: 'Il voto resta in questo browser: arriva alla casa appena risponde.',
  },
  table: (name: string) => `Problema ${name}`,
};

export type PuzzleTexts = typeof it;
