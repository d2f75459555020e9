/** What is kept: what people say to each other, to the house, and how they want to be told. */
import { KEEP_TOLD_MS } from '../../store/told.ts';
import { KEEP_NOTICES_MS } from '../keeping.ts';
import type { AllFacts } from './words.ts';

export const company = {
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
    kept: { ms: KEEP_TOLD_MS, but: 'bans' },
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
} satisfies Pick<
  AllFacts,
  | 'chat'
  | 'notes'
  | 'plans'
  | 'circle'
  | 'archived'
  | 'muted'
  | 'notice_settings'
  | 'push_subscriptions'
  | 'notices'
  | 'told'
  | 'operator_log'
  | 'reports'
>;
