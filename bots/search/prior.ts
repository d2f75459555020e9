/** How much is expected of a candidate from its place in the list alone: the first most, the second 1/2^bias of that, the third 1/3^bias. */
import { steadyPower } from '@cantiere/engine';

export class RankPrior {
  readonly #weight: Float64Array;
  readonly #sum: Float64Array;

  constructor(bias: number, longest: number) {
    this.#weight = Float64Array.from({ length: longest }, (_, rank) => steadyPower(rank + 1, -bias));
    this.#sum = this.#weight.slice();
    for (let rank = 1; rank < longest; rank++) this.#sum[rank] += this.#sum[rank - 1];
  }

  /** The priors of a list of `count` candidates add up to 1. */
  of(rank: number, count: number): number {
    return this.#weight[rank] / this.#sum[count - 1];
  }
}
