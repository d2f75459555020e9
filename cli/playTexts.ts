/** What the terminal itself says while a game is played. */
import type { InEveryLanguage } from '@cantiere/engine';

export interface PlayTexts {
  /** The person's name when none is given. Log lines are in the third person, so it must be a name. */
  readonly guest: string;
  readonly hint: string;
  readonly help: string;
  readonly undone: string;
  readonly nothingToUndo: string;
  readonly notBlocked: string;
  readonly total: string;
  against(bots: number, level: string): string;
  whichNumber(most: number): string;
  pick(min: number, max: number): string;
  readonly youWin: string;
  winners(names: readonly string[]): string;
}

export const playTexts: InEveryLanguage<PlayTexts> = {
  it: {
    guest: 'Ospite',
    hint: 'Scrivi il numero di una scelta. "aiuto" elenca gli altri comandi.',
    help: '  N            fa la scelta N\n  perché N     spiega perché la scelta N non si può fare\n  consiglio    che cosa giocherebbe un bot forte, e perché\n  annulla      torna alla tua decisione precedente\n  diario       che cosa è successo\n  tavolo       mostra di nuovo il tavolo\n  esci         lascia la partita',
    undone: '(decisione annullata)',
    nothingToUndo: 'Non c’è niente da annullare.',
    notBlocked: 'Questa scelta si può fare.',
    total: 'Totale',
    against: (bots, level) => `tu contro ${bots === 1 ? 'un bot' : `${bots} bot`} (${level})`,
    whichNumber: (most) => `Scrivi un numero da 1 a ${most}, oppure "aiuto".`,
    pick: (min, max) =>
      min === max
        ? `Scegline ${min}: scrivi i numeri separati da spazi.`
        : `Scegline da ${min} a ${max}: scrivi i numeri separati da spazi (invio per nessuno).`,
    youWin: 'Hai vinto!',
    winners: (names) => (names.length === 1 ? `Vince ${names[0]}.` : `Vittoria condivisa: ${names.join(', ')}.`),
  },
  en: {
    guest: 'Guest',
    hint: 'Type the number of a choice. "help" lists the other commands.',
    help: '  N            makes choice N\n  why N        tells why choice N cannot be made\n  hint         what a strong bot would play, and why\n  undo         back to your previous decision\n  log          what has happened\n  board        shows the table again\n  quit         leaves the game',
    undone: '(decision taken back)',
    nothingToUndo: 'There is nothing to take back.',
    notBlocked: 'This choice can be made.',
    total: 'Total',
    against: (bots, level) => `you against ${bots === 1 ? 'one bot' : `${bots} bots`} (${level})`,
    whichNumber: (most) => `Type a number from 1 to ${most}, or "help".`,
    pick: (min, max) =>
      min === max
        ? `Choose ${min}: type the numbers, separated by spaces.`
        : `Choose ${min} to ${max}: type the numbers, separated by spaces (enter for none).`,
    youWin: 'You win!',
    winners: (names) => (names.length === 1 ? `${names[0]} wins.` : `Shared victory: ${names.join(', ')}.`),
  },
};
