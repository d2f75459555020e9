/** Turns and rounds: three free actions, the end trigger at the end of a turn, and the stops at the end of a round. */
import type { Seat } from '@cantiere/engine';
import { FREE_ACTIONS, LAST_ROUND, NONE, STALL_ROUNDS } from './cards.ts';
import type { Tell } from './events.ts';
import { pointsThatEnd } from './options.ts';
import { beginSettlement } from './settlement.ts';
import type { EndReason, State } from './state.ts';

export function beginTurn(state: State, seat: Seat, tell?: Tell): void {
  state.asked = seat;
  state.actions = FREE_ACTIONS; // BLD-3.1
  state.invested = false;
  tell?.push({ event: { kind: 'turnBegins', seat, round: state.round, last: state.triggeredBy !== NONE } });
}

/** The seat to the right of the first player has the last turn of every round, and of the game. */ // BLD-8.2
function lastSeat(state: State): Seat {
  return (state.first + state.seats - 1) % state.seats;
}

/** Always legal for the active player; the only way a turn ends. */ // BLD-3.6 BLD-4.6.1
export function endTurn(state: State, tell?: Tell): void {
  const seat = state.asked;
  const player = state.players[seat];
  tell?.push({ event: { kind: 'turnEnds', seat, unusedActions: state.actions } }); // BLD-3.5: they are lost
  for (let i = 0; i < player.sites.length; i++) player.sites[i].sent = 0;
  if (state.triggeredBy === NONE && player.points >= pointsThatEnd(state.options)) {
    state.triggeredBy = seat; // BLD-8.1
    tell?.push({ event: { kind: 'endTriggered', seat, points: player.points, last: lastSeat(state) } });
  }
  if (seat === lastSeat(state)) endRound(state, tell);
  else beginTurn(state, (seat + 1) % state.seats, tell); // BLD-8.2
}

function endRound(state: State, tell?: Tell): void {
  state.idleRounds = state.finishedThisRound ? 0 : state.idleRounds + 1; // BLD-8.8
  state.finishedThisRound = false;
  const reason = reasonToStop(state);
  if (reason) {
    beginSettlement(state, reason, tell);
    return;
  }
  state.round += 1;
  tell?.push({ event: { kind: 'roundBegins', round: state.round } });
  beginTurn(state, state.first, tell);
}

/** The first that applies. */ // BLD-8.10
function reasonToStop(state: State): EndReason | undefined {
  if (state.triggeredBy !== NONE) return 'POINTS';
  if (state.idleRounds >= STALL_ROUNDS) return 'STALL';
  if (state.round >= LAST_ROUND) return 'LENGTH'; // BLD-8.9
  return undefined;
}
