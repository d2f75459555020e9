/**
 * What a person touches to make a move: cards of the two rows, things on sale, the own crew, tools and sites. A worker
 * takes the tool before going to the site.
 */
import type { Move } from './moves.ts';

export const inRow = (card: string): string => `row:${card}`;
export const onSale = (card: string): string => `sale:${card}`;
export const inCrew = (card: string): string => `crew:${card}`;
export const ownTool = (tool: string): string => `tool:${tool}`;
export const onSite = (building: string): string => `site:${building}`;

export function touches(move: Move): readonly string[] {
  switch (move.type) {
    case 'START_BUILDING':
    case 'RECRUIT':
      return [inRow(move.cardId)];
    case 'SEND':
      return [inCrew(move.workerId), ...(move.toolId === undefined ? [] : [ownTool(move.toolId)]), onSite(move.siteId)];
    case 'TAKE_COINS':
      return [`coins:${move.actions}`];
    case 'BUY_ACTION':
      return [`actions:${move.count ?? 1}`];
    case 'BUY_SLAVE':
    case 'BUY_TOOL':
      return [onSale(move.cardId)];
    case 'FREE_SLAVE':
      return [inCrew(move.slaveId), 'do:free'];
    case 'TAKE_LOAN':
      return [onSale('loan')];
    case 'REPAY_LOAN':
      return ['do:repay'];
    case 'EDUCATE':
      return [`university:${move.universityId}`, inCrew(move.workerId)];
    case 'END_TURN':
      return ['do:end'];
    case 'SETTLE':
      return [`repay:${move.repayLoanIds.length}`, ...move.freeSlaveIds.map(inCrew)];
  }
}
