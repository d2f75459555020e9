/**
 * In which order one's decisions are looked at. All of them roughly and soon, the dearest of those at length; and as long as
 * nothing is there to begin with, what looks dear is judged before the rest has been looked at. Pure.
 */
import { coarseFirst } from '../analysis/order.ts';
import type { Costly } from './verdict.ts';

export interface Mistake extends Costly {
  /** So many moves had been made before it. */
  readonly at: number;
}

export interface Hunt {
  /** One's decisions, as they came in the game. */
  readonly decisions: readonly number[];
  /** What each may have cost, in shares of the win, as a short look has it. */
  readonly looked: ReadonlyMap<number, number>;
  /** Judged at length; null where it was none. */
  readonly judged: ReadonlyMap<number, Mistake | null>;
  /** Somebody came for this one. */
  readonly wanted?: number | undefined;
}

export type HuntStep = { readonly about: 'look' | 'judge'; readonly at: number };

/** More than that nobody goes through after a game. */
export const MOST = 6;
const MOST_JUDGED = 14;
/** Below it a short look speaks of none; above it, plainly of one. */
const LIKELY = 0.02;
const PLAIN = 0.12;
/** So long everything is looked at before the dearest so far is judged, in ms. */
const PATIENCE = 8_000;
/** Of a short look at a few decisions the dearest says little. */
const A_FEW = 6;

export const foundIn = ({ judged }: Pick<Hunt, 'judged'>): Mistake[] => [...judged.values()].filter((one) => one !== null);

/** What is done next by somebody who is free, while the others are at `busy`; undefined when nothing is left. */
export function nextHuntStep(hunt: Hunt, busy: readonly HuntStep[], elapsed: number): HuntStep | undefined {
  const { decisions, looked, judged, wanted } = hunt;
  const taken = (about: HuntStep['about'], at: number): boolean => busy.some((one) => one.about === about && one.at === at);
  const toJudge = suspectsIn(hunt).filter((at) => !taken('judge', at));
  if (wanted !== undefined && decisions.includes(wanted) && !judged.has(wanted) && !taken('judge', wanted))
    return { about: 'judge', at: wanted };
  const [dearest] = toJudge;
  const begun = foundIn(hunt).length > 0 || busy.some(({ about }) => about === 'judge');
  if (dearest !== undefined && !begun) {
    const known = elapsed >= PATIENCE || looked.size >= Math.min(A_FEW, decisions.length);
    if (known && (elapsed >= PATIENCE || (looked.get(dearest) ?? 0) >= PLAIN)) return { about: 'judge', at: dearest };
  }
  for (const index of coarseFirst(decisions.length)) {
    const at = decisions[index] as number;
    if (!looked.has(at) && !judged.has(at) && !taken('look', at)) return { about: 'look', at };
  }
  return dearest === undefined ? undefined : { about: 'judge', at: dearest };
}

/** What is still to be judged, the dearest first. */
function suspectsIn({ looked, judged, decisions }: Hunt): number[] {
  const found = [...judged.values()].filter((one) => one !== null).length;
  const left = found >= MOST ? 0 : MOST_JUDGED - judged.size;
  return decisions
    .filter((at) => !judged.has(at) && (looked.get(at) ?? 0) >= LIKELY)
    .toSorted((a, b) => (looked.get(b) ?? 0) - (looked.get(a) ?? 0) || a - b)
    .slice(0, Math.max(0, left));
}

export interface HuntProgress {
  readonly looked: number;
  readonly total: number;
  /** To be judged at length yet; more may come while not all is looked at. */
  readonly suspects: number;
  readonly found: number;
  readonly done: boolean;
}

export function progressOf(hunt: Hunt): HuntProgress {
  const { decisions, looked, judged } = hunt;
  const seen = decisions.filter((at) => looked.has(at) || judged.has(at)).length;
  const suspects = suspectsIn(hunt).length;
  return {
    looked: seen,
    total: decisions.length,
    suspects,
    found: foundIn(hunt).length,
    done: seen === decisions.length && suspects === 0,
  };
}

/** The dearest first: by wins, and where those are the same by points. */
export const dearestFirst = (a: Mistake, b: Mistake): number =>
  Math.round(100 * b.wins) - Math.round(100 * a.wins) || b.points - a.points || a.at - b.at;

/** In which order they are gone through: what was begun stays where it is, the rest follows from the dearest down. */
export function huntOrder(found: readonly Mistake[], begun: readonly number[]): Mistake[] {
  const first = begun.flatMap((at) => found.filter((one) => one.at === at));
  return [...first, ...found.filter(({ at }) => !begun.includes(at)).toSorted(dearestFirst)].slice(
    0,
    Math.max(MOST, first.length),
  );
}
