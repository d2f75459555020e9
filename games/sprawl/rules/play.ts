/** Playing a move and everything automatic that follows, up to the next decision. */
import type { Seat, Told } from '@cantiere/engine';
import { carryOut, chooseContract, choosePlace } from './building.ts';
import { STARTING, cardNamed, cardsNamed } from './cards.ts';
import { continueEffects } from './effects/interpreter.ts';
import { continuePlayers } from './effects/players.ts';
import { continueElection } from './elections.ts';
import { continueEndOfTurn } from './endOfTurn.ts';
import type { Event, Tell } from './events.ts';
import { placementOn } from './geometry.ts';
import { contractSpaceNamed } from './market.ts';
import { settle } from './flow.ts';
import type { Answer, Move } from './moves.ts';
import { continueReveal } from './reveal.ts';
import { sellStart } from './setup.ts';
import type { State } from './state.ts';
import { acquireCard, endTurn, investCard, takeContract } from './turn.ts';
import { continueVocations } from './vocations.ts';
import { FAVOR, PLANNING_SPACES } from './words.ts';

export function play(state: State, _seat: Seat, move: Move, tell?: Told<Event>[]): void {
  switch (move.type) {
    case 'BUY_START':
      sellStart(
        state,
        STARTING.findIndex(({ id }) => id === move.building),
        tell,
      );
      return;
    case 'INVEST':
      investCard(state, cardNamed(move.card), tell);
      return;
    case 'ACQUIRE_PLANNING':
      acquireCard(
        state,
        PLANNING_SPACES.findIndex((space) => space === move.space),
        tell,
      );
      return;
    case 'TAKE_FAVOR':
      takeContract(state, contractSpaceNamed(move.space), tell);
      return;
    case 'BUILD': {
      const favor = cardNamed(move.source);
      chooseContract(state, favor >= 0 ? FAVOR : contractSpaceNamed(move.source), favor, tell);
      break;
    }
    case 'PLACE':
      choosePlace(state, placementOn(move.lots), tell);
      break;
    case 'PAY':
      carryOut(state, cardsNamed(move.permits), tell);
      break;
    case 'END_TURN':
      endTurn(state, tell);
      break;
    case 'DECIDE':
      settle(state);
      proceed(state, move.answer, tell);
      return;
  }
  proceed(state, undefined, tell);
}

/** Goes on with what is still to be done until somebody is asked or nothing is left. The answer goes to whoever asked. */
export function proceed(state: State, answer: Answer | undefined, tell: Tell): void {
  let given = answer;
  while (state.question === null && state.flow.length > 0) {
    const frame = state.flow[state.flow.length - 1];
    switch (frame.step) {
      case 'effects':
        continueEffects(state, frame, tell);
        break;
      case 'players':
        continuePlayers(state, frame, given, tell);
        break;
      case 'vocations':
        continueVocations(state, frame, given, tell);
        break;
      case 'election':
        continueElection(state, frame, given, tell);
        break;
      case 'reveal':
        continueReveal(state, frame, tell);
        break;
      case 'endOfTurn':
        continueEndOfTurn(state, frame, tell);
        break;
    }
    given = undefined;
  }
}
