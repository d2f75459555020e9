/**
 * What a player can decide (CIT-12), written once: the shape for whoever takes moves in from outside, and the type of the rules
 * (moves.ts). Cards are named by their district, characters by their id, players by their seat; what an id names is the rules'
 * business, not the shape's.
 */
import Type from 'typebox';
import { move } from '@cantiere/engine/shape';

const id = Type.String({ maxLength: 40 });
const cards = Type.Array(id, { maxItems: 65 });
const player = Type.Integer();

export const moveSchema = Type.Union([
  move('DRAFT_PICK', { character: id, discard: Type.Optional(id) }),
  move('TAKE_GOLD'),
  move('DRAW_CARDS', { fewer: Type.Optional(Type.Literal(true)) }),
  move('KEEP_CARDS', { cards }),
  move('COLLECT_INCOME'),
  move('BUILD', { card: id }),
  move('ASSASSINATE', { character: id }),
  move('ROB', { character: id }),
  move('SWAP_HANDS', { player }),
  move('REDRAW', { cards }),
  move('ARCHITECT_DRAW'),
  move('USE_LABORATORY', { card: id }),
  move('USE_SMITHY'),
  move('DESTROY', { player, card: id }),
  move('GRAVEYARD_RECOVER'),
  move('GRAVEYARD_DECLINE'),
  move('END_TURN', { forgo: Type.Optional(Type.Literal(true)) }),
]);
