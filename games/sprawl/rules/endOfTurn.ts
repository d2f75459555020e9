/** The end-of-turn steps (SPR-8.5 to SPR-8.14), read top to bottom. Any of them may stop for a decision and go on later. */
import { CARD_IDS } from './cards.ts';
import type { Tell } from './events.ts';
import { begin, finish } from './flow.ts';
import { readSprawlOptions } from './options.ts';
import { deckActive } from './market.ts';
import { deckEmpty, deckForBox, fillFromTop, planningCardsLeft } from './reveal.ts';
import { endGame } from './scoring.ts';
import { NONE, type Card, type Deck, type Frame, type State } from './state.ts';
import { startTurn } from './turn.ts';
import { CITY, CONTRACT_BOXES, CONTRACT_SPACES, PLANNING, PLANNING_BOXES, TOWN } from './words.ts';

type Ending = Extract<Frame, { step: 'endOfTurn' }>;

/** With staleMarket off a game that stands still for so many rounds ends. */ // SPR-8.14
export const STANDSTILL_ROUNDS = 10;

export function continueEndOfTurn(state: State, frame: Ending, tell: Tell): void {
  switch (frame.at) {
    case 1: {
      // Steps 1 and 2, SPR-8.5
      slide(state.planning, 0, PLANNING_BOXES - 1, 'planning', tell);
      const box = state.planning.indexOf(NONE);
      if (box < 0) frame.at = 3;
      else if (state.tops[PLANNING] !== NONE) fillFromTop(state, PLANNING, box, tell);
      else if (planningCardsLeft(state)) reveal(state, PLANNING, box);
      else frame.at = 3;
      return;
    }
    case 3: // SPR-8.6
      frame.at = 4;
      if (state.tops[PLANNING] === NONE) reveal(state, PLANNING, NONE);
      return;
    case 4: // SPR-8.7
      clearStaleMarket(state, tell);
      slideContracts(state, tell);
      frame.at = 5;
      frame.box = 0;
      return;
    case 5: {
      // SPR-8.9
      const box = frame.box;
      if (box >= CONTRACT_BOXES) {
        frame.at = 6;
        return;
      }
      frame.box++;
      if (state.contracts[box] === NONE) reveal(state, deckForBox(state, box), box);
      return;
    }
    case 6: // SPR-8.11: Town, City, Metropolis
    case 7:
    case 8: {
      const deck = frame.at - 6 + TOWN;
      frame.at++;
      if (deckActive(state, deck) && state.tops[deck] === NONE && state.decks[deck].length > 0) reveal(state, deck, NONE);
      return;
    }
    default:
      finish(state);
      passTheTurn(state, tell);
  }
}

function reveal(state: State, deck: Deck, box: number): void {
  begin(state, { step: 'reveal', deck, box, card: NONE, stage: 'turn' });
}

/** Cards move toward the cheap end, keeping their order. */
function slide(boxes: Card[], from: number, to: number, track: 'planning' | 'contract', tell: Tell): void {
  let next = from;
  let moved = false;
  for (let box = from; box <= to; box++) {
    if (boxes[box] === NONE) continue;
    if (box !== next) {
      boxes[next] = boxes[box];
      boxes[box] = NONE;
      moved = true;
    }
    next++;
  }
  if (moved) tell?.push({ event: { kind: 'slid', track, cards: boxes.map((card) => (card === NONE ? '' : CARD_IDS[card])) } });
}

/** Box 5 stands alone once City is active, box 4 too once Metropolis is. */ // SPR-8.7 SPR-8.8
function slideContracts(state: State, tell: Tell): void {
  slide(state.contracts, 0, CONTRACT_BOXES - state.activeDecks, 'contract', tell);
  if (state.activeDecks > 1 && deckEmpty(state, CITY)) slide(state.contracts, 3, 4, 'contract', tell);
}

/** Counts the turns in which no contract left its space; on the last of a round the cheapest one leaves the game. */ // SPR-8.13
function clearStaleMarket(state: State, tell: Tell): void {
  state.idleTurns = state.contractLeft ? 0 : state.idleTurns + 1;
  if (!readSprawlOptions(state.options).staleMarket || state.idleTurns < state.seats) return;
  const turns = state.idleTurns;
  state.idleTurns = 0;
  const box = state.contracts.findIndex((card) => card !== NONE);
  if (box < 0) return;
  const card = state.contracts[box];
  state.contracts[box] = NONE;
  state.gone.push(card);
  tell?.push({ event: { kind: 'contractRemoved', card: CARD_IDS[card], space: CONTRACT_SPACES[box], turns } });
}

function passTheTurn(state: State, tell: Tell): void {
  if (!readSprawlOptions(state.options).staleMarket && state.idleTurns >= STANDSTILL_ROUNDS * state.seats) {
    endGame(state, 'STANDSTILL', tell); // SPR-8.14
    return;
  }
  startTurn(state, (state.active + 1) % state.seats, tell); // SPR-8.12
}
