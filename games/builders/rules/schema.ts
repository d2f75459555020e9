/**
 * What a player can decide, written once: the shape for the door, and from it the type of the rules (moves.ts). Ids are plain texts
 * and numbers plain numbers here: whether a card exists or an amount is allowed, the rules answer.
 */
import Type from 'typebox';
import { move } from '@cantiere/engine/shape';

const id = Type.String({ minLength: 1, maxLength: 40 });
const ids = Type.Array(id, { maxItems: 10 });

export const moveSchema = Type.Union([
  move('START_BUILDING', { cardId: id }),
  move('RECRUIT', { cardId: id }),
  move('SEND', { workerId: id, siteId: id, toolId: Type.Optional(id) }),
  /** 1, 2 or 3 actions. */
  move('TAKE_COINS', { actions: Type.Number() }),
  /** 1 when left out. */
  move('BUY_ACTION', { count: Type.Optional(Type.Number()) }),
  move('BUY_SLAVE', { cardId: id }),
  move('FREE_SLAVE', { slaveId: id }),
  move('BUY_TOOL', { cardId: id }),
  move('TAKE_LOAN'),
  move('EDUCATE', { universityId: id, workerId: id }),
  /** Known so that it can be answered: its arguments are ignored, and it is never accepted (BLD-5.4.2). */
  Type.Object({ type: Type.Literal('REPAY_LOAN') }),
  move('END_TURN'),
  /** Only with manualSettlement, after the last turn. */
  move('SETTLE', { freeSlaveIds: ids, repayLoanIds: ids }),
]);
