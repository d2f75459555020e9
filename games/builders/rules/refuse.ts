/** Why a move is not legal now: first that the game is over or elsewhere, then what the part of the rules says that knows. */
import { GAME_OVER, NOT_YOUR_TURN, refusal, type Refusal, type Seat } from '@cantiere/engine';
import { WORKERS, buildingCard, crewCard, isSlave, toolCard, universityCard } from './cards.ts';
import { refuseBuyAction, refuseTakeCoins } from './coins.ts';
import { refuseBuySlave, refuseBuyTool, refuseEducate, refuseFreeSlave, refuseRepayLoan, refuseTakeLoan } from './investments.ts';
import type { Move } from './moves.ts';
import { unknownCard } from './refusals.ts';
import { refuseRecruit, refuseStartBuilding } from './rows.ts';
import { isAsked, refuseSettle } from './settlement.ts';
import type { State } from './state.ts';
import { refuseSend } from './work.ts';

export function refuse(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (state.phase === 'over') return refusal(GAME_OVER, 'BLD-8.7');
  if ((move.type === 'SETTLE') !== (state.phase === 'settlement')) return refusal('WRONG_PHASE', 'BLD-8.11');
  if (state.phase === 'turn' ? seat !== state.asked : !isAsked(state, seat)) return refusal(NOT_YOUR_TURN, 'BLD-3.7');
  return refuseDecision(state, seat, move);
}

/** First that every card named exists and is of the kind expected, then the move's own list. */
function refuseDecision(state: State, seat: Seat, move: Move): Refusal | undefined {
  switch (move.type) {
    case 'SEND': {
      const worker = crewCard(move.workerId);
      if (worker < 0) return unknownCard(move.workerId);
      const site = buildingCard(move.siteId);
      if (site < 0) return unknownCard(move.siteId);
      const tool = toolCard(move.toolId);
      if (tool < 0 && move.toolId !== undefined) return unknownCard(move.toolId);
      return refuseSend(state, worker, site, tool);
    }
    case 'START_BUILDING': {
      const card = buildingCard(move.cardId);
      return card < 0 ? unknownCard(move.cardId) : refuseStartBuilding(state, card);
    }
    case 'RECRUIT': {
      const card = crewCard(move.cardId);
      return card < 0 || card >= WORKERS ? unknownCard(move.cardId) : refuseRecruit(state, card);
    }
    case 'TAKE_COINS':
      return refuseTakeCoins(state, move.actions);
    case 'BUY_ACTION':
      return refuseBuyAction(state, move.count ?? 1);
    case 'BUY_SLAVE': {
      const card = crewCard(move.cardId);
      return isSlave(card) ? refuseBuySlave(state, card) : unknownCard(move.cardId);
    }
    case 'FREE_SLAVE': {
      const card = crewCard(move.slaveId);
      return card < 0 ? unknownCard(move.slaveId) : refuseFreeSlave(state, card);
    }
    case 'BUY_TOOL': {
      const tool = toolCard(move.cardId);
      return tool < 0 ? unknownCard(move.cardId) : refuseBuyTool(state, tool);
    }
    case 'TAKE_LOAN':
      return refuseTakeLoan(state);
    case 'REPAY_LOAN':
      return refuseRepayLoan();
    case 'EDUCATE': {
      const university = universityCard(move.universityId);
      if (university < 0) return unknownCard(move.universityId);
      const card = crewCard(move.workerId);
      return card < 0 ? unknownCard(move.workerId) : refuseEducate(state, university, card);
    }
    case 'END_TURN':
      return undefined; // BLD-4.6.1
    case 'SETTLE':
      return refuseSettle(state, seat, move);
  }
}
