/** A player's turn up to its end (SPR-3 to SPR-5): income, investments, planning cards, Favors. */
import type { Seat } from '@cantiere/engine';
import { CARDS, CARD_IDS } from './cards.ts';
import { clockwiseFrom } from './city.ts';
import type { Tell } from './events.ts';
import { begin } from './flow.ts';
import { leaveSpace } from './building.ts';
import { addCard, discard } from './hand.ts';
import { contractCard, planningCard } from './market.ts';
import { NONE, type Card, type State } from './state.ts';
import {
  BOSS,
  BOSS_AP,
  CONTRACT_AP,
  CONTRACT_SPACES,
  PLANNING,
  PLANNING_AP,
  PLANNING_BOXES,
  PLANNING_SPACES,
  TREASURER,
  TREASURER_INCOME,
  TURN_AP,
} from './words.ts';

export function startTurn(state: State, seat: Seat, tell: Tell): void {
  state.active = seat;
  state.asked = seat;
  state.turn++;
  state.phase = 'invest';
  // SPR-3.3: investments change no office, so the points can be counted now.
  state.ap = state.offices[BOSS] === seat ? BOSS_AP : TURN_AP;
  state.built = 0;
  state.contractLeft = false;
  state.freshFavors.length = 0;
  tell?.push({ event: { kind: 'turnStarted', seat, turn: state.turn, ap: state.ap } });
  if (state.offices[TREASURER] === seat) collectForTreasurer(state, seat, tell);
}

// SPR-3.2
function collectForTreasurer(state: State, seat: Seat, tell: Tell): void {
  for (const from of clockwiseFrom(state, seat).slice(1)) {
    const amount = Math.min(TREASURER_INCOME, state.players[from].wealth);
    if (amount === 0) continue;
    state.players[from].wealth -= amount;
    state.players[seat].wealth += amount;
    tell?.push({ event: { kind: 'treasurerPaid', seat, from, amount } });
  }
}

// SPR-4.1
export function investCard(state: State, card: Card, tell: Tell): void {
  const seat = state.active;
  const amount = CARDS[card].wealth;
  discard(state, seat, card);
  state.players[seat].wealth += amount;
  tell?.push({ event: { kind: 'invested', seat, card: CARD_IDS[card], amount } });
}

// SPR-5.1
export function acquireCard(state: State, space: number, tell: Tell): void {
  const card = planningCard(state, space);
  const ap = PLANNING_AP[space];
  state.phase = 'spend'; // SPR-4.3
  state.ap -= ap;
  if (space < PLANNING_BOXES) state.planning[space] = NONE;
  else state.tops[PLANNING] = NONE;
  addCard(state.players[state.active].cards, card);
  tell?.push({
    event: { kind: 'acquired', seat: state.active, card: CARD_IDS[card], space: PLANNING_SPACES[space], ap },
  });
}

// SPR-5.3
export function takeContract(state: State, space: number, tell: Tell): void {
  const card = contractCard(state, space);
  const ap = CONTRACT_AP[space];
  state.phase = 'spend'; // SPR-4.3
  state.ap -= ap;
  leaveSpace(state, state.active, card, space);
  state.players[state.active].favors.push(card);
  state.freshFavors.push(card);
  tell?.push({
    event: { kind: 'favorTaken', seat: state.active, card: CARD_IDS[card], space: CONTRACT_SPACES[space], ap },
  });
}

// SPR-3.5
export function endTurn(state: State, tell: Tell): void {
  tell?.push({ event: { kind: 'turnEnded', seat: state.active, lostAp: state.ap } });
  state.phase = 'ending';
  state.ap = 0;
  begin(state, { step: 'endOfTurn', at: 1, box: 0 });
}
