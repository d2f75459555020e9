/** The last positions as they came to these eyes, the newest last: what the table can be looked back at without asking anybody. */
import type { Update } from '@cantiere/server/protocol';
import { makeStore, type ValueStore } from '../kit/store.ts';

export interface PastPositions {
  readonly all: ValueStore<readonly Update[]>;
  /** `first`: a new beginning, perhaps through other eyes: what was seen before is not theirs. */
  add(update: Update, first: boolean): void;
}

/** A round of any game, and more. */
export const MOST_POSITIONS = 60;

export function makePastPositions(): PastPositions {
  const all = makeStore<readonly Update[]>([]);
  return {
    all,
    add(update, first) {
      all.set(first ? [update] : [...all.get(), update].slice(-MOST_POSITIONS));
    },
  };
}
