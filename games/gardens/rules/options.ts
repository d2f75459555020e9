/** The table's one option. GAR-11. */
import type { OptionSpec } from '@cantiere/engine';

export const options: readonly OptionSpec[] = [
  {
    id: 'tileVisibility',
    type: 'enum',
    label: { it: 'Tessere degli avversari', en: "Opponents' tiles" },
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
];
