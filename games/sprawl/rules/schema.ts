/** The shape of the moves, for the door. A word or number that names nothing is well formed and then refused. */
import Type from 'typebox';

const strict = { additionalProperties: false };
const id = Type.String({ maxLength: 24 });

export const moveSchema = Type.Union([
  Type.Object({ type: Type.Literal('buyStart'), building: id }, strict),
  Type.Object({ type: Type.Literal('invest'), card: id }, strict),
  Type.Object({ type: Type.Literal('acquirePlanning'), space: id }, strict),
  Type.Object({ type: Type.Literal('takeFavor'), space: id }, strict),
  Type.Object({ type: Type.Literal('build'), source: id }, strict),
  Type.Object(
    {
      type: Type.Literal('place'),
      lots: Type.Array(Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }), { maxItems: 8 }),
      demolish: Type.Array(id, { maxItems: 8 }),
      renewal: Type.Boolean(),
    },
    strict,
  ),
  Type.Object({ type: Type.Literal('pay'), permits: Type.Array(id, { maxItems: 40 }) }, strict),
  Type.Object({ type: Type.Literal('endTurn') }, strict),
  Type.Object({ type: Type.Literal('decide'), decision: Type.Integer({ minimum: 0 }), choice: id }, strict),
]);
