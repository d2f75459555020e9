/** The table's options. GAR-11. */
import type { OptionSpec } from '@cantiere/engine';

export const options: readonly OptionSpec[] = [
  {
    id: 'tileVisibility',
    type: 'enum',
    label: { it: 'Tessere degli avversari', en: 'Opponents’ tiles' },
    help: {
      it: 'Le prese dal tabellone sono comunque pubbliche e restano nel diario: qui si decide se il tavolo le tiene in vista. Le tessere bonus restano coperte in ogni caso.',
      en: 'Takes from the display are public and stay in the log either way: this decides whether the table keeps them in sight. Blind tiles stay hidden in any case.',
    },
    values: [
      { value: 'secret', label: { it: 'Segrete: si vede solo quante sono', en: 'Secret: only their number is shown' } },
      { value: 'tracked', label: { it: 'In vista: restano mostrate a tutti', en: 'Tracked: they stay in sight' } },
    ],
    default: 'secret',
  },
  {
    id: 'twoPlayerOrder', // GAR-11.3
    type: 'enum',
    label: { it: 'In due: ordine dei quattro turni di un round', en: 'With two: order of the four turns of a round' },
    help: {
      it: 'La riga del regolamento è guasta («1° \\ 2° \\ 1° \\ 1°»): si può leggere in due modi.',
      en: 'The line of the rulebook is damaged (“1st \\ 2nd \\ 1st \\ 1st”): it can be read in two ways.',
    },
    values: [
      { value: 'alternating', label: { it: 'Fiore, altro, fiore, altro', en: 'Flower, other, flower, other' } },
      { value: 'mirrored', label: { it: 'Fiore, altro, altro, fiore', en: 'Flower, other, other, flower' } },
    ],
    default: 'alternating',
    before: 'alternating',
  },
];
