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
  switch (move.type) {
    case 'DRAFT_PICK':
      pickCharacter(
        state,
        seat,
        characterOf(move.character),
        move.discard === undefined ? NONE : characterOf(move.discard),
        tell,
      );
      if (draftIsOver(state)) callCharacters(state, tell);
      return;
    case 'TAKE_GOLD':
      return takeGold(state, seat, tell);
    case 'DRAW_CARDS':
      return drawCards(state, seat, move.fewer === true, tell);
    case 'KEEP_CARDS':
      return keepCards(state, seat, move.cards.map(districtOf), tell);
    case 'COLLECT_INCOME':
      return collectIncome(state, seat, tell);
    case 'BUILD':
      return build(state, seat, districtOf(move.card), tell);
    case 'ASSASSINATE':
      return assassinate(state, seat, characterOf(move.character), tell);
    case 'ROB':
      return rob(state, seat, characterOf(move.character), tell);
    case 'SWAP_HANDS':
      return swapHands(state, seat, move.player, tell);
    case 'REDRAW':
      return redraw(state, seat, move.cards.map(districtOf), tell);
    case 'ARCHITECT_DRAW':
      return architectDraw(state, seat, tell);
    case 'USE_LABORATORY':
      return useLaboratory(state, seat, districtOf(move.card), tell);
    case 'USE_SMITHY':
      return useSmithy(state, seat, tell);
    case 'DESTROY':
      destroy(state, seat, move.player, districtOf(move.card), tell);
      if (state.phase !== 'graveyard') callCharacters(state, tell); // CIT-6.27
      return;
    case 'GRAVEYARD_RECOVER':
      recover(state, seat, tell);
      return callCharacters(state, tell);
    case 'GRAVEYARD_DECLINE':
      decline(state, seat, tell);
      return callCharacters(state, tell);
    case 'END_TURN':
      endTurn(state, seat, move.forgo === true, tell);
      return callCharacters(state, tell);
  }
}
