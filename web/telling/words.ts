/** What the table says while it tells: headlines, the recap, big moments, looking back. */

const it = {
  since: 'Dal tuo turno',
  review: 'Rivedi',
  closeRecap: 'Chiudi il riassunto',
  more: (n: number): string => `+${n}`,
  moreSpoken: (n: number): string => (n === 1 ? 'e un’altra cosa' : `e altre ${n} cose`),
  lasts: (seconds: number): string => `circa ${seconds} s`,
  skippable: 'tocca o premi un tasto per saltare',
  back: {
    open: 'Guarda indietro',
    title: 'Come stavano le cose',
    place: (n: number, of: number): string => `passo ${n} di ${of}`,
    earlier: 'Un passo prima',
    later: 'Un passo dopo',
    now: 'Torna al presente',
    nowShort: 'Presente',
    yourTurn: 'Tocca a te',
    nothing: 'Non c’è ancora niente da rivedere.',
    loading: 'Cerco le posizioni di prima…',
    paused: 'Stai guardando indietro: le scelte tornano con il presente.',
  },
  keys: {
    back: 'guarda indietro, un passo alla volta; Esc torna al presente',
    enlarge: 'ingrandisce la carta su cui ti trovi (anche tasto destro, o pressione lunga)',
  },
};
export type TellingTexts = typeof it;

const en: TellingTexts = {
  since: 'Since your turn',
  review: 'Review',
  closeRecap: 'Close the recap',
  more: (n) => `+${n}`,
  moreSpoken: (n) => (n === 1 ? 'and one more thing' : `and ${n} more things`),
  lasts: (seconds) => `about ${seconds} s`,
  skippable: 'touch or press a key to skip',
  back: {
    open: 'Look back',
    title: 'How things stood',
    place: (n, of) => `step ${n} of ${of}`,
    earlier: 'One step earlier',
    later: 'One step later',
    now: 'Back to now',
    nowShort: 'Now',
    yourTurn: 'Your turn',
    nothing: 'There is nothing to look back at yet.',
    loading: 'Looking for the positions before…',
    paused: 'You are looking back: the choices return with the present.',
  },
  keys: {
    back: 'looks back, one step at a time; Esc returns to now',
    enlarge: 'enlarges the card you are on (right click or a long press too)',
  },
};

export const tellingWords = { it, en };
