/** The moves, written once: their shape for what comes from outside, and from it their type for the rules. */
import Type from 'typebox';
import { move } from '@cantiere/engine/shape';

export const moveSchema = Type.Union([move('TAKE', { count: Type.Integer({ minimum: 1, maximum: 3 }) })]);
