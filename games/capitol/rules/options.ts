/** The table's options (section 10) and which tables cannot be set up. */
import { BAD_OPTION, type OptionSpec, type Options, type Refusal, refusal } from '@cantiere/engine';

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
      it: 'Variante della casa: in ogni area sono chiusi 2 quadratini in due giocatori, 1 in tre, nessuno in quattro.',
      en: 'House variant: in every area 2 small squares are closed with two players, 1 with three, none with four.',
    },
    default: false,
  },
];

/** CAP-10.1: the host's seat must be one of the table's. */
export function refuseTable(seats: number, options: Options): Refusal | undefined {
  const seat = Number(options.startSeat);
  if (options.startPlayer !== 'host' || seat < seats) return undefined;
  return refusal(BAD_OPTION, 'CAP-10.1', { about: 'startSeat', need: seats, have: seat + 1 });
}
