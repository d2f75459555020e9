/** Why a move is not legal now: first that the game is over or elsewhere, then what its own phase says (section 12). */
import { BAD_OPTION, BAD_TABLE, GAME_OVER, MALFORMED, NOT_YOUR_TURN, refusal, type Refusal, type Seat } from '@cantiere/engine';
import { refuseBid, refuseTile } from './auctions.ts';
import { refuseConstruction } from './construction.ts';
import { refuseDrawing } from './drawing.ts';
import type { Move, MoveType } from './moves.ts';
import type { State, Step } from './state.ts';

const STEP_OF: Readonly<Record<MoveType, Step>> = {
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

export const refusalCodes: readonly string[] = [
  GAME_OVER,
  'WRONG_PHASE',
  NOT_YOUR_TURN,
  'ALREADY_PASSED',
  MALFORMED,
  'CARD_NOT_IN_HAND',
  'WRONG_CARD_TYPE',
  'SUPPLY_EMPTY',
  'FLOOR_COUNT',
  'BUILDING_UNKNOWN',
  'BUILDING_COMPLETE',
  'BUILDING_INCOMPLETE',
  'ROOF_EXHAUSTED',
  'SQUARE_UNKNOWN',
  'WRONG_COLOUR',
  'SQUARE_FOUNTAIN',
  'SQUARE_OCCUPIED',
  'ROOF_SHAPE_MISMATCH',
  'ROOF_VARIETY',
  'FIRST_MUST_BE_ONE',
  'HEIGHT_TOO_LOW',
  'HEIGHT_TOO_HIGH',
  'ALREADY_BID',
  'DUPLICATE_CARD',
  'NOT_AUCTION_WINNER',
  'WRONG_TILE',
  'AREA_UNKNOWN',
  'LARGE_SQUARE_TAKEN',
  'DECK_UNKNOWN',
  'DECK_EMPTY',
  'DRAW_MANDATORY',
  BAD_OPTION,
  BAD_TABLE,
];

export function refuse(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (state.step === 'over') return refusal(GAME_OVER, 'CAP-9.1');
  if (STEP_OF[move.type] !== state.step) return refusal('WRONG_PHASE', 'CAP-3.1');
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
