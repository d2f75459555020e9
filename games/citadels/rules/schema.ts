/** The shape of the moves, for whoever takes them in from outside. What an id names is the rules' business, not the shape's. */
import Type, { type TSchema } from 'typebox';

const id = Type.String({ maxLength: 40 });
const cards = Type.Array(id, { maxItems: 65 });
const player = Type.Integer();

function action(type: string, fields: Record<string, TSchema> = {}): TSchema {
  return Type.Object({ type: Type.Literal(type), ...fields }, { additionalProperties: false });
}

export const moveSchema: TSchema = Type.Union([
  action('DRAFT_PICK', { character: id, discard: Type.Optional(id) }),
  action('TAKE_GOLD'),
  action('DRAW_CARDS', { fewer: Type.Optional(Type.Literal(true)) }),
  action('KEEP_CARDS', { cards }),
  action('COLLECT_INCOME'),
  action('BUILD', { card: id }),
  action('ASSASSINATE', { character: id }),
  action('ROB', { character: id }),
  action('SWAP_HANDS', { player }),
  action('REDRAW', { cards }),
  action('ARCHITECT_DRAW'),
  action('USE_LABORATORY', { card: id }),
  action('USE_SMITHY'),
  action('DESTROY', { player, card: id }),
  action('GRAVEYARD_RECOVER'),
  action('GRAVEYARD_DECLINE'),
  action('END_TURN', { forgo: Type.Optional(Type.Literal(true)) }),
]);
