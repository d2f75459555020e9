/**
 * Who is connected to this process, from where, and by which session. Counted before anything is asked of the store, so that
 * many at once are as many as one after the other; and known by session, so that a session that ends takes its sockets along.
 */
import type { Socket } from 'node:net';
import type { Logger } from '../log.ts';
import { sessionsAmong } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { Tally } from '../tally.ts';
import { AppError } from '../appError.ts';

/** One connection, from the moment it knocks until it is closed. */
export interface Visit {
  /** Hash of its session; undefined for nobody, or once it turned out to be nobody's. */
  session: string | undefined;
  /** Whose session it is, once that is known. */
  person: string | undefined;
  /** Its session has ended. */
  ended: boolean;
  /** Tells it so; set once there is somebody to tell. */
  signOut: () => void;
  /** Tells it that the house has something to say to its person. */
  call: () => void;
}

export class Visits {
  readonly #store: Store;
  readonly #log: Logger;
  readonly #perAddress = new Tally();
  readonly #bySession = new Map<string, Set<Visit>>();

  constructor(store: Store, log: Logger) {
    this.#store = store;
    this.#log = log;
    store.bus.subscribe((notice) => {
      if (notice.kind === 'sessions') void this.lookAgain(notice.person);
      if (notice.kind === 'told') this.#call(notice.person);
    });
    store.bus.onGap(() => void this.lookAgain());
  }

  /** Lets a connection in unless its address has too many; it is counted until the line is closed. */
  enter(line: Socket, address: string, session: string | undefined, most: number): Visit {
    if (this.#perAddress.of(address) >= most) throw new AppError('TOO_FAST');
    if (line.destroyed) throw new AppError('BAD_REQUEST'); // gone before it came in: nothing would ever count it out
    const visit: Visit = { session, person: undefined, ended: false, signOut: () => undefined, call: () => undefined };
    this.#perAddress.add(address);
    if (session !== undefined) this.#of(session).add(visit);
    line.once('close', () => {
      this.#perAddress.remove(address);
      if (session !== undefined) this.#forget(session, visit);
    });
    return visit;
  }

  /** The cookie was nobody's: there is no session that could end. */
  isNobody(visit: Visit): void {
    if (visit.session !== undefined) this.#forget(visit.session, visit);
    visit.session = undefined;
    visit.ended = false;
  }

  /** Those that have a connection open. */
  get sessions(): Iterable<string> {
    return this.#bySession.keys();
  }

  #of(session: string): Set<Visit> {
    const known = this.#bySession.get(session);
    if (known) return known;
    const visits = new Set<Visit>();
    this.#bySession.set(session, visits);
    return visits;
  }

  #forget(session: string, visit: Visit): void {
    const visits = this.#bySession.get(session);
    visits?.delete(visit);
    if (visits?.size === 0) this.#bySession.delete(session);
  }

  /** Sessions of this person have ended in the store: their sockets end here and at all other processes. */
  async sessionsEnded(person: string): Promise<void> {
    this.#store.bus.publish({ kind: 'sessions', person });
    await this.lookAgain(person);
  }

  /** The house has something to say to this person: their open pages ask for it, here and at all other processes. */
  tell(person: string): void {
    this.#store.bus.publish({ kind: 'told', person });
    this.#call(person);
  }

  #call(person: string): void {
    for (const visits of this.#bySession.values()) for (const visit of visits) if (visit.person === person) visit.call();
  }

  /** The store has the truth: whoever's session is no longer there is signed out. Without a person: everybody's are looked up. */
  async lookAgain(person?: string): Promise<void> {
    try {
      const known = person === undefined ? [...this.#bySession.keys()] : this.#maybeOf(person);
      if (known.length === 0) return;
      const alive = await sessionsAmong(this.#store.db, known, Date.now());
      for (const session of known) if (!alive.has(session)) this.#end(session);
    } catch (error) {
      this.#log.error({ err: error }, 'sessions not looked up; they will be at the next heartbeat');
    }
  }

  /** A connection that is still being let in may be anybody's. */
  #maybeOf(person: string): string[] {
    const maybe = ([, visits]: [string, Set<Visit>]): boolean =>
      [...visits].some((visit) => visit.person === undefined || visit.person === person);
    return [...this.#bySession].filter(maybe).map(([session]) => session);
  }

  #end(session: string): void {
    for (const visit of this.#bySession.get(session) ?? []) {
      visit.ended = true;
      visit.signOut();
    }
  }

  /** For tests: how much is kept. */
  get kept(): { readonly addresses: number; readonly sessions: number } {
    return { addresses: this.#perAddress.size, sessions: this.#bySession.size };
  }
}
