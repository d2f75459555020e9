/** Why a move is not legal now: first that the game is over or elsewhere, then what its own phase says (section 12). */
import { GAME_OVER, refusal, type Refusal, type Seat } from '@cantiere/engine';
import { refuseBid, refuseTile } from './auctions.ts';
import { refuseConstruction } from './construction.ts';
import { refuseDrawing } from './drawing.ts';
import type { Move, MoveType } from './moves.ts';
import type { State, Phase } from './state.ts';

const PHASE_OF: Readonly<Record<MoveType, Phase>> = {
  PASS: 'construction',
  PLAY_FLOOR: 'construction',
  PLAY_ROOF: 'construction',
  PLAY_PERMIT: 'construction',
  PLAY_BLANK: 'construction',
  BID: 'auction',
  PLACE_FOUNTAIN: 'tile',
  PLACE_MONUMENT: 'tile',
  DRAW: 'drawing',
  STOP_DRAWING: 'drawing',
};

export function refuse(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (state.phase === 'over') return refusal(GAME_OVER, 'CAP-9.1');
  if (PHASE_OF[move.type] !== state.phase) return refusal('WRONG_PHASE', 'CAP-3.1');
  switch (move.type) {
    case 'PASS':
    case 'PLAY_FLOOR':
    case 'PLAY_ROOF':
    case 'PLAY_PERMIT':
    case 'PLAY_BLANK':
      return refuseConstruction(state, seat, move);
    case 'BID':
      return refuseBid(state, seat, move);
    case 'PLACE_FOUNTAIN':
    case 'PLACE_MONUMENT':
      return refuseTile(state, seat, move);
    case 'DRAW':
    case 'STOP_DRAWING':
      return refuseDrawing(state, seat, move);
  }
}
