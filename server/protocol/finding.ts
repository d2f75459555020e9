/** Finding people, as server and browser speak of it. Types only. */
import type { Named } from './company.ts';

export interface FoundPerson extends Named {
  /** Seen a moment ago, as far as they let me know. */
  readonly here: boolean;
  /** I have them for a friend. */
  readonly friend?: boolean;
}

export interface FoundPeople {
  readonly people: readonly FoundPerson[];
}

/** On for accounts, off for guests, until they say otherwise. */
export interface Visibility {
  readonly findable: boolean;
  readonly seen: boolean;
}
