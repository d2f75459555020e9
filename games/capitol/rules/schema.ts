/**
 * The moves, as the specification names them, written once: their shape for the door, and from it their type (moves.ts). Ids that
 * name nothing are well formed: the rules answer them with their own code (CAP-12.2).
 */
import Type from 'typebox';
import { move } from '@cantiere/engine/shape';

const id = Type.String({ minLength: 1, maxLength: 40 });
const ids = Type.Array(id, { maxItems: 100 });

export const moveSchema = Type.Union([
  move('PASS'),
  /** `targets`: for each floor the id of an own unfinished building, or `new:1`, `new:2`. */
  move('PLAY_FLOOR', { card: id, targets: ids }),
  move('PLAY_ROOF', { card: id, building: id, roof: Type.Union([Type.Literal('round'), Type.Literal('triangular')]) }),
  move('PLAY_PERMIT', { card: id, building: id, square: id }),
  /** The card is spent and does nothing (CAP-4.8). */
  move('PLAY_BLANK', { card: id }),
  /** The cards above the senator, in the order in which they will be shown. */
  move('BID', { cards: ids }),
  move('PLACE_FOUNTAIN', { square: id }),
  move('PLACE_MONUMENT', { area: id }),
  move('DRAW', { deck: id }),
  move('STOP_DRAWING'),
]);
