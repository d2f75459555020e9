/**
 * Who is next when more bots want to think than there are threads. Nobody can buy turns with more tables: each payer (a
 * host's account, or a guest's address) has one turn in each round. Tables with somebody present go before tables that
 * somebody will come back to, and those before tables that nobody waits for; what is answered in a moment goes before what
 * takes long, a few times in a row. So that nothing waits for ever behind what keeps coming, one turn in some goes to whatever
 * was passed over longest. Pure: knows neither threads nor time.
 */

/** Who is there to feel the wait: somebody now, somebody later, nobody. */
export const ATTENDANCES = ['present', 'awaited', 'deserted'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

export interface Claim {
  /** Whose turn it takes. */
  readonly payer: string;
  readonly attendance: Attendance;
  /** Answered within milliseconds. */
  readonly quick: boolean;
}

/** So many quick questions go before a slow one of the same attendance. */
const SPREE = 3;
/** One turn in so many goes to the lane that was served longest ago. */
const CHARITY = 8;

/** Payers in the order of their turns, each with what they asked for, first come first served. */
interface Lane {
  readonly payers: Map<string, Set<string>>;
  servedAt: number;
}

export class Turns {
  readonly #lanes: readonly Lane[] = Array.from({ length: 2 * ATTENDANCES.length }, () => ({ payers: new Map(), servedAt: 0 }));
  readonly #claims = new Map<string, Claim>();
  #turn = 0;
  /** Quick questions in a row that went before a slow one. */
  #spree = 0;

  get size(): number {
    return this.#claims.size;
  }

  /** Lets somebody wait; whoever waits already under this key gets the new claim, and goes to the end of its line if it differs. */
  add(key: string, claim: Claim): void {
    const before = this.#claims.get(key);
    if (before && laneOf(before) === laneOf(claim) && before.payer === claim.payer) return;
    this.remove(key);
    this.#claims.set(key, claim);
    const { payers } = this.#lanes[laneOf(claim)];
    const waiting = payers.get(claim.payer);
    if (waiting) waiting.add(key);
    else payers.set(claim.payer, new Set([key]));
  }

  remove(key: string): void {
    const claim = this.#claims.get(key);
    if (claim === undefined) return;
    this.#claims.delete(key);
    const { payers } = this.#lanes[laneOf(claim)];
    const waiting = payers.get(claim.payer);
    waiting?.delete(key);
    if (waiting?.size === 0) payers.delete(claim.payer);
  }

  /** Takes out whoever is next; undefined when nobody waits. */
  next(): string | undefined {
    const waiting = this.#lanes.filter(({ payers }) => payers.size > 0);
    if (waiting.length === 0) return undefined;
    const lane = ++this.#turn % CHARITY === 0 ? passedOverLongest(waiting) : this.#first(waiting);
    lane.servedAt = this.#turn;
    for (const [payer, keys] of lane.payers) {
      const [key] = keys;
      this.remove(key);
      if (lane.payers.delete(payer)) lane.payers.set(payer, keys); // with more to ask: to the end of the round
      return key;
    }
    return undefined;
  }

  #first([first, second]: readonly Lane[]): Lane {
    const at = this.#lanes.indexOf(first);
    const passesOver = at % 2 === 0 && second === this.#lanes[at + 1];
    this.#spree = passesOver ? (this.#spree + 1) % (SPREE + 1) : 0;
    return passesOver && this.#spree === 0 ? second : first;
  }
}

/** Lower goes first. */
function laneOf({ attendance, quick }: Claim): number {
  return 2 * ATTENDANCES.indexOf(attendance) + (quick ? 0 : 1);
}

function passedOverLongest(lanes: readonly Lane[]): Lane {
  return lanes.reduce((longest, lane) => (lane.servedAt < longest.servedAt ? lane : longest));
}
