/** What the master would do, as it comes from the worker. Types only: the search stays out of the page. */
import type { ExplainedChoice } from '@cantiere/bots';
import type { GameState, Seat, View } from '@cantiere/engine';

/** All that the master gets to see: what the player sees. */
export interface AdviceQuestion {
  readonly game: string;
  readonly edition: string;
  readonly view: View<GameState>;
  readonly seat: Seat;
  readonly seed: number;
}

/** At most three choices, best first. */
export type Advice = readonly ExplainedChoice[];
