/**
 * Fits the weights of a learned judgement: the softmax over seats of their weighed features against what each got of the win, by
 * the cross-entropy; beside it the same sums, times what a lead is worth in points, against the margins, which say more about a
 * game than who won it; and a little ridge.
 */
import { Adam } from './adam.ts';
import { divided, inBatches } from './epochs.ts';
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

const RATE = 0.01;
const RIDGE = 1e-3;
/** What hardly ever differs is not blown up. */
const LEAST_SPREAD = 0.02;
/** To begin with: the margin, in its spreads, that a lead of 1 in odds stands for. */
const POINTS_OF_LEAD = 0.4;

/** `byWinsAlone`: without the margins. */
export function fit(positions: Positions, epochs: number, byWinsAlone = false): Fit {
  const { learned, tested } = divided(positions.games);
  const model = new Model(positions, byWinsAlone);
  inBatches(learned, epochs, (batch, pace) => model.learn(batch, RATE * pace));
  return {
    end: model.weights('end'),
    beginning: model.weights('beginning'),
    positions: positions.games.length,
    tested: model.lossOf(tested),
    equal: Math.log(positions.seats),
  };
}

/** Features are weighed by their spread, so that none counts for more because of its unit. */
function spreads({ features, seen }: Positions): Float64Array {
  const sum = new Float64Array(features);
  const squares = new Float64Array(features);
  for (let at = 0; at < seen.length; at += features)
    for (let i = 0; i < features; i++) {
      sum[i] += seen[at + i];
      squares[i] += seen[at + i] ** 2;
    }
  const rows = Math.max(1, seen.length / features);
  return sum.map((all, i) => Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, squares[i] / rows - (all / rows) ** 2))));
}

class Model {
  /** Of each feature at the end, what is added at the beginning; then what a lead is worth in points, at the end and added. */
  readonly #parts: Float64Array;
  readonly #positions: Positions;
  readonly #spread: Float64Array;
  readonly #marginUnit: number;
  readonly #marginsCount: number;
  readonly #sums: Float64Array;
  readonly #chances: Float64Array;
  readonly #slope: Float64Array;
  readonly #adam: Adam;

  constructor(positions: Positions, byWinsAlone: boolean) {
    const { features, margins, seats } = positions;
    const size = 2 * features + 2;
    this.#positions = positions;
    this.#marginsCount = byWinsAlone ? 0 : 1;
    this.#spread = spreads(positions);
    this.#marginUnit = Math.sqrt(margins.reduce((sum, margin) => sum + margin ** 2, 0) / Math.max(1, margins.length)) || 1;
    this.#parts = new Float64Array(size);
    this.#parts[2 * features] = POINTS_OF_LEAD;
    this.#slope = new Float64Array(size);
    this.#adam = new Adam(size);
    this.#sums = new Float64Array(seats);
    this.#chances = new Float64Array(seats);
  }

  /** In the features' own units. */
  weights(from: 'end' | 'beginning'): number[] {
    const { features } = this.#positions;
    const at = from === 'end' ? 0 : features;
    return Array.from(this.#spread, (spread, i) => Number((this.#parts[at + i] / spread).toPrecision(4)));
  }

  /** One step of Adam along the slope over these positions. */
  learn(batch: readonly number[], rate: number): void {
    const { seats, features, seen, timeLeft, shares, margins } = this.#positions;
    const slope = this.#slope.fill(0);
    const lead = 2 * features;
    for (const n of batch) {
      this.#judge(n);
      const left = timeLeft[n];
      const points = this.#parts[lead] + left * this.#parts[lead + 1];
      const usual = this.#sums.reduce((sum, one) => sum + one, 0) / seats;
      for (let seat = 0; seat < seats; seat++) {
        const ahead = this.#sums[seat] - usual;
        const missed = this.#marginsCount * (2 / seats) * (points * ahead - margins[n * seats + seat] / this.#marginUnit);
        slope[lead] += missed * ahead;
        slope[lead + 1] += missed * ahead * left;
        const error = this.#chances[seat] - shares[n * seats + seat] + missed * points;
        const from = (n * seats + seat) * features;
        for (let i = 0; i < features; i++) {
          if (seen[from + i] === 0) continue;
          const step = (error * seen[from + i]) / this.#spread[i];
          slope[i] += step;
          slope[features + i] += step * left;
        }
      }
    }
    for (let i = 0; i < slope.length; i++) slope[i] = slope[i] / batch.length + (i < lead ? 2 * RIDGE * this.#parts[i] : 0);
    this.#adam.step(this.#parts, slope, rate);
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
      for (let i = 0; i < features; i++)
        if (seen[from + i] !== 0) sum += (seen[from + i] / this.#spread[i]) * (this.#parts[i] + left * this.#parts[features + i]);
      this.#sums[seat] = sum;
      best = Math.max(best, sum);
    }
    let total = 0;
    for (let seat = 0; seat < seats; seat++) total += this.#chances[seat] = Math.exp(this.#sums[seat] - best);
    for (let seat = 0; seat < seats; seat++) this.#chances[seat] /= total;
  }
}
