/**
 * What a player can decide, written once: the shape for the door, and from it the type of the rules (moves.ts). A number that names
 * no card, square or space is well formed and then refused.
 */
import Type from 'typebox';
import { move } from '@cantiere/engine/shape';

const square = { x: Type.Number(), y: Type.Number() };

export const moveSchema = Type.Union([
  /** (x, y) is the top-left square of the turned card. A rotation that is no quarter turn is refused, not malformed. */
  move('PLAY_CARD', { slot: Type.Number(), ...square, rotation: Type.Number() }),
  move('DISCARD_CARD', { slot: Type.Number() }),
  move('KEEP_TEMPLE', square),
  /** `from` names the temple to move, only when the supply is empty. */
  move('PLACE_TEMPLE', { ...square, from: Type.Optional(Type.Object(square, { additionalProperties: false })) }),
  move('PASS_TEMPLE'),
  move('TAKE_TILE', { column: Type.Number(), row: Type.Number() }),
]);
