/** What each move does, passed on to the part of the rules that knows. */
import type { Seat } from '@cantiere/engine';
import { buildingCard, crewCard, toolCard, universityCard } from './cards.ts';
import { buyActions, takeCoins } from './coins.ts';
import type { Tell } from './events.ts';
import { buyTheSlave, buyTheTool, educateMember, freeTheSlave, takeTheLoan } from './investments.ts';
import type { Move } from './moves.ts';
import { recruit, startBuilding } from './rows.ts';
import { settleByHand } from './settlement.ts';
import type { State } from './state.ts';
import { endTurn } from './turn.ts';
import { sendToWork } from './work.ts';

export function play(state: State, seat: Seat, move: Move, tell?: Tell): void {
  switch (move.type) {
    case 'SEND':
      sendToWork(state, crewCard(move.workerId), buildingCard(move.siteId), toolCard(move.toolId), tell);
      return;
    case 'START_BUILDING':
      startBuilding(state, buildingCard(move.cardId), tell);
      return;
    case 'RECRUIT':
      recruit(state, crewCard(move.cardId), tell);
      return;
    case 'TAKE_COINS':
      takeCoins(state, move.actions, tell);
      return;
    case 'BUY_ACTION':
      buyActions(state, move.count ?? 1, tell);
      return;
    case 'BUY_SLAVE':
      buyTheSlave(state, crewCard(move.cardId), tell);
      return;
    case 'FREE_SLAVE':
      freeTheSlave(state, crewCard(move.slaveId), tell);
      return;
    case 'BUY_TOOL':
      buyTheTool(state, toolCard(move.cardId), tell);
      return;
    case 'TAKE_LOAN':
      takeTheLoan(state, tell);
      return;
    case 'EDUCATE':
      educateMember(state, universityCard(move.universityId), crewCard(move.workerId), tell);
      return;
    case 'END_TURN':
      endTurn(state, tell);
      return;
    case 'SETTLE':
      settleByHand(state, seat, move, tell);
      return;
    case 'REPAY_LOAN':
      return; // never legal
  }
}
