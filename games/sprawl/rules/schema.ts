/**
 * What a player can decide, written once: the shape for whoever takes moves in from outside, and the type of the rules
 * (moves.ts). A `build` is asked in three short steps kept in the state (BUILD the contract, PLACE it, PAY for it); a step
 * with only one way to go is taken by itself. A word or number that names nothing is well formed and then refused.
 */
import Type from 'typebox';
import { move } from '@cantiere/engine/shape';

const strict = { additionalProperties: false };
const id = Type.String({ maxLength: 24 });
const number = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 });

/** The answer to an open question: a word, or what is chosen by what it is. */
const answer = Type.Union([
  Type.Literal('pay'),
  Type.Literal('decline'),
  Type.Literal('wealth'),
  Type.Literal('prestige'),
  Type.Object({ seat: number }, strict),
  /** All the players that are asked for, in this order. */
  Type.Object({ order: Type.Array(number, { maxItems: 8 }) }, strict),
  Type.Object({ lot: number }, strict),
  Type.Object({ building: id }, strict),
  /** Two buildings to be exchanged, the own one first. */
  Type.Object({ give: id, take: id }, strict),
  Type.Object({ grey: id }, strict),
  /** The marker on one grey space goes to another. */
  Type.Object({ from: id, to: id }, strict),
  /** A planning box. */
  Type.Object({ space: id }, strict),
  Type.Object({ office: id }, strict),
  /** So many vocation tiles pay prestige, the others wealth. */
  Type.Object({ tiles: number }, strict),
]);

export const moveSchema = Type.Union([
  move('BUY_START', { building: id }),
  move('INVEST', { card: id }),
  move('ACQUIRE_PLANNING', { space: id }),
  move('TAKE_FAVOR', { space: id }),
  /** `source` is a contract space or the card id of an own Favor. */
  move('BUILD', { source: id }),
  /** Lots are numbered 12 x row + column. `demolish` names the buildings that stand on them; `renewal` spends an Urban Renewal card. */
  move('PLACE', {
    lots: Type.Array(number, { maxItems: 8 }),
    demolish: Type.Array(id, { maxItems: 8 }),
    renewal: Type.Boolean(),
  }),
  move('PAY', { permits: Type.Array(id, { maxItems: 40 }) }),
  move('END_TURN'),
  /** Answers the open question. */
  move('DECIDE', { decision: Type.Integer({ minimum: 0 }), answer }),
]);
