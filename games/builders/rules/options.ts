/** The table's options (section 10 of the rules). */
import type { OptionSpec, Options } from '@cantiere/engine';
import { COINS_IN_THE_BOX } from './cards.ts';

export const options: readonly OptionSpec[] = [
  {
    id: 'endTriggerVp',
    type: 'number',
    min: 10,
    max: 30,
    default: 17,
    label: { it: 'Punti che chiudono la partita', en: 'Points that end the game' },
    help: {
      it: 'Chi termina un turno con almeno questi punti fa scattare l’ultimo round. Meno punti, partita più breve.',
      en: 'Ending a turn with at least this many points brings on the last round. Fewer points, shorter game.',
    },
  },
  {
    id: 'showNextWorker',
    type: 'flag',
    default: false,
    label: { it: 'Mostra il prossimo lavoratore', en: 'Show the next worker' },
    help: {
      it: 'La prima carta del mazzo dei lavoratori è visibile, come lo è sempre quella del mazzo degli edifici.',
      en: 'The top card of the worker deck is visible, as the top building always is.',
    },
  },
  {
    id: 'limitedBank',
    type: 'flag',
    default: false,
    label: { it: 'Banca limitata', en: 'Limited bank' },
    help: {
      it: `Esistono solo i ${COINS_IN_THE_BOX} sesterzi della scatola: quando la banca è vuota non paga più.`,
      en: `Only the ${COINS_IN_THE_BOX} sesterces of the box exist: an empty bank pays nothing.`,
    },
  },
  {
    id: 'manualSettlement',
    type: 'flag',
    default: false,
    label: { it: 'Saldo finale deciso dai giocatori', en: 'Players decide the final settlement' },
    help: {
      it: 'Alla fine ognuno sceglie quali schiavi liberare e quali prestiti restituire. Altrimenti si applica da sé la scelta migliore.',
      en: 'At the end everybody chooses which prisoners to free and which loans to repay. Otherwise the best choice is made for you.',
    },
  },
];

export function pointsThatEnd(chosen: Options): number {
  return Number(chosen.endTriggerVp);
}
