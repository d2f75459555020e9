/**
 * Plays for the bots. One process at a time drives a table, by a lease that runs out when the process dies; the others
 * look every few seconds for tables that nobody drives.
 */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { steadySeed, type BotLevel } from '@cantiere/bots';
import type { GameMove, Seat } from '@cantiere/engine';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { Recent } from '../recent.ts';
import { dropLeases, takeLease, undrivenTables } from '../store/leases.ts';
import type { Store } from '../store/store.ts';
import { noteBotsAt } from '../store/tries.ts';
import type { Hall } from '../tables/hall.ts';
import type { LiveTable } from '../tables/live.ts';
import { BOT, type TableGame } from '../tables/tableGame.ts';
import { AppError } from '../appError.ts';
import { sittingAt } from '../deals/knowing.ts';
import { attendanceOf, claimOf } from './claims.ts';
import { temperamentAt } from './temperament.ts';
import type { Thinking } from './thinking.ts';
import type { Attendance } from './turns.ts';

const LEASE_MS = 8_000;
const LOOK_MS = 2_000;
/** Another process may be about to write its summaries; one that has not for so long is gone. */
const SUMMARIES_TAKE_MS = 5_000;
const TRIES = 2;
/** People whose time ran out and who have not been seen for so long do not come back to their seats soon. */
const LONG_MS = 10 * 60_000;
/** Where nobody looks nobody needs haste: so many pauses between two moves. */
const DESERTED_PAUSES = 5;

export interface DriverSettings {
  /** Shortest time between two bot moves, so that people can follow. */
  readonly pauseMs: number;
  readonly shelf: string;
  /** All that the bots of one table may think here; beyond it they play by rules of thumb. Only endless taking back comes so far. */
  readonly tableLimitMs: number;
}

export class BotDriver {
  readonly #hall: Hall;
  readonly #store: Store;
  readonly #thinking: Thinking;
  readonly #settings: DriverSettings;
  readonly #log: Logger;
  readonly #metrics: Metrics;
  readonly #driving = new Set<string>();
  /** What each table's bot is being asked, and how to stop it when its position is gone. */
  readonly #asking = new Map<string, Asked & { readonly version: number; readonly gone: AbortController }>();
  /** When somebody was last seen at each table, or since when it is looked after here. */
  readonly #seenAt = new WeakMap<LiveTable, number>();
  readonly #leases = new Map<string, number>();
  /** Tries that know which bots answer at them from here. */
  readonly #noted = new WeakSet<LiveTable>();
  /** How long the bots of each table have thought. */
  readonly #thought = new WeakMap<LiveTable, number>();
  /** Tables that cannot be played here, say because their rules have changed: the hall has reported them. */
  readonly #givenUp = new Recent<true>(10_000);
  readonly #stop = new AbortController();
  readonly #timers: NodeJS.Timeout[];

  constructor(hall: Hall, store: Store, thinking: Thinking, settings: DriverSettings, log: Logger, metrics: Metrics) {
    this.#hall = hall;
    this.#store = store;
    this.#thinking = thinking;
    this.#settings = settings;
    this.#log = log;
    this.#metrics = metrics;
    hall.onTurn((table) => void this.#drive(table));
    hall.onPresence((table) => this.#reclaim(table));
    this.#timers = [
      setInterval(() => void this.lookAround(), LOOK_MS),
      setInterval(() => void this.#renewLeases(), LEASE_MS / 3),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** Takes up every table whose bots are waiting: after a start, and whenever another process has died. */
  async lookAround(): Promise<void> {
    try {
      const { db, bus, shared } = this.#store;
      for (const id of await undrivenTables(db, bus.me, Date.now(), shared ? SUMMARIES_TAKE_MS : 0)) {
        if (this.#stop.signal.aborted) return;
        if (!this.#driving.has(id) && !this.#givenUp.has(id)) await this.#takeUp(id);
      }
    } catch (error) {
      this.#log.error({ err: error }, 'could not look for waiting bots');
    }
  }

  async #takeUp(id: string): Promise<void> {
    try {
      void this.#drive(await this.#hall.open(id));
    } catch (error) {
      if (error instanceof AppError && error.code === 'HOUSE_FULL') return; // it will be tried again
      if (error instanceof AppError) this.#givenUp.set(id, true);
      else this.#log.error({ err: error, table: id }, 'table not opened for its bots; it will be tried again');
    }
  }

  async #drive(table: LiveTable): Promise<void> {
    this.#dropOvertaken(table);
    if (this.#driving.has(table.id) || botAsked(table) === undefined) return;
    this.#driving.add(table.id);
    table.driven = true;
    try {
      for (let asked = botAsked(table); asked && !this.#stop.signal.aborted; asked = botAsked(table)) {
        if (!(await this.#lease(table.id))) return;
        await this.#playOne(table, asked);
      }
    } catch (error) {
      if (!this.#stop.signal.aborted) this.#log.error({ err: error, table: table.id }, 'bots stopped; they will be tried again');
    } finally {
      this.#driving.delete(table.id);
      table.driven = false;
    }
  }

  /** A bot that thinks about a position that was taken back or played on from, or whose seat has its person back, thinks in vain. */
  #dropOvertaken(table: LiveTable): void {
    const asking = this.#asking.get(table.id);
    if (!asking) return;
    const { play, seat, version, gone } = asking;
    if (!play.stillStands(seat, version) || table.botAt(seat) === undefined) gone.abort();
  }

  /** Somebody came or went: a question that waits does so in another line from now on. */
  #reclaim(table: LiveTable): void {
    const asking = this.#asking.get(table.id);
    if (asking) this.#thinking.reclaim(table.id, claimOf(table, asking.level, this.#attendance(table)));
  }

  #attendance(table: LiveTable): Attendance {
    const now = Date.now();
    if (table.attended || !this.#seenAt.has(table)) this.#seenAt.set(table, now);
    return attendanceOf(table, now - (this.#seenAt.get(table) ?? now) > LONG_MS);
  }

  /** Where nobody waits for the outcome, rules of thumb bring it soon and cheaply; so they do where the table's time is used up. */
  #effort(table: LiveTable, own: BotLevel, attendance: Attendance): BotLevel {
    if (isSteady(table)) return own; // its answer is everybody's
    const usedUp = (this.#thought.get(table) ?? 0) >= this.#settings.tableLimitMs;
    return own !== 'random' && (usedUp || attendance === 'deserted') ? 'greedy' : own;
  }

  async #playOne(table: LiveTable, { level: own, ...which }: Asked): Promise<void> {
    const attendance = this.#attendance(table);
    const asked = { ...which, level: this.#effort(table, own, attendance) };
    const pauseMs = this.#settings.pauseMs * (attendance === 'deserted' ? DESERTED_PAUSES : 1);
    const { play, seat } = asked;
    const { version } = play;
    const gone = new AbortController();
    this.#asking.set(table.id, { ...asked, version, gone });
    let move: GameMove;
    try {
      [move] = await Promise.all([
        this.#choose(table, asked, gone.signal),
        pauseMs > 0 && pause(pauseMs, undefined, { signal: this.#stop.signal }),
      ]);
    } catch (error) {
      if (gone.signal.aborted) return;
      throw error;
    } finally {
      this.#asking.delete(table.id);
    }
    const answer = await this.#hall.decide(table, { seat, moveId: `${BOT}${seat}:${version}`, version, move, by: 'bot' });
    if (answer.kind === 'refused') throw new Error(`A bot's move was refused: ${answer.refusal.code}`);
  }

  /** Asks the bot, asks once more if that failed, and in the end takes any legal move: the game must go on. */
  async #choose(table: LiveTable, { play, seat, level }: Asked, gone: AbortSignal): Promise<GameMove> {
    const view = play.viewOf(seat);
    const steady = isSteady(table);
    if (steady) await this.#noteBots(table, play.opened.source.earlierBots);
    const seed = steady
      ? steadySeed({ seed: table.stored.seed ?? '', played: play.movesAt(), seat })
      : botSeed(table, seat, play.version);
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const attendance = this.#attendance(table);
      const waited = this.#metrics.botWaitSeconds.startTimer({ attendance });
      let thought: (() => number) | undefined;
      const onTurn = (): void => {
        waited();
        thought = this.#metrics.botSeconds.startTimer({ level });
      };
      try {
        const { source } = play.opened;
        const earlier = play.earlierOf(seat);
        const dice = steady ? seed : seed + attempt - 1;
        const asked = { shelf: this.#settings.shelf, source, level, view, seat, seed: dice, earlier };
        const temperament = temperamentAt(table.stored, seat);
        const question = steady ? { ...asked, steady } : { ...asked, ...(temperament && { temperament }) };
        const place = { table: table.id, claim: claimOf(table, level, attendance), onTurn };
        const move = await this.#thinking.ask(question, place, gone);
        const admitted = play.admit(seat, move);
        if ('move' in admitted) return admitted.move;
        throw new Error(`Chose an illegal move: ${admitted.refusal.code}`);
      } catch (error) {
        if (this.#stop.signal.aborted || gone.aborted) throw error;
        this.#metrics.botFailures.inc({ level });
        this.#log.warn({ err: error, table: table.id, seat, level, attempt }, 'bot failed');
      } finally {
        if (thought) this.#thought.set(table, (this.#thought.get(table) ?? 0) + 1000 * thought());
      }
    }
    if (steady) throw new Error('The bots of a deal answer as they must, or later');
    const moves = play.movesOf(seat);
    return moves[seed % moves.length];
  }

  /** Another version may have answered at this try before: nobody could tell its answers from forged ones. */
  async #noteBots(table: LiveTable, earlier?: true): Promise<void> {
    if (this.#noted.has(table)) return;
    await noteBotsAt(this.#store.db, table.id, earlier);
    this.#noted.add(table);
  }

  async #lease(table: string): Promise<boolean> {
    const now = Date.now();
    if (!this.#store.shared || (this.#leases.get(table) ?? 0) > now + LEASE_MS / 2) return true;
    const until = now + LEASE_MS;
    const taken = await takeLease(this.#store.db, table, this.#store.bus.me, now, until);
    if (taken) this.#leases.set(table, until);
    else this.#leases.delete(table);
    return taken;
  }

  async #renewLeases(): Promise<void> {
    const now = Date.now();
    for (const [table, until] of this.#leases) if (until < now) this.#leases.delete(table);
    try {
      for (const table of this.#driving) await this.#lease(table);
    } catch (error) {
      this.#log.error({ err: error }, 'leases not renewed');
    }
  }

  async close(): Promise<void> {
    this.#stop.abort();
    for (const timer of this.#timers) clearInterval(timer);
    await this.#thinking.close();
    if (this.#store.shared) await dropLeases(this.#store.db, this.#store.bus.me);
  }
}

interface Asked {
  readonly play: TableGame;
  readonly seat: Seat;
  readonly level: BotLevel;
}

/** A deal that others play too, as long as the person who tries it sits there: every answer follows from the deal. */
const isSteady = (table: LiveTable): true | undefined => (sittingAt(table.stored) ? true : undefined);

/** Where several are asked at once, in the order of their seats: at a deal that others play too it has to be the same for all. */
function botAsked(table: LiveTable): Asked | undefined {
  const { play } = table;
  const asked = play?.toAct ?? [];
  for (const seat of table.stored.deal ? asked.toSorted((a, b) => a - b) : asked) {
    const level = table.botAt(seat);
    if (play && level) return { play, seat, level };
  }
  return undefined;
}

/** From the table's secret seed: nobody can foresee it during the game, anybody can check it afterwards. */
function botSeed({ stored }: LiveTable, seat: Seat, version: number): number {
  const hash = createHash('sha256').update(`${stored.seed}/bot/${seat}/${version}`).digest();
  return hash.readUIntBE(0, 6);
}
