/** What is asked about a decision afterwards, and the answers, as they go to the worker and back. Types only: the search stays out of the page. */
import type { BotLevel, Judgement, Reason } from '@cantiere/bots';
import type { GameMove, GameState, PlayedMove, Seat, TableStart, View } from '@cantiere/engine';

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
export type JudgeAnswer = Judgement | null;

/** Of a game that is over: all of it. */
export interface LuckQuestion {
  readonly game: string;
  readonly edition: string;
  readonly start: TableStart;
  readonly moves: readonly PlayedMove[];
  readonly seed: number;
  /** By seat, bots whose answers followed from the deal and the moves: their dice are luck too. */
  readonly bots?: readonly (BotLevel | null)[];
  /** The deal is common to all who are compared, and nobody's luck. */
  readonly sameDeal?: boolean;
}

export interface WhyQuestion extends JudgeQuestion {
  readonly better: GameMove;
}

/** Null where the score sheet does not tell. */
export type ReasonAnswer = Reason | null;
