/**
 * A game looked at again, move by move, through the eyes of whoever asks: their own seat's, or a spectator's. While a game runs
 * nothing else is to be had; once it is over its record is public, and browsers replay that.
 *
 *   GET /api/tables/:id/replay                              -> ReplayStory
 *   GET /api/tables/:id/replay/positions?from=0&count=24    -> ReplayPositions
 */
import type { GameState, Seat, TakenBackAt, View } from '@cantiere/engine';
import type { NumberedEvent, TableInfo } from '../protocol.ts';

/** Everything but the positions themselves. Lists have one entry for each position, from 0: before the first move. */
export interface ReplayStory {
  readonly table: TableInfo;
  readonly seat: Seat | 'spectator';
  /** How many moves stand: positions go from 0 to this. */
  readonly moves: number;
  /** What I was told; `version` is the number of moves that stood, the one that led there included. */
  readonly log: readonly NumberedEvent[];
  /** Points of every seat, as far as I could see them. */
  readonly scores: readonly (readonly number[])[];
  readonly rounds: readonly number[];
  /** Where moves were taken back, and how many. */
  readonly takenBack: readonly TakenBackAt[];
}

export interface ReplayPosition {
  /** How many moves had been made. */
  readonly at: number;
  readonly view: View<GameState>;
  readonly toAct: readonly Seat[];
}

export interface ReplayPositions {
  readonly seat: Seat | 'spectator';
  readonly positions: readonly ReplayPosition[];
}
