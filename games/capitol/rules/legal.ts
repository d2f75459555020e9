/** Who is asked, and every move they may make. */
import { NOBODY, only, type Seat } from '@cantiere/engine';
import { bidMoves, stillToBid, tileMoves } from './auctions.ts';
import { constructionMoves } from './construction.ts';
import { drawingMoves } from './drawing.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'over') return NOBODY;
  return state.phase === 'auction' ? stillToBid(state) : only(state.asked);
}

export function moves(state: State, seat: Seat): Move[] {
  if (state.phase === 'auction') return bidMoves(state, seat);
  if (state.phase === 'over' || seat !== state.asked) return [];
  if (state.phase === 'construction') return constructionMoves(state, seat);
  return state.phase === 'tile' ? tileMoves(state) : drawingMoves(state);
}
