/** What a tree says of the moves at its root once it has grown, without what it said while it was young. */
import type { Judged } from './search.ts';

/** The first note; further ones at every doubling. */
const FIRST = 32;
/** A value is the mean of at least so many visits: with fewer since the last note, of all. */
const LEAST = 16;

/** Notes at every doubling what the moves had come to; the last note but one, a quarter to a half of all, is taken off in the end. */
export class Ripening {
  #next = FIRST;
  #last: readonly Judged[] = [];
  #young: readonly Judged[] = [];

  due(iterations: number): boolean {
    return iterations === this.#next;
  }

  note(judged: readonly Judged[]): void {
    this.#young = this.#last;
    this.#last = judged;
    this.#next *= 2;
  }

  ripe(judged: readonly Judged[]): Judged[] {
    return judged.map((now) => {
      const then = this.#young.find(({ move }) => move === now.move);
      const counted = now.visits - (then?.visits ?? 0);
      if (!then || counted < LEAST) return now;
      return { ...now, counted, value: (now.value * now.visits - then.value * then.visits) / counted };
    });
  }
}

/** By how many visits the first move is ahead of the second; they come most visited first. */
export const leadOf = ([first, second]: readonly Judged[]): number => (first?.visits ?? 0) - (second?.visits ?? 0);
