/** One game being played: its state, how far it has come, and what each viewer has been told. No I/O: who writes and who listens is not its business. */
import {
  deal,
  heard,
  IllegalRecord,
  type GameMove,
  type GameState,
  type Refusal,
  type Result,
  type Seat,
  type TableStart,
  type Told,
} from '@cantiere/engine';
import type { NumberedEvent, Update } from '../protocol.ts';
import type { OpenedGame } from '../shelf.ts';
import type { StoredMove } from '../store/moves.ts';

export type Watching = Seat | 'spectator';

/** A move that has been played on a copy and is not yet part of the game. */
export interface Trial {
  readonly seat: Seat;
  readonly move: GameMove;
  readonly state: GameState;
  readonly told: readonly Told[];
}

export class GameInPlay {
  readonly #opened: OpenedGame;
  #state: GameState;
  /** toAct at every version from 0. */
  readonly #asked: (readonly Seat[])[] = [];
  readonly #logs = new Map<Watching, NumberedEvent[]>();
  readonly #numbers = new Map<string, number>();

  constructor(opened: OpenedGame, start: TableStart) {
    this.#opened = opened;
    for (let seat = 0; seat < start.seats; seat++) this.#logs.set(seat, []);
    this.#logs.set('spectator', []);
    const told: Told[] = [];
    this.#state = deal(opened.game, start, told);
    this.#note(told);
  }

  /** The number of moves played. */
  get version(): number {
    return this.#asked.length - 1;
  }

  get toAct(): readonly Seat[] {
    return this.#asked[this.version];
  }

  get result(): Result | undefined {
    return this.#opened.game.result(this.#state);
  }

  /** At which version this decision was played, if it was. */
  numberOf(moveId: string): number | undefined {
    return this.#numbers.get(moveId);
  }

  /**
   * Whether a decision made at an older version still stands: the seat was asked then and ever since, together with
   * others who have answered meanwhile. Such decisions are sealed, so nothing the seat could have known has changed.
   */
  stillStands(seat: Seat, version: number): boolean {
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

  accept(trial: Trial, moveId: string): void {
    this.#state = trial.state;
    this.#note(trial.told);
    this.#numbers.set(moveId, this.version);
  }

  /** Plays a move that the store already has. */
  follow({ number, seat, move, moveId }: StoredMove): void {
    if (number !== this.version + 1) throw new RangeError(`Move ${number} cannot follow version ${this.version}`);
    const refused = this.#opened.game.refuse(this.#state, seat, move);
    if (refused) throw new IllegalRecord(number - 1, refused);
    this.accept(this.attempt(seat, move), moveId);
  }

  /** The game as it stands for this viewer, with what happened after version `since`; without it, with no events. */
  update(viewer: Watching, since = this.version): Update {
    const { result } = this;
    return {
      version: this.version,
      view: this.viewOf(viewer),
      toAct: this.toAct,
      events: after(this.log(viewer), since),
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
