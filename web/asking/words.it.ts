/** "Posso …?" in italiano. */
export const it = {
  title: 'Posso …?',
  how: 'Tocca un pezzo qualsiasi del tavolo: qui leggi se si può, quanto costa e perché. Non si gioca niente.',
  touch: 'Tocca un pezzo qualsiasi',
  unfold: 'La risposta',
  yes: 'Sì',
  no: 'No',
  both: 'In parte',
  nothing: 'Niente, adesso',
  unsure: 'Non si può dire',
  someMove: 'Questa mossa',
  pick: (min: number, max: number, of: number): string =>
    min === max ? `Se ne scelgono ${min} su ${of}.` : `Se ne scelgono da ${min} a ${max} su ${of}.`,
  more: (n: number): string => (n === 1 ? 'e in un altro modo' : `e in altri ${n} modi`),
  alike: (n: number): string =>
    n === 1 ? 'Lo stesso vale per un’altra mossa simile.' : `Lo stesso vale per altre ${n} mosse simili.`,
  idle: {
    watching: 'Chi guarda non ha mosse: a partita finita si può chiedere con gli occhi di chi gioca.',
    over: 'La partita è finita: non si gioca più niente.',
    waiting: 'Adesso non tocca a te.',
    idle: 'Con questo pezzo adesso non si fa niente.',
    unsure: 'Su questa mossa, qui, le regole non sanno rispondere.',
  },
  forWhom: (name: string): string => `Risposta per ${name}, a cui tocca.`,
  rule: 'La regola',
  copyLink: 'Copia il link alla risposta',
  copied: 'Copiato: chi lo apre vede la stessa domanda.',
  copyText: 'Copia la risposta come testo',
  copiedText: 'Copiato.',
  notCopied: 'Il browser non lascia copiare: seleziona il testo a mano.',
  here: 'Questa partita è solo in questo browser: un link non porterebbe nessuno qui. La risposta si può copiare come testo.',
  wait: 'Il link arriva fra un momento.',
  noLink: 'Il link non si può fare adesso: il server non risponde.',
  rights:
    'Il link nomina quel che hai chiesto, anche una carta della tua mano: bada a chi lo mandi. Di tutto il resto chi lo apre vede, finché la partita dura, solo quel che vede dal suo posto.',
  otherEyes: (name: string): string =>
    `La domanda è stata fatta dal posto di ${name}. Finché la partita dura ognuno vede solo il suo: questa è la risposta per te. A partita finita il link mostra tutto.`,
  takenBack: 'Da allora sono state riprese delle mosse: questa posizione non è più quella della domanda.',
  unreadable: 'La domanda di questo link non si legge. La posizione c’è lo stesso: tocca un pezzo per chiedere.',
  close: 'Chiudi le domande',
  spoken: (verdict: string, lines: readonly string[]): string =>
    [verdict, ...lines].map((line) => line.replace(/[.\s]+$/, '')).join('. '),
};

export type AskingTexts = typeof it;
