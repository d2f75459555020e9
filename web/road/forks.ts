/** Where a finished game could have gone another way: the decisions of those whose game it is. */
import { deal, type Game, type PlayedMove, type Seat, type TableStart } from '@cantiere/engine';
import type { BotLevel } from '@cantiere/bots/levels';

export interface Fork {
  /** So many moves had been made before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly round: number;
}

/** My decisions where I played; else those of the people at the table; else, where nobody knows who was a person, everybody's. */
export function decidersOf(me: Seat | 'spectator', sitting: readonly (BotLevel | null)[]): Seat[] {
  if (typeof me === 'number') return [me];
  const seats = sitting.map((_, seat) => seat);
  const people = seats.filter((seat) => sitting[seat] === null);
  return people.length > 0 ? people : seats;
}

/** Where one of them had more than one thing to do. */
export function forksOf(game: Game, start: TableStart, moves: readonly PlayedMove[], deciders: readonly Seat[]): Fork[] {
  const state = deal(game, start);
  const forks: Fork[] = [];
  for (const [at, { seat, move }] of moves.entries()) {
    if (deciders.includes(seat) && game.moves(state, seat).length > 1) forks.push({ at, seat, round: game.round(state) });
    game.play(state, seat, move);
  }
  return forks;
}

/** The first one from this position on, or the last before it. */
export const forkNear = (forks: readonly Fork[], at: number): Fork | undefined =>
  forks.find((fork) => fork.at >= at) ?? forks.at(-1);
