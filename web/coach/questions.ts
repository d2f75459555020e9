/** What a coach asks the worker, and the answers. Types only: the search stays out of the page. */
import type { BotLevel, WhyPlayed } from '@cantiere/bots';
import type { GameMove, GameState, Seat, View } from '@cantiere/engine';

/** All that is looked at: what the seat in question sees, or saw. */
interface Asked {
  readonly game: string;
  readonly edition: string;
  readonly view: View<GameState>;
  readonly seat: Seat;
  readonly seed: number;
}

/** Of a bot's move: why it did that. */
export type WhyPlayedQuestion = Asked & {
  readonly about: 'why';
  readonly level: BotLevel;
  readonly played: GameMove;
  readonly earlier: readonly GameMove[];
};
/** Of my own move, before it is played: whether it is much worse than another. */
export type BeforeQuestion = Asked & { readonly about: 'before'; readonly move: GameMove };
export type CoachQuestion = WhyPlayedQuestion | BeforeQuestion;

/** A move that is much worse than another. */
export interface CostlyMove {
  readonly better: GameMove;
  /** Shares of the win that it costs. */
  readonly wins: number;
}

export interface CoachAnswer {
  readonly why?: WhyPlayed;
  /** Null where there is nothing to warn of. */
  readonly before?: CostlyMove | null;
}
