/** Adam: downhill in steps as long as the slope is steady, each weight at its own pace. */

const [MOMENTUM, SCALE] = [0.9, 0.999];

export class Adam {
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps = 0;

  constructor(size: number) {
    this.#mean = new Float64Array(size);
    this.#square = new Float64Array(size);
  }

  /** One step of `weights` against `slope`. */
  step(weights: Float64Array, slope: Float64Array, rate: number): void {
    this.#steps++;
    const [meanBias, squareBias] = [1 - MOMENTUM ** this.#steps, 1 - SCALE ** this.#steps];
    for (let i = 0; i < slope.length; i++) {
      const down = slope[i];
      this.#mean[i] += (1 - MOMENTUM) * (down - this.#mean[i]);
      this.#square[i] += (1 - SCALE) * (down * down - this.#square[i]);
      weights[i] -= (rate * (this.#mean[i] / meanBias)) / (Math.sqrt(this.#square[i] / squareBias) + 1e-8);
    }
  }
}
