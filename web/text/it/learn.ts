/** Lessons in Italian. */
export const learn = {
  name: 'Lezione',
  printed: 'Questa lezione vuole le carte stampate; la casa gioca con altre.',
  title: 'Impara giocando',
  at: (step: number, of: number) => `${step} di ${of}`,
  next: 'Avanti',
  showMe: 'Mostrami',
  watch: 'Guarda che cosa fanno gli altri…',
  playNow: 'Gioca una partita vera',
  goOn: 'Continua da qui',
  goneOn: 'Dopo la lezione',
  goOnWhy: 'Continui questa partita contro i bot; ciò che non potevi vedere si rimescola.',
  advised: (choices: string) => `Come consigliato: ${choices}.`,
  touchHere: 'tocca qui',
  triedHere: 'hai provato qui',
  /** `does`: what the move that was tried would do, as sentences; or empty. */
  astray: (does: string) =>
    `Buona idea. ${does && `${does} `}Adesso però impariamo un’altra mossa: «Mostrami» la mette in mano al posto di questa.`,
  begun: 'Ci sei quasi: segui la freccia, o premi «Mostrami».',
  notThis: 'Buona idea, ma in questa lezione si gioca la mossa indicata: «Mostrami» la mette in mano.',
  over: 'La lezione finisce qui: scegli come continuare.',
  readFirst: 'Prima leggi, poi tocca a te.',
  linkTo: (game: string) => `Impara ${game} in due minuti`,
  inTwoMinutes: 'Impara in due minuti',
};
