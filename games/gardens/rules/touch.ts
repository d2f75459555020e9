/** What a person touches to make a move: a card of the offer, how it is turned, squares and temples of the own garden, tiles. */
import type { Move, Square } from './moves.ts';

export const cardAt = (slot: number): string => `card:${slot}`;
export const turnAt = (rotation: number): string => `turn:${rotation}`;
export const square = ({ x, y }: Square): string => `square:${x}:${y}`;
export const temple = ({ x, y }: Square): string => `temple:${x}:${y}`;
export const tileAt = (column: number, row: number): string => `tile:${column}:${row}`;
export const PASS = 'do:pass';

export function touches(move: Move): readonly string[] {
  switch (move.type) {
    // The square is where the card's upper left corner comes to lie.
    case 'PLAY_CARD':
      return [cardAt(move.slot), turnAt(move.rotation), square(move)];
    // Only where no card of the offer can be laid: then each card does nothing else.
    case 'DISCARD_CARD':
      return [cardAt(move.slot)];
    case 'KEEP_TEMPLE':
      return [temple(move)];
    case 'PLACE_TEMPLE':
      return [...(move.from === undefined ? [] : [temple(move.from)]), square(move)];
    case 'PASS_TEMPLE':
      return [PASS];
    case 'TAKE_TILE':
      return [tileAt(move.column, move.row)];
  }
}
