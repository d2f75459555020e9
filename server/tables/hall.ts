/**
 * All tables that are alive in this process. Any process may serve any table: the unique move number in the store settles
 * races, and whoever loses reads again what it missed.
 */
import { backToDecision, type Refusal, type Seat } from '@cantiere/engine';
import type { Logger } from '../log.ts';
import { secondsSince, type Metrics } from '../metrics.ts';
import type { Notice } from '../bus/bus.ts';
import type { ChatLine, ServerMessage, Update } from '../protocol.ts';
import { Recent } from '../recent.ts';
import type { Shelf } from '../shelf.ts';
import { lastLine, readChat } from '../store/chat.ts';
import { tablesSpokenAt } from '../store/farewell.ts';
import { glanceAt, type Glance } from '../store/glance.ts';
import { readSteps, stepText, type Step, type StoredStep } from '../store/moves.ts';
import type { Store } from '../store/store.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { saveSummaries } from '../store/summaries.ts';
import { readTable } from '../store/tables.ts';
import { Clocks } from '../time/clocks.ts';
import { Trouble } from '../trouble.ts';
import { waitingForUndo } from './asks.ts';
import { isDecided, peopleHere } from './away.ts';
import { mentions } from './farewell.ts';
import { LateGame } from './late.ts';
import { LiveTable, type Watcher } from './live.ts';
import { whyNotWatch } from './lobby.ts';
import { TableGame, type Mark } from './tableGame.ts';
import { Neighbours } from './presence.ts';
import { roomsToRead } from './rooms.ts';
import { judgeUndo, wishStands } from './undo.ts';

const SAVE_SUMMARIES_MS = 500;
/** One statement on PostgreSQL; on SQLite as many as ride along in a commit of moves without holding it up. */
const SUMMARIES_AT_ONCE = { shared: 100, alone: 20 };
const KEEP_IDLE_MS = 5 * 60_000;
const LOOK_AGAIN_MS = 3_000;
const CHAT_AT_ONCE = 100;
const MOST_RACES = 20;
const MINUTE_MS = 60_000;

/** What is wanted, and the version it was made for. */
export type Wish = { readonly version: number } & (
  | { readonly move: unknown }
  /** `agreed`: everybody has, so that it may go back to the seat's last decision whatever lies between. */
  | { readonly undo: true | 'agreed' }
  /** The seat's time is up. */
  | { readonly out: true }
  /** The seat's person is away, and the others agreed that a bot plays on: the id of that ask. */
  | { readonly away: string }
  /** The seat's person takes it back from the bot that sits in. */
  | { readonly back: true }
);

export type Decision = Wish & {
  readonly seat: Seat;
  /** Unique within the table. */
  readonly moveId: string;
  readonly by: 'person' | 'bot' | 'clock' | 'plan' | 'vote';
};

export type Answer =
  | { readonly kind: 'accepted'; readonly version: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'behind'; readonly updates: readonly Update[] };

type Moved = Extract<Notice, { readonly kind: 'moves' }>;

/** A decision that may stand: what to write, and what to do once it is written. */
interface Judged {
  readonly step: Step;
  accept(mark: Mark): void;
}

export class Hall {
  readonly #store: Store;
  readonly #shelf: Shelf;
  readonly #log: Logger;
  readonly #metrics: Metrics;
  readonly #now: () => number;
  readonly #most: number;
  readonly #tables = new Map<string, LiveTable>();
  readonly #opening = new Map<string, Promise<LiveTable>>();
  /** Tables that cannot be played here, say because their rules have changed: found out and reported once. */
  readonly #closedForGood = new Recent<true>(10_000);
  readonly #neighbours: Neighbours;
  readonly #timers: NodeJS.Timeout[];
  /** When all summaries on their way are written. */
  #saved: Promise<unknown> = Promise.resolve();
  readonly #listeners: ((table: LiveTable) => void)[] = [];
  /** Told when a game has ended here and that is written. */
  onOver: (table: LiveTable) => void = () => undefined;
  /** Told when somebody has come to a table or gone, here or through another process. */
  onPresence: (table: LiveTable) => void = () => undefined;

  constructor(store: Store, shelf: Shelf, log: Logger, metrics: Metrics, now: () => number, most: number) {
    this.#store = store;
    this.#shelf = shelf;
    this.#log = log;
    this.#metrics = metrics;
    this.#now = now;
    this.#most = most;
    this.#neighbours = new Neighbours(store.bus);
    store.bus.subscribe((notice, from) => this.#hear(notice, from));
    store.bus.onGap(() => this.#refreshAll());
    store.saving.onChange((trouble) => this.#tellSaving(trouble));
    this.#timers = [
      setInterval(() => void this.saveSummaries(), SAVE_SUMMARIES_MS),
      setInterval(() => this.#dropIdle(Date.now() - KEEP_IDLE_MS), KEEP_IDLE_MS / 5),
    ];
    if (store.shared) this.#timers.push(setInterval(() => void this.lookForMissed(), LOOK_AGAIN_MS));
    for (const timer of this.#timers) timer.unref();
  }

  /** Tells this listener whenever a table has come further or changed: bots, clocks, plans and notices look whether they are concerned. */
  onTurn(listener: (table: LiveTable) => void): void {
    this.#listeners.push(listener);
  }

  #tellListeners(table: LiveTable): void {
    for (const listener of this.#listeners) listener(table);
  }

  get tables(): Iterable<LiveTable> {
    return this.#tables.values();
  }

  get size(): number {
    return this.#tables.size;
  }

  find(id: string): LiveTable | undefined {
    return this.#tables.get(id);
  }

  /** The live table, brought to life if need be. */
  async open(id: string): Promise<LiveTable> {
    const live = this.#tables.get(id);
    if (live) return live;
    if (this.#closedForGood.has(id)) throw new Trouble('CANNOT_RESUME');
    let opening = this.#opening.get(id);
    if (opening === undefined) {
      this.#makeRoom();
      opening = this.#bringToLife(id).finally(() => this.#opening.delete(id));
      this.#opening.set(id, opening);
    }
    return opening;
  }

  /** Whoever wants one table more makes those go that nobody is at; where somebody is at each, they wait. */
  #makeRoom(): void {
    if (this.#tables.size + this.#opening.size < this.#most) return;
    this.#dropIdle(Date.now());
    if (this.#tables.size + this.#opening.size >= this.#most) throw new Trouble('HOUSE_FULL');
  }

  async #bringToLife(id: string): Promise<LiveTable> {
    const stored = await readTable(this.#store.db, id);
    if (stored === undefined) throw new Trouble('NOT_FOUND');
    const table = new LiveTable(stored, this.#now);
    if (stored.phase !== 'lobby') {
      await this.#resume(table, stored);
      this.#noteSummary(table);
    }
    table.lastChat = await lastLine(this.#store.db, id);
    this.#tables.set(id, table);
    this.#tellListeners(table);
    // A move or change may have been announced while we were reading; or a process died before it did what was agreed to.
    if (this.#store.shared || table.undoAsk || stored.asks.away) void this.#refresh(table);
    this.#neighbours.ask(id);
    return table;
  }

  async #resume(table: LiveTable, stored: StoredTable): Promise<void> {
    const opened = await this.#shelf.open(stored.game);
    const steps = await readSteps(this.#store.db, stored.id);
    this.#mustBePlayable(stored.id, () => {
      if (opened === undefined || stored.seed === undefined) throw new Error(`No game ${stored.game}`);
      const { rulesVersion } = opened.game.meta;
      if (rulesVersion !== stored.rulesVersion) throw new Error(`Played by rules ${stored.rulesVersion}, not ${rulesVersion}`);
      const start = { seats: stored.seats.length, options: stored.options, seed: stored.seed };
      const play = new TableGame(opened, start);
      const { time } = stored.terms;
      play.clocks = new Clocks(time, stored.seats, stored.startedAt, play.toAct);
      const late = stored.delay > 0 ? new LateGame(new TableGame(opened, start), stored.delay) : undefined;
      for (const step of steps) {
        play.follow(step);
        late?.follow(step);
      }
      play.clocks?.seated(stored.seats);
      table.play = play;
      table.late = late;
    });
  }

  /** Whatever the rules stumble over while following the store, they would stumble over for ever: the table is closed, in words. */
  #mustBePlayable<T>(id: string, follow: () => T): T {
    try {
      return follow();
    } catch (error) {
      this.#closedForGood.set(id, true);
      this.#log.error({ err: error, table: id }, 'table cannot be played here');
      const table = this.#tables.get(id);
      this.#tables.delete(id);
      for (const watcher of table?.watchers ?? []) watcher.end('CANNOT_RESUME');
      throw new Trouble('CANNOT_RESUME', undefined, error);
    }
  }

  /** Lets somebody watch from now on. `since` is the last version they have; they get exactly what they missed. */
  welcome(table: LiveTable, watcher: Watcher, since: number | undefined): Promise<void> {
    return table.inTurn(async () => {
      const barred = whyNotWatch(table.stored, watcher.person);
      if (barred) return watcher.end(barred);
      if ((since ?? 0) > (table.play?.version ?? 0)) await this.#catchUp(table); // they come from a process that was ahead
      await this.#tellNewChat(table);
      const wasPresent = watcher.person !== undefined && table.present().has(watcher.person);
      watcher.seat = table.seatFor(watcher.person);
      const chat = await this.#chatFor(table, watcher);
      table.watchers.add(watcher);
      this.#tellEverything(table, watcher, chat, since);
      if (!wasPresent) this.#presenceChanged(table);
    });
  }

  #chatFor(table: LiveTable, { seat }: Watcher): Promise<readonly ChatLine[]> {
    return readChat(this.#store.db, table.id, { rooms: roomsToRead(table.stored, seat), most: CHAT_AT_ONCE });
  }

  #tellEverything(table: LiveTable, watcher: Watcher, chat: readonly ChatLine[], since?: number): void {
    const play = table.gameFor(watcher.seat);
    const known = play && since !== undefined && since <= play.version ? since : undefined;
    const message: ServerMessage = {
      t: 'welcome',
      table: table.info(watcher.seat, watcher.archived),
      seat: watcher.seat,
      chat,
      ...(play && { update: table.update(play, watcher.seat, known) }),
      log: play && known === undefined ? play.log(watcher.seat) : [],
    };
    watcher.send(JSON.stringify(message));
    if (this.#store.saving.trouble) watcher.send(JSON.stringify({ t: 'saving', works: false } satisfies ServerMessage));
  }

  #tellSaving(trouble: Error | undefined): void {
    if (trouble) this.#log.error({ err: trouble }, 'cannot save; tried again until it works');
    else this.#log.info('saving works again');
    for (const table of this.#tables.values()) table.tell(() => ({ t: 'saving', works: trouble === undefined }));
  }

  farewell(table: LiveTable, watcher: Watcher): void {
    if (!table.watchers.delete(watcher)) return;
    table.usedAt = Date.now();
    if (watcher.person === undefined || !table.present().has(watcher.person)) this.#presenceChanged(table);
  }

  /** Somebody has another name: those who watch with them are told, in this process and the others. */
  renamed(person: string, name: string): void {
    this.#store.bus.publish({ kind: 'renamed', person, name });
    this.#rename(person, name);
  }

  #rename(person: string, name: string): void {
    for (const table of this.#tables.values()) {
      const theirs = [...table.watchers].filter((watcher) => watcher.person === person);
      for (const watcher of theirs) watcher.name = name;
      if (theirs.length > 0) this.#presenceChanged(table);
    }
  }

  #presenceChanged(table: LiveTable): void {
    table.tellTable();
    this.#announcePresence(table);
    this.onPresence(table);
  }

  /** Judges a decision, makes it durable, and only then tells anybody. */
  decide(table: LiveTable, decision: Decision): Promise<Answer> {
    return table.inTurn(async () => {
      const answer = await this.#decide(table, decision);
      this.#metrics.decisions.inc({ answer: answer.kind, by: decision.by });
      return answer;
    });
  }

  async #decide(table: LiveTable, decision: Decision): Promise<Answer> {
    const { seat, moveId, version, by } = decision;
    const now = this.#now();
    for (let attempt = 0; attempt < MOST_RACES; attempt++) {
      const { play } = table;
      if (play === undefined) throw new Trouble('NOT_ALLOWED');
      if (version > play.version) await this.#catchUp(table);
      const known = play.numberOf(moveId);
      if (known !== undefined) return { kind: 'accepted', version: known };
      const judged = this.#judge(table, play, decision);
      if ('kind' in judged) return judged;
      const number = play.version + 1;
      const mark = { moveId, at: now };
      if (await this.#append(table, seat, judged.step, mark, number)) {
        const step = { ...judged.step, ...mark, number, seat };
        judged.accept(mark);
        table.late?.follow(step);
        if ('move' in step) this.#metrics.moves.inc({ game: table.stored.game, by });
        this.#cameFurther(table, number - 1);
        this.#store.bus.publish({ kind: 'moves', table: table.id, version: number, step });
        return { kind: 'accepted', version: number };
      }
      // Another process was faster. Read what it played and judge again.
      await this.#catchUp(table);
    }
    throw new Error(`Lost ${MOST_RACES} races for the next move`);
  }

  #judge(table: LiveTable, play: TableGame, decision: Decision): Judged | Answer {
    const { seat, version, by } = decision;
    if ('away' in decision) return this.#judgeAway(table, play, seat, decision.away);
    if ('out' in decision || 'back' in decision) return this.#judgeHands(table, play, decision);
    if ('undo' in decision && decision.undo === 'agreed') return this.#judgeAgreed(table, play, seat);
    const byBot = table.botAt(seat) !== undefined;
    if (byBot && by === 'person') throw new Trouble('STAND_IN');
    if (!byBot && by === 'bot') return { kind: 'behind', updates: [] };
    const undoing = 'undo' in decision;
    const stands = undoing ? wishStands(play, table.stored, seat, version) : play.stillStands(seat, version);
    if (version !== play.version && !stands) return { kind: 'behind', updates: [table.update(play, seat, version)] };
    if (undoing) {
      const judged = judgeUndo(play, table.stored, seat);
      if ('refusal' in judged) return { kind: 'refused', refusal: judged.refusal };
      return { step: judged, accept: (mark) => play.takeBack(seat, judged.undo, mark) };
    }
    const admitted = play.admit(seat, decision.move);
    if ('refusal' in admitted) return { kind: 'refused', refusal: admitted.refusal };
    const trial = play.attempt(seat, admitted.move);
    return { step: admitted, accept: (mark) => play.played(trial, mark) };
  }

  /** Time is up, unless the seat has moved after all; its person is back, unless a bot is not there or stays to the end. */
  #judgeHands(table: LiveTable, play: TableGame, { seat, ...wish }: Decision): Judged | Answer {
    const absence = play.clocks?.absence(seat);
    if ('out' in wish) {
      const { whenOut } = table.stored.terms;
      if (play.clocks?.overdue(this.#now()).includes(seat) !== true) return { kind: 'behind', updates: [] };
      const step = { out: whenOut };
      return { step, accept: (mark) => play.handOver(seat, step, mark) };
    }
    if (absence === 'forfeit') throw new Trouble('NOT_ALLOWED');
    if (absence === undefined) return { kind: 'accepted', version: play.version }; // asked twice
    return { step: { back: true }, accept: (mark) => play.takeOver(seat, mark) };
  }

  /** The others let a bot play on, unless its person has been seen meanwhile. */
  #judgeAway(table: LiveTable, play: TableGame, seat: Seat, id: string): Judged | Answer {
    const ask = table.stored.asks.away?.find((each) => each.id === id);
    const sightings = table.sightings();
    const sighting = sightings[seat];
    const now = this.#now();
    const here = peopleHere(table.stored, sightings, now);
    if (ask?.seat !== seat || !sighting || !isDecided(table.stored, ask, sighting, here, now)) {
      return { kind: 'behind', updates: [] };
    }
    const step = { out: 'standIn', away: Math.round((now - sighting.seen) / MINUTE_MS) } as const;
    return { step, accept: (mark) => play.handOver(seat, step, mark) };
  }

  /** Lets bots play on for whoever most of those present said so. Any process may; the ask's id counts once. */
  settleAway(table: LiveTable): Promise<void> {
    return table.inTurn(() => this.#settleAway(table));
  }

  async #settleAway(table: LiveTable): Promise<void> {
    for (const { id, seat } of table.stored.asks.away ?? []) {
      const { play } = table;
      if (play === undefined || play.result || 'kind' in this.#judgeAway(table, play, seat, id)) continue;
      await this.#decide(table, { seat, version: play.version, away: id, moveId: `away:${id}`, by: 'vote' });
    }
  }

  #judgeAgreed(table: LiveTable, play: TableGame, seat: Seat): Judged | Answer {
    const ask = table.undoAsk;
    const moves = backToDecision(play.movesAt(), seat);
    if (ask?.seat !== seat || waitingForUndo(table.stored, ask).length > 0 || moves === 0) return { kind: 'behind', updates: [] };
    const undo = { moves, by: 'all' } as const;
    return { step: { undo }, accept: (mark) => play.takeBack(seat, undo, mark) };
  }

  /** Takes back what everybody has agreed to. Any process may; the ask's id counts once. Only in the table's turn. */
  async #goBackIfAgreed(table: LiveTable): Promise<void> {
    const { undoAsk: ask, play } = table;
    if (ask === undefined || play === undefined || waitingForUndo(table.stored, ask).length > 0) return;
    const { seat, id, version } = ask;
    await this.#decide(table, { seat, version, undo: 'agreed', moveId: `ask:${id}`, by: 'person' });
  }

  async #append(table: LiveTable, seat: Seat, step: Step, { moveId, at }: Mark, number: number): Promise<boolean> {
    const began = performance.now();
    try {
      return await this.#store.append({
        table_id: table.id,
        number,
        seat,
        move: stepText(step),
        move_id: moveId,
        at,
      });
    } catch (error) {
      // The connection may have broken after the commit: only reading tells.
      await this.#catchUp(table);
      if (table.play?.numberOf(moveId) === undefined) throw error;
      return false;
    } finally {
      this.#metrics.appendSeconds.observe(secondsSince(began));
    }
  }

  /** Plays what other processes have appended. Only in the table's turn. */
  async #catchUp(table: LiveTable): Promise<void> {
    const { play } = table;
    if (play === undefined) return;
    for (const step of await readSteps(this.#store.db, table.id, play.version)) this.#follow(table, play, step);
  }

  #follow(table: LiveTable, play: TableGame, step: StoredStep): void {
    this.#mustBePlayable(table.id, () => play.follow(step));
    table.late?.follow(step);
    this.#cameFurther(table, step.number - 1);
  }

  /**
   * Another process has played on. The very next step is made here from the notice alone, and its summary left to whoever made
   * it; when anything is missing between, or the notice had no room for the step, the store is read.
   */
  #heardMove(table: LiveTable, { version, step }: Moved): Promise<void> {
    return this.#reporting(table, async () => {
      const { play } = table;
      if (play && play.version >= version) return;
      if (play === undefined || step?.number !== play.version + 1) return this.#readAgain(table);
      this.#follow(table, play, step);
      if (table.stored.phase === 'over') return; // written by everybody at once
      table.unsaved = false;
      table.owed = 0;
    });
  }

  #cameFurther(table: LiveTable, since: number): void {
    const { asks } = table.stored;
    if (asks.undo && table.undoAsk === undefined) {
      const { undo: _dead, ...rest } = asks;
      table.stored = { ...table.stored, asks: rest };
      table.tellTable();
    }
    this.#noteSummary(table);
    table.tellUpdate(since);
    if (table.stored.phase === 'over') void this.#finish(table);
    else this.#tellListeners(table);
  }

  #noteSummary(table: LiveTable): void {
    const { play, stored } = table;
    if (play === undefined) return;
    const { version, toAct, result, training } = play;
    const clocks = play.clocks && {
      deadlines: result ? [] : play.clocks.deadlines,
      absences: play.clocks.absences,
    };
    const before = stored.summary;
    const sameClocks = sameList(before.clocks?.deadlines, clocks?.deadlines);
    const samePeople = sameList(before.clocks?.absences, clocks?.absences);
    const phase = result ? 'over' : 'playing';
    // A game that has just begun asks somebody, which its row does not know yet.
    const sameTurn = before.version === version && before.toAct.length === toAct.length;
    if (sameTurn && stored.phase === phase && sameClocks && samePeople) return;
    const toBeTold = (training && !before.training) || !samePeople;
    table.stored = {
      ...stored,
      phase,
      updatedAt: Math.max(stored.updatedAt, this.#now()),
      summary: { version, toAct, ...(result && { result }), ...(training && { training: true }), ...(clocks && { clocks }) },
    };
    table.unsaved = true;
    table.owed = undefined;
    if (toBeTold) table.tellTable();
  }

  /** The end is written at once and told with the seed. */
  async #finish(table: LiveTable): Promise<void> {
    table.tellTable();
    void this.#openRooms(table);
    await this.#save([table]);
    if (!table.unsaved) this.onOver(table);
  }

  /** What was said among spectators is everybody's now, and what the players said theirs. */
  async #openRooms(table: LiveTable): Promise<void> {
    const during: StoredTable = { ...table.stored, phase: 'playing' };
    await this.#quietly(table, async () => {
      const chat = await readChat(this.#store.db, table.id, { rooms: ['players', 'spectators'], most: CHAT_AT_ONCE });
      for (const line of chat)
        table.tell((viewer) => (roomsToRead(during, viewer).includes(line.room) ? undefined : { t: 'chat', line }));
    });
  }

  /** Several in one commit: one each would make the moves between them wait for the disk as often. */
  async saveSummaries(): Promise<void> {
    const unsaved = [...this.#tables.values()].filter((table) => table.unsaved);
    const most = SUMMARIES_AT_ONCE[this.#store.shared ? 'shared' : 'alone'];
    for (let from = 0; from < unsaved.length; from += most) await this.#save(unsaved.slice(from, from + most));
    await this.#saved; // what others had begun to save
  }

  #save(tables: readonly LiveTable[]): Promise<void> {
    const done = this.#write(tables);
    this.#saved = Promise.all([this.#saved, done]);
    return done;
  }

  async #write(tables: readonly LiveTable[]): Promise<void> {
    for (const table of tables) table.unsaved = false;
    try {
      await saveSummaries(
        this.#store,
        tables.map(({ stored }) => stored),
      );
    } catch (error) {
      for (const table of tables) table.unsaved = true;
      this.#log.error({ err: error, tables: tables.map(({ id }) => id) }, 'summaries not saved');
    }
  }

  #hear(notice: Notice, from: string): void {
    this.#neighbours.heardFrom(from);
    if (notice.kind === 'gone') return void this.#tellGone(notice.person);
    if (notice.kind === 'renamed') return this.#rename(notice.person, notice.name);
    if (notice.kind === 'alive' || notice.kind === 'sessions') return;
    const table = this.#tables.get(notice.table);
    if (table === undefined) return;
    switch (notice.kind) {
      case 'moves':
        if ((table.play?.version ?? -1) < notice.version) void this.#heardMove(table, notice);
        return;
      case 'table':
        void this.#refresh(table);
        return;
      case 'chat':
        void this.#tellChat(table);
        return;
      case 'plans':
        return; // plans/planner.ts listens too
      case 'whoIsThere':
        if (table.watchers.size > 0) this.#announcePresence(table);
        return;
      case 'present':
        if (this.#neighbours.note(table, from, notice)) table.tellTable();
        this.onPresence(table);
    }
  }

  /** Seats, host, phase or rematch were changed here: tells everybody, in this process and the others. */
  async changed(id: string): Promise<void> {
    this.#store.bus.publish({ kind: 'table', table: id });
    const table = this.#tables.get(id) ?? (await this.#opening.get(id)?.catch(() => undefined));
    if (table) await this.#refresh(table);
  }

  /** Somebody has gone for good: wherever they sat or spoke, those who are there are told, in this process and the others. */
  async forgotten(person: string): Promise<void> {
    this.#store.bus.publish({ kind: 'gone', person });
    await this.#tellGone(person);
  }

  async #tellGone(person: string): Promise<void> {
    const spoke = await tablesSpokenAt(this.#store.db, person).catch(() => new Set<string>());
    const tables = [...this.#tables.values()];
    await Promise.all(tables.filter(({ stored }) => mentions(stored, person)).map((table) => this.#refresh(table)));
    await Promise.all(tables.filter(({ id }) => spoke.has(id)).map((table) => this.#unsay(table, person)));
  }

  /** Their lines again, without what they said. */
  #unsay(table: LiveTable, person: string): Promise<void> {
    return this.#quietly(table, async () => {
      const chat = await readChat(this.#store.db, table.id, { rooms: ['players', 'spectators'], most: CHAT_AT_ONCE });
      for (const line of chat.filter(({ from }) => from === person))
        table.tell((viewer) => (roomsToRead(table.stored, viewer).includes(line.room) ? { t: 'chat', line } : undefined));
    });
  }

  /** Something was said here. */
  async chatted(table: LiveTable): Promise<void> {
    this.#store.bus.publish({ kind: 'chat', table: table.id });
    await this.#tellChat(table);
  }

  #refresh(table: LiveTable): Promise<void> {
    return this.#reporting(table, () => this.#readAgain(table));
  }

  /** In the table's turn; nobody waits for it to hear that it failed. */
  #reporting(table: LiveTable, task: () => Promise<void>): Promise<void> {
    return table.inTurn(task).catch((error: unknown) => {
      if (!this.#closedForGood.has(table.id)) this.#log.error({ err: error, table: table.id }, 'table not refreshed');
    });
  }

  /** Reads rows and moves again and tells what changed. Only in the table's turn. */
  async #readAgain(table: LiveTable): Promise<void> {
    const stored = await readTable(this.#store.db, table.id);
    if (stored === undefined) {
      for (const watcher of table.watchers) watcher.end('TABLE_CLOSED');
      this.#tables.delete(table.id);
      return;
    }
    const { play } = table;
    table.stored = stored;
    play?.clocks?.seated(stored.seats);
    if (play) this.#noteSummary(table);
    else if (stored.phase !== 'lobby') await this.#resume(table, stored);
    await this.#reseat(table);
    table.tellTable();
    if (play) await this.#catchUp(table);
    else if (table.play) table.tellUpdate(-1);
    await this.#goBackIfAgreed(table);
    await this.#settleAway(table);
    this.#tellListeners(table);
  }

  /** Whoever sees a running game through other eyes from now on is told it from the beginning. */
  async #reseat(table: LiveTable): Promise<void> {
    for (const watcher of table.watchers) {
      const before = watcher.seat;
      watcher.seat = table.seatFor(watcher.person);
      const barred = whyNotWatch(table.stored, watcher.person);
      if (barred) watcher.end(barred);
      else if (watcher.seat !== before && table.play) this.#tellEverything(table, watcher, await this.#chatFor(table, watcher));
    }
  }

  #tellChat(table: LiveTable): Promise<void> {
    return this.#quietly(table, () => this.#tellNewChat(table));
  }

  async #quietly(table: LiveTable, tell: () => Promise<void>): Promise<void> {
    try {
      await table.inTurn(tell);
    } catch (error) {
      this.#log.error({ err: error, table: table.id }, 'chat not told');
    }
  }

  async #tellNewChat(table: LiveTable): Promise<void> {
    const which = { rooms: ['players', 'spectators'], after: table.lastChat, most: CHAT_AT_ONCE } as const;
    for (const line of await readChat(this.#store.db, table.id, which)) {
      table.lastChat = line.number;
      table.tell((viewer) => (roomsToRead(table.stored, viewer).includes(line.room) ? { t: 'chat', line } : undefined));
    }
  }

  /** Notices can be lost (a broken connection, a process killed before it spoke); the store cannot. */
  async lookForMissed(): Promise<void> {
    try {
      const tables = [...this.#tables.values()];
      const ids = tables.map(({ id }) => id);
      const glances = await glanceAt(this.#store.db, ids);
      for (const table of tables) {
        if (this.#tables.get(table.id) !== table) continue;
        const glance = glances.get(table.id);
        if (glance === undefined || hasMissed(table, glance)) void this.#refresh(table);
        else this.#lookForSummary(table, glance);
      }
    } catch (error) {
      this.#log.error({ err: error }, 'could not look for missed moves');
    }
    for (const table of this.#neighbours.forgetTheSilent(this.#tables.values())) table.tellTable();
  }

  /** Whoever made the last step writes its summary; a process that died does not, so that another does in the end. */
  #lookForSummary(table: LiveTable, { summed, version }: Glance): void {
    if (table.owed === undefined) return;
    const inVain = summed < version;
    if (inVain && table.owed > 0) table.unsaved = true;
    table.owed = inVain && !table.unsaved ? table.owed + 1 : undefined;
  }

  /** Whatever was said meanwhile is lost: everything is read again, and asked who is where. */
  #refreshAll(): void {
    for (const table of this.#tables.values()) {
      void this.#refresh(table);
      void this.#tellChat(table);
      this.#neighbours.ask(table.id);
    }
  }

  #announcePresence(table: LiveTable): void {
    this.#store.bus.publish({ kind: 'present', table: table.id, ...table.presentHere() });
  }

  /** What nobody has used since then: whoever comes brings it to life again. */
  #dropIdle(before: number): void {
    for (const table of this.#tables.values()) {
      if (!table.busy && !table.unsaved && table.usedAt <= before) this.#tables.delete(table.id);
    }
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#neighbours.close();
    for (const table of this.#tables.values()) await table.quiet();
    await this.saveSummaries();
  }
}

/** Steps, the start, or a change of the row that this process has not heard of. */
function hasMissed({ play, stored }: LiveTable, { phase, version, changes }: Glance): boolean {
  return changes !== stored.changes || (play ? version > play.version : phase !== 'lobby');
}

function sameList<T>(a: readonly T[] | undefined, b: readonly T[] | undefined): boolean {
  return a === b || (a !== undefined && a.length === b?.length && a.every((item, at) => item === b[at]));
}
