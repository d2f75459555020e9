/** A game played in this browser: what is in play for its one person, and the steps to write down. No bots, no messages. */
import {
  backToDecision,
  GameInPlay,
  standing,
  type Game,
  type GameMove,
  type NumberedEvent,
  type PlayedMove,
  type Seat,
  type Standing,
  type TableStart,
  type TakenBack,
} from '@cantiere/engine';
import type { UndoKind, Update } from '@cantiere/server/protocol';

/** What a table is made of: moves, and moves taken back. */
export type LocalStep = PlayedMove | { readonly seat: Seat; readonly undo: TakenBack };

export class LocalGame extends GameInPlay {
  readonly #me: Seat;
  readonly #steps: LocalStep[] = [];

  /** Throws IllegalRecord when these steps do not belong to these rules. */
  constructor(game: Game, start: TableStart, me: Seat, steps: readonly LocalStep[]) {
    super(game, start, [me]);
    this.#me = me;
    for (const step of steps) {
      if ('undo' in step) this.goBack(step.seat, step.undo);
      else this.replayOn(step);
      this.#steps.push(step);
    }
  }

  get steps(): readonly LocalStep[] {
    return this.#steps;
  }

  /** What stands, and what was taken back. */
  get standing(): Standing {
    return standing(this.#steps);
  }

  /** Everything that I was told, from the start. */
  get myLog(): readonly NumberedEvent[] {
    return this.log(this.#me);
  }

  play(seat: Seat, move: GameMove): void {
    this.accept(this.attempt(seat, move));
    this.#steps.push({ seat, move });
  }

  /** What I may take back: always everything back to my last decision, for nobody but bots is at the table. */
  get undo(): UndoKind | undefined {
    if (this.result || backToDecision(this.movesAt(), this.#me) === 0) return undefined;
    return this.wayBack(this.#me).moves > 0 ? 'free' : 'training';
  }

  takeBack(): void {
    const { undo: kind } = this;
    if (kind === undefined) return;
    const moves = backToDecision(this.movesAt(), this.#me);
    const undo: TakenBack = { moves, ...(kind === 'training' && { training: true }) };
    this.goBack(this.#me, undo);
    this.#steps.push({ seat: this.#me, undo });
  }

  /** What my seat sees, with what happened after version `since`; without it, with no events. */
  update(since = this.version): Update {
    const { result, undo } = this;
    const lastMove = this.lastMoveOf(this.#me);
    return {
      version: this.version,
      view: this.viewOf(this.#me),
      toAct: this.toAct,
      events: this.news(this.#me, since),
      ...(lastMove !== undefined && { lastMove }),
      ...(undo && { undo }),
      ...(result && { result }),
    };
  }
}
