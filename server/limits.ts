/** How often somebody may do something: a bucket that fills again with time. */

export interface Pace {
  readonly perSecond: number;
  readonly burst: number;
}

export class Limiter {
  readonly #pace: Pace;
  readonly #buckets = new Map<string, { tokens: number; at: number }>();
  readonly #timer: NodeJS.Timeout;

  constructor(pace: Pace) {
    this.#pace = pace;
    this.#timer = setInterval(() => this.#forgetTheFull(), 60_000);
    this.#timer.unref();
  }

  /** True when there was room. */
  take(who: string, now = Date.now()): boolean {
    const { perSecond, burst } = this.#pace;
    let bucket = this.#buckets.get(who);
    if (bucket === undefined) this.#buckets.set(who, (bucket = { tokens: burst, at: now }));
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }

  #forgetTheFull(): void {
    const fullBefore = Date.now() - (this.#pace.burst / this.#pace.perSecond) * 1000;
    for (const [who, { at }] of this.#buckets) if (at < fullBefore) this.#buckets.delete(who);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

export interface Limits {
  /** Requests per minute from one address, and from one session. */
  readonly requestsPerAddress: number;
  readonly requestsPerSession: number;
  /** Attempts per minute from one address at signing in, making an account, or becoming a guest. */
  readonly signInsPerAddress: number;
  readonly moves: Pace;
  readonly chat: Pace;
  /** Looks at the past of a running game: each builds it anew. */
  readonly replays: Pace;
  readonly socketMessages: Pace;
  readonly socketsPerAddress: number;
  readonly tablesPerPerson: number;
  /** Games with bots that a guest has under way; accounts have the limit above. */
  readonly botTablesPerGuest: number;
  readonly friendsPerPerson: number;
  readonly blocksPerPerson: number;
  readonly reportsPerHour: number;
  /** Seats kept for people, each of whom is told. */
  readonly invitationsPerHour: number;
  /** Seats that one host keeps for the same person at different tables. */
  readonly invitationsPerPerson: number;
  /** Searches for people by name. */
  readonly searches: Pace;
}

export const LIMITS: Limits = {
  requestsPerAddress: 600,
  requestsPerSession: 300,
  signInsPerAddress: 20,
  moves: { perSecond: 10, burst: 40 },
  chat: { perSecond: 0.5, burst: 8 },
  replays: { perSecond: 2, burst: 30 },
  socketMessages: { perSecond: 20, burst: 80 },
  socketsPerAddress: 100,
  tablesPerPerson: 100,
  botTablesPerGuest: 20,
  friendsPerPerson: 200,
  blocksPerPerson: 200,
  reportsPerHour: 10,
  invitationsPerHour: 40,
  invitationsPerPerson: 3,
  searches: { perSecond: 1, burst: 30 },
};

/** For tests and benchmarks, where one address is everybody. */
export const NO_LIMITS: Limits = {
  requestsPerAddress: 1e9,
  requestsPerSession: 1e9,
  signInsPerAddress: 1e9,
  moves: { perSecond: 1e9, burst: 1e9 },
  chat: { perSecond: 1e9, burst: 1e9 },
  replays: { perSecond: 1e9, burst: 1e9 },
  socketMessages: { perSecond: 1e9, burst: 1e9 },
  socketsPerAddress: 1e9,
  tablesPerPerson: 1e9,
  botTablesPerGuest: 1e9,
  friendsPerPerson: 1e9,
  blocksPerPerson: 1e9,
  reportsPerHour: 1e9,
  invitationsPerHour: 1e9,
  invitationsPerPerson: 1e9,
  searches: { perSecond: 1e9, burst: 1e9 },
};
