/**
 * Chances of winning: the prestige that each seat will end with, as a regression on games of the bots says from its features
 * and the time left, and how far such leads can be relied on.
 */
import fitted from './weights.json' with { type: 'json' };
import { steadyExp } from '@cantiere/engine';
import { resultOf } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { FEATURES, features } from './features.ts';
import { timeLeft } from './worth.ts';

/** For every feature, then for the prestige so far, then for none: its worth at the end, and how that changes with time and time squared. */
const WEIGHTS: Readonly<Record<number, readonly (readonly number[])[]>> = fitted;
const rows = new Float64Array(4 * FEATURES);

/** The points that each seat is likely to end with. */
export function expect(state: State, out: Float64Array): void {
  const totals = resultOf(state)?.totals;
  if (totals) for (let seat = 0; seat < state.seats; seat++) out[seat] = totals[seat];
  else outlook(state, timeLeft(state), out);
}

/** Returns the most that any of them has. */
function outlook(state: State, left: number, out: Float64Array): number {
  const weights = weightsAt(state.seats, left);
  features(state, rows);
  let highest = -Infinity;
  for (let seat = 0; seat < state.seats; seat++) {
    const { prestige } = state.players[seat];
    let points = prestige + prestige * weights[FEATURES] + weights[FEATURES + 1];
    for (let i = 0; i < FEATURES; i++) {
      const feature = rows[seat * FEATURES + i];
      if (feature !== 0) points += feature * weights[i];
    }
    out[seat] = points;
    if (points > highest) highest = points;
  }
  return highest;
}

/** By how much a lead must grow to count e-fold. */
const scaleAt = (left: number): number => 10 + 60 * Math.min(left, 0.6);

/** What the features of a seat promise, as odds, up to what is the same for all seats. */
export function oddsOf(state: State, seen: Float64Array, prestige: number): number {
  const left = timeLeft(state);
  const weights = weightsAt(state.seats, left);
  let points = prestige + prestige * weights[FEATURES] + weights[FEATURES + 1];
  for (let i = 0; i < FEATURES; i++) if (seen[i] !== 0) points += seen[i] * weights[i];
  return points / scaleAt(left);
}

export function evaluate(state: State, out: Float64Array): void {
  if (state.phase === 'over') return shareVictory(state, out);
  const left = timeLeft(state);
  const highest = outlook(state, left, out);
  const scale = scaleAt(left);
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    out[seat] = steadyExp((out[seat] - highest) / scale);
    sum += out[seat];
  }
  for (let seat = 0; seat < state.seats; seat++) out[seat] /= sum;
}

/** The time left takes a few dozen values in a game, so the weights of each are worked out once: by seats, then by time. */
const weightsOfTime: Map<number, Float64Array>[] = [];

function weightsAt(seats: number, left: number): Float64Array {
  const known = (weightsOfTime[seats] ??= new Map<number, Float64Array>());
  let weights = known.get(left);
  if (!weights) {
    weights = Float64Array.from(WEIGHTS[seats], (weight) => at(weight, left));
    known.set(left, weights);
  }
  return weights;
}

function at([still, linear, squared]: readonly number[], time: number): number {
  return still + linear * time + squared * time * time;
}

function shareVictory(state: State, out: Float64Array): void {
  const ranks = resultOf(state)?.ranks ?? [];
  const winners = ranks.filter((rank) => rank === 1).length;
  for (let seat = 0; seat < state.seats; seat++) out[seat] = ranks[seat] === 1 ? 1 / winners : 0;
}
