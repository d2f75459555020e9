/** A game played in this browser: its state, how far it has come, and what its one person has been told. No bots, no messages. */
import {
  backToDecision,
  deal,
  freeUndo,
  heard,
  playRecorded,
  replay,
  type Game,
  type GameMove,
  type GameState,
  type PlayedMove,
  type Refusal,
  type Result,
  type Seat,
  type TableStart,
  type Told,
  type ToldMove,
  type UndoneMove,
  type View,
} from '@cantiere/engine';
import type { NumberedEvent, UndoKind, Undone, Update } from '@cantiere/server/protocol';

/** What a table is made of: moves, and moves taken back. */
export type Step = PlayedMove | { readonly seat: Seat; readonly undo: { readonly moves: number; readonly training?: true } };

/** A move that stands, with the version it led to. */
type Standing = ToldMove & { readonly version: number };

export class LocalGame {
  readonly #game: Game;
  readonly #start: TableStart;
  readonly #me: Seat;
  #state: GameState;
  readonly #steps: Step[] = [];
  readonly #moves: Standing[] = [];
  #undone: readonly UndoneMove[] = [];
  #training = false;
  #lastUndo = 0;
  /** toAct at every version from 0. */
  readonly #asked: (readonly Seat[])[] = [];
  readonly #log: NumberedEvent[] = [];

  /** Throws IllegalRecord when these steps do not belong to these rules. */
  constructor(game: Game, start: TableStart, me: Seat, steps: readonly Step[]) {
    this.#game = game;
    this.#start = start;
    this.#me = me;
    const told: Told[] = [];
    this.#state = deal(game, start, told);
    this.#note(told);
    for (const step of steps) this.#follow(step);
  }

  /** The number of steps so far. */
  get version(): number {
    return this.#steps.length;
  }
  get steps(): readonly Step[] {
    return this.#steps;
  }
  /** The moves that stand. */
  get moves(): readonly PlayedMove[] {
    return this.#moves.map(({ seat, move }) => ({ seat, move }));
  }
  get undone(): readonly UndoneMove[] {
    return this.#undone;
  }
  get training(): boolean {
    return this.#training;
  }
  get toAct(): readonly Seat[] {
    return this.#asked[this.version] ?? [];
  }
  get result(): Result | undefined {
    return this.#game.result(this.#state);
  }
  /** Everything that my seat was told, from the start. */
  get log(): readonly NumberedEvent[] {
    return this.#log;
  }

  viewOf(seat: Seat): View<GameState> {
    return this.#game.view(this.#state, seat);
  }

  movesOf(seat: Seat): GameMove[] {
    return this.#game.moves(this.viewOf(seat), seat);
  }

  refuse(seat: Seat, move: GameMove): Refusal | undefined {
    return this.#game.refuse(this.#state, seat, move);
  }

  /** Plays on a copy first, so that rules which stumble over a move leave the game as it was. */
  play(seat: Seat, move: GameMove): void {
    const state = this.#game.clone(this.#state);
    const told: Told[] = [];
    this.#game.play(state, seat, move, told);
    this.#state = state;
    this.#stand({ seat, move }, told);
  }

  /** What I may take back: always everything back to my last decision, for nobody but bots is at the table. */
  get undo(): UndoKind | undefined {
    if (this.result || backToDecision(this.#moves, this.#me) === 0) return undefined;
    return freeUndo(this.#moves, this.#me, this.toAct).moves > 0 ? 'free' : 'training';
  }

  takeBack(): void {
    const { undo } = this;
    if (undo === undefined) return;
    const moves = backToDecision(this.#moves, this.#me);
    this.#goBack({ seat: this.#me, undo: { moves, ...(undo === 'training' && { training: true }) } });
  }

  /** What my seat sees, with what happened after version `since`; without it, with no events. */
  update(since = this.version): Update {
    const { result, undo } = this;
    const lastMove = this.#moves.findLast(({ seat }) => seat === this.#me)?.version;
    return {
      version: this.version,
      view: this.viewOf(this.#me),
      toAct: this.toAct,
      events: this.#log.filter((event) => event.version > since),
      ...(lastMove !== undefined && { lastMove }),
      ...(undo && { undo }),
      ...(result && { result }),
    };
  }

  /**
   * Whether a decision made at an older version still counts: nothing was taken back since, and the seat was asked then and
   * ever since, together with others who have answered meanwhile. Such decisions are sealed, so nothing the seat could
   * have known has changed.
   */
  stillStands(seat: Seat, version: number): boolean {
    if (version < this.#lastUndo) return false;
    const since = this.#asked.slice(version);
    return (
      since.length > 0 && since.every((asked) => asked.includes(seat)) && since.slice(0, -1).every((asked) => asked.length > 1)
    );
  }

  #follow(step: Step): void {
    if ('undo' in step) return this.#goBack(step);
    const told: Told[] = [];
    playRecorded(this.#game, this.#state, step, this.version, told);
    this.#stand(step, told);
  }

  #stand({ seat, move }: PlayedMove, told: readonly Told[]): void {
    this.#steps.push({ seat, move });
    this.#moves.push({ seat, move, told, version: this.version });
    this.#note(told);
  }

  #goBack(step: Extract<Step, { undo: unknown }>): void {
    const { moves, training = false } = step.undo;
    const left = this.#moves.length - moves;
    this.#state = replay(this.#game, this.#start, this.#moves, left);
    const gone = this.#moves.splice(left);
    this.#undone = [
      ...this.#undone.map((each) => ({ ...each, backTo: Math.min(each.backTo ?? left, left) })),
      ...gone.map(({ seat, move }, n) => ({ seat, move, at: left + n, backTo: left })),
    ];
    this.#training ||= training;
    this.#steps.push(step);
    this.#lastUndo = this.version;
    const undone: Undone = { kind: '@undone', seat: step.seat, moves, from: gone[0]?.version ?? this.version };
    this.#note([{ event: undone }]);
  }

  #note(told: readonly Told[]): void {
    this.#asked.push(this.#game.toAct(this.#state));
    for (const one of told) {
      const event = heard(one, this.#me);
      if (event) this.#log.push({ number: this.#log.length + 1, version: this.version, event });
    }
  }
}
