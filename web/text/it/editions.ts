/** Edizioni dei giochi, in italiano. */
export const editions = {
  edition: (version: number) => `edizione ${version}`,
  corrected: (version: number) => `edizione ${version}, corretta`,
  hint: (id: string, version: number, digest: string, corrected: boolean) =>
    `Edizione ${id}: le regole nella versione ${version}, i componenti con l’impronta ${digest}${corrected ? ', corretti da questa casa' : ', come stampati'}. La partita si gioca, si rivede e si verifica con questa edizione e nessun’altra.`,
  label: 'Edizione',
  gone: 'L’edizione con cui si gioca questa partita ora qui non c’è. Niente è perduto: chi gestisce il server trova nel registro che cosa fare.',
  anewTitle: 'Queste carte vogliono la pagina nuova',
  anew: 'Questa pagina ha il gioco con altre carte, e qui è aperta una partita che il browser non ha potuto conservare. Finiscila o salvala come file; poi ricarica la pagina.',
  stands: (steps: number, ago: string) => `È al passo ${steps}; l’ultimo è stato fatto ${ago}.`,
  lastSeen: (steps: number, ago: string) =>
    `La posizione come questo browser l’ha vista l’ultima volta, ${ago}, al passo ${steps}.`,
  since: (steps: number) =>
    steps === 1 ? 'Da allora è stato fatto un altro passo.' : `Da allora sono stati fatti altri ${steps} passi.`,
  drawnToday: 'La disegna il tabellone di oggi: un valore su una carta può essere quello dell’edizione di oggi.',
  plain:
    'Questa partita è di un’edizione precedente, e il tabellone di oggi non sa disegnare questa posizione. È mostrata a parole: i pezzi e l’elenco delle scelte giocano come prima.',
};

export type EditionTexts = typeof editions;
