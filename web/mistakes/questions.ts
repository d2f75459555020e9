/** What is asked about one's own decisions afterwards, and the answers, as they go to the worker and back. Types only: the search stays out of the page. */
import type { GameMove, GameState, Seat, View } from '@cantiere/engine';
import type { Costly, MovesCompared } from './verdict.ts';

/** All that the judge gets to see: what the player saw, and what they played. */
interface Asked {
  readonly game: string;
  readonly edition: string;
  readonly view: View<GameState>;
  readonly seat: Seat;
  readonly seed: number;
}

/** Roughly, what it may have cost. */
export type LookQuestion = Asked & { readonly about: 'look'; readonly played: GameMove };
/** At length: whether it was a mistake. */
export type MistakeJudgeQuestion = Asked & { readonly about: 'judge'; readonly played: GameMove };
/** How another move stands beside the best one. */
export type TrialQuestion = Asked & { readonly about: 'trial'; readonly better: GameMove; readonly tried: GameMove };
export type MistakeQuestion = LookQuestion | MistakeJudgeQuestion | TrialQuestion;

export interface MistakeAnswer {
  /** In shares of the win; 0 where the best was played. */
  readonly look?: number;
  /** Null where it was as good as the best. */
  readonly judge?: Costly | null;
  readonly trial?: MovesCompared;
}
