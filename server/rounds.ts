/**
 * Visits everything again and again, each once a round, a few at a time: thousands of tables or sockets looked after in one go
 * would hold up whoever moves meanwhile.
 */

/** Parts of a round; each is done in one turn of the event loop. */
const PARTS = 20;

export class Rounds<T> {
  readonly #all: () => Iterable<T>;
  readonly #visit: (some: readonly T[]) => unknown;
  readonly #timer: NodeJS.Timeout;
  #round: readonly T[] = [];
  #part = 0;

  /** `visit` gets a part of what was there when the round began; whatever has gone since is its business. */
  constructor(roundMs: number, all: () => Iterable<T>, visit: (some: readonly T[]) => unknown) {
    this.#all = all;
    this.#visit = visit;
    this.#timer = setInterval(() => this.#goOn(), roundMs / PARTS);
    this.#timer.unref();
  }

  #goOn(): void {
    if (this.#part === 0) this.#round = [...this.#all()];
    const size = Math.ceil(this.#round.length / PARTS);
    const some = this.#round.slice(this.#part * size, (this.#part + 1) * size);
    this.#part = (this.#part + 1) % PARTS;
    if (some.length > 0) this.#visit(some);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
