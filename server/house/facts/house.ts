/** What is kept: what the house counts and keeps for itself. */
import { KEEP_HOURS_MS } from '../../store/hours.ts';
import type { AllFacts } from './words.ts';

export const house = {
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
  house_settings: {
    about: 'nobody',
    what: {
      it: 'Le impostazioni della casa, con il suo logo e i suoi colori',
      en: 'Settings of the house, with its logo and colours',
    },
    kept: 'house',
    columns: { name: 'state', value: 'choice', changed_at: 'when' },
  },
  secrets: {
    about: 'nobody',
    what: { it: 'I segreti del server', en: 'Secrets of the server' },
    kept: 'house',
    columns: { name: 'state', value: 'secret' },
  },
} satisfies Pick<AllFacts, 'allowances' | 'paces' | 'wrong_tries' | 'hours' | 'processes' | 'house_settings' | 'secrets'>;
