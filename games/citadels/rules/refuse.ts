/** Why a move is not legal now: first that the game is over or elsewhere, then what the decision's own predicate says. */
import { GAME_OVER, NOT_YOUR_TURN, type Refusal, type Seat } from '@cantiere/engine';
import {
  refuseArchitectDraw,
  refuseAssassinate,
  refuseDestroy,
  refuseGraveyard,
  refuseRedraw,
  refuseRob,
  refuseSwapHands,
} from './characters.ts';
import { characterOf, districtOf } from './catalog.ts';
import { refuseBuild, refuseLaboratory, refuseSmithy } from './districts.ts';
import { refusePick } from './draft.ts';
import type { Move } from './moves.ts';
import { refusal } from './refusals.ts';
import type { Phase, State } from './state.ts';
import { refuseCollectIncome, refuseDrawCards, refuseEndTurn, refuseKeepCards, refuseTakeGold } from './turn.ts';

const GAME_IS_OVER = refusal(GAME_OVER, 'CIT-8.2');
const ANOTHER_IS_ASKED = refusal(NOT_YOUR_TURN, 'CIT-4.5');
const DRAFT_IS_ON = refusal('WRONG_PHASE', 'CIT-3.12');
const DRAFT_IS_OVER = refusal('WRONG_PHASE', 'CIT-4.1');
const DRAW_IS_PENDING = refusal('PENDING_CHOICE', 'CIT-5.18');
const GRAVEYARD_IS_PENDING = refusal('PENDING_CHOICE', 'CIT-11.3');

export function refuse(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (state.phase === 'over') return GAME_IS_OVER;
  if (seat !== state.asked) return ANOTHER_IS_ASKED;
  return refuseInPhase(state.phase, move.type) ?? refuseAction(state, seat, move);
}

/** Not in this phase at all, or not before the choice that is open. */
function refuseInPhase(phase: Phase, type: Move['type']): Refusal | undefined {
  if (phase === 'draft') return type === 'DRAFT_PICK' ? undefined : DRAFT_IS_ON;
  if (type === 'DRAFT_PICK') return DRAFT_IS_OVER;
  if (phase === 'keep') return type === 'KEEP_CARDS' ? undefined : DRAW_IS_PENDING;
  if (phase === 'graveyard' && type !== 'GRAVEYARD_RECOVER' && type !== 'GRAVEYARD_DECLINE') return GRAVEYARD_IS_PENDING;
  return undefined;
}

function refuseAction(state: State, seat: Seat, move: Move): Refusal | undefined {
  switch (move.type) {
    case 'DRAFT_PICK':
      return refusePick(state, characterOf(move.character), move.discard === undefined ? undefined : characterOf(move.discard));
    case 'TAKE_GOLD':
      return refuseTakeGold(state);
    case 'DRAW_CARDS':
      return refuseDrawCards(state, seat, move.fewer === true);
    case 'KEEP_CARDS':
      return refuseKeepCards(state, seat, move.cards.map(districtOf));
    case 'COLLECT_INCOME':
      return refuseCollectIncome(state, seat);
    case 'BUILD':
      return refuseBuild(state, seat, districtOf(move.card));
    case 'ASSASSINATE':
      return refuseAssassinate(state, characterOf(move.character));
    case 'ROB':
      return refuseRob(state, characterOf(move.character));
    case 'SWAP_HANDS':
      return refuseSwapHands(state, seat, move.player);
    case 'REDRAW':
      return refuseRedraw(state, seat, move.cards.map(districtOf));
    case 'ARCHITECT_DRAW':
      return refuseArchitectDraw(state);
    case 'USE_LABORATORY':
      return refuseLaboratory(state, seat, districtOf(move.card));
    case 'USE_SMITHY':
      return refuseSmithy(state, seat);
    case 'DESTROY':
      return refuseDestroy(state, seat, move.player, districtOf(move.card));
    case 'GRAVEYARD_RECOVER':
    case 'GRAVEYARD_DECLINE':
      return refuseGraveyard(state);
    case 'END_TURN':
      return refuseEndTurn(state, seat, move.forgo === true);
  }
}
