/** How often somebody may do something: a bucket that fills again with time. */
import { Recent } from './recent.ts';

export interface RateLimit {
  readonly perSecond: number;
  readonly burst: number;
}

/** People, sessions or addresses that one limiter remembers. Whoever is forgotten begins anew with a full bucket. */
const MOST_BUCKETS = 20_000;
/** Of whom other processes are told at a time: a flood from everywhere is not made larger. */
const MOST_EAGER = 400;

interface Bucket {
  tokens: number;
  at: number;
  /** Taken here since it was last told elsewhere. */
  untold: number;
}

export class Limiter {
  readonly #pace: RateLimit;
  readonly #now: () => number;
  readonly #buckets: Recent<Bucket>;
  /** Whose bucket is less than half full, and was taken from since. */
  #eager = new Set<string>();
  readonly #timer: NodeJS.Timeout;

  constructor(pace: RateLimit, now: () => number = Date.now, most = MOST_BUCKETS) {
    this.#pace = pace;
    this.#now = now;
    this.#buckets = new Recent(most);
    this.#timer = setInterval(() => this.#forgetTheFull(), 60_000);
    this.#timer.unref();
  }

  /** True when there was room. */
  take(who: string): boolean {
    const bucket = this.#filled(who);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    bucket.untold++;
    if (bucket.tokens < this.#pace.burst / 2 && this.#eager.size < MOST_EAGER) this.#eager.add(who);
    return true;
  }

  #filled(who: string): Bucket {
    const { perSecond, burst } = this.#pace;
    const now = this.#now();
    let bucket = this.#buckets.get(who);
    if (bucket === undefined) this.#buckets.set(who, (bucket = { tokens: burst, at: now, untold: 0 }));
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    return bucket;
  }

  /** Taken at another process: whoever is eager there has as much less here. */
  spentElsewhere(who: string, times: number): void {
    const bucket = this.#filled(who);
    bucket.tokens = Math.max(0, bucket.tokens - times);
  }

  /** What the others have not been told of those who are eager; from here on they have. */
  toTell(): (readonly [who: string, times: number])[] {
    const told: (readonly [string, number])[] = [];
    for (const who of this.#eager) {
      const bucket = this.#buckets.get(who);
      if (bucket === undefined) continue;
      // What was taken long ago has filled again, there as here.
      const times = Math.min(bucket.untold, Math.ceil(this.#pace.burst - bucket.tokens));
      bucket.untold = 0;
      told.push([who, times]);
    }
    this.#eager = new Set();
    return told;
  }

  /** In how many whole seconds there will be room again. */
  wait(who: string): number {
    const tokens = this.#buckets.get(who)?.tokens ?? this.#pace.burst;
    return Math.max(1, Math.ceil((1 - tokens) / this.#pace.perSecond));
  }

  /** How many it remembers. */
  get size(): number {
    return this.#buckets.size;
  }

  #forgetTheFull(): void {
    const fullBefore = this.#now() - (this.#pace.burst / this.#pace.perSecond) * 1000;
    for (const [who, { at }] of this.#buckets.entries()) if (at < fullBefore) this.#buckets.delete(who);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

/** So many in a minute, all at once if need be. */
export const perMinute = (most: number): RateLimit => ({ perSecond: most / 60, burst: most });

export interface Limits {
  /** Requests per minute from one address, and from one session. */
  readonly requestsPerAddress: number;
  readonly requestsPerSession: number;
  /** Pages and files of the app per minute from one address: a school behind one address loads many at once. */
  readonly filesPerAddress: number;
  /** Attempts per minute from one address at signing in, making an account, or becoming a guest. */
  readonly signInsPerAddress: number;
  /** Accounts per hour that one address may make, or try to: a taken address is told, so it cannot be tried over and over. */
  readonly accountsPerAddress: number;
  readonly moves: RateLimit;
  readonly chat: RateLimit;
  /** Looks at the past of a running game: each builds it anew. */
  readonly replays: RateLimit;
  /** Pictures of tables drawn for links, for everybody together: each takes the server some 25 ms in which nothing else happens. */
  readonly posters: RateLimit;
  readonly socketMessages: RateLimit;
  readonly socketsPerAddress: number;
  /** Open connections of every kind from one address, where visitors connect to us and not to a proxy. */
  readonly connectionsPerAddress: number;
  readonly tablesPerPerson: number;
  /** Tables in this process's memory, a few hundred kB each; beyond them none is opened until somebody leaves. */
  readonly tablesAlive: number;
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
  readonly searches: RateLimit;
  /** Deals for friends that one has open; deals made, and tries begun, in a day. */
  readonly dealsPerPerson: number;
  readonly dealsPerDay: number;
  readonly triesPerDay: number;
  /** Fields, weeks and files of deals: each reads many rows. */
  readonly fields: RateLimit;
  /** What people think of puzzles: said, and looked at. */
  readonly thumbs: RateLimit;
  /** Thumbs of a guest that count for nobody yet. */
  readonly thumbsPerGuest: number;
}

export const LIMITS: Limits = {
  requestsPerAddress: 600,
  requestsPerSession: 300,
  filesPerAddress: 6_000,
  signInsPerAddress: 20,
  accountsPerAddress: 60,
  moves: { perSecond: 10, burst: 40 },
  chat: { perSecond: 0.5, burst: 8 },
  replays: { perSecond: 2, burst: 30 },
  posters: { perSecond: 2, burst: 20 },
  socketMessages: { perSecond: 20, burst: 80 },
  socketsPerAddress: 100,
  connectionsPerAddress: 400,
  tablesPerPerson: 100,
  tablesAlive: 5_000,
  botTablesPerGuest: 20,
  friendsPerPerson: 200,
  blocksPerPerson: 200,
  reportsPerHour: 10,
  invitationsPerHour: 40,
  invitationsPerPerson: 3,
  searches: { perSecond: 1, burst: 30 },
  dealsPerPerson: 20,
  dealsPerDay: 20,
  triesPerDay: 40,
  fields: { perSecond: 1, burst: 40 },
  thumbs: { perSecond: 1, burst: 40 },
  thumbsPerGuest: 20,
};

/** For tests and benchmarks, where one address is everybody. */
export const NO_LIMITS: Limits = {
  requestsPerAddress: 1e9,
  requestsPerSession: 1e9,
  filesPerAddress: 1e9,
  signInsPerAddress: 1e9,
  accountsPerAddress: 1e9,
  moves: { perSecond: 1e9, burst: 1e9 },
  chat: { perSecond: 1e9, burst: 1e9 },
  replays: { perSecond: 1e9, burst: 1e9 },
  posters: { perSecond: 1e9, burst: 1e9 },
  socketMessages: { perSecond: 1e9, burst: 1e9 },
  socketsPerAddress: 1e9,
  connectionsPerAddress: 1e9,
  tablesPerPerson: 1e9,
  tablesAlive: 1e9,
  botTablesPerGuest: 1e9,
  friendsPerPerson: 1e9,
  blocksPerPerson: 1e9,
  reportsPerHour: 1e9,
  invitationsPerHour: 1e9,
  invitationsPerPerson: 1e9,
  searches: { perSecond: 1e9, burst: 1e9 },
  dealsPerPerson: 1e9,
  dealsPerDay: 1e9,
  triesPerDay: 1e9,
  fields: { perSecond: 1e9, burst: 1e9 },
  thumbs: { perSecond: 1e9, burst: 1e9 },
  thumbsPerGuest: 1e9,
};
