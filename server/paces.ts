/**
 * Limits of all processes of a house together. Each process counts for itself, which costs a request nothing; whoever has used up
 * half of what they may do at once is told to the other processes a moment later, where it counts as if it had been done there.
 * So two processes let through no more than one, but for what comes in that moment. What must be exact is counted in the store
 * (store/paces.ts, store/wrongTries.ts).
 */
import type { Bus } from './bus/bus.ts';
import { Limiter, type RateLimit } from './limits.ts';

const TELL_MS = 250;
/** In one notice; PostgreSQL takes 8,000 bytes. */
const MOST_TOLD = 40;

export class Paces {
  readonly #bus: Bus;
  readonly #limiters = new Map<string, Limiter>();
  readonly #timer: NodeJS.Timeout | undefined;

  /** `shared`: whether there may be other processes to tell. */
  constructor({ bus, shared }: { readonly bus: Bus; readonly shared: boolean }) {
    this.#bus = bus;
    if (!shared) return;
    bus.subscribe((notice) => {
      if (notice.kind !== 'spent') return;
      const limiter = this.#limiters.get(notice.limit);
      for (const [who, times] of notice.by) limiter?.spentElsewhere(who, times);
    });
    this.#timer = setInterval(() => this.tell(), TELL_MS);
    this.#timer.unref();
  }

  /** A limiter that the other processes have too, under the same name. */
  limiter(name: string, pace: RateLimit, now?: () => number): Limiter {
    const limiter = new Limiter(pace, now);
    this.#limiters.set(name, limiter);
    return limiter;
  }

  tell(): void {
    for (const [limit, limiter] of this.#limiters) {
      const spent = limiter.toTell();
      for (let from = 0; from < spent.length; from += MOST_TOLD)
        this.#bus.publish({ kind: 'spent', limit, by: spent.slice(from, from + MOST_TOLD) });
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
