/** What each move does, and what the game does by itself before it asks again. */
import type { Seat } from '@cantiere/engine';
import { callCharacters } from './calling.ts';
import { architectDraw, assassinate, decline, destroy, recover, redraw, rob, swapHands } from './characters.ts';
import { NONE, characterOf, districtOf } from './catalog.ts';
import { build, useLaboratory, useSmithy } from './districts.ts';
import { draftIsOver, pickCharacter } from './draft.ts';
import type { Tell } from './events.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { collectIncome, drawCards, endTurn, keepCards, takeGold } from './turn.ts';

export function play(state: State, seat: Seat, move: Move, tell: Tell): void {
  if (act(state, seat, move, tell)) callCharacters(state, tell);
}

/** What the move itself does. True when the turn, or the draft, is over with it and the next character is called. */
export function act(state: State, seat: Seat, move: Move, tell: Tell): boolean {
  switch (move.type) {
    case 'DRAFT_PICK': {
      const discard = move.discard === undefined ? NONE : characterOf(move.discard);
      pickCharacter(state, seat, characterOf(move.character), discard, tell);
      return draftIsOver(state);
    }
    case 'TAKE_GOLD':
      takeGold(state, seat, tell);
      return false;
    case 'DRAW_CARDS':
      drawCards(state, seat, move.fewer === true, tell);
      return false;
    case 'KEEP_CARDS':
      keepCards(state, seat, move.cards.map(districtOf), tell);
      return false;
    case 'COLLECT_INCOME':
      collectIncome(state, seat, tell);
      return false;
    case 'BUILD':
      build(state, seat, districtOf(move.card), tell);
      return false;
    case 'ASSASSINATE':
      assassinate(state, seat, characterOf(move.character), tell);
      return false;
    case 'ROB':
      rob(state, seat, characterOf(move.character), tell);
      return false;
    case 'SWAP_HANDS':
      swapHands(state, seat, move.player, tell);
      return false;
    case 'REDRAW':
      redraw(state, seat, move.cards.map(districtOf), tell);
      return false;
    case 'ARCHITECT_DRAW':
      architectDraw(state, seat, tell);
      return false;
    case 'USE_LABORATORY':
      useLaboratory(state, seat, districtOf(move.card), tell);
      return false;
    case 'USE_SMITHY':
      useSmithy(state, seat, tell);
      return false;
    case 'DESTROY':
      destroy(state, seat, move.player, districtOf(move.card), tell);
      return state.phase !== 'graveyard'; // CIT-6.27
    case 'GRAVEYARD_RECOVER':
      recover(state, seat, tell);
      return true;
    case 'GRAVEYARD_DECLINE':
      decline(state, seat, tell);
      return true;
    case 'END_TURN':
      endTurn(state, seat, move.forgo === true, tell);
      return true;
  }
}
