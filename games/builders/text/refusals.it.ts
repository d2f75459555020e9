/** Perché una mossa non si può fare, con i numeri. */
import { optionName, type Refusal } from '@cantiere/engine';
import { agree, count } from '@cantiere/engine/grammar/it';
import { ACTION_PRICE, MOST_FOR_COINS } from '../rules/cards.ts';
import { options } from '../rules/options.ts';
import { printedName } from './words.ts';

export function refusal(why: Refusal): string {
  const { need = 0, have = 0 } = why;
  const card = why.about === undefined ? 'Questa carta' : `«${printedName(why.about, 'it')}»`;
  switch (why.code) {
    case 'GAME_OVER':
      return 'La partita è finita.';
    case 'MALFORMED':
      return 'Mossa non riconosciuta.';
    case 'BAD_OPTION':
      return `Questa opzione, o questo valore, non è possibile: ${optionName(options, why.about ?? '', 'it')}.`;
    case 'BAD_TABLE':
      return `Si gioca in 2, 3 o 4: ${have} non va bene.`;
    case 'NOT_YOUR_TURN':
      return 'Non tocca a te.';
    case 'WRONG_PHASE':
      return 'Non si può fare in questa fase della partita.';
    case 'BAD_MOVE':
      return `La carta ${why.about === undefined ? '' : `${card} `}è indicata due volte.`;
    case 'UNKNOWN_CARD':
      return 'Qui non c’è una carta così.';
    case 'NOT_IN_ROW':
      return `${card} non è nella linea.`;
    case 'CARD_TAKEN':
      return `${card} è già di qualcuno.`;
    case 'STACK_EMPTY':
      return 'Non ci sono più prestiti.';
    case 'INVESTMENT_ALREADY_MADE':
      return 'Hai già fatto l’investimento di questo turno: se ne può fare uno solo.';
    case 'NOT_ENOUGH_ACTIONS':
      return `${agree(need, 'Serve', 'Servono')} ${count(need, 'azione', 'azioni')}, ne hai ${have}. Puoi comprarne a ${count(ACTION_PRICE, 'sesterzio', 'sesterzi')} l’una.`;
    case 'NOT_ENOUGH_MONEY':
      return `${agree(need, 'Serve', 'Servono')} ${count(need, 'sesterzio', 'sesterzi')}, ne hai ${have}.`;
    case 'WORKER_NOT_YOURS':
      return `${card} non è nella tua squadra.`;
    case 'WORKER_BUSY':
      return `${card} è in cantiere finché l’edificio non è finito.`;
    case 'SITE_NOT_YOURS':
      return `${card} non è un tuo cantiere aperto.`;
    case 'NO_CONTRIBUTION':
      return `Non porta nulla di ciò che manca ancora al cantiere ${card}.`;
    case 'TOOL_NOT_YOURS':
      return `Non possiedi l’attrezzo ${card}.`;
    case 'TOOL_BUSY':
      return `L’attrezzo ${card} è in uso in un cantiere.`;
    case 'TOOL_NOT_ALLOWED':
      return 'Solo i lavoratori e gli schiavi liberati possono usare un attrezzo.';
    case 'EDUCATION_NOT_ALLOWED':
      return 'Solo i lavoratori e gli schiavi liberati possono studiare.';
    case 'ALREADY_EDUCATED':
      return `${card} ha già studiato: si può fare una volta sola.`;
    case 'NOT_A_SLAVE':
      return `${card} non è uno schiavo.`;
    case 'ALREADY_FREED':
      return 'È già stato liberato.';
    case 'LOAN_ONLY_AT_END':
      return 'I prestiti si restituiscono solo nel saldo finale.';
    case 'LOAN_NOT_YOURS':
      return 'Non hai questo prestito.';
    case 'BAD_AMOUNT':
      return why.rule === 'BLD-4.4.2'
        ? `Si possono usare da 1 a ${MOST_FOR_COINS} azioni per volta, non ${have}.`
        : `Il numero di azioni da comprare dev’essere intero e almeno 1, non ${have}.`;
    case 'BANK_SHORT':
      return `La banca dovrebbe pagare ${count(need, 'sesterzio', 'sesterzi')} e ne ha ${have}.`;
    default:
      return 'Non si può fare.';
  }
}
