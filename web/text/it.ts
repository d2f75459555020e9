/** The frame in Italian. Its shape is the shape of every language: a missing or surplus key does not compile. */
import { say, type Words } from '@cantiere/engine';
import { ofTitle, toTitle } from '@cantiere/engine/grammar/it';
import type { Trouble } from '../ask/http.ts';
import { away } from './it/away.ts';
import { clock } from './it/clock.ts';
import { daily } from './it/daily.ts';
import { editions } from './it/editions.ts';
import { learn } from './it/learn.ts';
import { replay } from './it/replay.ts';
import { account } from './it/account.ts';
import { find } from './it/find.ts';
import { fresh } from './it/fresh.ts';
import { house } from './it/house.ts';
import { lobby } from './it/lobby.ts';
import { notices } from './it/notices.ts';
import { plans } from './it/plans.ts';
import { social } from './it/social.ts';
import { story } from './it/story.ts';
import { fair } from './it/fair.ts';
import { numberIn } from './number.ts';

const errors: Record<Trouble, string> = {
  BAD_REQUEST: 'Il server non ha capito la richiesta.',
  BAD_NAME: 'Questo nome non va bene: da 1 a 24 caratteri visibili, con lettere di un solo alfabeto.',
  MUTED: 'Chi gestisce la casa ti ha tolto la parola per un po’: leggere e giocare puoi sempre.',
  IS_OPERATOR: 'Questa persona gestisce la casa: prima «cantiere operator remove», se è quello che vuoi.',
  REPORT_CLOSED: 'Qualcun altro ha già deciso su questa segnalazione.',
  NOT_COPIED: 'La copia non è riuscita: nessun dato è cambiato. Il registro del server dice perché; spesso è il disco pieno.',
  NOT_SIGNED_IN: 'Non c’è più la tua sessione: ricarica la pagina.',
  SIGNED_OUT: 'La tua sessione è stata chiusa, qui o su un altro dispositivo. La partita è al sicuro.',
  INVITATION_NEEDED: 'In questa casa si entra su invito: chiedine uno a chi la tiene.',
  BAD_INVITATION:
    'Questo invito non fa entrare nessuno: è esaurito, scaduto o ritirato, o c’è una lettera sbagliata. Chiedine un altro.',
  TOO_MANY_INVITATIONS: 'Ci sono già 200 inviti aperti: prima ritirane qualcuno.',
  GAME_NOT_HERE: 'Questo gioco non è sullo scaffale di questa casa.',
  GIVEN: 'Il server è stato avviato con questa impostazione: qui non si può cambiare.',
  BAD_PICTURE: 'Questa immagine non va bene: serve un PNG di al massimo 128 kB e 512 per 512.',
  BAD_ORIGIN: 'Uno di questi non è un indirizzo di pagine: scrivili come https://circolo.example.org.',
  BAD_MAIL_SERVER:
    'Non è un server di posta che possiamo usare: smtp://utente:password@posta.example.org:587, un mittente, e PUBLIC_URL impostato. Dopo una modifica riscrivi la password.',
  NOT_FOUND: 'Questo tavolo non esiste, o non esiste più.',
  NOT_ALLOWED: 'Non puoi farlo a questo tavolo.',
  NOT_HOST: 'Può farlo solo chi ha aperto il tavolo.',
  SEAT_TAKEN: 'Quel posto è già preso.',
  ALREADY_SEATED: 'Sei già a questo tavolo.',
  NOT_SEATED: 'Non hai un posto a questo tavolo.',
  TABLE_STARTED: 'La partita è già cominciata.',
  TABLE_NOT_FULL: 'Ci sono ancora posti vuoti.',
  TABLE_CLOSED: 'Chi ospita ha chiuso il tavolo: il link non vale più.',
  TABLE_CHANGED: 'Il tavolo è appena cambiato: guardalo ancora una volta.',
  NOT_AGREED: 'Qualcuno al tavolo non ha ancora detto sì al cambio.',
  SEAT_KEPT: 'Un posto è tenuto per chi non è ancora arrivato: liberalo per cominciare senza.',
  SEATS_NEEDED: 'Le persone sono di più: prima libera un posto.',
  NOBODY_SEATED: 'Al tavolo deve sedere qualcuno: i bot da soli non giocano.',
  HOST_NOT_GONE: 'Chi ospita c’è, o c’era da poco: aspetta tre minuti, o un giorno dove ogni mossa ha giorni.',
  INVITED_ENOUGH: 'Tieni già dei posti per questa persona ad altri tavoli.',
  TABLE_NOT_OVER: 'La partita non è ancora finita.',
  ASK_GONE: 'La richiesta non c’è più.',
  ASK_OPEN: 'C’è già una richiesta che aspetta risposta.',
  ASKED_ENOUGH: 'Lo hai già chiesto e ritirato due volte: puoi richiederlo più avanti.',
  ASK_LATER: 'Ti hanno già detto di no: puoi richiederlo più avanti.',
  NAME_TAKEN: 'Al tavolo c’è già chi si chiama così, o quasi: scegli un altro nome.',
  NOT_AWAY: 'È al tavolo, o non manca ancora da abbastanza tempo.',
  VOUCH_ELSEWHERE: 'Chi chiede il posto si collega dalla tua stessa rete: deve garantire qualcun altro, o si propone un bot.',
  STAND_IN: 'Sta giocando un bot al tuo posto: prima riprendilo.',
  SIGN_IN_AGAIN: 'Per sicurezza: esci, entra di nuovo e riprova entro dieci minuti.',
  BAD_TOKEN: 'Questo token API è scaduto, è stato revocato o non esiste.',
  TOKEN_SCOPE: 'Questo token API non vale per questo.',
  NO_PASSKEYS_HERE: 'Questa casa non ha un indirizzo https: qui le passkey non funzionano.',
  BAD_PASSKEY: 'Questa passkey qui non è conosciuta, o la risposta è arrivata troppo tardi. Riprova, o entra con la password.',
  LAST_WAY_IN: 'È l’ultimo modo di entrare nel tuo account: prima scegli una password.',
  PROVIDER_DOWN: 'L’accesso del club non risponde. Riprova più tardi, o entra con la password.',
  PROVIDER_REFUSED:
    'L’accesso del club non è riuscito: non è stato confermato, o è cominciato in un altro browser. Riprova da qui.',
  PROVIDER_NO_ADDRESS:
    'L’accesso del club non garantisce nessun indirizzo e-mail per te. Chiedi a chi lo gestisce di confermarlo, o crea un account qui.',
  ADDRESS_UNPROVEN:
    'Qui c’è già un account con il tuo indirizzo, mai confermato. Entra con la sua password e collega da qui l’accesso del club.',
  IDENTITY_TAKEN: 'Chi è entrato nel club è già collegato a un altro account di questa casa.',
  TOO_MANY_KEYS: 'Ne hai già quanti se ne possono avere: prima togline uno che non usi.',
  RATED_TABLE: 'Questa partita conta per le classifiche, che sono delle persone: i programmi giocano ai tavoli non classificati.',
  BANNED: 'Chi gestisce questa casa ti ha escluso. Se pensi che sia un errore, scrivigli.',
  NO_SPECTATORS: 'A questo tavolo non si può guardare.',
  NOT_WELCOME: 'Chi ha aperto il tavolo non ti vuole qui.',
  ACCOUNT_NEEDED:
    'Qui le partite classificate si giocano solo con un profilo registrato. Creane uno nelle impostazioni (le tue partite restano tue), o chiedi un tavolo non classificato.',
  NO_SUCH_PERSON: 'Questa persona non c’è.',
  NO_FRIENDSHIP: 'Questa persona non vuole stare fra i tuoi amici.',
  TOO_MANY_PEOPLE: 'Ci sono già troppe persone in questo elenco.',
  TOO_MANY_REPORTS: 'Hai segnalato molto nell’ultima ora: aspetta un po’.',
  TOO_MANY_BOT_TABLES:
    'Come ospite hai già tante partite con i bot quante ne permette questo server: prima finiscine o lasciane una, oppure crea un account nelle impostazioni.',
  TOO_MANY_THUMBS:
    'Di un ospite che qui non ha ancora finito una partita la casa non conserva altri pollici. Finiscine una, o crea un account nelle impostazioni: fino ad allora il tuo voto resta in questo browser.',
  CANNOT_RESUME: 'Questo tavolo è stato giocato con altre regole: qui non si può riaprire.',
  DEAL_NOT_OPEN: 'Questa partita non è aperta: non è ancora cominciata, o il suo link è scaduto.',
  TRY_FIRST: 'Le partite degli altri si aprono quando la tua è finita.',
  DEAL_KNOWN: 'Eri seduto al tavolo da cui viene questa partita: la conosci già. È per gli altri.',
  TOO_MANY_DEALS: 'Hai già aperto tutte le partite per amici che si possono avere. Chiudine una, o aspetta che ne finisca una.',
  SEED_SEALED: 'Il seme di questa partita è ancora sigillato: si pubblica quando nessuno la gioca più.',
  HOUSE_FULL: 'In questo momento il server è al completo. Non si perde nulla; riprova fra qualche minuto.',
  BAD_OPTIONS: 'Queste opzioni non vanno insieme.',
  EMAIL_TAKEN: 'C’è già un account con questo indirizzo.',
  WRONG_PASSWORD: 'Indirizzo o password sbagliati.',
  WRONG_PRESENT_PASSWORD: 'Non è la tua password attuale.',
  WEAK_PASSWORD: 'Password troppo debole: almeno 10 caratteri.',
  BAD_LINK: 'Questo link non vale più: è scaduto o è già stato usato.',
  BAD_WEBHOOK:
    'A questo indirizzo non si può scrivere: deve cominciare con https:// e stare su Internet. Quello di ntfy finisce con l’argomento, per esempio https://ntfy.sh/il-mio-argomento.',
  NOT_DELIVERED: 'L’avviso non è arrivato: dall’altra parte nessuno l’ha preso.',
  ENOUGH_SENT:
    'È già stato mandato più volte. Guarda se è arrivato, anche nella posta indesiderata; tra un’ora puoi chiederlo di nuovo.',
  TOO_FAST: 'Troppe richieste: aspetta un momento.',
  TRY_LATER: 'Troppe password sbagliate per questo account.',
  TOO_LARGE: 'Il messaggio è troppo lungo.',
  CANNOT_SAVE: 'In questo momento il server non riesce a salvare. Niente è andato perso; riprova fra poco.',
  SERVER_TROUBLE: 'Qualcosa non va sul server. Riprova fra poco.',
  UNREACHABLE: 'Il server non risponde. Controlla la rete e riprova.',
};

const number = numberIn('it');

const NUMBERS = ['Nessun gioco', 'Un gioco', 'Due giochi', 'Tre giochi', 'Quattro giochi', 'Cinque giochi', 'Sei giochi'];

export const it = {
  house,
  /** A number as it is written: at most two decimals, a comma or a point, a true minus. */
  number,
  guestNames: [
    'Ginepro',
    'Zafferano',
    'Corallo',
    'Betulla',
    'Malva',
    'Cedro',
    'Ambra',
    'Timo',
    'Ninfea',
    'Olmo',
    'Genziana',
    'Mirto',
  ],
  /** Seconds left until a password may be tried again; 0: now. */
  tryAgainIn: (seconds: number): string =>
    seconds === 0
      ? 'Ora puoi riprovare.'
      : seconds === 1
        ? 'Puoi riprovare tra un secondo.'
        : `Puoi riprovare tra ${seconds} secondi.`,
  errors,
  away,
  clock,
  daily,
  editions,
  replay,
  learn,

  nav: {
    label: 'Pagine',
    games: 'Giochi',
    tables: 'I miei tavoli',
    tablesShort: 'Tavoli',
    rules: 'Regole',
    puzzles: 'Problemi',
    numbers: 'Numeri',
    you: 'Tu',
    credits: 'Crediti',
    desk: 'Il banco',
    home: 'Cantiere, pagina iniziale',
    skip: 'Vai al contenuto',
    guest: 'Ospite',
    settingsOf: (name: string) => `${name}: impostazioni`,
    language: 'Lingua',
    waiting: (n: number) => (n === 1 ? '1 tavolo aspetta te' : `${n} tavoli aspettano te`),
  },

  home: {
    puzzles: 'Problemi: trova la mossa migliore',
    title: 'Quale città costruiamo oggi?',
    lead: (games: number) =>
      games === 1
        ? 'Un gioco da tavolo sulla costruzione di una città. Gratis, aperto, senza account.'
        : `${NUMBERS[games] ?? `${games} giochi`} da tavolo sulla costruzione di città. Gratis, aperto, senza account.`,
    game: 'Gioco',
    opponents: 'Avversari',
    level: 'Livello',
    mixed: 'diversi',
    asBefore: (n: number) => (n === 1 ? 'Come l’ultima volta, con una variante.' : `Come l’ultima volta, con ${n} varianti.`),
    plain: 'Senza varianti',
    bots: (n: number) => `${n} bot`,
    playNow: 'Gioca subito contro i bot',
    playHere: 'Gioca ora',
    playGame: (title: string) => `Gioca ora ${toTitle(title)} contro i bot`,
    inviteGame: (title: string) => `Invita amici ${toTitle(title)}`,
    setting: 'Preparo il tavolo…',
    invite: 'Invita gli amici',
    inviteShort: 'Invita',
    inviteHint: 'Un link, nessun account',
    makeLink: 'Crea il link',
    openTable: 'Vai al tavolo',
    customise: 'Scegli opzioni e posti',
    shelf: (games: number): string => (games === 1 ? 'Il gioco' : 'I giochi'),
    mine: 'I tuoi tavoli',
    waiting: (n: number) => (n === 1 ? '1 aspetta te' : `${n} aspettano te`),
    none: 'Qui compaiono le tue partite. La prima è a un clic.',
    allAbove: 'I tuoi tavoli in corso sono in cima alla pagina.',
    signIn: 'Hai già un account? Entra.',
    open: 'Tavoli aperti a tutti',
    openNone: 'Nessun tavolo aperto in questo momento.',
    seatsFree: (n: number) => (n === 1 ? '1 posto libero' : `${n} posti liberi`),
    join: 'Siediti',
    resume: 'Riprendi',
    look: 'Apri',
    review: 'Vedi',
    archive: 'Metti via',
    archiveTable: (name: string) => `Metti via il tavolo ${name}`,
    yourTurn: 'Tocca a te',
    rests: 'Riposa: la sua edizione non è qui',
    turnOf: (name: string) => `Tocca a ${name}`,
    turnOfMany: (n: number) => `Decidono in ${n}`,
    inLobby: 'Aspetta giocatori',
    won: (points: number) => `Hai vinto con ${points}`,
    wonTied: (points: number) => `Pari al primo posto, ${points}`,
    placed: (rank: number, points: number) => `${rank}º posto, ${points} punti`,
    finished: 'Finita',
    offline: 'I tavoli non si caricano: il server non risponde.',
    showAll: (n: number) => `Mostra tutti e ${n}`,
    showLess: 'Mostra meno',
  },

  social,
  fair,

  facts: {
    players: (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`),
    playersSpoken: (min: number, max: number) => (min === max ? `${min} giocatori` : `da ${min} a ${max} giocatori`),
    minutes: (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`),
    minutesSpoken: (min: number, max: number) => (min === max ? `${min} minuti` : `da ${min} a ${max} minuti`),
    min: 'min',
    weight: ['', 'leggerissimo', 'leggero', 'medio', 'impegnativo', 'pesante'],
  },

  time: {
    now: 'adesso',
    minutes: (n: number) => (n === 1 ? 'un minuto fa' : `${n} minuti fa`),
    hours: (n: number) => (n === 1 ? 'un’ora fa' : `${n} ore fa`),
    days: (n: number) => (n === 1 ? 'ieri' : `${n} giorni fa`),
  },

  find,

  fresh,
  story,

  lobby,

  table: {
    loading: 'Apparecchio il tavolo…',
    players: (n: number) => `${n} giocatori`,
    rules: 'Regole',
    log: 'Diario',
    chat: 'Chat',
    more: 'Diario e chat',
    unread: (n: number) => (n === 1 ? '1 nuovo messaggio' : `${n} nuovi messaggi`),
    close: 'Chiudi',
    board: 'Tavolo di gioco',
    yourTurn: 'Tocca a te',
    watching: 'Stai guardando',
    waitingFor: (names: string) => `Si aspetta ${names}`,
    sending: 'Mando la mossa…',
    sendingLong: 'La mossa parte appena il server risponde.',
    skip: 'Salta',
    undo: 'Annulla',
    undone: ({ seat, moves }: { readonly seat: number; readonly moves: number }): Words =>
      moves === 1 ? say`${{ seat }} ritira l’ultima mossa.` : say`${{ seat }} torna indietro di ${moves} mosse.`,
    cannotUndo: (barrier: string | undefined): string =>
      barrier === 'reveal'
        ? 'Da allora si è visto qualcosa di nascosto: non si può tornare indietro.'
        : barrier === 'other'
          ? 'Da allora ha mosso qualcun altro: non si può tornare indietro.'
          : barrier === 'turn'
            ? 'Il tuo turno è finito: non si può tornare indietro.'
            : 'Non c’è niente da ritirare.',
    undoFree: 'Ritira la tua ultima mossa',
    undoTraining: 'Torna alla tua ultima decisione',
    undoAsk: 'Da allora si è visto qualcosa di nascosto: se torni indietro, la partita diventa un allenamento.',
    undoYes: 'Torna indietro',
    training: 'allenamento',
    trainingHint:
      'Non conta per nulla: si è tornati indietro oltre qualcosa di svelato, c’è un allenatore, o si prosegue un’altra partita.',
    since: {
      title: 'Dal tuo ultimo turno',
      table: 'Al tavolo',
      more: (n: number) => (n === 1 ? 'Prima, un’altra cosa: è nel diario.' : `Prima, altre ${n} cose: sono nel diario.`),
      close: 'Chiudi il riassunto',
    },
    confirm: 'Conferma',
    choose: 'Scegli una mossa',
    clear: 'Lascia stare',
    choices: 'Che cosa puoi fare',
    allChoices: (n: number): string => (n === 1 ? 'La scelta' : 'Tutte le scelte'),
    keyboard: {
      title: 'Tastiera',
      open: 'Tutti i tasti',
      enter: 'Invio',
      choose: 'sceglie una mossa della lista',
      confirm: 'conferma la mossa scelta',
      clear: 'lascia la mossa scelta, o chiude',
      back: 'torna indietro nella lista',
      undo: 'annulla l’ultima mossa (anche Ctrl+Z)',
      walk: 'passa da un elemento all’altro, anche sul tabellone',
      cards: 'vanno lungo una fila di carte o di schede',
      touch: 'toccano il pezzo su cui sei',
      help: 'mostra questi tasti',
    },
    keys: (n: number) => (n === 1 ? 'tasto 1' : `tasti 1–${n}`),
    noChoices: 'Adesso non tocca a te.',
    back: 'Indietro',
    inside: (n: number) => (n === 1 ? '1 mossa' : `${n} mosse`),
    insideNone: 'ora niente',
    blocked: 'non si può ora',
    blockedMany: (n: number) => (n === 1 ? '1 cosa che ora non puoi fare.' : `${n} cose che ora non puoi fare.`),
    selected: 'scelta',
    orPick: (count: number) => `oppure scegli fra ${count}`,
    pickCount: (have: number, min: number, max: number) =>
      min === max || min === 0 ? `${have} di ${max}` : `${have}, da ${min} a ${max}`,
    pickMore: (n: number) => (n === 1 ? 'Scegline ancora 1.' : `Scegline ancora ${n}.`),
    pickFewer: (n: number) => (n === 1 ? '1 di troppo.' : `${n} di troppo.`),
    why: 'Perché no?',
    rule: (id: string) => `Regola ${id}`,
    overtaken: 'Nel frattempo è cambiato qualcosa e la mossa non è partita. Guarda e scegli di nuovo.',
    refused: (reason: string) => `Mossa non accettata: ${reason}`,
    unplayed: (moves: number) =>
      moves === 1
        ? 'Il piano si ferma qui: una mossa non è stata giocata.'
        : `Il piano si ferma qui: ${moves} mosse non sono state giocate.`,
    connection: {
      joining: 'Mi siedo al tavolo…',
      lost: 'La linea è caduta: ritorno da solo. Niente è perso.',
      back: 'Di nuovo in linea.',
      unsaved:
        'In questo momento il server non riesce a salvare le mosse: riprova da solo, e la tua mossa aspetta. Niente è perso.',
      retry: 'Riprova ora',
    },
    logEmpty: 'Non è ancora successo niente.',
    logNewest: 'In fondo le ultime',
    round: (n: number) => `Round ${n}`,
    start: 'Inizio',
    chatEmpty: 'Nessun messaggio. Di’ ciao!',
    chatLabel: 'Scrivi al tavolo',
    send: 'Invia',
    spectator: 'spettatore',
    notes: 'Appunti',
    you: 'Tu',
    away: 'assente',
    notOnShelf: 'Questa versione di Cantiere non ha il gioco di questo tavolo.',
    sit: 'Siediti',
  },

  offline: {
    play: 'Gioca senza rete',
    hint: 'Il tavolo e i bot stanno in questo browser.',
    playNow: 'Gioca senza rete contro i bot',
    alone: 'Il server non risponde: si gioca qui, in questo browser.',
    meanwhile: 'Intanto gioca senza rete',
    mine: 'Partite senza rete',
    where: 'Conservate in questo browser',
    running: 'In corso',
    delete: 'Elimina',
    deleteGame: (name: string) => `Elimina la partita: ${name}`,
    reallyDelete: 'Elimina?',
    gone: 'Questa partita non è in questo browser, o non c’è più.',
    stale: 'Questa partita è cominciata con regole più vecchie e non può continuare.',
    notKept: 'Il browser non ha posto: la partita dura finché questa pagina resta aperta.',
  },

  hint: {
    ask: 'Che cosa farebbe il maestro?',
    thinking: 'Il maestro ci pensa…',
    failed: 'Non ha risposto. Chiedi di nuovo',
    title: 'Il maestro farebbe così',
    close: 'Chiudi il consiglio',
    sign: 'consigliata',
    touch: 'ora tocca qui',
    wins: (percent: number) => `vince circa ${percent} volte su 100`,
    expects: (points: number, lead: number) =>
      `in media ${points} punti, ${lead < 0 ? `${-lead} sotto` : `${lead} sopra`} il rivale migliore`,
    points: (n: number) => `${n} pt`,
    how: 'Vittorie su 100 e punti finali, da partite immaginate con quello che vedi tu.',
    onlyOne: 'Non c’è altro da valutare.',
    level: 'Circa alla pari con la seconda: scegli quella che preferisci.',
    little: (n: number) => `Un poco meglio: ${n} vittorie in più su 100.`,
    plain: (n: number) => `Nettamente meglio: ${n} vittorie in più su 100.`,
    leaves: (things: string) => `Poi: ${things}.`,
    asGood: 'Circa alla pari.',
    less: (n: number) => `${n} vittorie in meno su 100.`,
  },

  result: {
    youWon: 'Hai vinto!',
    youTied: 'Primo posto, alla pari!',
    won: (name: string) => `Ha vinto ${name}`,
    tied: (names: string) => `Vittoria condivisa: ${names}`,
    and: 'e',
    margin: (by: number) => (by === 1 ? 'Un punto di differenza.' : `${number(by)} punti di differenza.`),
    sheet: 'Il conto dei punti',
    player: 'Giocatore',
    total: 'Totale',
    rank: 'Posto',
    behind: (n: number) => (n === 0 ? 'alla pari' : n === 1 ? 'a 1 punto' : `a ${number(n)} punti`),
    tieBreak: (category: string, mine: number, theirs: number) =>
      `pari punti; decide «${category}»: ${number(mine)} contro ${number(theirs)}`,
    detail: 'I punti uno per uno',
    rematch: 'Rivincita',
    toRematch: 'Vai alla rivincita',
    export: 'Scarica la partita',
    home: 'Pagina iniziale',
    look: 'Guarda il tavolo',
    analyse: 'Analizza',
    mistakes: 'Impara dai tuoi errori',
    toSheet: 'Torna ai punti',
    showAll: 'Mostra subito tutto',
    fair: 'Mazzo verificabile',
    fairYes: 'Il seme svelato ora è quello promesso all’inizio: nessuno ha toccato il mazzo.',
    fairNo: 'Attenzione: il seme svelato non è quello promesso all’inizio.',
    fairWait: 'Il seme si svela a fine partita.',
    commitment: 'Impronta promessa all’inizio',
    seed: 'Seme',
    how: 'Come si verifica',
    chart: 'I punti, round per round',
    chartSpoken: (rounds: number) =>
      `Grafico dei punti di ogni giocatore in ${rounds} round; gli stessi numeri sono nella tabella sotto.`,
    chartTable: 'Gli stessi numeri in tabella',
    round: 'Round',
    roundShort: (n: number) => `Round ${n}.`,
    moments: 'I momenti che hanno deciso',
    points: (n: number) => (n === 1 ? '1 punto' : `${number(n)} punti`),
  },

  rules: {
    cards: 'Tutte le carte',
    cardsOrigin: 'Tutte le carte, con la provenienza di ogni valore',
    title: 'Regole',
    of: (game: string) => `Le regole ${ofTitle(game)}`,
    lead: 'Scritte da noi, con il numero di ogni regola: chi ti dice “no” ti porta al paragrafo.',
    contents: 'Indice',
    example: 'Esempio',
    missing: 'Le regole di questo gioco non sono ancora in questa lingua.',
    open: 'Apri la pagina delle regole',
    play: 'Gioca',
  },

  settings: {
    title: 'Impostazioni',
    you: 'Tu',
    name: 'Il tuo nome al tavolo',
    save: 'Salva',
    saved: 'Salvato',
    language: 'Lingua',
    look: 'Aspetto',
    theme: { label: 'Tema', system: 'Come il sistema', light: 'Chiaro', dark: 'Scuro' },
    motion: { label: 'Movimento', system: 'Come il sistema', full: 'Sì', less: 'Il meno possibile' },
    tempo: { label: 'Velocità di ciò che si vede', slow: 'Calma', normal: 'Normale', quick: 'Rapida', once: 'Subito' },
    sounds: 'Suoni',
    soundsHint: 'Carte, monete, pietra, e un tocco leggero quando tocca a te.',
    volume: 'Volume',
    pulses: 'Vibrazione',
    pulsesHint: 'Leggera: quando tocca a te, quando una mossa è presa, quando è rifiutata.',
    play: 'Al tavolo',
    confirm: 'Conferma ogni mossa',
    confirmHint: 'Una mossa scelta aspetta il pulsante di conferma, o un secondo tocco.',
    digits: 'Scegli con i tasti 1–9',
    digitsHint: 'Le cifre scelgono nell’elenco delle mosse.',
    account: 'Account',
    accountWhy: 'Per giocare non serve un account. Con un account ritrovi le tue partite anche se cambi computer o telefono.',
    email: 'E-mail',
    password: 'Password',
    passwordHint: 'Almeno 10 caratteri.',
    create: 'Crea l’account',
    signIn: 'Entra',
    signOut: 'Esci',
    have: 'Ho già un account',
    haveNot: 'Non ho un account',
    signedIn: (email: string) => `Le tue partite sono legate a ${email}.`,
    guest: 'Giochi da ospite.',
  },

  credits: {
    title: 'Crediti',
    lead: 'Cantiere è un omaggio libero a giochi che amiamo. Comprate gli originali: sono più belli sul tavolo.',
    games: 'I giochi',
    designer: 'Autore',
    publisher: 'Editore',
    note: 'Testi, disegni e programma sono nostri; nessuna immagine viene dal gioco pubblicato. Dove il regolamento tace abbiamo deciso noi: le pagine delle regole dicono come si gioca qui.',
    reconstructed: (what: string) =>
      `Ricostruito da noi, perché non lo conoscevamo: ${what}. Chi possiede il gioco stampato può correggere i valori; come si fa è scritto in`,
    rights: 'I giochi e i loro nomi appartengono agli aventi diritto, che non sono legati a Cantiere.',
    icons: 'Icone',
    iconsText:
      'Molte icone vengono da game-icons.net (Lorc, Delapouite e altri), licenza CC BY 3.0; colori e cornici sono nostri.',
    fonts: 'Caratteri',
    fontsText: 'Fraunces e Inter, entrambi con licenza SIL Open Font License 1.1.',
    licence: 'Licenza',
    licenceText: 'Il programma è libero, con licenza MIT.',
    thirdParty: {
      link: 'Ciò che è di altri, con le sue licenze',
      title: 'Di altri, con la loro licenza',
      lead: 'Cantiere contiene lavoro di altri. Ecco di chi è, e a quali condizioni.',
      packages: 'Programmi e caratteri',
      icons: (authors: string) => `Quasi tutte le icone sono di ${authors}; colori e cornici sono nostri. Di altri autori:`,
    },
    verify: 'Come si verifica un mazzo',
    verifyFile: 'partita.json',
    verifySteps: [
      'Prima di dare le carte il server sceglie un seme segreto di 256 bit e ne pubblica l’impronta SHA-256: da quel momento non può più cambiarlo.',
      'A fine partita pubblica il seme. L’app ricalcola l’impronta e la confronta.',
      'Per rifare tutta la partita: scarica la partita dalla pagina del risultato e lancia il comando qui sotto. Rimescola, rigioca ogni mossa e confronta ogni posizione.',
    ],
  },

  lost: {
    title: 'Qui non c’è niente da costruire',
    text: 'L’indirizzo non porta a nessuna pagina.',
    home: 'Torna alla pagina iniziale',
    rests: 'Questa partita riposa',
    restsText: (edition: number | undefined) =>
      `Si gioca con ${edition === undefined ? 'un’edizione' : `l’edizione ${edition}`} del gioco che questo server ora non ha. Niente è perduto: nessun orologio corre, nessuno è atteso, e si riprende da dove si era appena l’edizione torna. Chi gestisce il server trova nel suo registro che cosa fare.`,
    lookAgain: 'Guarda di nuovo',
    signedOut: 'La sessione è finita',
    asGuest: 'Torna come ospite',
    broken: 'Qualcosa si è rotto',
    brokenText: 'La partita è al sicuro. Ricarica la pagina per continuare.',
    reload: 'Ricarica',
    loading: 'Carico…',
  },

  notices,
  account,

  plans,
};

export type Texts = typeof it;
