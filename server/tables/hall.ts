/**
 * All tables that are alive in this process, and whatever can be done at them. Any process may serve any table: the unique move
 * number in the store settles races, and whoever loses reads again what it missed. The work is done by those who stand in the
 * hall: the registry knows which tables are alive, the referee judges and writes decisions, the herald tells people, the clerk
 * keeps the rows up to date, the follower keeps step with other processes.
 */
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Shelf } from '../shelf.ts';
import { lastLine } from '../store/chat.ts';
import type { Store } from '../store/store.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { readTable } from '../store/tables.ts';
import { AppError } from '../appError.ts';
import { Clerk } from './clerk.ts';
import type { Verdict, Decision } from './decision.ts';
import { Follower } from './follower.ts';
import { Herald } from './herald.ts';
import { Listeners } from './listeners.ts';
import { LiveTable, type Watcher } from './live.ts';
import { Neighbours } from './presence.ts';
import { Referee } from './referee.ts';
import { Registry } from './registry.ts';
import { gamesOf } from './resume.ts';

const SAVE_SUMMARIES_MS = 500;
const KEEP_IDLE_MS = 5 * 60_000;
const LOOK_AGAIN_MS = 3_000;
/** Where no other process plays, an operator's command may still have changed a row. */
const LOOK_FOR_COMMANDS_MS = 5_000;

export class Hall {
  readonly #store: Store;
  readonly #shelf: Shelf;
  readonly #now: () => number;
  readonly #registry: Registry;
  readonly #clerk: Clerk;
  readonly #referee: Referee;
  readonly #herald: Herald;
  readonly #follower: Follower;
  readonly #neighbours: Neighbours;
  readonly #turns = new Listeners<LiveTable>();
  readonly #written = new Listeners<LiveTable>();
  readonly #presence = new Listeners<LiveTable>();
  readonly #timers: NodeJS.Timeout[];

  constructor(store: Store, shelf: Shelf, log: Logger, metrics: Metrics, now: () => number, most: number) {
    this.#store = store;
    this.#shelf = shelf;
    this.#now = now;
    const [turns, presence, ends] = [this.#turns, this.#presence, new Listeners<LiveTable>()];
    const registry = new Registry(log, most);
    const tables = (): Iterable<LiveTable> => registry.tables;
    const clerk = new Clerk(store, log, now, tables);
    const referee = new Referee({ store, metrics, now, registry, clerk, turns, ends });
    const catchUp = (table: LiveTable): Promise<void> => referee.catchUp(table);
    const herald = new Herald({ store, log, tables, presence, catchUp });
    const neighbours = new Neighbours(store.bus);
    const resume = (table: LiveTable, stored: StoredTable): Promise<void> => this.#resume(table, stored);
    this.#follower = new Follower({ store, log, registry, referee, herald, clerk, neighbours, turns, presence, resume });
    this.#registry = registry;
    this.#clerk = clerk;
    this.#referee = referee;
    this.#herald = herald;
    this.#neighbours = neighbours;
    ends.add((table) => void this.#finish(table));
    this.#timers = [
      setInterval(() => void clerk.saveAll(), SAVE_SUMMARIES_MS),
      setInterval(() => registry.dropIdle(Date.now() - KEEP_IDLE_MS), KEEP_IDLE_MS / 5),
      setInterval(() => void this.lookForMissed(), store.shared ? LOOK_AGAIN_MS : LOOK_FOR_COMMANDS_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** Tells this listener whenever a table has come further or changed: bots, clocks, plans and notices look whether they are concerned. */
  onTurn(listener: (table: LiveTable) => void): void {
    this.#turns.add(listener);
  }

  /** Tells this listener when a game has ended here and that is written. */
  onOver(listener: (table: LiveTable) => void): void {
    this.#written.add(listener);
  }

  /** Tells this listener when somebody has come to a table or gone, here or through another process. */
  onPresence(listener: (table: LiveTable) => void): void {
    this.#presence.add(listener);
  }

  get tables(): Iterable<LiveTable> {
    return this.#registry.tables;
  }

  get size(): number {
    return this.#registry.size;
  }

  find(id: string): LiveTable | undefined {
    return this.#registry.find(id);
  }

  /** The live table, brought to life if need be. */
  open(id: string): Promise<LiveTable> {
    return this.#registry.open(id, (unopened) => this.#bringToLife(unopened));
  }

  async #bringToLife(id: string): Promise<LiveTable> {
    const stored = await readTable(this.#store.db, id);
    if (stored === undefined) throw new AppError('NOT_FOUND');
    const table = new LiveTable(stored, this.#now);
    if (stored.phase !== 'lobby') {
      await this.#resume(table, stored);
      this.#clerk.note(table);
    }
    table.lastChat = await lastLine(this.#store.db, id);
    this.#registry.add(table);
    this.#turns.tell(table);
    // A move or change may have been announced while we were reading; or a process died before it did what was agreed to.
    if (this.#store.shared || table.undoAsk || stored.asks.away) void this.#follower.refresh(table);
    this.#neighbours.ask(id);
    return table;
  }

  async #resume(table: LiveTable, stored: StoredTable): Promise<void> {
    const make = await gamesOf(this.#store.db, this.#shelf, stored);
    const { play, late } = this.#registry.mustBePlayable(stored.id, make);
    table.play = play;
    table.late = late;
  }

  /** Lets somebody watch from now on. `since` is the last version they have; they get exactly what they missed. */
  async welcome(table: LiveTable, watcher: Watcher, since: number | undefined): Promise<void> {
    // It went to make room between their coming in and their hello: nobody would tell them anything. They come again.
    if (this.#registry.find(table.id) !== table) throw new AppError('HOUSE_FULL');
    return this.#herald.welcome(table, watcher, since);
  }

  farewell(table: LiveTable, watcher: Watcher): void {
    this.#herald.farewell(table, watcher);
  }

  /** Judges a decision, makes it durable, and only then tells anybody. */
  decide(table: LiveTable, decision: Decision): Promise<Verdict> {
    return this.#referee.decide(table, decision);
  }

  /** Lets bots play on for whoever most of those present said so. Any process may; the ask's id counts once. */
  settleAway(table: LiveTable): Promise<void> {
    return this.#referee.settleAway(table);
  }

  /** The end is written at once and told with the seed. */
  async #finish(table: LiveTable): Promise<void> {
    table.tellTable();
    void this.#herald.openRooms(table);
    await this.#clerk.save([table]);
    if (!table.unsaved) this.#written.tell(table);
  }

  /** Seats, host, phase or rematch were changed here: tells everybody, in this process and the others. */
  async changed(id: string): Promise<void> {
    this.#store.bus.publish({ kind: 'table', table: id });
    const table = await this.#registry.expected(id);
    if (table) await this.#follower.refresh(table);
  }

  /** Something was said here. */
  async chatted(table: LiveTable): Promise<void> {
    this.#store.bus.publish({ kind: 'chat', table: table.id });
    await this.#herald.tellChat(table);
  }

  /** A line was taken away here. */
  async unsaid(id: string, line: number): Promise<void> {
    this.#store.bus.publish({ kind: 'unsaid', table: id, line });
    const table = this.#registry.find(id);
    if (table) await this.#herald.unsayLine(table, line);
  }

  /** Somebody has another name: those who watch with them are told, in this process and the others. */
  renamed(person: string, name: string): void {
    this.#store.bus.publish({ kind: 'renamed', person, name });
    this.#herald.rename(person, name);
  }

  /** Somebody has gone for good: wherever they sat or spoke, those who are there are told, in this process and the others. */
  async forgotten(person: string): Promise<void> {
    this.#store.bus.publish({ kind: 'gone', person });
    await this.#follower.gone(person);
  }

  lookForMissed(): Promise<void> {
    return this.#follower.lookForMissed();
  }

  saveSummaries(): Promise<void> {
    return this.#clerk.saveAll();
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#neighbours.close();
    for (const table of this.#registry.tables) await table.quiet();
    await this.saveSummaries();
  }
}
