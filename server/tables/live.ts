/** A table that somebody is at, or whose bots are playing: its rows, its game, and everybody who watches it through this process. */
import type { ErrorCode, SeatInfo, ServerMessage, TableInfo, Update } from '../protocol.ts';
import type { StoredTable } from '../store/tables.ts';
import { seatOf } from './lobby.ts';
import type { GameInPlay, Watching } from './play.ts';
import { tableInfo } from './info.ts';
import { offered } from './undo.ts';

/** One open socket. */
export interface Watcher {
  readonly person: string | undefined;
  seat: Watching;
  readonly archived: boolean;
  send(text: string): void;
  end(code: ErrorCode): void;
}

export class LiveTable {
  readonly id: string;
  stored: StoredTable;
  play: GameInPlay | undefined;
  readonly watchers = new Set<Watcher>();
  /** People present through other processes. */
  readonly elsewhere = new Map<string, ReadonlySet<string>>();
  lastChat = 0;
  usedAt = Date.now();
  /** The summary in the store is older than the game. */
  unsaved = false;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(stored: StoredTable) {
    this.id = stored.id;
    this.stored = stored;
  }

  /** One thing after the other: a table's moves and changes never interleave. */
  inTurn<T>(task: () => Promise<T>): Promise<T> {
    this.usedAt = Date.now();
    this.#waiting++;
    const done = this.#queue.then(task).finally(() => this.#waiting--);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** When everything asked for so far is done. */
  async quiet(): Promise<void> {
    await this.#queue;
  }

  get busy(): boolean {
    return this.#waiting > 0 || this.watchers.size > 0;
  }

  info(archived = false): TableInfo {
    const present = this.present();
    const seats = this.stored.seats.map((seat): SeatInfo =>
      seat.kind === 'person' ? { ...seat, present: present.has(seat.person) } : seat,
    );
    return tableInfo(this.stored, seats, archived, this.play);
  }

  presentHere(): Set<string> {
    return new Set([...this.watchers].flatMap(({ person }) => person ?? []));
  }

  present(): Set<string> {
    return new Set([...this.presentHere(), ...[...this.elsewhere.values()].flatMap((people) => [...people])]);
  }

  seatFor(person: string | undefined): Watching {
    return seatOf(this.stored, person) ?? 'spectator';
  }

  /** Puts the message into words once for each viewer, however many sockets that viewer has. */
  tell(message: (viewer: Watching) => ServerMessage): void {
    const texts = new Map<Watching, string>();
    for (const watcher of this.watchers) {
      let text = texts.get(watcher.seat);
      if (text === undefined) {
        text = JSON.stringify(message(watcher.seat));
        texts.set(watcher.seat, text);
      }
      watcher.send(text);
    }
  }

  tellTable(): void {
    for (const watcher of this.watchers) {
      watcher.send(
        JSON.stringify({ t: 'table', table: this.info(watcher.archived), seat: watcher.seat } satisfies ServerMessage),
      );
    }
  }

  tellUpdate(since: number): void {
    const { play } = this;
    if (play) this.tell((viewer) => ({ t: 'update', update: this.update(play, viewer, since) }));
  }

  /** The game as it stands for this viewer, with what they may take back. */
  update(play: GameInPlay, viewer: Watching, since?: number): Update {
    const undo = viewer === 'spectator' ? undefined : offered(play, this.stored, viewer);
    return { ...play.update(viewer, since), ...(undo && { undo }) };
  }
}
