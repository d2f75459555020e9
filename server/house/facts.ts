/**
 * What this house keeps of people, in one table of facts: every table and every column of the database has its word here, or this
 * does not compile; a test compares it with the database itself. The privacy page and the archive of one's own data are made
 * from it, so that neither can leave anything out.
 */
import type { InEveryLanguage } from '@cantiere/engine';
import { SESSION_LASTS_MS } from '../people/sessions.ts';
import { KEEP_HOURS_MS } from '../store/hours.ts';
import type { Schema } from '../store/schema.ts';
import { KEEP_TOLD_MS } from '../store/told.ts';
import { KEEP_INVITATIONS_MS, KEEP_LOBBIES_MS, KEEP_NOTICES_MS } from './keeping.ts';

type Words = InEveryLanguage<string>;

/** What a column holds, in words. */
export const COLUMN_WORDS = {
  number: { it: 'un numero interno', en: 'an internal number' },
  who: { it: 'di chi si tratta', en: 'whose it is' },
  others: { it: 'altre persone coinvolte', en: 'other people concerned' },
  name: { it: 'il nome', en: 'the name' },
  address: { it: 'l’indirizzo e-mail', en: 'the e-mail address' },
  secret: {
    it: 'un segreto, che nessuno può leggere o che resta nel server',
    en: 'a secret that nobody can read, or that stays on the server',
  },
  when: { it: 'quando', en: 'when' },
  where: { it: 'a quale tavolo o gioco', en: 'at which table or game' },
  device: { it: 'con che cosa, alla buona («Firefox, Linux»)', en: 'with what, roughly (“Firefox, Linux”)' },
  network: {
    it: 'un’impronta della rete da cui si gioca, finché dura la partita',
    en: 'a fingerprint of the network one plays from, while the game lasts',
  },
  choice: { it: 'che cosa si è scelto', en: 'what was chosen' },
  words: { it: 'che cosa si è scritto', en: 'what was written' },
  move: { it: 'che cosa si è giocato', en: 'what was played' },
  outcome: { it: 'com’è andata', en: 'how it went' },
  state: { it: 'a che punto è', en: 'how far it is' },
  count: { it: 'quante volte', en: 'how often' },
  role: {
    it: 'se tiene la casa, non può scrivere o non può più entrare',
    en: 'whether they run the house, may not write or may no longer come in',
  },
  target: { it: 'dove mandare gli avvisi', en: 'where notices go' },
  fingerprint: { it: 'un’impronta che non dice di chi è', en: 'a fingerprint that names nobody' },
} as const satisfies Readonly<Record<string, Words>>;

export type ColumnWord = keyof typeof COLUMN_WORDS;

type Kept =
  /** Until whoever it is about deletes themselves. */
  | 'leaving'
  /** With the game; whoever goes stays in it without a name. */
  | 'game'
  /** As long as the house lasts. */
  | 'house'
  /** Removed by itself after so long. */
  | { readonly ms: number }
  /** Removed as soon as its own time is over. */
  | 'own time';

export interface TableFacts<T extends keyof Schema> {
  readonly about: 'person' | 'games' | 'nobody';
  readonly what: Words;
  readonly kept: Kept;
  readonly columns: { readonly [Column in keyof Schema[T]]: ColumnWord };
  /** Of what is about people: the rows that are mine name me here. */
  readonly mine?: {
    readonly by: readonly (keyof Schema[T] & string)[];
    /** Secrets, and what is somebody else's, stay out of my archive. */
    readonly without?: readonly (keyof Schema[T] & string)[];
  };
}

export const FACTS: { readonly [T in keyof Schema]: TableFacts<T> } = {
  people: {
    about: 'person',
    what: {
      it: 'Chi sei qui: nome e, con un account, indirizzo e password',
      en: 'Who you are here: a name and, with an account, address and password',
    },
    kept: 'leaving',
    columns: {
      id: 'who',
      name: 'name',
      email: 'address',
      password: 'secret',
      created_at: 'when',
      search_name: 'name',
      seen: 'choice',
      seen_at: 'when',
      operator: 'role',
      banned_at: 'role',
      banned_until: 'role',
      muted_until: 'role',
    },
    mine: { by: ['id'], without: ['password'] },
  },
  sessions: {
    about: 'person',
    what: { it: 'Dove sei entrato', en: 'Where you are signed in' },
    kept: { ms: SESSION_LASTS_MS },
    columns: { token_hash: 'secret', person: 'who', created_at: 'when', expires_at: 'when', device: 'device', seen_at: 'when' },
    mine: { by: ['person'], without: ['token_hash'] },
  },
  api_tokens: {
    about: 'person',
    what: { it: 'Gettoni per i tuoi programmi', en: 'Tokens for programs of yours' },
    kept: 'own time',
    columns: {
      id: 'number',
      token_hash: 'secret',
      person: 'who',
      name: 'name',
      scopes: 'choice',
      created_at: 'when',
      expires_at: 'when',
      seen_at: 'when',
    },
    mine: { by: ['person'], without: ['token_hash'] },
  },
  passkeys: {
    about: 'person',
    what: { it: 'Le tue passkey', en: 'Your passkeys' },
    kept: 'leaving',
    columns: {
      id: 'number',
      person: 'who',
      name: 'name',
      public_key: 'secret',
      counter: 'count',
      transports: 'device',
      created_at: 'when',
      seen_at: 'when',
    },
    mine: { by: ['person'], without: ['public_key'] },
  },
  identities: {
    about: 'person',
    what: { it: 'Chi sei presso il fornitore d’identità del circolo', en: 'Who you are at the club’s identity provider' },
    kept: 'leaving',
    columns: { issuer: 'target', subject: 'number', person: 'who', created_at: 'when' },
    mine: { by: ['person'] },
  },
  errands: {
    about: 'person',
    what: { it: 'Un accesso cominciato e non finito', en: 'A sign-in that was begun and not finished' },
    kept: 'own time',
    columns: { token_hash: 'secret', kind: 'state', person: 'who', about: 'secret', until: 'when' },
    mine: { by: ['person'], without: ['token_hash', 'about'] },
  },
  arrivals: {
    about: 'person',
    what: { it: 'Con quale invito sei entrato', en: 'By which invitation you came' },
    kept: 'leaving',
    columns: { person: 'who', invitation: 'number', at: 'when' },
    mine: { by: ['person'] },
  },
  invitations: {
    about: 'person',
    what: { it: 'Gli inviti che hai fatto, se tieni la casa', en: 'Invitations you made, if you run the house' },
    kept: { ms: KEEP_INVITATIONS_MS },
    columns: {
      id: 'number',
      code: 'secret',
      note: 'words',
      uses: 'count',
      used: 'count',
      until: 'when',
      made_by: 'who',
      made_at: 'when',
      revoked_at: 'when',
      burnt_by: 'others',
    },
    mine: { by: ['made_by'], without: ['burnt_by'] },
  },
  seats: {
    about: 'games',
    what: { it: 'A quali tavoli siedi', en: 'At which tables you sit' },
    kept: 'game',
    columns: {
      table_id: 'where',
      seat: 'where',
      kind: 'state',
      person: 'who',
      level: 'choice',
      name: 'name',
      left_by: 'others',
      since: 'when',
      agreed_to: 'choice',
      kept_for: 'others',
      kept_at: 'when',
      seen_at: 'when',
      seen_from: 'network',
    },
    mine: { by: ['person', 'left_by', 'kept_for'], without: ['left_by', 'kept_for', 'seen_from'] },
  },
  tables: {
    about: 'games',
    what: {
      it: 'I tavoli: gioco, opzioni, stato; di chi li ha aperti si sa chi è',
      en: 'Tables: game, options, state; and who opened them',
    },
    kept: 'game',
    columns: {
      id: 'where',
      game: 'where',
      rules_version: 'state',
      name: 'name',
      phase: 'state',
      options: 'choice',
      listed: 'choice',
      spectators: 'choice',
      host: 'who',
      seed: 'secret',
      rematch: 'where',
      terms: 'choice',
      asks: 'others',
      started_at: 'when',
      created_at: 'when',
      updated_at: 'when',
      version: 'state',
      to_act: 'state',
      bots_to_act: 'state',
      result: 'outcome',
      training: 'state',
      deadline: 'when',
      clocks: 'when',
      driver: 'state',
      driver_until: 'when',
      watch_delay: 'choice',
      open_chat: 'choice',
      for_friends: 'choice',
      removed: 'others',
      settled: 'state',
      lobby: 'state',
      noticed: 'state',
      changes: 'count',
      edition: 'state',
      resting: 'state',
      differs_from: 'state',
      deal: 'where',
    },
    mine: { by: ['host'], without: ['seed', 'asks', 'removed', 'lobby', 'clocks', 'to_act', 'driver', 'driver_until'] },
  },
  moves: {
    about: 'games',
    what: { it: 'Ogni mossa, con il posto che l’ha fatta', en: 'Every move, with the seat that made it' },
    kept: 'game',
    columns: { table_id: 'where', number: 'number', seat: 'where', move: 'move', move_id: 'number', at: 'when' },
  },
  results: {
    about: 'games',
    what: { it: 'I risultati delle partite finite', en: 'Results of finished games' },
    kept: 'game',
    columns: {
      table_id: 'where',
      seat: 'where',
      person: 'who',
      game: 'where',
      number: 'number',
      seats: 'count',
      people: 'count',
      place: 'outcome',
      shared: 'outcome',
      score: 'outcome',
      training: 'state',
      rated: 'state',
      ended_at: 'when',
      mu_before: 'outcome',
      sigma_before: 'outcome',
      mu: 'outcome',
      sigma: 'outcome',
    },
    mine: { by: ['person'] },
  },
  tries: {
    about: 'games',
    what: {
      it: 'Quali cantieri del giorno e quali partite uguali per tutti hai giocato, e come sono andate',
      en: 'Which dailies and deals shared with others you have played, and how they went',
    },
    kept: 'game',
    columns: {
      table_id: 'where',
      deal: 'where',
      person: 'who',
      main: 'state',
      begun_at: 'when',
      ended_at: 'when',
      points: 'outcome',
      place: 'outcome',
      not_counted: 'state',
      verified: 'state',
      worker: 'state',
      worker_until: 'when',
    },
    mine: { by: ['person'], without: ['worker', 'worker_until'] },
  },
  deals: {
    about: 'games',
    what: {
      it: 'Le partite uguali per tutti: quella del giorno, e quelle che hai preparato per gli amici',
      en: 'Deals that several people play: the daily, and those you made for friends',
    },
    kept: 'game',
    columns: {
      id: 'where',
      kind: 'choice',
      day: 'when',
      title: 'name',
      made_by: 'who',
      game: 'where',
      rules_version: 'state',
      edition: 'state',
      options: 'choice',
      seat: 'choice',
      sitting: 'choice',
      seed: 'secret',
      from_table: 'where',
      begins_at: 'when',
      ends_at: 'when',
      finish_by: 'when',
      made_at: 'when',
    },
    mine: { by: ['made_by'], without: ['seed'] },
  },
  ratings: {
    about: 'games',
    what: { it: 'Il punteggio di bravura in ogni gioco', en: 'Your rating in each game' },
    kept: 'game',
    columns: { person: 'who', game: 'where', mu: 'outcome', sigma: 'outcome', sure: 'outcome', games: 'count' },
    mine: { by: ['person'] },
  },
  handovers: {
    about: 'games',
    what: { it: 'Quando un posto è passato di mano', en: 'When a seat changed hands' },
    kept: 'game',
    columns: {
      table_id: 'where',
      number: 'number',
      seat: 'where',
      version: 'state',
      at: 'when',
      from_person: 'who',
      from_name: 'name',
      to_person: 'who',
      to_name: 'name',
    },
    mine: { by: ['from_person', 'to_person'], without: ['from_person', 'from_name', 'to_person', 'to_name'] },
  },
  chat: {
    about: 'person',
    what: { it: 'Ciò che scrivi ai tavoli', en: 'What you write at tables' },
    kept: 'leaving',
    columns: {
      table_id: 'where',
      number: 'number',
      person: 'who',
      name: 'name',
      seat: 'where',
      text: 'words',
      at: 'when',
      room: 'where',
      line_id: 'number',
    },
    mine: { by: ['person'], without: ['line_id'] },
  },
  notes: {
    about: 'person',
    what: { it: 'I tuoi appunti ai tavoli, che vedi solo tu', en: 'Your notes at tables, which only you see' },
    kept: 'leaving',
    columns: { table_id: 'where', person: 'who', edition: 'number', text: 'words', at: 'when' },
    mine: { by: ['person'] },
  },
  plans: {
    about: 'person',
    what: { it: 'Ciò che hai deciso in anticipo', en: 'What you decided ahead' },
    kept: 'leaving',
    columns: { table_id: 'where', person: 'who', kind: 'choice', given: 'choice', version: 'state' },
    mine: { by: ['person'] },
  },
  circle: {
    about: 'person',
    what: { it: 'Chi hai tra gli amici, chi hai bloccato', en: 'Whom you have for friends, whom you blocked' },
    kept: 'leaving',
    columns: { person: 'who', other: 'others', bond: 'choice', at: 'when' },
    mine: { by: ['person'] },
  },
  archived: {
    about: 'person',
    what: { it: 'I tavoli che hai messo via', en: 'Tables you put away' },
    kept: 'leaving',
    columns: { table_id: 'where', person: 'who' },
    mine: { by: ['person'] },
  },
  muted: {
    about: 'person',
    what: { it: 'I tavoli di cui non vuoi avvisi', en: 'Tables you want no notices of' },
    kept: 'leaving',
    columns: { table_id: 'where', person: 'who' },
    mine: { by: ['person'] },
  },
  notice_settings: {
    about: 'person',
    what: { it: 'Come vuoi essere avvisato', en: 'How you want to be told' },
    kept: 'leaving',
    columns: {
      person: 'who',
      language: 'choice',
      mail: 'choice',
      confirmed: 'address',
      webhook: 'target',
      webhook_on: 'choice',
      webhook_kind: 'choice',
      webhook_mention: 'target',
      also: 'choice',
      quiet_from: 'choice',
      quiet_to: 'choice',
      zone: 'choice',
      origin: 'target',
    },
    mine: { by: ['person'] },
  },
  push_subscriptions: {
    about: 'person',
    what: { it: 'I browser che ricevono i tuoi avvisi', en: 'Browsers that get your notices' },
    kept: 'leaving',
    columns: { endpoint: 'target', person: 'who', p256dh: 'secret', auth: 'secret', created_at: 'when' },
    mine: { by: ['person'], without: ['p256dh', 'auth'] },
  },
  notices: {
    about: 'person',
    what: { it: 'Gli avvisi mandati o da mandare', en: 'Notices sent or to be sent' },
    kept: { ms: KEEP_NOTICES_MS },
    columns: {
      table_id: 'where',
      person: 'who',
      kind: 'state',
      turn: 'state',
      way: 'choice',
      state: 'state',
      due_at: 'when',
      tries: 'count',
      made_at: 'when',
      address: 'address',
      why: 'words',
    },
    mine: { by: ['person'] },
  },
  told: {
    about: 'person',
    what: { it: 'Ciò che chi tiene la casa ha da dirti', en: 'What whoever runs the house has to say to you' },
    kept: { ms: KEEP_TOLD_MS },
    columns: { id: 'number', person: 'who', at: 'when', words: 'words', read_at: 'when' },
    mine: { by: ['person'] },
  },
  operator_log: {
    about: 'person',
    what: {
      it: 'Ciò che fa chi tiene la casa, e riguardo a chi; nel tuo archivio sta ciò che hai fatto tu',
      en: 'What those who run the house do, and about whom; your archive has what you did',
    },
    kept: 'house',
    columns: {
      id: 'number',
      at: 'when',
      by_person: 'who',
      act: 'state',
      person: 'others',
      table_id: 'where',
      detail: 'words',
    },
    mine: { by: ['by_person'], without: ['detail'] },
  },
  returns: {
    about: 'person',
    what: { it: 'Il link con cui un ospite torna al suo posto', en: 'The link by which a guest comes back to a seat' },
    kept: 'leaving',
    columns: { token_hash: 'secret', table_id: 'where', person: 'who', made_at: 'when', sent: 'state' },
    mine: { by: ['person'], without: ['token_hash'] },
  },
  new_addresses: {
    about: 'person',
    what: { it: 'Il nuovo indirizzo che aspetta una conferma', en: 'A new address that waits for a yes' },
    kept: 'own time',
    columns: { person: 'who', email: 'address', until: 'when' },
    mine: { by: ['person'] },
  },
  password_resets: {
    about: 'person',
    what: { it: 'Il link per una password persa', en: 'The link for a lost password' },
    kept: 'own time',
    columns: { token_hash: 'secret', person: 'who', expires_at: 'when' },
    mine: { by: ['person'], without: ['token_hash'] },
  },
  reports: {
    about: 'person',
    what: {
      it: 'Le segnalazioni a chi tiene la casa, con le righe di chat intorno; ciò che altri segnalano di te non sta nel tuo archivio',
      en: 'Reports to whoever runs the house, with the chat around; what others report of you is not in your archive',
    },
    kept: 'house',
    columns: {
      id: 'number',
      at: 'when',
      reporter: 'who',
      about: 'others',
      reason: 'choice',
      words: 'words',
      table_id: 'where',
      line: 'number',
      context: 'words',
      closed_at: 'when',
      outcome: 'state',
      closed_by: 'others',
    },
    mine: { by: ['reporter'], without: ['context', 'closed_by', 'outcome'] },
  },
  allowances: {
    about: 'nobody',
    what: { it: 'Quante volte si può chiedere qualcosa', en: 'How often something may be asked' },
    kept: 'own time',
    columns: { about: 'fingerprint', slot: 'count', until: 'when' },
  },
  paces: {
    about: 'nobody',
    what: { it: 'Quanto in fretta arrivano le richieste', en: 'How fast requests come' },
    kept: 'own time',
    columns: { about: 'fingerprint', due: 'when' },
  },
  wrong_tries: {
    about: 'nobody',
    what: { it: 'Quante password sbagliate per un account', en: 'How many wrong passwords for an account' },
    kept: 'own time',
    columns: { about: 'fingerprint', count: 'count', at: 'when', until: 'when' },
  },
  hours: {
    about: 'nobody',
    what: { it: 'Quante mosse, persone e richieste in ogni ora', en: 'How many moves, people and requests in each hour' },
    kept: { ms: KEEP_HOURS_MS },
    columns: { hour: 'when', what: 'state', n: 'count' },
  },
  processes: {
    about: 'nobody',
    what: { it: 'Quanto lavorano i processi del server', en: 'How busy the server’s processes are' },
    kept: 'own time',
    columns: { id: 'number', at: 'when', load: 'state' },
  },
  lengths: {
    about: 'nobody',
    what: { it: 'Quanto durano le partite', en: 'How long games take' },
    kept: 'house',
    columns: { game: 'where', number: 'number', seats: 'count', alone: 'state', options: 'choice', played_ms: 'outcome' },
  },
  settled_games: {
    about: 'nobody',
    what: { it: 'Quante partite sono finite', en: 'How many games are over' },
    kept: 'house',
    columns: { game: 'where', games: 'count' },
  },
  ghosts: {
    about: 'nobody',
    what: { it: 'Come i bot giocano le partite uguali per tutti', en: 'How the bots play the deals shared by all' },
    kept: 'house',
    columns: {
      deal: 'where',
      level: 'choice',
      moves: 'move',
      points: 'outcome',
      place: 'outcome',
      worker: 'state',
      worker_until: 'when',
    },
  },
  deal_work: {
    about: 'nobody',
    what: { it: 'Quanto lavorano i bot ogni giorno per quelle partite', en: 'How long the bots work on those deals each day' },
    kept: 'house',
    columns: { day: 'when', ms: 'count' },
  },
  editions: {
    about: 'nobody',
    what: { it: 'Le carte corrette di questa casa', en: 'Corrected cards of this house' },
    kept: 'house',
    columns: { game: 'where', edition: 'state', data: 'choice', in_use: 'state', made_at: 'when' },
  },
  house_settings: {
    about: 'nobody',
    what: { it: 'Le impostazioni della casa', en: 'Settings of the house' },
    kept: 'house',
    columns: { name: 'state', value: 'choice', changed_at: 'when' },
  },
  house_pictures: {
    about: 'nobody',
    what: { it: 'Il segno della casa', en: 'The house’s own picture' },
    kept: 'house',
    columns: { name: 'state', data: 'choice', at: 'when' },
  },
  secrets: {
    about: 'nobody',
    what: { it: 'I segreti del server', en: 'Secrets of the server' },
    kept: 'house',
    columns: { name: 'state', value: 'secret' },
  },
};

const DAY = 24 * 3_600_000;

/** How long, in words that follow from what the house really does. */
export function keptInWords(kept: Kept): Words {
  if (kept === 'leaving')
    return { it: 'finché non cancelli il tuo account o i tuoi dati', en: 'until you delete your account or your data' };
  if (kept === 'game')
    return {
      it: `con la partita; se cancelli i tuoi dati resta senza nome. Un tavolo mai cominciato si toglie dopo ${KEEP_LOBBIES_MS / DAY} giorni`,
      en: `with the game; if you delete your data it stays without a name. A table that never began goes after ${KEEP_LOBBIES_MS / DAY} days`,
    };
  if (kept === 'house') return { it: 'finché dura la casa', en: 'as long as the house lasts' };
  if (kept === 'own time')
    return { it: 'finché vale, poi si toglie da sé', en: 'as long as it is good for something, then it is removed by itself' };
  const days = Math.round(kept.ms / DAY);
  return {
    it: `${days} giorni al più, o finché non cancelli i tuoi dati`,
    en: `${days} days at most, or until you delete your data`,
  };
}
