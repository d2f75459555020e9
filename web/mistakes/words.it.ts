/** Learning from mistakes, in Italian. */
import { numberIn } from '../text/number.ts';

/** On average: tenths of a point count. */
const inMean = (n: number): string => {
  const tenths = Math.round(10 * n) / 10;
  return `${numberIn('it')(tenths)} ${tenths === 1 ? 'punto' : 'punti'}`;
};
const points = (n: number): string => `${n} ${n === 1 ? 'punto' : 'punti'}`;
const wins = (n: number): string => `${n} ${n === 1 ? 'vittoria' : 'vittorie'} su 100`;
const cost = (won: number, lost: number): string =>
  [won > 0 && wins(won), lost > 0 && points(lost)].filter(Boolean).join(' e ') || 'quasi niente';

export const it = {
  open: 'Impara dai tuoi errori',
  openTheirs: 'Impara da questi errori',
  openHint: 'Riprova le decisioni che sono costate di più, sul tavolo vero',
  title: 'Impara dai tuoi errori',
  titleTheirs: (name: string) => `Gli errori di ${name}`,
  lead: 'Le decisioni più care, come si vedevano allora. Trova di meglio.',
  whose: 'Di chi',
  back: 'Torna all’analisi',

  inShort: 'In breve',
  inShortSoFar: 'In breve, finora',
  /** `who` only where it is not the one who looks. */
  shortLine: (move: number, round: number, who: string | undefined) =>
    who === undefined ? `Mossa ${move}, round ${round}` : `${who}, mossa ${move}, round ${round}`,
  shortCost: (won: number, lost: number) => `È costata ${cost(won, lost)}.`,
  shortWhy: (category: string) => `Si è persa soprattutto in “${category}”.`,

  which: (n: number, of: number, more: boolean) => `Errore ${n} di ${of}${more ? ' finora' : ''}`,
  where: (round: number, move: number) => `round ${round}, mossa ${move}`,
  youPlayed: 'Hai giocato:',
  theyPlayed: (name: string) => `${name} ha giocato:`,
  findBetter: 'Trova di meglio.',
  itCost: (won: number, lost: number) => `È costata ${cost(won, lost)}.`,
  playedHere: 'la tua mossa',
  playedThere: 'giocata',
  touch: 'Tocca i pezzi sul tavolo o scegli dalla lista.',
  answers: 'Le tue risposte',
  thinking: 'Ci penso…',
  thinkingLong: 'Ci penso ancora…',
  failed: 'Non riesco a giudicare ora.',
  again: 'Riprova',
  same: 'È quella giocata in partita: scegline un’altra.',
  right: 'Giusta!',
  rightBest: 'la migliore',
  rightLevel: 'vale la migliore',
  rightWhy: (gained: number, category: string) => `In media ${inMean(gained)} più della mossa giocata in “${category}”.`,
  rightPlain: (won: number) => `Nelle partite immaginate vince ${won} volte in più su 100.`,
  close: 'Quasi',
  closeWhy: 'Meglio di com’è andata, ma c’è di più.',
  worse: 'Peggio',
  worseWhy: 'Non rende più della mossa della partita.',
  costs: (won: number, lost: number) => `−${[won > 0 && `${won} su 100`, lost > 0 && points(lost)].filter(Boolean).join(', −')}`,
  costsSpoken: (won: number, lost: number) => `costa ${cost(won, lost)}`,
  loses: (lost: number, category: string) => `In media ${inMean(lost)} in meno in “${category}”.`,
  hint: 'Un aiuto',
  hinted: 'Comincia dal pezzo indicato.',
  hintedList: 'La mossa è segnata nella lista.',
  show: 'Mostrami',
  shown: 'La migliore era',
  next: 'Prossimo errore',
  finish: 'Com’è andata',
  wait: 'Aspetta il prossimo',
  road: 'L’altra strada',
  replay: 'Rivedi nel replay',
  unfold: 'Domanda e risposte',

  plates: 'Gli errori di questa partita',
  plate: (n: number, round: number) => `Errore ${n}, round ${round}`,
  plateRound: (round: number) => `Round ${round}`,
  states: { first: 'al primo colpo', helped: 'con aiuto', shown: 'mostrato', open: 'da fare', now: 'adesso' },

  searching: (looked: number, of: number) => `Guardo le decisioni: ${looked} di ${of}.`,
  searchingFound: (found: number) => (found === 1 ? 'Uno trovato, continuo a cercare.' : `${found} trovati, continuo a cercare.`),
  searchingLong: (left: number) => (left === 1 ? 'Ne guardo a fondo ancora una.' : `Ne guardo a fondo ancora ${left}.`),
  searchedAll: (of: number) => `Guardate tutte le ${of} decisioni.`,
  searchFailed: 'La ricerca si è fermata.',
  first: 'Cerco il primo errore: di solito basta mezzo minuto.',
  judge: 'Giudica il Gran maestro, da quello che si vedeva da quel posto. Meno di 2 su 100 non conta.',

  done: 'Fatto: ecco com’è andata',
  tally: {
    first: (n: number) => `${n === 1 ? 'trovato' : 'trovati'} al primo colpo`,
    helped: (n: number) => `${n === 1 ? 'trovato' : 'trovati'} con aiuto`,
    shown: (n: number): string => (n === 1 ? 'mostrato' : 'mostrati'),
    left: (n: number): string => (n === 1 ? 'lasciato' : 'lasciati'),
  },
  praise: {
    all: 'Tutti al primo colpo: adesso quelle mosse sono tue.',
    most: 'La prossima volta le vedrai prima.',
    few: 'Erano difficili: guardali sull’altra strada, poi riprova.',
  },
  none: 'Niente da riprovare',
  noneWhy: (of: number) =>
    of === 1
      ? 'Una decisione, e nessun errore: bella partita.'
      : `${of} decisioni, e nessun errore che valga un esercizio: bella partita.`,
  noneToDecide: 'In questa partita non c’era niente da decidere.',
  retry: 'Riprova gli altri',
  onward: 'E adesso',
  analysis: 'L’analisi',
  newGame: 'Una nuova partita',
  notOver: 'Gli errori si rivedono a partita finita.',
};

export type MistakesTexts = typeof it;
