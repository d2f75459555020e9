/** How far somebody has come with one mistake: what was tried, whether they were helped, and what that counts as. Pure. */
import type { GameMove } from '@cantiere/engine';
import type { MovesCompared, TriedVerdict } from './verdict.ts';

export interface TriedMove {
  readonly move: GameMove;
  /** `same`: what was played in the game, which does not count. */
  readonly says: TriedVerdict | 'same' | 'thinking' | 'failed';
  /** Absent for the best move itself and while it is thought about. */
  readonly trial?: MovesCompared;
  /** It is the very best. */
  readonly best?: true;
}

export interface Exercise {
  readonly answers: readonly TriedMove[];
  readonly hinted: boolean;
  readonly shown: boolean;
}

export type HowSolved = 'first' | 'helped' | 'shown';

export const UNTRIED: Exercise = { answers: [], hinted: false, shown: false };

/** Undefined until it is over. */
export function outcomeOf({ answers, hinted, shown }: Exercise): HowSolved | undefined {
  if (shown) return 'shown';
  if (!answers.some(({ says }) => says === 'right')) return undefined;
  const missed = answers.some(({ says }) => says === 'close' || says === 'worse');
  return missed || hinted ? 'helped' : 'first';
}

/** Only one thing is thought about at a time. */
export const isThinking = ({ answers }: Exercise): boolean => answers.at(-1)?.says === 'thinking';

/** The newest answer is this one now: what was being thought about, or failed, makes room. */
export function answered(exercise: Exercise, answer: TriedMove): Exercise {
  const before = exercise.answers.filter(({ says }) => says !== 'thinking' && says !== 'failed' && says !== 'same');
  return { ...exercise, answers: [...before, answer] };
}

export type SolvedTally = Readonly<Record<HowSolved | 'left', number>>;

export function tallyOf(mistakes: readonly { readonly at: number }[], outcomes: ReadonlyMap<number, HowSolved>): SolvedTally {
  const tally = { first: 0, helped: 0, shown: 0, left: 0 };
  for (const { at } of mistakes) tally[outcomes.get(at) ?? 'left']++;
  return tally;
}

/** Where to go on: the next that is not over, from here on and then from the beginning. */
export function nextOpen(order: readonly { readonly at: number }[], over: ReadonlySet<number>, from: number): number | undefined {
  const here = order.findIndex(({ at }) => at === from);
  return [...order.slice(here + 1), ...order.slice(0, Math.max(0, here))].find(({ at }) => !over.has(at))?.at;
}
