/** One game being played: its state, how far it has come, and what each viewer has been told. No I/O: who writes and who listens is not its business. */
import {
  deal,
  freeUndo,
  heard,
  IllegalRecord,
  replay,
  type GameMove,
  type GameState,
  type Refusal,
  type Seat,
  type TableStart,
  type Told,
  type ToldMove,
  type WayBack,
} from '@cantiere/engine';
import type { CameBack, NumberedEvent, TableResult, TimeOut, Undone, Update } from '../protocol.ts';
import type { OpenedGame } from '../shelf.ts';
import type { Step, StoredStep, TakenBack } from '../store/moves.ts';
import type { Clocks, Tick } from '../time/clocks.ts';
import { afterForfeits } from '../time/forfeits.ts';

export type Watching = Seat | 'spectator';

/** A move that has been played on a copy and is not yet part of the game. */
export interface Trial {
  readonly seat: Seat;
  readonly move: GameMove;
  readonly state: GameState;
  readonly told: readonly Told[];
}

/** A move that stands, with the version it led to when it was played. */
interface StandingMove extends ToldMove {
  readonly version: number;
}

/** Which decision led to a step, and when. */
export interface Mark {
  readonly moveId: string;
  readonly at: number;
}

type HandedOver = Extract<Step, { readonly out: unknown }>;

/** What the ids of bots' decisions begin with; people's begin with their seat. */
export const BOT = 'bot:';

/** So many positions are kept to go back to; what lies further back is played again from the deal. */
const POSITIONS_KEPT = 4;

export class GameInPlay {
  readonly #opened: OpenedGame;
  readonly #start: TableStart;
  #state: GameState;
  readonly #moves: StandingMove[] = [];
  /** The states before the last of these moves, newest last. */
  readonly #before: GameState[] = [];
  #lastUndo = 0;
  #position = 0;
  #lastByPerson = 0;
  /** What the rules say of the state; asked once a version, for it is looked at many times. */
  #result: TableResult | undefined;
  #training = false;
  /** Absent where nobody sits: in the game that is watched late. */
  clocks: Clocks | undefined;
  /** toAct at every version from 0. */
  readonly #asked: (readonly Seat[])[] = [];
  readonly #logs = new Map<Watching, NumberedEvent[]>();
  readonly #numbers = new Map<string, number>();

  constructor(opened: OpenedGame, start: TableStart) {
    this.#opened = opened;
    this.#start = start;
    for (let seat = 0; seat < start.seats; seat++) this.#logs.set(seat, []);
    this.#logs.set('spectator', []);
    const told: Told[] = [];
    this.#state = deal(opened.game, start, told);
    this.#note(told);
  }

  /** The number of steps so far: moves, moves taken back, people gone and back. */
  get version(): number {
    return this.#asked.length - 1;
  }

  /** The version to which the last taking back led; 0 when nothing was. */
  get lastUndo(): number {
    return this.#lastUndo;
  }

  /** The version at which the state last changed. */
  get position(): number {
    return this.#position;
  }

  /** The version to which the last move or taking back led that was not a bot's. */
  get lastByPerson(): number {
    return this.#lastByPerson;
  }

  /** Moves were taken back across something revealed. */
  get training(): boolean {
    return this.#training;
  }

  get toAct(): readonly Seat[] {
    return this.#asked[this.version];
  }

  get result(): TableResult | undefined {
    return this.#result && this.clocks ? afterForfeits(this.#result, this.clocks.forfeited) : this.#result;
  }

  /** At which version this decision was played, if it was. */
  numberOf(moveId: string): number | undefined {
    return this.#numbers.get(moveId);
  }

  /**
   * Whether a decision made at an older version still stands: nothing was taken back since, and the seat was asked then and ever
   * since, together with others who have answered meanwhile. Such decisions are sealed, so nothing the seat could have
   * known has changed.
   */
  stillStands(seat: Seat, version: number): boolean {
    if (version < this.#lastUndo) return false;
    if (version >= this.#position) return version <= this.version && this.toAct.includes(seat);
    const since = this.#asked.slice(version);
    return (
      since.length > 0 && since.every((asked) => asked.includes(seat)) && since.slice(0, -1).every((asked) => asked.length > 1)
    );
  }

  admit(seat: Seat, raw: unknown): { move: GameMove } | { refusal: Refusal } {
    return this.#opened.door.admit(this.#state, seat, raw);
  }

  /** Plays on a copy: a move over which the rules stumble must never reach the store. */
  attempt(seat: Seat, move: GameMove): Trial {
    const state = this.#opened.game.clone(this.#state);
    const told: Told[] = [];
    this.#opened.game.play(state, seat, move, told);
    return { seat, move, state, told };
  }

  accept({ seat, move, state, told }: Trial, mark: Mark): void {
    this.#before.push(this.#state);
    if (this.#before.length > POSITIONS_KEPT) this.#before.shift();
    this.#state = state;
    this.#note(told);
    this.#moves.push({ seat, move, told, version: this.version });
    this.#moved(mark, { kind: 'move', seat, at: mark.at });
  }

  /** Goes back; the moves taken back stay in the log, and everybody is told. */
  takeBack(seat: Seat, { moves, training, by }: TakenBack, mark: Mark): void {
    const left = this.#moves.length - moves;
    if (moves < 1 || left < 0) throw new RangeError(`Cannot take back ${moves} of ${this.#moves.length} moves`);
    this.#state = this.#before.at(-moves) ?? replay(this.#opened.game, this.#start, this.#moves, left);
    this.#before.splice(Math.max(0, this.#before.length - moves));
    const [{ version: from }] = this.#moves.splice(left);
    if (training) this.#training = true;
    const undone: Undone = { kind: '@undone', seat, moves, from, ...(by && { by }) };
    this.#note([{ event: undone }]);
    this.#lastUndo = this.version;
    this.#moved(mark, { kind: 'undo', moves, at: mark.at });
  }

  /** From here on a bot plays for the seat's person. The position stays as it is. */
  handOver(seat: Seat, { out: absence, away }: HandedOver, { moveId, at }: Mark): void {
    const event: TimeOut = { kind: '@out', seat, absence, ...(away !== undefined && { away }) };
    this.#note([{ event }]);
    this.#numbers.set(moveId, this.version);
    this.clocks?.tick({ kind: 'out', seat, absence, voted: away !== undefined, at }, this.toAct);
  }

  /** The seat's person is back. The position stays as it is. */
  takeOver(seat: Seat, { moveId, at }: Mark): void {
    const event: CameBack = { kind: '@back', seat };
    this.#note([{ event }]);
    this.#numbers.set(moveId, this.version);
    this.clocks?.tick({ kind: 'back', seat, at }, this.toAct);
  }

  #moved({ moveId }: Mark, tick: Tick): void {
    this.#numbers.set(moveId, this.version);
    this.#position = this.version;
    if (!moveId.startsWith(BOT)) this.#lastByPerson = this.version;
    this.clocks?.tick(tick, this.toAct);
  }

  /** Makes a step that the store already has. */
  follow(step: StoredStep): void {
    const { number, seat } = step;
    if (number !== this.version + 1) throw new RangeError(`Step ${number} cannot follow version ${this.version}`);
    if ('undo' in step) return this.takeBack(seat, step.undo, step);
    if ('out' in step) return this.handOver(seat, step, step);
    if ('back' in step) return this.takeOver(seat, step);
    const refused = this.#opened.game.refuse(this.#state, seat, step.move);
    if (refused) throw new IllegalRecord(number - 1, refused);
    this.accept(this.attempt(seat, step.move), step);
  }

  /** The moves that stood at this version, which must not lie before the last taking back. */
  movesAt(version = this.version): readonly ToldMove[] {
    return version === this.version ? this.#moves : this.#moves.filter((move) => move.version <= version);
  }

  /** How far the seat may go back by itself. */
  wayBack(seat: Seat, version = this.version): WayBack {
    return freeUndo(this.movesAt(version), seat, this.#asked[version]);
  }

  /** The version to which the seat's last move that stands led. */
  lastMoveOf(seat: Seat): number | undefined {
    return this.#moves.findLast((move) => move.seat === seat)?.version;
  }

  /** The game as it stands for this viewer, with what happened after version `since`; without it, with no events. */
  update(viewer: Watching, since = this.version): Update {
    const { result } = this;
    const lastMove = viewer === 'spectator' ? undefined : this.lastMoveOf(viewer);
    return {
      version: this.version,
      ...(this.#position < this.version && { position: this.#position }),
      view: this.viewOf(viewer),
      toAct: this.toAct,
      events: after(this.log(viewer), since),
      ...(lastMove !== undefined && { lastMove }),
      ...(result && { result }),
    };
  }

  viewOf(viewer: Watching) {
    return this.#opened.game.view(this.#state, viewer);
  }

  /** Legal moves, for when a bot cannot think of one. */
  movesOf(seat: Seat): GameMove[] {
    return this.#opened.game.moves(this.viewOf(seat), seat);
  }

  log(viewer: Watching): readonly NumberedEvent[] {
    return this.#logs.get(viewer) ?? [];
  }

  /** A new version: the state has been changed, this was told. Numbers run per viewer, so that a gap cannot tell of what was kept from them. */
  #note(told: readonly Told[]): void {
    this.#asked.push(this.#opened.game.toAct(this.#state));
    this.#result = this.#opened.game.result(this.#state);
    for (const [viewer, log] of this.#logs) {
      for (const one of told) {
        const event = heard(one, viewer);
        if (event) log.push({ number: log.length + 1, version: this.version, event });
      }
    }
  }
}

function after(log: readonly NumberedEvent[], since: number): readonly NumberedEvent[] {
  let from = log.length;
  while (from > 0 && log[from - 1].version > since) from--;
  return log.slice(from);
}
