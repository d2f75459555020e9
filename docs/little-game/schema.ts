/** The shape of Torre's moves, for the door. */
import { Type } from 'typebox';

const closed = { additionalProperties: false };

export const moveSchema = Type.Union([
  Type.Object({ type: Type.Literal('DRAW') }, closed),
  Type.Object({ type: Type.Literal('PASS') }, closed),
  Type.Object({ type: Type.Literal('LAY'), stone: Type.Integer({ minimum: 1, maximum: 5 }) }, closed),
]);
