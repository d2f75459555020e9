/** The table's options (CIT-9): declared for the lobby, and read into a type that the rules can rely on. */
import { BAD_TABLE, refusal, type OptionSpec, type Options, type Refusal } from '@cantiere/engine';
import { data } from '../data/index.ts';

export type CitadelsOptions = {
  /** Buildings that complete a city. */
  readonly citySize: number;
  readonly murderedKing: 'crownStays' | 'crownPasses';
  readonly duplicates: 'allowed' | 'forbidden';
  readonly bank: 'unlimited' | 'thirty';
  readonly firstCrown: 'random' | 'seat';
  readonly firstCrownSeat: number;
  /** 0 for none. */
  readonly roundLimit: number;
  /** Absent at tables made before it was there: no. */
  readonly fewerCards?: boolean;
  /** Absent at tables made before it was there: yes. */
  readonly goldBreaksTies?: boolean;
};

const { drawCards, keepCards } = data.constants;

export const options: readonly OptionSpec[] = [
  {
    id: 'citySize', // CIT-9.1
    type: 'enum',
    label: { it: 'Edifici che completano una città', en: 'Buildings that complete a city' },
    help: {
      it: 'Con sette la partita è più breve: consigliato in 6 o 7.',
      en: 'Seven makes a shorter game: good for 6 or 7 players.',
    },
    values: [
      { value: 8, label: { it: 'Otto', en: 'Eight' }, minutes: { min: 45, max: 75 } },
      { value: 7, label: { it: 'Sette', en: 'Seven' }, minutes: { min: 35, max: 60 } },
    ],
    default: 8,
  },
  {
    id: 'murderedKing', // CIT-9.2
    type: 'enum',
    label: { it: 'Se il Re viene assassinato', en: 'If the King is murdered' },
    values: [
      { value: 'crownStays', label: { it: 'La corona resta dov’è', en: 'The crown stays where it is' } },
      {
        value: 'crownPasses',
        label: { it: 'A fine round la corona passa a chi lo aveva', en: 'Its owner gets the crown when the round ends' },
      },
    ],
    default: 'crownStays',
  },
  {
    id: 'duplicates', // CIT-9.3
    type: 'enum',
    label: { it: 'Stesso edificio due volte nella stessa città', en: 'Same building twice in one city' },
    values: [
      { value: 'allowed', label: { it: 'Permesso', en: 'Allowed' } },
      { value: 'forbidden', label: { it: 'Vietato', en: 'Forbidden' } },
    ],
    default: 'allowed',
  },
  {
    id: 'bank', // CIT-9.4
    type: 'enum',
    label: { it: 'Monete in banca', en: 'Gold in the bank' },
    values: [
      { value: 'unlimited', label: { it: 'Senza limite', en: 'Unlimited' } },
      { value: 'thirty', label: { it: 'Solo le trenta della scatola', en: 'Only the thirty in the box' } },
    ],
    default: 'unlimited',
  },
  {
    id: 'firstCrown', // CIT-9.5
    type: 'enum',
    label: { it: 'Chi inizia con la corona', en: 'Who starts with the crown' },
    values: [
      { value: 'random', label: { it: 'A sorte', en: 'Drawn by lot' } },
      { value: 'seat', label: { it: 'Il posto scelto', en: 'A chosen seat' } },
    ],
    default: 'random',
  },
  {
    id: 'firstCrownSeat', // CIT-9.5
    type: 'enum',
    label: { it: 'Posto di chi inizia con la corona', en: 'Seat that starts with the crown' },
    when: { id: 'firstCrown', is: 'seat' },
    values: [0, 1, 2, 3, 4, 5, 6].map((seat) => ({ value: seat, label: { it: `Posto ${seat + 1}`, en: `Seat ${seat + 1}` } })),
    default: 0,
  },
  {
    id: 'roundLimit', // CIT-9.6
    type: 'number',
    label: { it: 'Limite di round (0: nessuno)', en: 'Round limit (0: none)' },
    help: { it: 'Di solito una partita finisce entro 15 round.', en: 'A game usually ends within 15 rounds.' },
    min: 0,
    max: 200,
    default: 60,
  },
  {
    id: 'fewerCards', // CIT-9.8
    type: 'flag',
    label: { it: 'Biblioteca e Osservatorio: si può prendere di meno', en: 'Library and Observatory: you may take fewer' },
    help: {
      it: `Il regolamento dice «può»: con l’Osservatorio anche ${drawCards} carte invece di ${drawCards + 1}, con la Biblioteca anche ${keepCards} invece di ${keepCards + 1}.`,
      en: `The rulebook says “may”: with the Observatory also ${drawCards} cards instead of ${drawCards + 1}, with the Library also ${keepCards} instead of ${keepCards + 1}.`,
    },
    default: true,
    before: false,
  },
  {
    id: 'goldBreaksTies', // CIT-9.9
    type: 'flag',
    label: { it: 'A parità di punti e di edifici decidono le monete', en: 'Gold decides between equal points and buildings' },
    help: {
      it: 'Il regolamento si ferma ai punti degli edifici: poi la vittoria è condivisa. Altre edizioni contano le monete.',
      en: 'The rulebook stops at the points of the buildings: after that the victory is shared. Other editions count the gold.',
    },
    default: false,
    before: true,
  },
];

export function readCitadelsOptions(given: Options): CitadelsOptions {
  return {
    citySize: Number(given.citySize),
    murderedKing: given.murderedKing === 'crownPasses' ? 'crownPasses' : 'crownStays',
    duplicates: given.duplicates === 'forbidden' ? 'forbidden' : 'allowed',
    bank: given.bank === 'thirty' ? 'thirty' : 'unlimited',
    firstCrown: given.firstCrown === 'seat' ? 'seat' : 'random',
    firstCrownSeat: Number(given.firstCrownSeat),
    roundLimit: Number(given.roundLimit),
    ...(given.fewerCards !== undefined && { fewerCards: given.fewerCards === true }),
    ...(given.goldBreaksTies !== undefined && { goldBreaksTies: given.goldBreaksTies === true }),
  };
}

export function refuseTable(seats: number, given: Options): Refusal | undefined {
  const { firstCrown, firstCrownSeat } = readCitadelsOptions(given);
  if (firstCrown === 'seat' && firstCrownSeat >= seats) {
    return refusal(BAD_TABLE, 'CIT-9.5', { need: seats - 1, have: firstCrownSeat, about: 'firstCrownSeat' });
  }
  return undefined;
}
