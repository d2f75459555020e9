/** Fits how readily each option is taken: the softmax over what was offered of its weighed traits against what was taken. */
import { Adam } from './adam.ts';
import type { Choices } from './choices.ts';
import { divided, inBatches } from './epochs.ts';

export interface ChoiceFit {
  /** Option by option, the weight of each trait. */
  readonly weights: readonly number[];
  readonly choices: number;
  /** Cross-entropy a choice of games that were not learned from, and the same where all that is offered is taken alike. */
  readonly tested: number;
  readonly equal: number;
}

const RATE = 0.02;
const RIDGE = 1e-4;

export function fitChoices(choices: Choices, epochs: number): ChoiceFit {
  const { learned, tested } = divided(choices.games);
  const model = new Model(choices);
  const equal = model.lossOf(tested); // nothing weighs anything yet
  inBatches(learned, epochs, (batch, pace) => model.learn(batch, RATE * pace));
  return { weights: model.weights(), choices: choices.games.length, tested: model.lossOf(tested), equal };
}

class Model {
  readonly #choices: Choices;
  readonly #weights: Float64Array;
  readonly #slope: Float64Array;
  readonly #share: Float64Array;
  readonly #adam: Adam;

  constructor(choices: Choices) {
    const size = choices.options * choices.traits;
    this.#choices = choices;
    this.#weights = new Float64Array(size);
    this.#slope = new Float64Array(size);
    this.#share = new Float64Array(choices.options);
    this.#adam = new Adam(size);
  }

  weights(): number[] {
    return Array.from(this.#weights, (weight) => Number(weight.toPrecision(4)));
  }

  learn(batch: readonly number[], rate: number): void {
    const { options, traits, seen, taken } = this.#choices;
    const slope = this.#slope.fill(0);
    const size = options * traits;
    for (const n of batch) {
      this.#judge(n);
      for (let option = 0; option < options; option++) {
        const error = this.#share[option] - (option === taken[n] ? 1 : 0);
        if (error === 0) continue;
        const from = option * traits;
        for (let i = from; i < from + traits; i++) slope[i] += error * seen[n * size + i];
      }
    }
    for (let i = 0; i < size; i++) slope[i] = slope[i] / batch.length + RIDGE * this.#weights[i];
    this.#adam.step(this.#weights, slope, rate);
  }

  lossOf(numbers: readonly number[]): number {
    let loss = 0;
    for (const n of numbers) {
      this.#judge(n);
      loss -= Math.log(Math.max(this.#share[this.#choices.taken[n]], 1e-9));
    }
    return loss / Math.max(1, numbers.length);
  }

  /** How readily each option would be taken; what was not offered not at all. */
  #judge(n: number): void {
    const { options, traits, seen, offered } = this.#choices;
    let total = 0;
    for (let option = 0; option < options; option++) {
      this.#share[option] = 0;
      if ((offered[n] & (1 << option)) === 0) continue;
      let sum = 0;
      for (let i = 0; i < traits; i++) {
        const at = option * traits + i;
        sum += seen[n * options * traits + at] * this.#weights[at];
      }
      total += this.#share[option] = Math.exp(sum);
    }
    for (let option = 0; option < options; option++) this.#share[option] /= total;
  }
}
