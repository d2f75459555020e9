/** Lessons in Italian. */
export const learn = {
  name: 'Lezione',
  printed: 'Lezione con le carte stampate',
  title: 'Impara giocando',
  at: (step: number, of: number) => `${step} di ${of}`,
  next: 'Avanti',
  showMe: 'Mostrami',
  watch: 'Guarda che cosa fanno gli altri…',
  playNow: 'Gioca una partita vera',
  astray: 'Buona idea, ma adesso impariamo un’altra mossa. «Mostrami» la mette in mano al posto di questa.',
  notThis: 'Buona idea, ma in questa lezione si gioca la mossa indicata: «Mostrami» la mette in mano.',
  readFirst: 'Prima leggi, poi tocca a te.',
  linkTo: (game: string) => `Impara ${game} in due minuti`,
  inTwoMinutes: 'Impara in due minuti',
};
