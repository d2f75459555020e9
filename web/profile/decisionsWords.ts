/** The words of the line of decisions: loaded with profiles. */
import type { DecisionsMeasure } from './decisions.ts';

const it = {
  title: 'Le tue decisioni nel tempo',
  private: 'Lo vedi solo tu: a nessun altro viene detto, né qui né in classifica.',
  none: 'Qui comincia una linea quando analizzi una partita finita, o finisci il cantiere del giorno.',
  which: 'Quale linea',
  line: (game: string, measure: DecisionsMeasure, games: number) =>
    `${game}, ${measure === 'deal' ? 'mazzi comuni' : 'partite analizzate'} (${games})`,
  what: {
    deal: 'Punti rispetto al Maestro sullo stesso mazzo, tolta la fortuna. Sopra lo zero: meglio di lui.',
    judged: 'Punti che le tue scelte sono costate, giudicate una per una. Zero: nessun errore.',
  } satisfies Record<DecisionsMeasure, string>,
  spoken: (games: number, last: string, mean: string) =>
    `Grafico di ${games === 1 ? '1 partita' : `${games} partite`}: l’ultima ${last}, in media nelle ultime cinque ${mean}. Gli stessi numeri sono nella tabella.`,
  one: 'una partita',
  mean: 'media delle ultime cinque',
  table: 'I numeri in tabella',
  when: 'Quando',
  decisions: 'Decisioni',
  luck: 'Fortuna',
  points: 'Punti',
  review: (when: string) => `Rivedi la partita del ${when}`,
};

const en: typeof it = {
  title: 'Your decisions over time',
  private: 'Only you see this: nobody else is told, neither here nor in a leaderboard.',
  none: 'A line begins here when you analyse a finished game, or finish the daily site.',
  which: 'Which line',
  line: (game, measure, games) => `${game}, ${measure === 'deal' ? 'common deals' : 'analysed games'} (${games})`,
  what: {
    deal: 'Points against the master on the same deal, luck taken off. Above zero: better than the master.',
    judged: 'Points that your choices cost, judged one by one. Zero: no mistakes.',
  },
  spoken: (games, last, mean) =>
    `Chart of ${games === 1 ? '1 game' : `${games} games`}: the last one ${last}, on average over the last five ${mean}. The same numbers are in the table.`,
  one: 'one game',
  mean: 'mean of the last five',
  table: 'The numbers as a table',
  when: 'When',
  decisions: 'Decisions',
  luck: 'Luck',
  points: 'Points',
  review: (when) => `Look at the game of ${when} again`,
};

export const decisionsWords = { it, en };
