/** Tells those who watch a table everything they may know when they come, and from then on who is there and what is said. */
import type { Logger } from '../log.ts';
import type { ChatLine, ServerMessage } from '../protocol.ts';
import { readChat } from '../store/chat.ts';
import { tablesSpokenAt } from '../store/farewell.ts';
import type { Store } from '../store/store.ts';
import type { StoredTable } from '../store/storedTable.ts';
import type { Listeners } from './listeners.ts';
import type { LiveTable, Watcher } from './live.ts';
import { whyNotWatch } from './lobby.ts';
import { roomsToRead } from './rooms.ts';

const CHAT_AT_ONCE = 100;

export interface HeraldParts {
  readonly store: Store;
  readonly log: Logger;
  readonly tables: () => Iterable<LiveTable>;
  /** Told when somebody has come to a table or gone. */
  readonly presence: Listeners<LiveTable>;
  /** Reads what other processes have played. */
  catchUp(table: LiveTable): Promise<void>;
}

export class Herald {
  readonly #parts: HeraldParts;

  constructor(parts: HeraldParts) {
    this.#parts = parts;
    parts.store.saving.onChange((trouble) => this.#tellSaving(trouble));
  }

  /** Lets somebody watch from now on. `since` is the last version they have; they get exactly what they missed. */
  welcome(table: LiveTable, watcher: Watcher, since: number | undefined): Promise<void> {
    return table.inTurn(async () => {
      const barred = whyNotWatch(table.stored, watcher.person);
      if (barred) return watcher.end(barred);
      if ((since ?? 0) > (table.play?.version ?? 0)) await this.#parts.catchUp(table); // they come from a process that was ahead
      await this.#tellNewChat(table);
      const wasPresent = watcher.person !== undefined && table.present().has(watcher.person);
      watcher.seat = table.seatFor(watcher.person);
      const chat = await this.#chatFor(table, watcher);
      table.watchers.add(watcher);
      this.#tellEverything(table, watcher, chat, since);
      if (!wasPresent) this.#presenceChanged(table);
    });
  }

  farewell(table: LiveTable, watcher: Watcher): void {
    if (!table.watchers.delete(watcher)) return;
    table.usedAt = Date.now();
    if (watcher.person === undefined || !table.present().has(watcher.person)) this.#presenceChanged(table);
  }

  #chatFor(table: LiveTable, { seat }: Watcher): Promise<readonly ChatLine[]> {
    return readChat(this.#parts.store.db, table.id, { rooms: roomsToRead(table.stored, seat), most: CHAT_AT_ONCE });
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
    if (this.#parts.store.saving.trouble) watcher.send(JSON.stringify({ t: 'saving', works: false } satisfies ServerMessage));
  }

  /** Whoever sees a running game through other eyes from now on is told it from the beginning. */
  async reseat(table: LiveTable): Promise<void> {
    for (const watcher of table.watchers) {
      const before = watcher.seat;
      watcher.seat = table.seatFor(watcher.person);
      const barred = whyNotWatch(table.stored, watcher.person);
      if (barred) watcher.end(barred);
      else if (watcher.seat !== before && table.play) this.#tellEverything(table, watcher, await this.#chatFor(table, watcher));
    }
  }

  #tellSaving(trouble: Error | undefined): void {
    const { log, tables } = this.#parts;
    if (trouble) log.error({ err: trouble }, 'cannot save; tried again until it works');
    else log.info('saving works again');
    for (const table of tables()) table.tell(() => ({ t: 'saving', works: trouble === undefined }));
  }

  /** Those who watch with them see the new name. */
  rename(person: string, name: string): void {
    for (const table of this.#parts.tables()) {
      const theirs = [...table.watchers].filter((watcher) => watcher.person === person);
      for (const watcher of theirs) watcher.name = name;
      if (theirs.length > 0) this.#presenceChanged(table);
    }
  }

  #presenceChanged(table: LiveTable): void {
    table.tellTable();
    this.announcePresence(table);
    this.#parts.presence.tell(table);
  }

  /** Tells the other processes who is here through this one. */
  announcePresence(table: LiveTable): void {
    this.#parts.store.bus.publish({ kind: 'present', table: table.id, ...table.presentHere() });
  }

  /** What was said since the last time. */
  tellChat(table: LiveTable): Promise<void> {
    return this.#quietly(table, () => this.#tellNewChat(table));
  }

  async #tellNewChat(table: LiveTable): Promise<void> {
    const which = { rooms: ['players', 'spectators'], after: table.lastChat, most: CHAT_AT_ONCE } as const;
    for (const line of await readChat(this.#parts.store.db, table.id, which)) {
      table.lastChat = line.number;
      table.tell((viewer) => (roomsToRead(table.stored, viewer).includes(line.room) ? { t: 'chat', line } : undefined));
    }
  }

  /** The game is over: what was said among spectators is everybody's now, and what the players said theirs. */
  openRooms(table: LiveTable): Promise<void> {
    const during: StoredTable = { ...table.stored, phase: 'playing' };
    return this.#quietly(table, async () => {
      for (const line of await this.#allChat(table))
        table.tell((viewer) => (roomsToRead(during, viewer).includes(line.room) ? undefined : { t: 'chat', line }));
    });
  }

  /** Somebody has gone for good: wherever they spoke, their lines again without what they said. */
  async unsay(person: string): Promise<void> {
    const spoke = await tablesSpokenAt(this.#parts.store.db, person).catch(() => new Set<string>());
    const tables = [...this.#parts.tables()].filter(({ id }) => spoke.has(id));
    await Promise.all(tables.map((table) => this.#unsayAt(table, person)));
  }

  #unsayAt(table: LiveTable, person: string): Promise<void> {
    return this.#quietly(table, async () => {
      for (const line of (await this.#allChat(table)).filter(({ from }) => from === person))
        table.tell((viewer) => (roomsToRead(table.stored, viewer).includes(line.room) ? { t: 'chat', line } : undefined));
    });
  }

  /** One line was taken away by whoever runs the house: once more without its words, to all who may read it. */
  unsayLine(table: LiveTable, number: number): Promise<void> {
    return this.#quietly(table, async () => {
      const which = { rooms: ['players', 'spectators'], after: number - 1, upTo: number, most: 1 } as const;
      for (const line of await readChat(this.#parts.store.db, table.id, which))
        table.tell((viewer) => (roomsToRead(table.stored, viewer).includes(line.room) ? { t: 'chat', line } : undefined));
    });
  }

  #allChat(table: LiveTable): Promise<readonly ChatLine[]> {
    return readChat(this.#parts.store.db, table.id, { rooms: ['players', 'spectators'], most: CHAT_AT_ONCE });
  }

  async #quietly(table: LiveTable, tell: () => Promise<void>): Promise<void> {
    try {
      await table.inTurn(tell);
    } catch (error) {
      this.#parts.log.error({ err: error, table: table.id }, 'chat not told');
    }
  }
}
