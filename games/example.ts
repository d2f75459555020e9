/**
 * A worked example of the rules pages as a position that can be played: the set-up, the moves that the paragraph tells, and one that
 * it says cannot be made. What is legal, what it costs and why not come from the rules, as at a table.
 */
import type { GameMove, GameState, Seat } from '@cantiere/engine';

export interface Example<S extends GameState = GameState, M extends GameMove = GameMove> {
  /** The rule ids of its paragraph, as they stand there, with a blank between them. */
  readonly of: string;
  /** Through whose eyes it is seen; whoever is asked where this is left out. */
  readonly seat?: Seat;
  /** A new state each time. */
  set(): S;
  /** The moves that the paragraph tells, each of whoever is asked then. */
  readonly told: readonly M[];
  /** What cannot be done, after so many of the told moves. */
  readonly wrong?: { readonly after: number; readonly move: M };
  /** Where the state after the told moves shows the claim of the paragraph; for tests. */
  shows?(state: S): Readonly<Record<string, number>>;
}

/** An example in the types of its game, as the shelf takes it. */
export const defineExamples = <S extends GameState, M extends GameMove>(examples: readonly Example<S, M>[]): readonly Example[] =>
  // The frame plays an example only by the rules of its own game.
  examples as unknown as readonly Example[];
