/** How long games take in this house, as server and browser speak of it. Types only. */
import type { OptionValue } from '@cantiere/engine';

export interface MeasuredLength {
  readonly seats: number;
  /** Of the variant that decides how long the game takes; absent where it has none. */
  readonly value?: OptionValue;
  /** One person with bots. */
  readonly alone: boolean;
  /** The median. */
  readonly minutes: number;
  readonly games: number;
}

export interface GameLengths {
  readonly lengths: readonly MeasuredLength[];
}
