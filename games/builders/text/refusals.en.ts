/** Why a move cannot be made, with the numbers. */
import { optionName, type Refusal } from '@cantiere/engine';
import { count } from '@cantiere/engine/grammar/en';
import { ACTION_PRICE, MOST_FOR_COINS } from '../rules/cards.ts';
import { options } from '../rules/options.ts';
import { printedName } from './words.ts';

export function refusal(why: Refusal): string {
  const { need = 0, have = 0 } = why;
  const card = why.about === undefined ? 'That card' : `“${printedName(why.about, 'en')}”`;
  switch (why.code) {
    case 'GAME_OVER':
      return 'The game is over.';
    case 'MALFORMED':
      return 'That move is not understood.';
    case 'BAD_OPTION':
      return `This option, or its value, is not possible: ${optionName(options, why.about ?? '', 'en')}.`;
    case 'BAD_TABLE':
      return `This is a game for 2, 3 or 4: ${have} will not do.`;
    case 'NOT_YOUR_TURN':
      return 'It is not your turn.';
    case 'WRONG_PHASE':
      return 'This cannot be done in this phase of the game.';
    case 'BAD_MOVE':
      return `${card} is named twice.`;
    case 'UNKNOWN_CARD':
      return 'There is no such card here.';
    case 'NOT_IN_ROW':
      return `${card} is not in the row.`;
    case 'CARD_TAKEN':
      return `${card} has already been taken.`;
    case 'STACK_EMPTY':
      return 'No loans are left.';
    case 'INVESTMENT_ALREADY_MADE':
      return 'You have made this turn’s investment: there is only one.';
    case 'NOT_ENOUGH_ACTIONS':
      return `This takes ${count(need, 'action')}; you have ${have}. You can buy more at ${count(ACTION_PRICE, 'sestertius', 'sesterces')} each.`;
    case 'NOT_ENOUGH_MONEY':
      return `This costs ${count(need, 'sestertius', 'sesterces')}; you have ${have}.`;
    case 'WORKER_NOT_YOURS':
      return `${card} is not in your crew.`;
    case 'WORKER_BUSY':
      return `${card} is on a site until the building is finished.`;
    case 'SITE_NOT_YOURS':
      return `${card} is not an open site of yours.`;
    case 'NO_CONTRIBUTION':
      return `This brings nothing that the site ${card} still needs.`;
    case 'TOOL_NOT_YOURS':
      return `You do not own the tool ${card}.`;
    case 'TOOL_BUSY':
      return `The tool ${card} is in use on a site.`;
    case 'TOOL_NOT_ALLOWED':
      return 'Only workers and freed prisoners can carry a tool.';
    case 'EDUCATION_NOT_ALLOWED':
      return 'Only workers and freed prisoners can study.';
    case 'ALREADY_EDUCATED':
      return `${card} has already studied: once is all there is.`;
    case 'NOT_A_SLAVE':
      return `${card} is not a prisoner.`;
    case 'ALREADY_FREED':
      return 'This prisoner is already free.';
    case 'LOAN_ONLY_AT_END':
      return 'Loans are repaid in the final settlement only.';
    case 'LOAN_NOT_YOURS':
      return 'You do not hold that loan.';
    case 'BAD_AMOUNT':
      return why.rule === 'BLD-4.4.2'
        ? `You can use 1 to ${MOST_FOR_COINS} actions at a time, not ${have}.`
        : `The number of actions to buy must be whole and at least 1, not ${have}.`;
    case 'BANK_SHORT':
      return `The bank would have to pay ${count(need, 'sestertius', 'sesterces')} and has ${have}.`;
    default:
      return 'That cannot be done.';
  }
}
