/** Shape of the moves, for the door. Ids that name nothing are well formed: the rules answer them with their own code (CAP-12.2). */
import { Type } from 'typebox';

const id = Type.String({ minLength: 1, maxLength: 40 });
const strict = { additionalProperties: false };

export const moveSchema = Type.Union([
  Type.Object({ type: Type.Literal('PASS') }, strict),
  Type.Object({ type: Type.Literal('PLAY_FLOOR'), card: id, targets: Type.Array(id, { maxItems: 100 }) }, strict),
  Type.Object(
    {
      type: Type.Literal('PLAY_ROOF'),
      card: id,
      building: id,
      roof: Type.Union([Type.Literal('round'), Type.Literal('triangular')]),
    },
    strict,
  ),
  Type.Object({ type: Type.Literal('PLAY_PERMIT'), card: id, building: id, square: id }, strict),
  Type.Object({ type: Type.Literal('PLAY_BLANK'), card: id }, strict),
  Type.Object({ type: Type.Literal('BID'), cards: Type.Array(id, { maxItems: 100 }) }, strict),
  Type.Object({ type: Type.Literal('PLACE_FOUNTAIN'), square: id }, strict),
  Type.Object({ type: Type.Literal('PLACE_MONUMENT'), area: id }, strict),
  Type.Object({ type: Type.Literal('DRAW'), deck: id }, strict),
  Type.Object({ type: Type.Literal('STOP_DRAWING') }, strict),
]);
