/** What is asked, what is legal and what a move does: each question passed on to the part of the rules that knows. */
import { GAME_OVER, NOBODY, NOT_YOUR_TURN, only, refusal, type Refusal, type Seat, type Told } from '@cantiere/engine';
import { WORKERS, buildingCard, crewCard, isSlave, toolCard, universityCard } from './cards.ts';
import { buyActions, listBuyAction, listTakeCoins, refuseBuyAction, refuseTakeCoins, takeCoins } from './coins.ts';
import type { Event } from './events.ts';
import {
  buyTheSlave,
  buyTheTool,
  educateMember,
  freeTheSlave,
  listBuySlave,
  listBuyTool,
  listEducate,
  listFreeSlave,
  listTakeLoan,
  refuseBuySlave,
  refuseBuyTool,
  refuseEducate,
  refuseFreeSlave,
  refuseRepayLoan,
  refuseTakeLoan,
  takeTheLoan,
} from './investments.ts';
import { END_TURN, type Move } from './moves.ts';
import { unknownCard } from './refusals.ts';
import { listRecruit, listStartBuilding, recruit, refuseRecruit, refuseStartBuilding, startBuilding } from './rows.ts';
import { isAsked, listSettle, refuseSettle, settleByHand } from './settlement.ts';
import type { State } from './state.ts';
import { endTurn } from './turn.ts';
import { listSend, refuseSend, sendToWork } from './work.ts';

/** Every set of seats, by the bits of its members: settlement asks several at once. */
const TOGETHER: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, set) =>
  Object.freeze([0, 1, 2, 3].filter((seat) => set & (1 << seat))),
);

export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'turn') return only(state.active); // BLD-3.7
  if (state.phase === 'over') return NOBODY;
  let asked = 0;
  for (let seat = 0; seat < state.seats; seat++) if (isAsked(state, seat)) asked |= 1 << seat;
  return TOGETHER[asked];
}

export function moves(state: State, seat: Seat): Move[] {
  const list: Move[] = [];
  if (state.phase === 'turn') {
    if (seat === state.active) listTurn(state, list);
  } else if (isAsked(state, seat)) listSettle(state.players[seat], list);
  return list;
}

/** Ending the turn is always there, so nobody is ever stuck. */ // BLD-9.5
function listTurn(state: State, list: Move[]): void {
  listSend(state, list);
  listStartBuilding(state, list);
  listRecruit(state, list);
  listEducate(state, list);
  listBuyTool(state, list);
  listBuySlave(state, list);
  listFreeSlave(state, list);
  listTakeLoan(state, list);
  listTakeCoins(state, list);
  listBuyAction(state, list);
  list.push(END_TURN);
}

export function refuse(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (state.phase === 'over') return refusal(GAME_OVER, 'BLD-8.7');
  if ((move.type === 'SETTLE') !== (state.phase === 'settlement')) return refusal('WRONG_PHASE', 'BLD-8.11');
  if (state.phase === 'turn' ? seat !== state.active : !isAsked(state, seat)) return refusal(NOT_YOUR_TURN, 'BLD-3.7');
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

export function play(state: State, seat: Seat, move: Move, tell?: Told<Event>[]): void {
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
