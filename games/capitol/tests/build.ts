/** Plays and looks at positions in one readable line; examples/position.ts builds them. */
import type { Seat, Told } from '@cantiere/engine';
import { areaOf } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { A, bid, position, type Wanted } from '../examples/position.ts';

export * from '../examples/position.ts';

/** Plays a move that must be legal and returns what was told. */
export function play(state: State, seat: Seat, move: Move): Event[] {
  const refused = game.refuse(state, seat, move);
  if (refused) throw new Error(`refused: ${refused.code}`);
  const told: Told<Event>[] = [];
  game.play(state, seat, move, told);
  return told.map(({ event }) => event);
}

/** What follows from a move, without changing the position. */
export function after(state: State, seat: Seat, move: Move): State {
  const next = game.clone(state);
  play(next, seat, move);
  return next;
}

/** The refusal's code, or 'accepted'. */
export function verdict(state: State, seat: Seat, move: Move): string {
  return game.refuse(state, seat, move)?.code ?? 'accepted';
}

/** Everybody bids, seat by seat. */
export function bids(state: State, ...all: readonly string[]): Event[] {
  return all.flatMap((cards, seat) => (state.players[seat].hasBid ? [] : play(state, seat, bid(cards))));
}

/** Scores the round of this position: the last auction ends with nobody bidding. */
export function scored(wanted: Wanted): State {
  const state = position({ ...wanted, phase: 'auction', auction: 3, hands: wanted.hands ?? ['roof-1a'] });
  state.players.forEach((player, seat) => {
    if (player.hand.length === 0) player.hasBid = true;
    else player.hasBid = seat > 0;
  });
  play(state, A, bid());
  return state;
}

/** Points of every seat in one area in the round just scored. */
export function pointsIn(state: State, area: string): number[] {
  const at = areaOf(area) * state.seats;
  return state.scored[state.scored.length - 1].slice(at, at + state.seats);
}

export function kinds(events: readonly Event[]): string[] {
  return events.map(({ kind }) => kind);
}
