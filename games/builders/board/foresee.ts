/** Looks ahead: the table after the moves in hand, played on a copy by the real rules. Decides nothing. */
import type { Seat } from '@cantiere/engine';
import { buildingCard } from '../rules/cards.ts';
import { clone } from '../rules/clone.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { play, refuse } from '../rules/play.ts';
import type { BuildersView, Player, State } from '../rules/state.ts';

export interface Foreseen {
  readonly state: State;
  readonly me: Player;
  /** Sites finished on the way. */
  readonly finished: readonly number[];
}

/** Undefined when there is nothing to foresee: no move, a refused one, or one that hands the turn over. */
export function foresee(view: BuildersView, seat: Seat, moves: readonly Move[]): Foreseen | undefined {
  if (moves.length === 0 || moves.some(({ type }) => type === 'END_TURN' || type === 'SETTLE')) return undefined;
  const state = clone(view);
  const told: { event: Event }[] = [];
  for (const move of moves) {
    if (refuse(state, seat, move)) return undefined;
    play(state, seat, move, told);
  }
  const finished = told.flatMap(({ event }) => (event.kind === 'finished' ? [buildingCard(event.card)] : []));
  return { state, me: state.players[seat], finished };
}

/** One move ahead, for planning; undefined when it is refused. */
export function afterMove(view: State, seat: Seat, move: Move): State | undefined {
  if (refuse(view, seat, move)) return undefined;
  const state = clone(view);
  play(state, seat, move);
  return state;
}
