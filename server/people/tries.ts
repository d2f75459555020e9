/**
 * How soon a password may be tried again. Wrong ones for one account make every next try wait longer: soon for the address they
 * come from, later for all addresses together. A name that nobody has waits like any other, so that waiting tells nothing. No
 * wait is longer than a minute, and a browser in which the account has signed in before is counted by itself: nobody can keep
 * somebody else out. Counted in the store (store/wrongTries.ts), so that a second process is no second set of tries.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { addWrongTry, forgetTries, takeTryBack, tryWait, type Delays } from '../store/wrongTries.ts';
import type { Store } from '../store/store.ts';
import { TooSoon } from '../appError.ts';

export const FROM_ONE: Delays = { free: 5, longestSeconds: 60 };
export const FROM_ALL: Delays = { free: 30, longestSeconds: 20 };

/** Where a try comes from. */
export interface TryOrigin {
  readonly address: string;
  /** What the browser shows for having signed in before. */
  readonly seal: string | undefined;
}

export interface Attempt {
  /** The password was right. */
  right(): Promise<void>;
}

export class SignIns {
  readonly #store: Store;
  readonly #secret: string;
  readonly #now: () => number;

  constructor(store: Store, secret: string, now: () => number) {
    this.#store = store;
    this.#secret = secret;
    this.#now = now;
  }

  static makeSecret(): string {
    return randomBytes(32).toString('base64url');
  }

  /**
   * Throws TRY_LATER when it is too soon for this account from there; such a try changes nothing. Counted before the password is
   * looked at: many tries at once are as many as one after the other.
   */
  async begin(rawEmail: string, { address, seal }: TryOrigin): Promise<Attempt> {
    const email = rawEmail.toLowerCase();
    const now = this.#now();
    const known = this.#knows(email, seal ?? '');
    const account = hash(email);
    const one = hash(`${email} ${known ? 'known' : address}`);
    await this.#store.db.transaction().execute(async (trx) => {
      const heard = (await addWrongTry(trx, one, FROM_ONE, now)) && (known || (await addWrongTry(trx, account, FROM_ALL, now)));
      if (!heard) throw new TooSoon('TRY_LATER', Math.max(1, await tryWait(trx, known ? [one] : [one, account], now)));
    });
    return {
      right: async () => {
        await forgetTries(this.#store.db, one);
        if (!known) await takeTryBack(this.#store.db, account);
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
}

/** Keys are short and name nobody, whatever was typed into the form. */
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
