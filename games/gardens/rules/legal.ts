/** Every legal move, listed by the part of the rules whose decision is open. */
import type { Seat } from '@cantiere/engine';
import type { Move } from './moves.ts';
import { cardMoves } from './placement.ts';
import type { State } from './state.ts';
import { keepMoves, templeMoves } from './temples.ts';
import { tileMoves } from './tiles.ts';

export function moves(state: State, seat: Seat): Move[] {
  if (seat !== state.asked) return [];
  switch (state.phase) {
    case 'card':
      return cardMoves(state, seat);
    case 'merge':
      return keepMoves(state, seat);
    case 'temple':
      return templeMoves(state, seat);
    case 'tile':
      return tileMoves(state);
    case 'over':
      return [];
  }
}
