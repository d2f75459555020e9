/** Reason codes, and the refusals that several moves share. The order in which a move asks them is the rules' own. */
import { BAD_OPTION, BAD_TABLE, GAME_OVER, MALFORMED, NOT_YOUR_TURN, refusal, type Refusal } from '@cantiere/engine';
import type { Player, State } from './state.ts';

export const refusalCodes: readonly string[] = [
  GAME_OVER,
  MALFORMED,
  BAD_OPTION,
  BAD_TABLE,
  NOT_YOUR_TURN,
  'WRONG_PHASE',
  'BAD_MOVE',
  'UNKNOWN_CARD',
  'NOT_IN_ROW',
  'CARD_TAKEN',
  'STACK_EMPTY',
  'INVESTMENT_ALREADY_MADE',
  'NOT_ENOUGH_ACTIONS',
  'NOT_ENOUGH_MONEY',
  'WORKER_NOT_YOURS',
  'WORKER_BUSY',
  'SITE_NOT_YOURS',
  'NO_CONTRIBUTION',
  'TOOL_NOT_YOURS',
  'TOOL_BUSY',
  'TOOL_NOT_ALLOWED',
  'EDUCATION_NOT_ALLOWED',
  'ALREADY_EDUCATED',
  'NOT_A_SLAVE',
  'ALREADY_FREED',
  'LOAN_ONLY_AT_END',
  'LOAN_NOT_YOURS',
  'BAD_AMOUNT',
  'BANK_SHORT',
];

export function unknownCard(id: string): Refusal {
  return refusal('UNKNOWN_CARD', 'BLD-1.1', { about: id });
}

export function shortOfActions(state: State, need: number, rule: string): Refusal | undefined {
  return state.actions < need ? refusal('NOT_ENOUGH_ACTIONS', rule, { need, have: state.actions }) : undefined;
}

export function shortOfMoney(player: Player, need: number, rule: string): Refusal | undefined {
  return player.coins < need ? refusal('NOT_ENOUGH_MONEY', rule, { need, have: player.coins }) : undefined;
}
