/**
 * What is counted of a finished game. Win share, length, points and the lines of the score sheet are known of every game; what its
 * players built, drafted or bid a game says itself, in `games/<game>/numbers.ts`, from the events that it tells.
 */
import type { GameEvent } from '../events.ts';
import type { Seat } from '../seat.ts';
import type { GameTexts } from '../texts.ts';
import type { InEveryLanguage, Language } from '../words.ts';

export interface TopicWords {
  /** The plot's title: "Districts built". */
  readonly title: string;
  /** What its numbers are, in a sentence. */
  readonly about: string;
  /** What a key is called; absent: the printed name of the piece with this id. */
  readonly key?: (key: string) => string;
}

/** One thing that is counted, key by key: which districts were built, what was bid in which round. */
export interface Topic {
  readonly id: string;
  /** `count`: how often a seat did it in a game. `mean`: what it came to on the average, each time. */
  readonly kind: 'count' | 'mean';
  /** All that can be counted here, in the game's own order; anything else is not, so that no sum grows beyond it. */
  readonly keys: readonly string[];
  /** How a plot orders them: by how often, or as given (rounds, heights). */
  readonly order: 'often' | 'given';
  readonly words: InEveryLanguage<TopicWords>;
}

/** A key as people know it. */
export const keyName = ({ words }: Topic, key: string, language: Language, texts: GameTexts): string =>
  words[language].key?.(key) ?? texts.piece(key);

/** Adds what this seat did; `value` is 1 where nothing is said. */
export type AddCount = (topic: string, seat: Seat, key: string, value?: number) => void;

/** An ear for one game. */
export interface Listener<E extends GameEvent = GameEvent> {
  hear(event: E): void;
}

export interface GameNumbers<E extends GameEvent = GameEvent> {
  readonly topics: readonly Topic[];
  /** Who begins, where this event says so: seats are compared by when they come to play. Absent: the first seat does. */
  first?(event: E): Seat | undefined;
  /** So many points are one bar of the histogram; 1 where a game says nothing. */
  readonly pointsStep?: number;
  /** Made anew for each game: hears all its events in order, as somebody to whom nothing is hidden. */
  listen(count: AddCount): Listener<E>;
}

/** A game that says nothing of itself is still counted by its result. */
export const PLAIN_NUMBERS: GameNumbers = { topics: [], listen: () => ({ hear: () => {} }) };
