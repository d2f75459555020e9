/** Why a move is not legal now: first that the game is over or elsewhere, then what its own part of the rules says. */
import { GAME_OVER, NOT_YOUR_TURN, refusal, type Refusal, type Seat } from '@cantiere/engine';
import type { Move } from './moves.ts';
import { refuseDiscard, refusePlay } from './placement.ts';
import { WRONG_PHASE } from './refusals.ts';
import type { Phase, State } from './state.ts';
import { refuseKeep, refuseTemple } from './temples.ts';
import { refuseTake } from './tiles.ts';

/** GAR-3.9: which decision belongs to which phase. */
const PHASE_OF: Readonly<Record<Move['type'], Phase>> = {
  PLAY_CARD: 'card',
  DISCARD_CARD: 'card',
  KEEP_TEMPLE: 'merge',
  PLACE_TEMPLE: 'temple',
  PASS_TEMPLE: 'temple',
  TAKE_TILE: 'tile',
};

export function refuse(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (state.phase === 'over') return refusal(GAME_OVER, 'GAR-8.5');
  if (seat !== state.asked) return refusal(NOT_YOUR_TURN, 'GAR-3.8');
  if (PHASE_OF[move.type] !== state.phase) return refusal(WRONG_PHASE, 'GAR-3.7', { about: state.phase });
  switch (move.type) {
    case 'PLAY_CARD':
      return refusePlay(state, seat, move);
    case 'DISCARD_CARD':
      return refuseDiscard(state, seat, move);
    case 'KEEP_TEMPLE':
      return refuseKeep(state, seat, move);
    case 'PLACE_TEMPLE':
      return refuseTemple(state, seat, move);
    case 'PASS_TEMPLE':
      return undefined;
    case 'TAKE_TILE':
      return refuseTake(state, move);
  }
}
