/**
 * What a person touches to make a move: cards of the hand and of the draft, characters, cities, seats, and buttons (`do:`)
 * for what has no piece of its own.
 */
import type { Seat } from '@cantiere/engine';
import type { Move } from './moves.ts';

/** Where I build: there is only one place, so that the card alone is enough, and it can be dragged there. */
export const SITE = 'site';
export const inHand = (card: string): string => `hand:${card}`;
export const inDraft = (character: string): string => `draft:${character}`;
export const drawn = (card: string): string => `drawn:${card}`;
export const inCity = (seat: Seat, card: string): string => `city:${seat}:${card}`;

/** `seat`: who makes it. */
export function touches(move: Move, seat: Seat): readonly string[] {
  switch (move.type) {
    case 'DRAFT_PICK':
      return move.discard === undefined ? [inDraft(move.character)] : [inDraft(move.character), inDraft(move.discard)];
    case 'TAKE_GOLD':
      return ['bank'];
    case 'DRAW_CARDS':
      return [move.fewer ? 'do:fewer' : 'deck'];
    case 'KEEP_CARDS':
      return move.cards.map(drawn);
    case 'COLLECT_INCOME':
      return ['do:income'];
    case 'BUILD':
      return [inHand(move.card), SITE];
    case 'ASSASSINATE':
    case 'ROB':
      return [`character:${move.character}`];
    case 'SWAP_HANDS':
      return [`seat:${move.player}`];
    case 'REDRAW':
      return ['do:redraw', ...move.cards.map(inHand)];
    case 'ARCHITECT_DRAW':
      return ['do:architect'];
    case 'USE_LABORATORY':
      return ['do:laboratory', inHand(move.card)];
    case 'USE_SMITHY':
      return ['do:smithy'];
    case 'DESTROY':
      // Nobody means their own city by accident: that takes a button first.
      return move.player === seat ? ['do:destroy', inCity(seat, move.card)] : [inCity(move.player, move.card)];
    case 'GRAVEYARD_RECOVER':
      return ['do:recover'];
    case 'GRAVEYARD_DECLINE':
      return ['do:decline'];
    case 'END_TURN':
      return [move.forgo ? 'do:forgo' : 'do:end'];
  }
}
