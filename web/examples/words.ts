/** What is said around a live example. */
import { usePreferences } from '../prefs/preferences.ts';

const words = {
  it: {
    open: 'Prova sul tavolo',
    close: 'Chiudi il tavolo',
    board: 'L’esempio sul tavolo',
    how: 'Gioca le mosse dell’esempio, o altre: quelle sbagliate dicono perché.',
    next: 'Mostra la mossa',
    again: 'Da capo',
    done: 'L’esempio finisce qui. Puoi andare avanti, o ricominciare.',
    over: (points: string): string => `La partita è finita: ${points}.`,
    turn: (name: string): string => `Tocca a ${name}.`,
    all: 'Tutte le mosse',
    broken: 'Con i componenti di questa casa l’esempio non si può apparecchiare.',
  },
  en: {
    open: 'Try it on the table',
    close: 'Close the table',
    board: 'The example on the table',
    how: 'Play the moves of the example, or others: the wrong ones say why.',
    next: 'Show the move',
    again: 'From the start',
    done: 'The example ends here. You can play on, or start again.',
    over: (points: string): string => `The game is over: ${points}.`,
    turn: (name: string): string => `It is ${name}’s turn.`,
    all: 'All moves',
    broken: 'With the components of this house the example cannot be set up.',
  },
} as const;

export type ExampleWords = (typeof words)['it' | 'en'];
export const useExampleWords = (): ExampleWords => words[usePreferences().language];
