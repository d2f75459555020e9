/** A game that can be looked at move by move. Where it comes from, a record or the server's memory of what I saw, is its own affair. */
import type { GameState, Seat, TakenBackAt, View, Viewer } from '@cantiere/engine';
import type { NumberedEvent } from '@cantiere/server/protocol';

export interface PositionSeen {
  readonly view: View<GameState>;
  readonly toAct: readonly Seat[];
}

/** Positions go from 0, before the first move, to `length`. */
export interface Replay {
  readonly length: number;
  /** Through whose eyes it may be seen; never empty. */
  readonly viewers: readonly Viewer[];
  /** The round at every position. */
  readonly rounds: readonly number[];
  /** Where moves were taken back, and how many: everybody at the table saw that. */
  readonly takenBack: readonly TakenBackAt[];
  /** What this viewer was told; `version` is the position it led to. */
  story(viewer: Viewer): readonly NumberedEvent[];
  /** Points of every seat at every position, as far as the viewer could see them. */
  scores(viewer: Viewer): readonly (readonly number[])[];
  /** Undefined while it is not here yet: `load` fetches it. The same position is always the same object. */
  position(at: number, viewer: Viewer): PositionSeen | undefined;
  /** Resolves when the position is here. */
  load(at: number): Promise<void>;
}
