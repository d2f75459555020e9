/** Asks the strongest search for its best choices and its reasons. Runs in the worker. */
import { explain, type Thinker } from '@cantiere/bots';
import type { AdviceQuestion, Advice } from './advice.ts';

/** A person who asks waits a moment longer than an opponent may take. */
const BUDGET = { iterations: 60_000, milliseconds: 1_000 };

export function advise(thinker: Thinker, { view, seat, seed }: AdviceQuestion): Advice {
  return explain(thinker, view, seat, seed, BUDGET);
}
