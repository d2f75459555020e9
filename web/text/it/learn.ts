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
  notThis: 'In questa lezione si gioca la mossa indicata: premi «Mostrami» se non la trovi.',
  readFirst: 'Prima leggi, poi tocca a te.',
  linkTo: (game: string) => `Impara ${game} in due minuti`,
  inTwoMinutes: 'Impara in due minuti',
};
