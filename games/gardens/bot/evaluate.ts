/**
 * Chances of winning: the points that each seat will end with, as a regression on games of the bots says from its features
 * and the turns it has left, and how far such leads can be relied on.
 */
import fitted from './weights.json' with { type: 'json' };
import { steadyExp } from '@cantiere/engine';
import { pointsOf } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { FEATURES, features } from './features.ts';
import { turnsLeft } from './worth.ts';

interface Fitted {
  /** Turns of a seat in a whole game: the unit of time below. */
  readonly turns: number;
  /** By how much a lead must grow to count e-fold: so much at the end, and more for every turn left. */
  readonly scale: readonly number[];
  /** For every feature, and last for none: its worth at the end, and how that changes with time and with time squared. */
  readonly weights: readonly (readonly number[])[];
}

const BY_SEATS: Readonly<Record<number, Fitted>> = fitted;
const row = new Float64Array(FEATURES);
const known: Float64Array[][] = [];

/** The weights with so many turns left. */
function weightsAt(seats: number, turns: number): Float64Array {
  const ofSeats = (known[seats] ??= []);
  return (ofSeats[turns] ??= blend(BY_SEATS[seats], turns));
}

function blend({ turns: all, weights }: Fitted, turns: number): Float64Array {
  const time = turns / all;
  return Float64Array.from(weights, ([still, linear, squared]) => still + linear * time + squared * time * time);
}

/** The points that a seat is likely to end with. */
function outlook(state: State, seat: number): number {
  if (state.phase === 'over') return pointsOf(state.players[seat]);
  return pointsLikely(state, seat, row, features(state, seat, row));
}

/** What the features of a seat with so many points promise. */
function pointsLikely(state: State, seat: number, seen: Float64Array, now: number): number {
  const weights = weightsAt(state.seats, turnsLeft(state, seat));
  let points = now + weights[FEATURES];
  for (let i = 0; i < FEATURES; i++) if (seen[i] !== 0) points += seen[i] * weights[i];
  return points;
}

/** The same in odds: by how much a lead counts in this position. */
export function oddsOf(state: State, seat: number, seen: Float64Array, now: number): number {
  return pointsLikely(state, seat, seen, now) / scaleOf(state);
}

function scaleOf(state: State): number {
  let left = 0;
  for (let seat = 0; seat < state.seats; seat++) left = Math.max(left, turnsLeft(state, seat));
  const [atEnd, perTurn] = BY_SEATS[state.seats].scale;
  return atEnd + perTurn * left;
}

/** The points that each seat is likely to end with. */
export function expect(state: State, out: Float64Array): void {
  for (let seat = 0; seat < state.seats; seat++) out[seat] = outlook(state, seat);
}

export function evaluate(state: State, out: Float64Array): void {
  let highest = -Infinity;
  for (let seat = 0; seat < state.seats; seat++) {
    out[seat] = outlook(state, seat);
    if (out[seat] > highest) highest = out[seat];
  }
  const scale = scaleOf(state);
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    out[seat] = steadyExp((out[seat] - highest) / scale);
    sum += out[seat];
  }
  for (let seat = 0; seat < state.seats; seat++) out[seat] /= sum;
}
