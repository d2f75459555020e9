/** Torre's moves, written once: their shape for the door, and from it their type for the rules. */
import Type from 'typebox';
import { move } from '@cantiere/engine/shape';

export const moveSchema = Type.Union([
  move('DRAW'),
  move('PASS'),
  move('LAY', { stone: Type.Integer({ minimum: 1, maximum: 5 }) }),
]);
