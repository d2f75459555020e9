/** What is asked about a decision afterwards, and the answers, as they go to the worker and back. Types only: the search stays out of the page. */
import type { Judgement, Reason } from '@cantiere/bots';
import type { GameMove, GameState, Seat, View } from '@cantiere/engine';

/** All that the judge gets to see: what the player saw, and what they played. */
export interface JudgeQuestion {
  readonly game: string;
  readonly edition: string;
  readonly view: View<GameState>;
  readonly seat: Seat;
  readonly played: GameMove;
  readonly seed: number;
  /** At length: it looks like a turning point. */
  readonly again?: true;
}

/** Null where there was nothing to decide. */
export type Judged = Judgement | null;

export interface WhyQuestion extends JudgeQuestion {
  readonly better: GameMove;
}

/** Null where the score sheet does not tell. */
export type Why = Reason | null;
