/** Why a move is not legal now, with the rule and the numbers, in the order of the spec (SPR-3, SPR-4.4, SPR-5.2, SPR-5.6, SPR-6.9, SPR-7.5). */
import { GAME_OVER, NOT_YOUR_TURN, refusal, type Refusal, type Seat } from '@cantiere/engine';
import { CARDS, STARTING, cardNamed } from './cards.ts';
import { valueOf } from './city.ts';
import { refuseBuild, refusePay, refusePlace } from './refuseBuild.ts';
import { contractCard, contractSpaceNamed, favorRoom, planningCard, spaceInactive } from './market.ts';
import { PAY, PRESTIGE, WEALTH, optionMeant, type Answer, type Move } from './moves.ts';
import { NONE, type Question, type State } from './state.ts';
import { CONTRACT_AP, CONTRACT_SPACES, GREY_SPACES, PLANNING_AP, PLANNING_SPACES } from './words.ts';

export function refuse(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (state.phase === 'over') return refusal(GAME_OVER, 'SPR-14.1');
  const { question, project } = state;
  if (question !== null) {
    if (move.type !== 'DECIDE') return refusal('DECISION_PENDING', 'SPR-17.2', { about: question.kind });
    if (seat !== state.asked) return refusal(NOT_YOUR_TURN, 'SPR-17.2');
    return refuseAnswer(state, question, move.decision, move.answer);
  }
  if (project !== null && move.type !== 'PLACE' && move.type !== 'PAY')
    return refusal('DECISION_PENDING', 'SPR-6.10', { about: project.placement === NONE ? 'place' : 'pay' });
  if (seat !== state.asked) return refusal(NOT_YOUR_TURN, 'SPR-3.1');
  const wrongPhase = refusal('WRONG_PHASE', 'SPR-3.1');
  switch (move.type) {
    case 'DECIDE':
      return wrongPhase;
    case 'BUY_START':
      return state.phase === 'setup' ? refuseStart(state, seat, move.building) : wrongPhase;
    case 'PLACE':
      return project !== null && project.placement === NONE ? refusePlace(state, seat, project.card, move) : wrongPhase;
    case 'PAY':
      return project !== null && project.placement !== NONE ? refusePay(state, seat, project.card, move.permits) : wrongPhase;
    case 'INVEST':
      if (state.phase === 'setup') return wrongPhase;
      return refuseInvest(state, seat, move.card);
    case 'ACQUIRE_PLANNING':
      return state.phase === 'setup' ? wrongPhase : refuseAcquire(state, move.space);
    case 'TAKE_FAVOR':
      return state.phase === 'setup' ? wrongPhase : refuseFavor(state, seat, move.space);
    case 'BUILD':
      return state.phase === 'setup' ? wrongPhase : refuseBuild(state, seat, move.source);
    case 'END_TURN':
      return state.phase === 'setup' ? wrongPhase : undefined;
  }
}

function refuseAnswer(state: State, question: Question, decision: number, answer: Answer): Refusal | undefined {
  if (decision !== question.id) return refusal('ILLEGAL_CHOICE', 'SPR-15.7', { about: question.kind });
  const short = refusePrice(state, question, answer);
  if (short || optionMeant<Answer>(question.options, answer) !== undefined) return short;
  const taken = refuseTaken(state, question, answer);
  return taken ?? refusal('ILLEGAL_CHOICE', 'SPR-15.7', { about: question.kind });
}

/** What the one who answers cannot pay. */
function refusePrice(state: State, question: Question, answer: Answer): Refusal | undefined {
  const player = state.players[state.asked];
  if (question.kind === 'offer' && answer === PAY) {
    const { res, price } = question;
    if (player[res] < price) return refusal('OFFER_UNAFFORDABLE', 'SPR-15.2', { need: price, have: player[res], about: res });
  }
  if (question.kind === 'either' && (answer === WEALTH || answer === PRESTIGE)) {
    const { price } = question;
    const have = player[answer];
    if (have < price) return refusal('RESOURCE_UNAFFORDABLE', 'SPR-12.3', { need: price, have, about: answer });
  }
  return undefined;
}

/** A grey space or a lot on which something lies or stands already. */
function refuseTaken(state: State, { kind }: Question, answer: Answer): Refusal | undefined {
  if (typeof answer === 'string') return undefined;
  if ((kind === 'markerPlace' && 'grey' in answer) || (kind === 'markerMove' && 'to' in answer)) {
    const about = 'grey' in answer ? answer.grey : answer.to;
    const space = GREY_SPACES.findIndex((name) => name === about);
    return space >= 0 && state.grey[space] !== NONE ? refusal('GREY_TAKEN', 'SPR-11.1', { about }) : undefined;
  }
  if ((kind === 'park' || kind === 'place' || kind === 'relocate') && 'lot' in answer) {
    const building = state.lots[answer.lot] ?? NONE;
    if (building !== NONE) return refusal('LOT_OCCUPIED', 'SPR-12.9', { about: state.buildings[building].id });
  }
  return undefined;
}

function refuseStart(state: State, seat: Seat, building: string): Refusal | undefined {
  const index = STARTING.findIndex(({ id }) => id === building);
  if (index < 0) return refusal('ILLEGAL_CHOICE', 'SPR-2.10', { about: 'buyStart' });
  if (state.buildings[index].owner !== NONE) return refusal('BUILDING_TAKEN', 'SPR-2.10', { about: building });
  const need = valueOf(state, state.buildings[index]);
  const have = state.players[seat].wealth;
  return need > have ? refusal('WEALTH_SHORT', 'SPR-2.10', { need, have }) : undefined;
}

// SPR-4.4
function refuseInvest(state: State, seat: Seat, id: string): Refusal | undefined {
  if (state.phase !== 'invest') return refusal('INVEST_CLOSED', 'SPR-4.3');
  const card = cardNamed(id);
  if (!state.players[seat].cards.includes(card)) return refusal('CARD_NOT_OWNED', 'SPR-4.4', { about: id });
  return CARDS[card].kind === 'permit' ? undefined : refusal('NOT_A_PERMIT', 'SPR-4.4', { about: id });
}

// SPR-5.2
function refuseAcquire(state: State, name: string): Refusal | undefined {
  const space = PLANNING_SPACES.findIndex((known) => known === name);
  if (space < 0 || planningCard(state, space) === NONE) return refusal('SPACE_EMPTY', 'SPR-5.2', { about: name });
  return apShort(state, PLANNING_AP[space], 'SPR-5.2');
}

// SPR-5.6
function refuseFavor(state: State, seat: Seat, name: string): Refusal | undefined {
  const space = contractSpaceNamed(name);
  const missing = refuseSpace(state, space, name, 'SPR-5.6');
  if (missing) return missing;
  const short = apShort(state, CONTRACT_AP[space], 'SPR-5.6');
  if (short) return short;
  const need = favorRoom(state, seat);
  const have = state.players[seat].favors.length;
  return have >= need ? refusal('FAVOR_FULL', 'SPR-5.4', { need, have }) : undefined;
}

/** No active deck, or no face-up contract there. */
export function refuseSpace(state: State, space: number, name: string, rule: string): Refusal | undefined {
  if (space >= 0 && spaceInactive(state, space)) return refusal('DECK_INACTIVE', rule, { about: CONTRACT_SPACES[space] });
  return space < 0 || contractCard(state, space) === NONE ? refusal('SPACE_EMPTY', rule, { about: name }) : undefined;
}

export function apShort(state: State, need: number, rule: string): Refusal | undefined {
  return need > state.ap ? refusal('AP_SHORT', rule, { need, have: state.ap }) : undefined;
}
