/**
 * What a person touches to make a move: cards of the two rows, things on sale, the own crew, tools and sites. A worker
 * takes the tool before going to the site.
 */
import { CREW_IDS, OTHER_TWIN, TWIN, type CrewCard } from './cards.ts';
import { isShadowed } from './crew.ts';
import type { Move } from './moves.ts';
import type { Member, Player } from './state.ts';

export const inRow = (card: string): string => `row:${card}`;
export const onSale = (card: string): string => `sale:${card}`;
export const inCrew = (card: string): string => `crew:${card}`;
export const ownTool = (tool: string): string => `tool:${tool}`;
export const onSite = (building: string): string => `site:${building}`;
export const forLesson = (university: string): string => `university:${university}`;
export const forFreedom = (slave: string): string => `free:${slave}`;

/** Twins of which either will do lie under one name. */
export const inCrewOf = (player: Player, member: Member): string =>
  inCrew(CREW_IDS[isShadowed(player, member) ? TWIN : member.card]);
export const inWorkerRow = (row: readonly CrewCard[], card: CrewCard): string =>
  inRow(CREW_IDS[card === OTHER_TWIN && row.includes(TWIN) ? TWIN : card]);

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
      // One is bought at once; for more it is asked how many.
      return (move.count ?? 1) === 1 ? ['actions:1'] : ['do:more', `actions:${move.count}`];
    case 'BUY_SLAVE':
    case 'BUY_TOOL':
      return [onSale(move.cardId)];
    case 'FREE_SLAVE':
      return [forFreedom(move.slaveId)];
    case 'TAKE_LOAN':
      return [onSale('loan')];
    case 'REPAY_LOAN':
      return ['do:repay'];
    case 'EDUCATE':
      return [forLesson(move.universityId), inCrew(move.workerId)];
    case 'END_TURN':
      return ['do:end'];
    case 'SETTLE':
      return [`repay:${move.repayLoanIds.length}`, ...move.freeSlaveIds.map(inCrew)];
  }
}
