/** The table's options (section 10) and which tables cannot be set up. */
import { BAD_OPTION, type OptionSpec, type Options, type Refusal, refusal } from '@cantiere/engine';
import { data } from '../data/index.ts';

const { closedSquaresPerArea: closed } = data;

export const options: readonly OptionSpec[] = [
  {
    id: 'startPlayer',
    type: 'enum',
    label: { it: 'Primo giocatore', en: 'First player' },
    help: {
      it: 'Sorteggiato, oppure scelto da chi ospita il tavolo.',
      en: 'Drawn at random, or chosen by the host.',
    },
    values: [
      { value: 'random', label: { it: 'A sorte', en: 'At random' } },
      { value: 'host', label: { it: 'Scelto da chi ospita', en: 'Chosen by the host' } },
    ],
    default: 'random',
  },
  {
    id: 'startSeat',
    type: 'enum',
    label: { it: 'Posto del primo giocatore', en: 'Seat of the first player' },
    when: { id: 'startPlayer', is: 'host' },
    values: [0, 1, 2, 3].map((seat) => ({ value: seat, label: { it: `Posto ${seat + 1}`, en: `Seat ${seat + 1}` } })),
    default: 0,
  },
  {
    id: 'trackSeenCards',
    type: 'flag',
    label: { it: 'Ricorda le carte viste', en: 'Remember seen cards' },
    help: {
      it: 'Segna le carte che tutti hanno visto entrare in una mano o in un’offerta perdente, ed elenca gli scarti. Il registro della partita resta in ogni caso.',
      en: 'Marks cards that everybody saw going into a hand or in a losing bid, and lists the discards. The log stays either way.',
    },
    default: true,
  },
  {
    id: 'tightBoard',
    type: 'flag',
    label: { it: 'Vicoli stretti', en: 'Narrow streets' },
    help: {
      it: `Variante della casa: quadratini chiusi in ogni area: ${closed[2]} in due giocatori, ${closed[3]} in tre, ${closed[4]} in quattro.`,
      en: `House variant: small squares closed in every area: ${closed[2]} with two players, ${closed[3]} with three, ${closed[4]} with four.`,
    },
    default: false,
  },
  {
    id: 'unsoldTile', // CAP-10.5
    type: 'enum',
    label: { it: 'Se nessuno offre niente', en: 'If nobody offers anything' },
    help: {
      it: 'Il regolamento non lo dice: chi mostra il senatore non offre; ma «in caso di ulteriore parità vince il giocatore iniziale».',
      en: 'The rulebook does not say: whoever shows the senator offers nothing; yet “in a further tie the start player wins”.',
    },
    values: [
      { value: 'leaves', label: { it: 'La tessera esce dal gioco', en: 'The tile leaves the game' } },
      { value: 'startPlayer', label: { it: 'La tessera va al primo giocatore', en: 'The start player gets the tile' } },
    ],
    default: 'leaves',
    before: 'leaves',
  },
  {
    id: 'amphitheatre', // CAP-10.6
    type: 'enum',
    label: { it: 'Carte dell’anfiteatro', en: 'Cards of an amphitheatre' },
    help: {
      it: 'Il regolamento parla dei «giocatori che ottengono punti dall’area»: senza fontane il secondo non ne ottiene.',
      en: 'The rulebook speaks of “the players who get points from the area”: without fountains the second gets none.',
    },
    values: [
      { value: 'rank', label: { it: 'Al primo e al secondo dell’area', en: 'To the first and second of the area' } },
      { value: 'points', label: { it: 'Solo a chi vi ottiene punti', en: 'Only to those who score there' } },
    ],
    default: 'rank',
    before: 'rank',
  },
];

/** CAP-10.1: the host's seat must be one of the table's. */
export function refuseTable(seats: number, options: Options): Refusal | undefined {
  const seat = Number(options.startSeat);
  if (options.startPlayer !== 'host' || seat < seats) return undefined;
  return refusal(BAD_OPTION, 'CAP-10.1', { about: 'startSeat', need: seats, have: seat + 1 });
}
