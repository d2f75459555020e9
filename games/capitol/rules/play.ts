/** What each move does, and what the game does by itself before it asks again. */
import type { Seat } from '@cantiere/engine';
import { placeTile, sealBid } from './auctions.ts';
import { playConstruction } from './construction.ts';
import { playDrawing } from './drawing.ts';
import type { Tell } from './events.ts';
import type { Move } from './moves.ts';
import { goOn } from './round.ts';
import type { State } from './state.ts';

export function play(state: State, seat: Seat, move: Move, tell?: Tell): void {
  switch (move.type) {
    case 'PASS':
    case 'PLAY_FLOOR':
    case 'PLAY_ROOF':
    case 'PLAY_PERMIT':
    case 'PLAY_BLANK':
      playConstruction(state, seat, move, tell);
      break;
    case 'BID':
      sealBid(state, seat, move, tell);
      break;
    case 'PLACE_FOUNTAIN':
    case 'PLACE_MONUMENT':
      placeTile(state, seat, move, tell);
      break;
    case 'DRAW':
    case 'STOP_DRAWING':
      playDrawing(state, seat, move, tell);
      break;
  }
  goOn(state, tell);
}
