/** What is kept: who somebody is here, and by what they come in. */
import { SESSION_LASTS_MS } from '../../people/sessions.ts';
import { KEEP_INVITATIONS_MS } from '../keeping.ts';
import type { AllFacts } from './words.ts';

export const account = {
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
    kept: { ms: KEEP_INVITATIONS_MS, but: 'after its end' },
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
} satisfies Pick<
  AllFacts,
  | 'people'
  | 'sessions'
  | 'api_tokens'
  | 'passkeys'
  | 'identities'
  | 'errands'
  | 'arrivals'
  | 'invitations'
  | 'returns'
  | 'new_addresses'
  | 'password_resets'
>;
