/** What a person touches to make a move: a card of the offer, how it is turned, squares and temples of the own garden, tiles. */
import type { Move, Square } from './moves.ts';

export const cardAt = (slot: number): string => `card:${slot}`;
export const square = ({ x, y }: Square): string => `square:${x}:${y}`;
export const temple = ({ x, y }: Square): string => `temple:${x}:${y}`;

export function touches(move: Move): readonly string[] {
  switch (move.type) {
    case 'PLAY_CARD':
      return [cardAt(move.slot), `turn:${move.rotation}`, square(move)];
    case 'DISCARD_CARD':
      return [cardAt(move.slot), 'do:discard'];
    case 'KEEP_TEMPLE':
      return [temple(move)];
    case 'PLACE_TEMPLE':
      return [...(move.from === undefined ? [] : [temple(move.from)]), square(move)];
    case 'PASS_TEMPLE':
      return ['do:pass'];
    case 'TAKE_TILE':
      return [`tile:${move.column}:${move.row}`];
  }
}
