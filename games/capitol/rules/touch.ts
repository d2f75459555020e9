/**
 * What a person touches to make a move: a card of the hand, then the own buildings, then roof or area. Of the open squares
 * of an area any will do, so it is the area that is touched.
 */
import { AREA_IDS, SQUARE_IDS } from './board.ts';
import { CARD_IDS, FACE_OF, cardOf } from './cards.ts';
import type { Move } from './moves.ts';

/** Cards with the same face share a name. */
export const inHand = (card: string): string => `hand:${CARD_IDS[FACE_OF[cardOf(card)]]}`;
/** An own building, or the ground for a new one (`new:1`). */
export const onSite = (building: string): string => `site:${building}`;
/** A bid lies above the own senator; touched alone he bids nothing. */
export const SENATOR = 'senator';
export const area = (id: string): string => `area:${id}`;

const AREA_OF_SQUARE = new Map(SQUARE_IDS.flatMap((squares, index) => squares.map((square) => [square, AREA_IDS[index]])));

export function touches(move: Move): readonly string[] {
  switch (move.type) {
    case 'PASS':
      return ['do:pass'];
    case 'PLAY_FLOOR':
      return [inHand(move.card), ...move.targets.map(onSite)];
    case 'PLAY_ROOF':
      return [inHand(move.card), onSite(move.building), `roof:${move.roof}`];
    case 'PLAY_PERMIT':
      return [inHand(move.card), onSite(move.building), areaOf(move.square)];
    case 'PLAY_BLANK':
      return ['do:blank', inHand(move.card)];
    case 'BID':
      return [SENATOR, ...move.cards.map(inHand)];
    case 'PLACE_FOUNTAIN':
      return [areaOf(move.square)];
    case 'PLACE_MONUMENT':
      return [area(move.area)];
    case 'DRAW':
      return [`deck:${move.deck}`];
    case 'STOP_DRAWING':
      return ['do:stop'];
  }
}

function areaOf(square: string): string {
  return area(AREA_OF_SQUARE.get(square) ?? square);
}
