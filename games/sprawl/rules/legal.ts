/** Every legal move, listed (SPR-3.4). Shares its predicates with refuse.ts, and allocates little: search asks this all the time. */
import type { Seat } from '@cantiere/engine';
import { CARDS, FIRST_RENEWAL, idsOf } from './cards.ts';
import { placeMoves, tileLeft, waysToPay } from './building.ts';
import { contractAp, contractCard, favorRoom, planningCard, spaceInactive } from './market.ts';
import { ACQUIRE, BUILD, BUILD_FAVOR, BUY_START, END_TURN, INVEST, TAKE_FAVOR, type Move } from './moves.ts';
import { pagesByZone, pagesFor } from './payment.ts';
import { anySite } from './sites.ts';
import { NONE, type Card, type Question, type State } from './state.ts';
import { CONTRACT_AP, PLANNING_AP } from './words.ts';

export function moves(state: State, seat: Seat): Move[] {
  if (seat !== state.asked) return [];
  const { question, project } = state;
  if (question !== null) return answers(question);
  if (project !== null) {
    if (project.placement === NONE) return placeMoves(state, seat, project.card);
    return waysToPay(state, project).map(payMove);
  }
  const found: Move[] = [];
  if (state.phase === 'setup') {
    for (let i = 0; i < BUY_START.length; i++) if (state.buildings[i].owner === NONE) found.push(BUY_START[i]);
    return found;
  }
  const player = state.players[seat];
  if (state.phase === 'invest') {
    for (const card of player.cards) if (card < FIRST_RENEWAL) found.push(INVEST[card]); // SPR-4.1
  }
  for (let space = 0; space < ACQUIRE.length; space++) if (canAcquire(state, space)) found.push(ACQUIRE[space]);
  const room = player.favors.length < favorRoom(state, seat);
  const pages = pagesByZone(player.cards);
  for (let space = 0; space < BUILD.length; space++) {
    if (spaceInactive(state, space) || CONTRACT_AP[space] > state.ap) continue;
    const card = contractCard(state, space);
    if (card === NONE) continue;
    if (canBuildWith(state, seat, card, pages[CARDS[card].zone])) found.push(BUILD[space]);
    if (room) found.push(TAKE_FAVOR[space]); // SPR-5.6
  }
  for (const card of player.favors) {
    if (!state.freshFavors.includes(card) && canBuildWith(state, seat, card, pages[CARDS[card].zone]))
      found.push(BUILD_FAVOR[card]); // SPR-5.5
  }
  found.push(END_TURN);
  return found;
}

function answers({ id, options }: Question): Move[] {
  const found = Array<Move>(options.length); // of a whole city's empty lots: not grown bit by bit
  for (let i = 0; i < options.length; i++) found[i] = { type: 'DECIDE', decision: id, answer: options[i] };
  return found;
}

export function payMove(permits: readonly Card[]): Move {
  return { type: 'PAY', permits: idsOf(permits) };
}

// SPR-5.2
function canAcquire(state: State, space: number): boolean {
  return PLANNING_AP[space] <= state.ap && planningCard(state, space) !== NONE;
}

/** Whether a contract can be paid for and has a place. */ // SPR-6.9
export function canBuild(state: State, seat: Seat, card: Card, space: number): boolean {
  return contractAp(space) <= state.ap && canBuildWith(state, seat, card, pagesFor(state.players[seat].cards, CARDS[card].zone));
}

/** The same where its action points are there and the hand shows so many pages of its zone. */
function canBuildWith(state: State, seat: Seat, card: Card, pages: number): boolean {
  return tileLeft(state, card) && pages >= CARDS[card].lots && anySite(state, seat, card);
}
