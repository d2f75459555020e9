/**
 * Knows when each person was last at their table: sees every sign of life, writes it down now and then so that it is known after
 * a restart and in other processes, tells the table who is away, and lets bots play on where that was agreed.
 */
import type { Logger } from '../log.ts';
import { Rounds } from '../rounds.ts';
import type { Store } from '../store/store.ts';
import { findPeople } from '../store/finding.ts';
import { readSeen, saveSeen } from '../store/seen.ts';
import type { Hall } from './hall.ts';
import { hostPatience, seatOf } from './lobby.ts';
import type { LiveTable } from './live.ts';

/** So often every table is looked at. */
const ROUND_MS = 1_000;
/** A sign of life is written down when the last one written is so old: what a process that dies may forget. */
const SAVE_AFTER_MS = 60_000;
/** So often it is looked whether the host of a lobby has gone. */
const HOSTS_MS = 2_000;
/** How often the signs that other processes wrote down are read. */
const READ_MS = 10_000;

export class Doorkeeper {
  readonly #hall: Hall;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #log: Logger;
  readonly #rounds: Rounds<LiveTable>;
  readonly #others: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(hall: Hall, store: Store, now: () => number, log: Logger) {
    this.#hall = hall;
    this.#store = store;
    this.#now = now;
    this.#log = log;
    this.#rounds = new Rounds(
      ROUND_MS,
      () => hall.tables,
      (tables) => this.#lookAt(tables),
    );
    if (store.shared) this.#others = setInterval(() => void this.readOthers(), READ_MS).unref();
  }

  /**
   * Somebody touched their page, moved or spoke, from this place if that is known. A bot that the others let play for them gives
   * the seat back at once.
   */
  async saw(table: LiveTable, person: string | undefined, from?: string): Promise<void> {
    const seat = seatOf(table.stored, person);
    if (seat === undefined || person === undefined) return;
    const { savedAt } = this.#note(table, person, from);
    const { asks, phase } = table.stored;
    if (phase !== 'playing') return;
    // An ask that is dead stays in the row: once the sign that ended it is written, nobody need be told again.
    const isAskedAbout = asks.away?.some((ask) => ask.person === person && savedAt < ask.at) ?? false;
    if (isAskedAbout || table.awayTold.includes(`${seat}.`)) {
      // Others wait to know it, some of them through other processes.
      await this.#save([table], 0);
      await this.#hall.changed(table.id);
    }
    const { play } = table;
    if (play?.clocks?.votedOut(seat) !== true) return;
    const { version } = play;
    await this.#hall.decide(table, { seat, version, back: true, moveId: `back:${seat}:${version}`, by: 'person' });
  }

  /** Their page was closed while they were using it. */
  left(table: LiveTable, person: string | undefined): void {
    if (person !== undefined && seatOf(table.stored, person) !== undefined) this.#note(table, person);
  }

  #note(table: LiveTable, person: string, from?: string): { readonly savedAt: number } {
    const sign = table.seen.get(person) ?? { at: 0, savedAt: 0 };
    sign.at = this.#now();
    sign.from = from ?? sign.from;
    table.seen.set(person, sign);
    return sign;
  }

  /** One round over the tables alive here. */
  tick(): Promise<void> {
    return this.#lookAt([...this.#hall.tables]);
  }

  /** One after the other: each writes down what the one before may have written. */
  #lookAt(tables: readonly LiveTable[]): Promise<void> {
    this.#looking = this.#looking.then(() => this.#look(tables));
    return this.#looking;
  }

  async #look(tables: readonly LiveTable[]): Promise<void> {
    try {
      for (const table of tables) {
        if (table.stored.phase !== 'playing') continue;
        const away = table.awayNow();
        if (away !== table.awayTold) {
          table.awayTold = away;
          table.tellTable();
        }
        if (table.stored.asks.away) await this.#hall.settleAway(table);
      }
      await this.#save(tables, SAVE_AFTER_MS);
      await this.#lookForHosts(tables);
    } catch (error) {
      this.#log.error({ err: error }, 'could not see who is away; it will be tried again');
    }
  }

  /** Before the start: whoever sits there is told when they may go on without the host, and when no longer. */
  async #lookForHosts(tables: readonly LiveTable[]): Promise<void> {
    const before = Date.now() - HOSTS_MS;
    const lobbies = tables.filter(
      ({ stored, watchers, hostLookedAt }) => stored.phase === 'lobby' && watchers.size > 0 && hostLookedAt <= before,
    );
    const absent = lobbies.filter((table) => !table.present().has(table.stored.host));
    const hosts = await findPeople(this.#store.db, [...new Set(absent.map(({ stored }) => stored.host))]);
    for (const table of lobbies) {
      table.hostLookedAt = Date.now();
      const { host, terms, createdAt } = table.stored;
      // Whoever has just opened the table was here, though that is not written yet.
      const seenAt = Math.max(createdAt, hosts.find(({ id }) => id === host)?.seenAt ?? 0);
      const gone = absent.includes(table) && seenAt <= this.#now() - hostPatience(terms);
      if (gone === table.hostGone) continue;
      table.hostGone = gone;
      table.tellTable();
    }
  }

  /** Learns whom other processes have seen. */
  async readOthers(): Promise<void> {
    const playing = [...this.#hall.tables].filter(({ stored, watchers }) => stored.phase === 'playing' && watchers.size > 0);
    try {
      for (const { table, person, at } of await readSeen(
        this.#store.db,
        playing.map(({ id }) => id),
      )) {
        const seen = this.#hall.find(table)?.seen;
        const sign = seen?.get(person);
        if (sign === undefined) seen?.set(person, { at, savedAt: at });
        else if (sign.at < at) sign.at = sign.savedAt = at;
      }
    } catch (error) {
      this.#log.error({ err: error }, 'could not read who was seen elsewhere; it will be tried again');
    }
  }

  /** Writes down what is newer than what was written by more than this. */
  async #save(tables: readonly LiveTable[], olderThan: number): Promise<void> {
    const fresh = tables.flatMap((table) =>
      [...table.seen].flatMap(([person, sign]) => {
        const here = [...table.watchers].some((watcher) => watcher.person === person && !watcher.idle);
        const due = sign.at > sign.savedAt && (!here || sign.at >= sign.savedAt + olderThan);
        return due ? [{ table, person, sign, at: sign.at, from: sign.from }] : [];
      }),
    );
    if (fresh.length === 0) return;
    await saveSeen(
      this.#store.db,
      fresh.map(({ table, person, at, from }) => ({ table: table.id, person, at, from })),
    );
    for (const { sign, at } of fresh) sign.savedAt = at;
  }

  async close(): Promise<void> {
    this.#rounds.close();
    clearInterval(this.#others);
    await this.#looking;
    await this.#save([...this.#hall.tables], 0).catch((error: unknown) => {
      this.#log.error({ err: error }, 'last sightings not saved');
    });
  }
}
