/**
 * One game being played, step by step: its state, how far it has come, what each viewer has been told, and what still stands.
 * Tables of the server, games of one browser, replays and the terminal are all made of it. No I/O and no clock.
 */
import type { AnyGame, GameMove, GameState, Result, View } from './contract.ts';
import type { Told } from './events.ts';
import type { Refusal } from './refusal.ts';
import type { Seat, Viewer } from './seat.ts';
import { Story, type NumberedEvent } from './story.ts';
import { deal, earlierOf, IllegalRecord, replay, whyNotPlayed, type PlayedMove, type TableStart } from './table.ts';
import { freeUndo, undoneEvent, type TakenBack, type ToldMove, type WayBack } from './undo.ts';

/** A move that has been played on a copy and is not yet part of the game. */
export interface Trial extends ToldMove {
  readonly state: GameState;
}

/** A move that stands, with the version it led to when it was played. */
export interface StandingMove extends ToldMove {
  readonly version: number;
}

/** So many positions are kept to go back to; what lies further back is played again from the deal. */
const POSITIONS_KEPT = 4;

export class GameInPlay {
  readonly game: AnyGame;
  readonly #start: TableStart;
  #state: GameState;
  readonly #moves: StandingMove[] = [];
  /** The states before the last of these moves, newest last. */
  readonly #before: GameState[] = [];
  readonly #stories: ReadonlyMap<Viewer, Story>;
  /** toAct at every version from 0. */
  readonly #asked: (readonly Seat[])[] = [];
  #position = 0;
  #lastUndo = 0;
  #training = false;
  /** What the rules say of the state; asked once a version, for it is looked at many times. */
  #result: Result | undefined;

  constructor(game: AnyGame, start: TableStart, viewers: readonly Viewer[]) {
    this.game = game;
    this.#start = start;
    this.#stories = new Map(viewers.map((viewer) => [viewer, new Story(viewer)]));
    const told: Told[] = [];
    this.#state = deal(game, start, told);
    this.note(told);
  }

  /** The number of steps so far: moves, moves taken back, and whatever else the table noted. */
  get version(): number {
    return this.#asked.length - 1;
  }

  /** The version at which the state last changed. */
  get position(): number {
    return this.#position;
  }

  /** The version to which the last taking back led; 0 when nothing was. */
  get lastUndo(): number {
    return this.#lastUndo;
  }

  /** Moves were taken back across something revealed. */
  get training(): boolean {
    return this.#training;
  }

  get toAct(): readonly Seat[] {
    return this.#asked[this.version];
  }

  get result(): Result | undefined {
    return this.#result;
  }

  get round(): number {
    return this.game.round(this.#state);
  }

  viewOf(viewer: Viewer): View<GameState> {
    return this.game.view(this.#state, viewer);
  }

  movesOf(seat: Seat): GameMove[] {
    return this.game.moves(this.viewOf(seat), seat);
  }

  /** The whole position, as a copy. */
  copy(): GameState {
    return this.game.clone(this.#state);
  }

  /** For doors that judge what was never checked; not to be changed. */
  protected get state(): GameState {
    return this.#state;
  }

  refuse(seat: Seat, move: GameMove): Refusal | undefined {
    return this.game.refuse(this.#state, seat, move);
  }

  /** What this viewer was told, from the start. */
  log(viewer: Viewer): readonly NumberedEvent[] {
    return this.#stories.get(viewer)?.events ?? [];
  }

  /** What this viewer was told after that version. */
  news(viewer: Viewer, since: number): readonly NumberedEvent[] {
    return this.#stories.get(viewer)?.after(since) ?? [];
  }

  /** What the seat has played since somebody else did, oldest first. */
  earlierOf(seat: Seat): GameMove[] {
    return earlierOf(this.#moves, seat);
  }

  /** The moves that stood at this version, which must not lie before the last taking back. */
  movesAt(version = this.version): readonly StandingMove[] {
    return version === this.version ? this.#moves : this.#moves.filter((move) => move.version <= version);
  }

  /** The version to which the seat's last move that stands led. */
  lastMoveOf(seat: Seat): number | undefined {
    return this.#moves.findLast((move) => move.seat === seat)?.version;
  }

  /** How far the seat may go back by itself. */
  wayBack(seat: Seat, version = this.version): WayBack {
    return freeUndo(this.movesAt(version), seat, this.#asked[version]);
  }

  /**
   * Whether a decision made at an older version still stands: nothing was taken back since, and the seat was asked then and ever
   * since, together with others who have answered meanwhile. Such decisions are sealed, so nothing the seat could have
   * known has changed.
   */
  stillStands(seat: Seat, version: number): boolean {
    if (version < this.#lastUndo || version > this.version) return false;
    if (version >= this.#position) return this.toAct.includes(seat);
    const since = this.#asked.slice(version);
    return since.every((asked) => asked.includes(seat)) && since.slice(0, -1).every((asked) => asked.length > 1);
  }

  /** Plays on a copy: a move over which the rules stumble leaves the game as it was. */
  attempt(seat: Seat, move: GameMove): Trial {
    const state = this.copy();
    const told: Told[] = [];
    this.game.play(state, seat, move, told);
    return { seat, move, state, told };
  }

  accept({ seat, move, state, told }: Trial): void {
    this.#before.push(this.#state);
    if (this.#before.length > POSITIONS_KEPT) this.#before.shift();
    this.#state = state;
    this.note(told);
    this.#moves.push({ seat, move, told, version: this.version });
    this.#position = this.version;
  }

  /** Plays a recorded move. Throws IllegalRecord when it is not legal here. */
  replayOn(played: PlayedMove): void {
    const refused = whyNotPlayed(this.game, this.#state, played);
    if (refused) throw new IllegalRecord(this.version, refused);
    this.accept(this.attempt(played.seat, played.move));
  }

  /** Goes back; the moves taken back stay in the stories, and everybody is told. */
  goBack(seat: Seat, taken: TakenBack): void {
    const { moves, training = false } = taken;
    const left = this.#moves.length - moves;
    if (moves < 1 || left < 0) throw new RangeError(`Cannot take back ${moves} of ${this.#moves.length} moves`);
    this.#state = this.#before.at(-moves) ?? replay(this.game, this.#start, this.#moves, left);
    this.#before.splice(Math.max(0, this.#before.length - moves));
    const [{ version: from }] = this.#moves.splice(left);
    this.#training ||= training;
    this.note([{ event: undoneEvent(seat, taken, from) }]);
    this.#lastUndo = this.#position = this.version;
  }

  /** A new version: the state is what it is now, and this was told. By itself it leaves the position as it was. */
  protected note(told: readonly Told[]): void {
    this.#asked.push(this.game.toAct(this.#state));
    this.#result = this.game.result(this.#state);
    for (const story of this.#stories.values()) story.note(this.version, told);
  }
}
