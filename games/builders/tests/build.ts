/** Short ways to ask and to play; examples/position.ts builds the positions. */
import { expect } from 'vitest';
import type { Seat, Told } from '@cantiere/engine';
import { LOAN_IDS, buildingCard, crewCard } from '../rules/cards.ts';
import { memberOf } from '../rules/crew.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { amountsOf, type Amounts } from '../rules/resources.ts';
import type { Member, State } from '../rules/state.ts';
import { siteOf } from '../rules/work.ts';
import { end } from '../examples/position.ts';

export * from '../examples/position.ts';

/** Plays the moves for whoever is active (or for the seat given), each of which must be legal; what was told. */
export function act(state: State, moves: Move | readonly Move[], seat?: Seat): Told<Event>[] {
  const told: Told<Event>[] = [];
  for (const move of [moves].flat()) {
    const who = seat ?? state.asked;
    expect(game.refuse(state, who, move), JSON.stringify(move)).toBeUndefined();
    game.play(state, who, move, told);
  }
  return told;
}

/** The code with which the move is refused, or 'legal'. A refused move changes nothing. */
export function answer(state: State, move: Move, seat: Seat = state.asked): string {
  const before = JSON.stringify(state);
  const refused = game.refuse(state, seat, move);
  expect(JSON.stringify(state)).toBe(before);
  return refused?.code ?? 'legal';
}

export function lists(state: State, move: Move, seat: Seat = state.asked): boolean {
  return game.moves(state, seat).some((one) => JSON.stringify(one) === JSON.stringify(move));
}

export function missing(state: State, siteId: string, seat: Seat = 0): Amounts | undefined {
  const site = siteOf(state.players[seat], buildingCard(siteId));
  return site && amountsOf(site.missing);
}

export function who(state: State, id: string, seat: Seat = 0): Member {
  const member = memberOf(state.players[seat], crewCard(id));
  if (!member) throw new Error(`${id} is not in the crew of seat ${seat}`);
  return member;
}

export function kinds(told: readonly Told<Event>[]): string[] {
  return told.map(({ event }) => event.kind);
}

/** Ends turns until the round is over (or the game). */
export function endRound(state: State): void {
  const { round } = state;
  while (state.phase === 'turn' && state.round === round) act(state, end);
}

export { LOAN_IDS };
