/** The shape of the moves, for the door. A word or number that names nothing is well formed and then refused. */
import Type from 'typebox';

const strict = { additionalProperties: false };
const id = Type.String({ maxLength: 24 });

export const moveSchema = Type.Union([
  Type.Object({ type: Type.Literal('BUY_START'), building: id }, strict),
  Type.Object({ type: Type.Literal('INVEST'), card: id }, strict),
  Type.Object({ type: Type.Literal('ACQUIRE_PLANNING'), space: id }, strict),
  Type.Object({ type: Type.Literal('TAKE_FAVOR'), space: id }, strict),
  Type.Object({ type: Type.Literal('BUILD'), source: id }, strict),
  Type.Object(
    {
      type: Type.Literal('PLACE'),
      lots: Type.Array(Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }), { maxItems: 8 }),
      demolish: Type.Array(id, { maxItems: 8 }),
      renewal: Type.Boolean(),
    },
    strict,
  ),
  Type.Object({ type: Type.Literal('PAY'), permits: Type.Array(id, { maxItems: 40 }) }, strict),
  Type.Object({ type: Type.Literal('END_TURN') }, strict),
  Type.Object({ type: Type.Literal('DECIDE'), decision: Type.Integer({ minimum: 0 }), choice: id }, strict),
]);
