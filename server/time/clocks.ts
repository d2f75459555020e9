/**
 * Everybody's time at one table: a fold over its steps and their times, nothing else. Whoever reads the same rows has the
 * same clocks, in another process or after a restart; there is nothing to save and nothing to lose.
 *
 * A clock runs while its seat is asked and its person plays it. A move gives the increment, or a new deadline, the first
 * time so many moves stand: taking back and playing again gives no time. What was spent stays spent.
 *
 * A table without a clock has these too: nothing ever runs out, but a bot may play for somebody who is away.
 */
import type { Seat } from '@cantiere/engine';
import type { Absence, Clocks, SeatClock, TimeRules } from '../protocol.ts';
import type { StoredSeat } from '../store/storedTable.ts';
import { afterRunning } from './rest.ts';

/** Whoever comes back to a live table has at least this, or the whole bank where that is less. */
const WELCOME_BACK_MS = 60_000;
const DAY_MS = 24 * 3_600_000;

/** What a step means to the clocks. */
export type Tick =
  | { readonly kind: 'move'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'undo'; readonly moves: number; readonly at: number }
  | { readonly kind: 'out'; readonly seat: Seat; readonly absence: Absence; readonly voted?: boolean; readonly at: number }
  | { readonly kind: 'back'; readonly seat: Seat; readonly at: number };

interface SeatTime {
  /** Milliseconds in the bank when the clock last stood still. */
  left: number;
  runsFrom: number | undefined;
  deadline: number | undefined;
  absence: Absence | undefined;
  /** The others let a bot play for them while they were away. */
  voted: boolean;
  /** When they last moved or came back. */
  acted: number;
  /** When the present person sat down: what happened before is not theirs. Undefined for a bot. */
  since: number | undefined;
}

export class TableClocks {
  readonly #rules: TimeRules;
  readonly #seats: SeatTime[];
  #toAct: readonly Seat[];
  #lastAt: number;
  #standing = 0;
  #mostStanding = 0;

  constructor(rules: TimeRules, seats: readonly StoredSeat[], startedAt: number, toAct: readonly Seat[]) {
    this.#rules = rules;
    this.#seats = seats.map((seat) => this.#fresh(sinceOf(seat)));
    this.#toAct = toAct;
    this.#lastAt = startedAt;
    this.#wake(startedAt);
  }

  /** A step was made at this time and now these seats are asked. */
  tick(tick: Tick, toAct: readonly Seat[]): void {
    const at = Math.max(tick.at, this.#lastAt); // another machine's clock may be a little behind
    this.#wake(at);
    const before = this.#toAct;
    this.#toAct = toAct;
    this.#lastAt = at;
    const fresh = this.#count(tick);
    for (const seat of before) {
      const time = this.#seats[seat];
      if (time.runsFrom === undefined) continue;
      const moved = fresh && tick.kind === 'move' && tick.seat === seat;
      if (moved || !toAct.includes(seat)) this.#stop(time, at);
      if (moved && this.#rules.kind === 'live') {
        time.left = Math.min(this.#rules.cap * 1000, time.left + this.#rules.increment * 1000);
      }
    }
    if (tick.kind === 'move' && this.#seats[tick.seat].absence === undefined) this.#seats[tick.seat].acted = at;
    if (tick.kind === 'out' || tick.kind === 'back') this.#change(this.#seats[tick.seat], tick, at);
    this.#wake(at);
  }

  /** People have come or gone. */
  seated(seats: readonly StoredSeat[]): void {
    for (const [seat, sitting] of seats.entries()) {
      const since = sinceOf(sitting);
      if (this.#seats[seat].since !== since) this.#seats[seat] = this.#fresh(since);
    }
    this.#wake(Infinity);
  }

  /** Whether a bot plays for the person of this seat. */
  absence(seat: Seat): Absence | undefined {
    return this.#seats[seat].absence;
  }

  /** Whether it does because the others let it, while that person was away. */
  votedOut(seat: Seat): boolean {
    return this.#seats[seat].voted;
  }

  /** When the person of this seat last moved or came back; 0 when they never have. */
  lastActed(seat: Seat): number {
    return this.#seats[seat].acted;
  }

  /** Since when the person of this seat has been waited for, if they are. */
  askedSince(seat: Seat): number | undefined {
    return this.#seats[seat].runsFrom;
  }

  get absences(): readonly (Absence | null)[] {
    return this.#seats.map(({ absence }) => absence ?? null);
  }

  get forfeited(): readonly Seat[] {
    return this.#seats.flatMap(({ absence }, seat) => (absence === 'forfeit' ? [seat] : []));
  }

  get deadlines(): readonly (number | null)[] {
    return this.#seats.map(({ deadline }) => deadline ?? null);
  }

  /** When the next clock runs out, if any runs. */
  get next(): number | undefined {
    let next: number | undefined;
    for (const { deadline } of this.#seats) if (deadline !== undefined && (next ?? Infinity) > deadline) next = deadline;
    return next;
  }

  overdue(now: number): Seat[] {
    return this.#seats.flatMap(({ deadline = Infinity }, seat) => (deadline <= now ? [seat] : []));
  }

  /** Nothing to show where there is no clock. */
  info(now: number): Clocks | undefined {
    if (this.#rules.kind === 'none') return undefined;
    const live = this.#rules.kind === 'live';
    return {
      now,
      seats: this.#seats.map(({ deadline, left, absence, since }): SeatClock => {
        if (deadline !== undefined) return { deadline };
        return live && since !== undefined && absence === undefined ? { left } : {};
      }),
    };
  }

  #fresh(since: number | undefined): SeatTime {
    const left = this.#rules.kind === 'live' ? this.#rules.bank * 1000 : 0;
    return { left, runsFrom: undefined, deadline: undefined, absence: undefined, voted: false, acted: 0, since };
  }

  /** Starts the clocks that should run by then: of those who are asked, or who sat down while their seat was. */
  #wake(until: number): void {
    for (const seat of this.#toAct) {
      const time = this.#seats[seat];
      if (time.since === undefined || time.since > until || time.absence !== undefined || time.runsFrom !== undefined) continue;
      time.runsFrom = Math.max(this.#lastAt, time.since);
      time.deadline = this.#deadline(time.runsFrom, time.left);
    }
  }

  #deadline(from: number, left: number): number | undefined {
    switch (this.#rules.kind) {
      case 'none':
        return undefined;
      case 'live':
        return from + left;
      case 'turns':
        return afterRunning(from, this.#rules.days * DAY_MS, this.#rules);
    }
  }

  #stop(time: SeatTime, at: number): void {
    time.left = Math.max(0, time.left - (at - (time.runsFrom ?? at)));
    time.runsFrom = undefined;
    time.deadline = undefined;
  }

  #change(time: SeatTime, tick: Extract<Tick, { kind: 'out' | 'back' }>, at: number): void {
    if ((time.since ?? Infinity) > at) return; // that was somebody before them
    this.#stop(time, at);
    time.absence = tick.kind === 'out' ? tick.absence : undefined;
    time.voted = tick.kind === 'out' && tick.voted === true;
    if (tick.kind === 'back') time.acted = at;
    if (tick.kind === 'back' && this.#rules.kind === 'live') {
      time.left = Math.max(time.left, Math.min(WELCOME_BACK_MS, this.#rules.bank * 1000));
    }
  }

  /** Whether this is a move where never so many stood. */
  #count(tick: Tick): boolean {
    if (tick.kind === 'undo') this.#standing -= tick.moves;
    if (tick.kind !== 'move') return false;
    this.#standing++;
    const fresh = this.#standing > this.#mostStanding;
    if (fresh) this.#mostStanding = this.#standing;
    return fresh;
  }
}

function sinceOf(seat: StoredSeat): number | undefined {
  return seat.kind === 'person' ? seat.since : undefined;
}
