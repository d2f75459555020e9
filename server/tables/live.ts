/** A table that somebody is at, or whose bots are playing: its rows, its game, and everybody who watches it through this process. */
import type { BotLevel } from '@cantiere/bots';
import type { Seat } from '@cantiere/engine';
import type { Audience, ErrorCode, NamedPerson, ServerMessage, TableInfo, Update } from '../protocol.ts';
import type { StoredStep } from '../store/moves.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { awayInfo, type Sighting } from './away.ts';
import { knownAs } from './decision.ts';
import type { LateGame } from './late.ts';
import { seatOf } from './lobby.ts';
import type { TableGame, LiveViewer } from './tableGame.ts';
import type { UndoAsk } from './asks.ts';
import { forOutsiders, tableInfo } from './info.ts';
import { mayAsk, offered, stillAsked } from './undo.ts';

/** One open socket. */
export interface Watcher {
  readonly person: string | undefined;
  name: string | undefined;
  seat: LiveViewer;
  /** The page is open, but nobody touches it. */
  idle: boolean;
  readonly archived: boolean;
  /** Whose turn the bots that play with them take (bots/payers.ts). */
  readonly payer: string;
  send(text: string): void;
  end(code: ErrorCode): void;
}

/** Who is at a table through one process. */
export interface Present {
  readonly people: readonly NamedPerson[];
  /** Without a name, or too many to name. */
  readonly others: number;
  /** Whose turn the table's bots take, as seen from there. */
  readonly payer?: string;
}

/** What one notice on the bus has room for. */
const MOST_NAMED = 40;

export class LiveTable {
  readonly id: string;
  stored: StoredTable;
  play: TableGame | undefined;
  /** Set where spectators see the game late. */
  late: LateGame | undefined;
  readonly watchers = new Set<Watcher>();
  /** People present through other processes. */
  readonly elsewhere = new Map<string, Present>();
  /** When this process last saw each person who sits here, where from, and when that was last written down. */
  readonly seen = new Map<string, { at: number; savedAt: number; from?: string | undefined }>();
  /** Who was last told to be away, so that it is told when that changes. */
  awayTold = '';
  /** Before the start: the host has been gone for so long that somebody else may take the part. */
  hostGone = false;
  /** When that was last looked at. */
  hostLookedAt = 0;
  lastChat = 0;
  usedAt = Date.now();
  /** Its bots are being played by this process, which holds on to it while they wait for their turn to think. */
  driven = false;
  /** The summary in the store is older than the game. */
  unsaved = false;
  /** Set while the summary is another process's to write, which made the last step: how often it was looked for in vain. */
  owed: number | undefined;
  readonly #now: () => number;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #awaitingStep = new Set<() => void>();

  constructor(stored: StoredTable, now: () => number) {
    this.id = stored.id;
    this.stored = stored;
    this.#now = now;
  }

  /** The level of the bot that plays this seat now; undefined when its person does. */
  botAt(seat: Seat): BotLevel | undefined {
    const sitting = this.stored.seats[seat];
    if (sitting.kind === 'bot') return sitting.level;
    return this.play?.clocks?.absence(seat) && this.stored.terms.standIn;
  }

  /**
   * Whether at a deal that others play too a bot has to answer before this seat may: the order has to be everybody's. What is
   * decided at once is sealed, so nobody knows more for it.
   */
  botsFirst(seat: Seat): boolean {
    if (this.stored.deal === undefined || this.stored.seats[seat]?.kind === 'bot') return false;
    return this.play?.toAct.some((asked) => this.stored.seats[asked].kind === 'bot') ?? false;
  }

  /** When the game has come further, or after so long. */
  async nextStep(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const go = (): void => {
        clearTimeout(patience);
        this.#awaitingStep.delete(go);
        resolve();
      };
      const patience = setTimeout(go, ms);
      this.#awaitingStep.add(go);
    });
  }

  stepped(): void {
    for (const go of this.#awaitingStep) go();
  }

  /** What is being asked about going back, unless the game has left it behind. */
  get undoAsk(): UndoAsk | undefined {
    const { undo } = this.stored.asks;
    return undo && this.play && stillAsked(this.play, undo) ? undo : undefined;
  }

  /** One thing after the other: a table's moves and changes never interleave. */
  inTurn<T>(task: () => Promise<T>): Promise<T> {
    this.usedAt = Date.now();
    const done = this.#waiting++ === 0 ? task() : this.#queue.then(task);
    this.#queue = done.then(this.#ended, this.#ended);
    return done;
  }

  readonly #ended = (): void => void this.#waiting--;

  /** When everything asked for so far is done. */
  async quiet(): Promise<void> {
    await this.#queue;
  }

  get busy(): boolean {
    return this.driven || this.#waiting > 0 || this.watchers.size > 0;
  }

  /** As this viewer may see it. */
  info(viewer: LiveViewer, archived = false): TableInfo {
    const around = {
      archived,
      present: this.present(),
      now: this.#now(),
      undoAsk: this.undoAsk,
      sightings: this.sightings(),
      hostGone: this.hostGone,
    };
    const info = { ...tableInfo(this.stored, around, this.play), audience: this.audience() };
    return viewer === 'spectator' ? forOutsiders(info) : info;
  }

  /** What is known of whoever sits here, seat by seat, while the game runs. */
  sightings(): readonly (Sighting | undefined)[] {
    const { seats, startedAt, phase } = this.stored;
    const clocks = phase === 'playing' ? this.play?.clocks : undefined;
    if (clocks === undefined) return [];
    const present = this.present();
    return seats.map((sitting, seat) => {
      if (sitting.kind !== 'person') return undefined;
      const signs = [startedAt, sitting.since, sitting.seen ?? 0, this.seen.get(sitting.person)?.at ?? 0, clocks.lastActed(seat)];
      return { connected: present.has(sitting.person), seen: Math.max(...signs), askedSince: clocks.askedSince(seat) };
    });
  }

  /** Who is away, and for whom a bot may be proposed, in one comparable word. */
  awayNow(): string {
    const now = this.#now();
    const { terms } = this.stored;
    return this.sightings()
      .map((sighting, seat) => {
        const away = sighting && !this.play?.clocks?.absence(seat) && awayInfo(terms.time, sighting, now);
        return away ? `${seat}.${away.botInMs === 0 ? 'b' : 'a'} ` : '';
      })
      .join('');
  }

  /** Whoever sits comes first, so that they are named even in a crowd. */
  presentHere(): Present {
    const named = new Map([...this.watchers].flatMap(({ person, name = '' }) => (person === undefined ? [] : [[person, name]])));
    const seated = (person: string): number => Number(seatOf(this.stored, person) === undefined);
    const people = [...named].map(([person, name]) => ({ person, name })).sort((a, b) => seated(a.person) - seated(b.person));
    const unnamed = [...this.watchers].filter(({ person }) => person === undefined).length;
    const payer = this.#payerHere();
    return {
      people: people.slice(0, MOST_NAMED),
      others: unnamed + Math.max(0, people.length - MOST_NAMED),
      ...(payer !== undefined && { payer }),
    };
  }

  /** Somebody is here, seated or watching, through this process or another. */
  get attended(): boolean {
    return this.watchers.size > 0 || this.elsewhere.size > 0;
  }

  /** Whose turn this table's bots take: the host's, else of somebody who sits, else of somebody who watches. */
  get payer(): string {
    return this.#payerHere() ?? [...this.elsewhere.values()].find(({ payer }) => payer !== undefined)?.payer ?? this.stored.host;
  }

  #payerHere(): string | undefined {
    let found: Watcher | undefined;
    for (const watcher of this.watchers) {
      if (watcher.person === this.stored.host) return watcher.payer;
      if (found === undefined || (found.seat === 'spectator' && watcher.seat !== 'spectator')) found = watcher;
    }
    return found?.payer;
  }

  #everywhere(): readonly Present[] {
    return [this.presentHere(), ...this.elsewhere.values()];
  }

  present(): Set<string> {
    const present = new Set<string>();
    for (const { person } of this.watchers) if (person !== undefined) present.add(person);
    for (const { people } of this.elsewhere.values()) for (const { person } of people) present.add(person);
    return present;
  }

  /** Those present who do not sit. */
  audience(): Audience {
    const everywhere = this.#everywhere();
    const people = new Map(everywhere.flatMap((here) => here.people.map((each) => [each.person, each])));
    return {
      people: [...people.values()].filter(({ person }) => seatOf(this.stored, person) === undefined),
      others: everywhere.reduce((sum, { others }) => sum + others, 0),
    };
  }

  seatFor(person: string | undefined): LiveViewer {
    return seatOf(this.stored, person) ?? 'spectator';
  }

  /** The game as this viewer may see it now. */
  gameFor(viewer: LiveViewer): TableGame | undefined {
    return viewer === 'spectator' && this.late && !this.play?.result ? this.late.play : this.play;
  }

  /** Puts the message into words once for each viewer, however many sockets that viewer has; undefined: nothing for them. */
  tell(message: (viewer: LiveViewer) => ServerMessage | undefined): void {
    const texts = new Map<LiveViewer, string | undefined>();
    for (const watcher of this.watchers) {
      if (!texts.has(watcher.seat)) texts.set(watcher.seat, JSON.stringify(message(watcher.seat)));
      const text = texts.get(watcher.seat);
      if (text !== undefined) watcher.send(text);
    }
  }

  tellTable(): void {
    for (const watcher of this.watchers) {
      watcher.send(
        JSON.stringify({
          t: 'table',
          table: this.info(watcher.seat, watcher.archived),
          seat: watcher.seat,
        } satisfies ServerMessage),
      );
    }
  }

  /** What has come about since this version; the author of the step that led there is also told that it was theirs. */
  tellUpdate(since: number, step?: Pick<StoredStep, 'seat' | 'moveId'>): void {
    this.tell((viewer) => {
      const game = this.gameFor(viewer);
      const seen = viewer === 'spectator' && this.late ? this.late.seenAt(since) : since;
      if (game === undefined || game.version <= seen) return undefined;
      const id = viewer === step?.seat ? knownAs(step.seat, step.moveId) : undefined;
      return { t: 'update', update: this.update(game, viewer, seen), ...(id !== undefined && { id }) };
    });
  }

  /** The game as it stands for this viewer, with what they may take back. */
  update(play: TableGame, viewer: LiveViewer, since?: number): Update {
    const undo = viewer === 'spectator' ? undefined : offered(play, this.stored, viewer);
    const clocks = play.clocks?.info(this.#now());
    const ask = viewer !== 'spectator' && undo === undefined && mayAsk(play, this.stored, viewer);
    return {
      ...play.update(viewer, since),
      ...(undo && { undo }),
      ...(ask && { mayAsk: true }),
      ...(clocks && { clocks }),
    };
  }
}
