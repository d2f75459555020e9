/** The shape of the moves, for the door. A number that names no card, square or space is well formed and then refused. */
import Type from 'typebox';

const strict = { additionalProperties: false };
const square = { x: Type.Number(), y: Type.Number() };

export const moveSchema = Type.Union([
  Type.Object({ type: Type.Literal('PLAY_CARD'), slot: Type.Number(), ...square, rotation: Type.Number() }, strict),
  Type.Object({ type: Type.Literal('DISCARD_CARD'), slot: Type.Number() }, strict),
  Type.Object({ type: Type.Literal('KEEP_TEMPLE'), ...square }, strict),
  Type.Object({ type: Type.Literal('PLACE_TEMPLE'), ...square, from: Type.Optional(Type.Object(square, strict)) }, strict),
  Type.Object({ type: Type.Literal('PASS_TEMPLE') }, strict),
  Type.Object({ type: Type.Literal('TAKE_TILE'), column: Type.Number(), row: Type.Number() }, strict),
]);
