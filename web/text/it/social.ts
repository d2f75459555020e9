/** Chi c’è, chi è, come gioca: in italiano. */
import type { ReportReason } from '@cantiere/server/protocol';

const reasons: Record<ReportReason, string> = {
  insult: 'Insulti o minacce',
  cheating: 'Bara',
  spam: 'Disturba o fa pubblicità',
  name: 'Un nome offensivo',
  other: 'Altro',
};

export const social = {
  // Al tavolo
  watching: 'Guardano',
  watchingNobody: 'Nessuno guarda.',
  watchers: (n: number) => (n === 1 ? '1 persona guarda' : `${n} persone guardano`),
  more: (n: number) => (n === 1 ? 'e un’altra' : `e altre ${n}`),
  onlyOthers: (n: number) => (n === 1 ? '1 persona' : `${n} persone`),
  late: (moves: number) => (moves === 1 ? 'Una mossa in ritardo' : `${moves} mosse in ritardo`),
  lateHint: (moves: number) =>
    `A questo tavolo chi guarda vede la partita ${moves === 1 ? 'una mossa' : `${moves} mosse`} dopo, così nessuno può barare.`,
  spectatorsRoom: 'fra spettatori',
  spectatorsChat: 'Scrivi agli altri spettatori',
  spectatorsHint: 'Chi gioca legge quello che scrivi qui solo a partita finita.',
  silenced: (until: string) => `Fino a ${until} puoi leggere, ma non scrivere.`,
  closedHint: 'Quello che si dicono i giocatori lo leggerai a partita finita.',
  hiddenLines: (n: number) =>
    n === 1 ? 'Un messaggio di chi hai bloccato è nascosto.' : `${n} messaggi di chi hai bloccato sono nascosti.`,

  // Appunti
  notes: 'Appunti',
  notesLabel: 'I miei appunti su questo tavolo',
  notesHint: 'Li vedi solo tu.',
  notesPlaceholder: 'Chi ha cosa, che cosa conviene…',
  notesSaved: 'Salvati',
  notesSaving: 'Salvo…',
  notesKept: 'Senza rete: restano in questo browser e si salvano appena possibile.',
  notesFull: (most: number) => `Al massimo ${most} caratteri.`,
  otherDevice: '— da un altro dispositivo —',

  // Una persona
  about: (name: string) => `Chi è ${name}`,
  profile: 'Profilo',
  toProfile: (name: string) => `Profilo di ${name}`,
  myProfile: 'Il mio profilo',
  befriend: 'Aggiungi agli amici',
  unfriend: 'Togli dagli amici',
  block: 'Blocca',
  unblock: 'Sblocca',
  blockHint: 'Non vedrai più quello che scrive e non potrà sedersi ai tavoli che apri.',
  isFriend: 'È fra i tuoi amici.',
  isBlocked: 'Fra le persone bloccate: non vedi quello che scrive.',
  remove: 'Manda via dal tavolo',
  removeHint: 'Non potrà più tornare a questo tavolo.',
  report: 'Segnala',
  reportTitle: (name: string) => `Segnala ${name}`,
  reportHint: 'La segnalazione arriva a chi gestisce questo server, con i messaggi intorno.',
  reportWhy: 'Motivo',
  reportWords: 'Che cosa è successo (se vuoi)',
  reportSend: 'Invia la segnalazione',
  reportSent: 'Segnalazione inviata. Grazie.',
  reasons,
  close: 'Chiudi',
  cancel: 'Annulla',

  // Profilo
  since: (date: string) => `Qui dal ${date}.`,
  you: 'Questo è il profilo che vedono gli altri.',
  noGames: 'Ancora nessuna partita finita.',
  statistics: 'Come gioca',
  history: 'Partite finite',
  game: 'Gioco',
  games: 'Partite',
  wins: 'Vittorie',
  averagePlace: 'Posto medio',
  averageScore: 'Punti in media',
  bestScore: 'Miglior punteggio',
  favouriteSeats: 'Tavolo preferito',
  seatsOf: (n: number) => `in ${n}`,
  rating: 'Valutazione',
  ratingOf: (points: number, margin: number) => `${points} ± ${margin}`,
  ratingSpoken: (points: number, margin: number) => `${points}, più o meno ${margin}`,
  unratedYet: 'nessuna',
  place: (place: number, seats: number) => `${place}º su ${seats}`,
  points: (points: string) => `${points} punti`,
  gaveUp: 'ha lasciato il tavolo',
  rated: 'Classificata',
  unrated: 'Non classificata',
  trainingGame: 'Allenamento',
  with: (names: string) => `con ${names}`,
  privateTable: 'tavolo privato',
  openTable: 'Vedi il tavolo',
  copyProfile: 'Il tuo link, per chi ti vuole fra gli amici',

  // Classifica
  leaderboards: 'Classifiche',
  leaderboard: 'Classifica',
  leaderboardOf: (game: string) => `Classifica: ${game}`,
  leaderboardLead: (games: number) => `Chi ha giocato almeno ${games} partite fra persone, in ordine di valutazione sicura.`,
  leaderboardNone: 'Ancora nessuno: servono partite fra persone, senza bot.',
  how: 'Come si conta',
  howText:
    'Contano le partite finite con almeno due persone e nessun bot dall’inizio. Chi lascia il tavolo arriva ultimo. Il metodo è quello bayesiano di Weng e Lin (modello di Plackett-Luce): chi comincia ha 1500 e una grande incertezza, che cala giocando. L’ordine è quello del valore più prudente, la valutazione meno tre volte l’incertezza.',
  position: 'Posto',
  player: 'Giocatore',
  myPlace: (place: number) => `Il tuo posto: ${place}º`,
  meMark: 'tu',

  // Amici
  friends: 'Amici',
  friendsNone: 'Ancora nessuno. Aggiungi qualcuno dal suo profilo, da un tavolo o con il suo link.',
  blocked: 'Bloccati',
  addByLink: 'Il link del profilo di un amico',
  add: 'Aggiungi',
  badLink: 'Questo non è il link di un profilo.',
  ownLink: 'Questo è il tuo link: dallo a chi ti vuole fra gli amici.',
  added: (name: string) => `${name} è fra i tuoi amici.`,
  friendsTables: 'I tavoli dei tuoi amici',
  join: 'Siediti',
  watch: 'Guarda',
  playingNow: 'Si gioca',
  here: (names: string) => `C’è ${names}`,
  hereMany: (names: string) => `Ci sono ${names}`,

  // Tavolo nuovo
  forFriends: 'Mostra ai miei amici',
  forFriendsHint: 'Chi è fra i tuoi amici, e ha te fra i suoi, lo trova nella pagina iniziale.',
  openChat: 'Chi guarda legge i giocatori',
  openChatHint: 'Quello che scrive chi guarda, chi gioca non lo legge mai prima della fine.',
  delay: 'Chi guarda vede la partita',
  delayHint: 'Con un ritardo nessuno può barare guardando. A fine partita si vede tutto.',
  delayNone: 'subito',
  delayMoves: (moves: number) => `${moves} mosse dopo`,
  shownToFriends: 'gli amici lo trovano',
  lateTable: (moves: number) => `chi guarda è ${moves} mosse indietro`,

  // Pagine
  pages: 'Pagine dell’elenco',
  newer: 'Precedenti',
  older: 'Successive',
  pageOf: (page: number, pages: number) => `${page} di ${pages}`,
};

export type SocialTexts = typeof social;
