/**
 * How soon a password may be tried again. Wrong ones for one account make every next try wait longer: soon for the address they
 * come from, later for all addresses together. A name that nobody has waits like any other, so that waiting tells nothing. No
 * wait is longer than a minute, and a browser in which the account has signed in before is counted by itself: nobody can keep
 * somebody else out.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Recent } from '../recent.ts';
import { TooSoon } from '../appError.ts';

/** Accounts, and accounts with addresses, of which wrong tries are remembered. */
const MOST_REMEMBERED = 20_000;
const FORGET_MS = 15 * 60_000;

export interface Delays {
  /** Wrong tries that cost no time. */
  readonly free: number;
  /** The waits double from one second up to this. */
  readonly longestSeconds: number;
}

export const FROM_ONE: Delays = { free: 5, longestSeconds: 60 };
export const FROM_ALL: Delays = { free: 30, longestSeconds: 20 };

/** Tries that were not right, each with the time before which the next one comes too soon. */
export class WrongTries {
  readonly #delays: Delays;
  readonly #known: Recent<{ count: number; at: number; until: number }>;

  constructor(delays: Delays, most = MOST_REMEMBERED) {
    this.#delays = delays;
    this.#known = new Recent(most);
  }

  /** Whole seconds until the next try is heard. */
  wait(key: string, now: number): number {
    return Math.max(0, Math.ceil(((this.#known.get(key)?.until ?? 0) - now) / 1000));
  }

  /** Counted before the password is looked at: many tries at once are as many as one after the other. */
  add(key: string, now: number): void {
    const before = this.#known.get(key);
    const count = (before && now - before.at < FORGET_MS ? before.count : 0) + 1;
    const { free, longestSeconds } = this.#delays;
    const seconds = count < free ? 0 : Math.min(longestSeconds, 2 ** (count - free));
    this.#known.set(key, { count, at: now, until: now + seconds * 1000 });
  }

  /** It was right after all. */
  takeBack(key: string): void {
    const known = this.#known.get(key);
    if (known) this.#known.set(key, { ...known, count: known.count - 1, until: 0 });
  }

  forget(key: string): void {
    this.#known.delete(key);
  }

  get size(): number {
    return this.#known.size;
  }
}

/** Where a try comes from. */
export interface From {
  readonly address: string;
  /** What the browser shows for having signed in before. */
  readonly seal: string | undefined;
}

export interface Attempt {
  /** The password was right. */
  right(): void;
}

export class SignIns {
  readonly #secret: string;
  readonly #now: () => number;
  readonly #fromOne = new WrongTries(FROM_ONE);
  readonly #fromAll = new WrongTries(FROM_ALL);

  constructor(secret: string, now: () => number) {
    this.#secret = secret;
    this.#now = now;
  }

  static makeSecret(): string {
    return randomBytes(32).toString('base64url');
  }

  /** Throws TRY_LATER when it is too soon for this account from there; such a try changes nothing. */
  begin(rawEmail: string, { address, seal }: From): Attempt {
    const email = rawEmail.toLowerCase();
    const now = this.#now();
    const known = this.#knows(email, seal ?? '');
    const account = hash(email);
    const one = hash(`${email} ${known ? 'known' : address}`);
    const seconds = Math.max(this.#fromOne.wait(one, now), known ? 0 : this.#fromAll.wait(account, now));
    if (seconds > 0) throw new TooSoon('TRY_LATER', seconds);
    this.#fromOne.add(one, now);
    if (!known) this.#fromAll.add(account, now);
    return {
      right: () => {
        this.#fromOne.forget(one);
        if (!known) this.#fromAll.takeBack(account);
      },
    };
  }

  #knows(email: string, seal: string): boolean {
    const [given, expected] = [Buffer.from(seal), Buffer.from(this.sealFor(email))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  /** What a browser keeps in which the account has signed in: strangers' tries do not make it wait. */
  sealFor(email: string): string {
    return createHmac('sha256', this.#secret).update(`known:${email}`).digest('base64url');
  }

  /** How many are remembered. */
  get size(): number {
    return this.#fromOne.size + this.#fromAll.size;
  }
}

/** Keys are short and name nobody, whatever was typed into the form. */
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
