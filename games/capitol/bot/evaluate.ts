/** How good a position is for everybody: expected final scores, turned into chances of winning. The numbers were fitted to many thousands of positions of games played by `playout`. */
import { steadyExp } from '@cantiere/engine';
import { AREAS } from '../rules/board.ts';
import { FLOOR, PERMIT, ROOF, VALUE_OF } from '../rules/cards.ts';
import type { State } from '../rules/state.ts';
import { payOf, scoringsLeft } from './areas.ts';
import { countOf, promiseOf } from './building.ts';

/** What a position holds, in points of the final score; each list by scorings to come (0 to 4). */
interface Weights {
  /** One point that the areas pay now. */
  readonly pay: readonly number[];
  /** One point of use of the buildings on the site. */
  readonly promise: readonly number[];
  /** Each of the first two roof cards, floor cards, and of the first four permits in hand. */
  readonly roofCard: readonly number[];
  readonly floorCard: readonly number[];
  readonly permit: readonly number[];
  readonly money: readonly number[];
  /** How far the final scores still spread. */
  readonly spread: readonly number[];
}

const CONSTRUCTION: Weights = {
  pay: [0, 0.72, 1.2, 1.4, 1.5],
  promise: [0, 0.83, 0.6, 0.6, 0.6],
  roofCard: [0, 0.95, 1.3, 2.8, 2.8],
  floorCard: [0, 0.6, 0.8, 1.2, 1.2],
  permit: [0, 0.5, 0.4, 1.2, 1.2],
  money: [0, 0.05, 0.07, 0.1, 0.1],
  spread: [0.25, 2.5, 4.5, 6, 7.5],
};

const AUCTIONS: Weights = {
  pay: [0, 1.05, 1.85, 2.2, 2.3],
  promise: [0, 0, 0.6, 0.6, 0.7],
  roofCard: [0, 0, 0.45, 0.6, 0.65],
  floorCard: [0, 0, 0.1, 0.1, 0.1],
  permit: [0, 0, 0.1, 0.2, 0.3],
  money: [0, 0.03, 0.08, 0.12, 0.13],
  spread: [0.25, 1.7, 4.5, 6, 7.9],
};

const DRAWING: Weights = {
  pay: [0, 0.75, 1.2, 1.4, 1.4],
  promise: [0, 0.85, 0.65, 0.5, 0.5],
  roofCard: [0, 0.45, 0.5, 0.5, 0.5],
  floorCard: [0, 0.35, 0.5, 0.4, 0.4],
  permit: [0, 0.1, 0.3, 0.5, 0.5],
  money: [0, 0.05, 0.11, 0.16, 0.16],
  spread: [0.25, 3.5, 6.2, 8.5, 8.5],
};

/** A card that is still to be drawn. */
export const CARD_TO_DRAW = [0, 0.3, 0.75, 1.2, 1.2];

export function evaluate(state: State, out: Float64Array): void {
  const { seats } = state;
  if (state.phase === 'over') {
    shareTheWin(state, out);
    return;
  }
  const weights = weightsIn(state);
  const left = scoringsLeft(state);
  let best = -Infinity;
  for (let seat = 0; seat < seats; seat++) {
    out[seat] = expectedScore(state, seat, weights, left);
    if (out[seat] > best) best = out[seat];
  }
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += out[seat] = steadyExp((out[seat] - best) / weights.spread[left]);
  for (let seat = 0; seat < seats; seat++) out[seat] /= sum;
}

/** The points that each seat is likely to end with. */
export function expect(state: State, out: Float64Array): void {
  const weights = weightsIn(state);
  const left = scoringsLeft(state);
  for (let seat = 0; seat < state.seats; seat++)
    out[seat] = state.phase === 'over' ? state.players[seat].score : expectedScore(state, seat, weights, left);
}

export const weightsIn = ({ phase }: State): Weights =>
  phase === 'construction' ? CONSTRUCTION : phase === 'drawing' ? DRAWING : AUCTIONS;

function expectedScore(state: State, seat: number, weights: Weights, left: number): number {
  const player = state.players[seat];
  const { score, hand } = player;
  let pay = 0;
  for (let a = 0; a < AREAS; a++) pay += payOf(state, state.areas[a], seat);
  let money = 0;
  for (let i = 0; i < hand.length; i++) money += VALUE_OF[hand[i]];
  let expected = score + weights.pay[left] * pay + weights.money[left] * money;
  if (weights.promise[left] > 0) expected += weights.promise[left] * promiseOf(state, seat);
  if (state.phase === 'drawing') expected += CARD_TO_DRAW[left] * drawsToCome(state, seat);
  return (
    expected +
    weights.roofCard[left] * Math.min(2, countOf(player, ROOF)) +
    weights.floorCard[left] * Math.min(2, countOf(player, FLOOR)) +
    weights.permit[left] * Math.min(4, countOf(player, PERMIT))
  );
}

/** Cards that the seat may still draw in this drawing phase. */
export function drawsToCome({ seats, start, asked, draws, drawn }: State, seat: number): number {
  if (seat === asked) return draws[seat] - drawn;
  return (seat - start + seats) % seats > (asked - start + seats) % seats ? draws[seat] : 0;
}

function shareTheWin({ seats, players }: State, out: Float64Array): void {
  let best = -1;
  let winners = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (players[seat].score > best) {
      best = players[seat].score;
      winners = 1;
    } else if (players[seat].score === best) winners++;
  }
  for (let seat = 0; seat < seats; seat++) out[seat] = players[seat].score === best ? 1 / winners : 0;
}
