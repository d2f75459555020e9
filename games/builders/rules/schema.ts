/** The shape of every move, for the door. Ids are plain texts and numbers plain numbers here: whether a card exists or an amount is allowed, the rules answer. */
import Type from 'typebox';

const id = Type.String({ minLength: 1, maxLength: 40 });
const closed = { additionalProperties: false };

export const moveSchema = Type.Union([
  Type.Object({ type: Type.Literal('START_BUILDING'), cardId: id }, closed),
  Type.Object({ type: Type.Literal('RECRUIT'), cardId: id }, closed),
  Type.Object({ type: Type.Literal('SEND'), workerId: id, siteId: id, toolId: Type.Optional(id) }, closed),
  Type.Object({ type: Type.Literal('TAKE_COINS'), actions: Type.Number() }, closed),
  Type.Object({ type: Type.Literal('BUY_ACTION'), count: Type.Optional(Type.Number()) }, closed),
  Type.Object({ type: Type.Literal('BUY_SLAVE'), cardId: id }, closed),
  Type.Object({ type: Type.Literal('FREE_SLAVE'), slaveId: id }, closed),
  Type.Object({ type: Type.Literal('BUY_TOOL'), cardId: id }, closed),
  Type.Object({ type: Type.Literal('TAKE_LOAN') }, closed),
  Type.Object({ type: Type.Literal('EDUCATE'), universityId: id, workerId: id }, closed),
  Type.Object({ type: Type.Literal('REPAY_LOAN') }), // BLD-5.4.2: its arguments are ignored, and it is never accepted
  Type.Object({ type: Type.Literal('END_TURN') }, closed),
  Type.Object(
    {
      type: Type.Literal('SETTLE'),
      freeSlaveIds: Type.Array(id, { maxItems: 10 }),
      repayLoanIds: Type.Array(id, { maxItems: 10 }),
    },
    closed,
  ),
]);
