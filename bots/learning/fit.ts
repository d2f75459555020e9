/**
 * Fits the weights of a learned judgement: the softmax over seats of their weighed features against what each got of the win,
 * by the cross-entropy, with a little ridge. The function is convex; Adam over shuffled batches comes near enough to its bottom.
 * One game in five is kept aside to say how good the fit is on games it has not seen.
 */
import { quickChance, shuffle } from '@cantiere/engine';
import type { Positions } from './positions.ts';

export interface Fit {
  readonly end: readonly number[];
  readonly beginning: readonly number[];
  readonly positions: number;
  /** Cross-entropy a position on games that were not learned from. */
  readonly tested: number;
  /** The same for chances that are equal for all. */
  readonly equal: number;
}

const TESTED_OF = 5;
const BATCH = 256;
const RATE = 0.02;
const RIDGE = 1e-4;
const [MOMENTUM, SCALE] = [0.9, 0.999];

export function fit(positions: Positions, epochs: number): Fit {
  const { features, games } = positions;
  // Game by game, whichever thread played it: the same games give the same weights.
  const all = Array.from(games.keys()).sort((one, other) => games[one] - games[other]);
  const learned = all.filter((n) => games[n] % TESTED_OF !== 0);
  const tested = all.filter((n) => games[n] % TESTED_OF === 0);
  const model = new Model(positions);
  const chance = quickChance(1);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(chance, learned);
    // The last rounds with smaller steps: the weights settle.
    const rate = RATE * Math.min(1, (2 * (epochs - epoch)) / epochs) ** 2;
    for (let from = 0; from < learned.length; from += BATCH) model.learn(learned.slice(from, from + BATCH), rate);
  }
  const rounded = (weight: number): number => Number(weight.toFixed(4));
  return {
    end: Array.from(model.weights.subarray(0, features), rounded),
    beginning: Array.from(model.weights.subarray(features), rounded),
    positions: all.length,
    tested: model.lossOf(tested),
    equal: Math.log(positions.seats),
  };
}

class Model {
  readonly weights: Float64Array;
  readonly #positions: Positions;
  readonly #chances: Float64Array;
  readonly #slope: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps = 0;

  constructor(positions: Positions) {
    const size = 2 * positions.features;
    this.#positions = positions;
    this.weights = new Float64Array(size);
    this.#slope = new Float64Array(size);
    this.#mean = new Float64Array(size);
    this.#square = new Float64Array(size);
    this.#chances = new Float64Array(positions.seats);
  }

  /** One step of Adam along the slope over these positions. */
  learn(batch: readonly number[], rate: number): void {
    const { seats, features, seen, timeLeft, shares } = this.#positions;
    const slope = this.#slope.fill(0);
    for (const n of batch) {
      this.#judge(n);
      const left = timeLeft[n];
      for (let seat = 0; seat < seats; seat++) {
        const error = this.#chances[seat] - shares[n * seats + seat];
        const from = (n * seats + seat) * features;
        for (let i = 0; i < features; i++) {
          const step = error * seen[from + i];
          slope[i] += step;
          slope[features + i] += step * left;
        }
      }
    }
    this.#steps++;
    const [meanBias, squareBias] = [1 - MOMENTUM ** this.#steps, 1 - SCALE ** this.#steps];
    for (let i = 0; i < slope.length; i++) {
      const down = slope[i] / batch.length + RIDGE * this.weights[i];
      this.#mean[i] += (1 - MOMENTUM) * (down - this.#mean[i]);
      this.#square[i] += (1 - SCALE) * (down * down - this.#square[i]);
      this.weights[i] -= (rate * (this.#mean[i] / meanBias)) / (Math.sqrt(this.#square[i] / squareBias) + 1e-8);
    }
  }

  lossOf(numbers: readonly number[]): number {
    const { seats, shares } = this.#positions;
    let loss = 0;
    for (const n of numbers) {
      this.#judge(n);
      for (let seat = 0; seat < seats; seat++)
        if (shares[n * seats + seat] > 0) loss -= shares[n * seats + seat] * Math.log(Math.max(this.#chances[seat], 1e-9));
    }
    return loss / Math.max(1, numbers.length);
  }

  #judge(n: number): void {
    const { seats, features, seen, timeLeft } = this.#positions;
    const left = timeLeft[n];
    let best = -Infinity;
    for (let seat = 0; seat < seats; seat++) {
      const from = (n * seats + seat) * features;
      let sum = 0;
      for (let i = 0; i < features; i++) sum += seen[from + i] * (this.weights[i] + left * this.weights[features + i]);
      this.#chances[seat] = sum;
      best = Math.max(best, sum);
    }
    let total = 0;
    for (let seat = 0; seat < seats; seat++) total += this.#chances[seat] = Math.exp(this.#chances[seat] - best);
    for (let seat = 0; seat < seats; seat++) this.#chances[seat] /= total;
  }
}
