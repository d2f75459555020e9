/** A decision looked at afterwards: what the best move was worth and what the one that was played was worth, from what the seat could see then. */
import { canonicalJson, quickChance, type GameMove, type GameState, type Seat, type View } from '@cantiere/engine';
import { masterly, think, type Thinker } from './choose.ts';
import { leadLost, mainDifference, playOn, type Reason } from './explain.ts';
import type { Judgement } from './analysis.ts';
import type { Budget } from './levels.ts';

/** A game has hundreds of decisions and a person waits: far less than the strongest level takes for one. */
export const JUDGING: Budget = { iterations: 1_000, milliseconds: 300 };
/** For what looks like a turning point: nine times as much, before it is called one. */
export const JUDGING_AGAIN: Budget = { iterations: 9_000, milliseconds: 2_000 };
/** Below this the difference of two moves is in the noise. */
const LEAST_LOSS = 0.03;
const LEAST_POINTS = 1;
/** Games played on for the points: half of what a reason takes, for it is asked of every decision. */
const WORLDS = 16;

/** Undefined where there was nothing to decide. Sees what the seat saw and nothing else. */
export function judge(
  thinker: Thinker,
  view: View<GameState>,
  seat: Seat,
  played: GameMove,
  seed: number,
  budget: Budget = JUDGING,
): Judgement | undefined {
  const { game } = thinker;
  if (game.moves(view, seat).length < 2) return undefined;
  const { favourite, best, own } = weigh(masterly(thinker), view, seat, played, seed, budget);
  if (same(favourite, played)) return { best, played: best };
  // In a game that is lost, or won, all moves win as often: points still tell them apart.
  const [first, second] = [favourite, played].map((move) => playOn(thinker, view, seat, move, seed, WORLDS));
  const lost = leadLost(first, second);
  const points = lost.certain && lost.points >= LEAST_POINTS ? { points: lost.points } : {};
  if (best - own >= LEAST_LOSS) return { best, played: own, better: favourite, ...points };
  return 'points' in points ? { best: own, played: own, better: favourite, ...points } : { best: own, played: own };
}

/** The best move, and what it and the one that was played are worth, as far as a search can tell. */
export interface Weighed {
  readonly favourite: GameMove;
  readonly best: number;
  readonly own: number;
}

/** The favourite has had most of the search, and its value is as good as if it had been searched alone; the other's is not. */
export function weigh(
  thinker: Thinker,
  view: View<GameState>,
  seat: Seat,
  played: GameMove,
  seed: number,
  budget: Budget,
): Weighed {
  const [{ move: favourite, value: best }] = think(thinker, view, seat, quickChance(seed), budget, { toJudge: true });
  if (same(favourite, played)) return { favourite, best, own: best };
  const half = { iterations: Math.ceil(budget.iterations / 2), milliseconds: budget.milliseconds / 2 };
  return { favourite, best, own: worthAlone(thinker, view, seat, played, seed + 1, half).value };
}

/** What a move is worth, and how many imagined games say so. */
export interface Estimate {
  readonly value: number;
  readonly games: number;
}

/**
 * One move searched alone: a search that may choose between two soon leaves the worse one, and never finds out what it could be
 * followed by. Two moves with the same seed and budget can be compared.
 */
export function worthAlone(
  thinker: Thinker,
  view: View<GameState>,
  seat: Seat,
  move: GameMove,
  seed: number,
  budget: Budget,
): Estimate {
  // Named twice: where there is nothing to choose a search does not think.
  const [found] = think(thinker, view, seat, quickChance(seed), budget, { these: [move, move], toJudge: true });
  return { value: found.value, games: found.counted };
}

/** Where on the score sheet the better move would have brought more; undefined when the sheet does not tell. */
export function whyBetter(
  thinker: Thinker,
  view: View<GameState>,
  seat: Seat,
  { better, played }: { readonly better: GameMove; readonly played: GameMove },
  seed: number,
): Reason | undefined {
  const [first, second] = [better, played].map((move) => playOn(thinker, view, seat, move, seed).sheet);
  return mainDifference(first, second, true);
}

const same = (a: GameMove, b: GameMove): boolean => canonicalJson(a) === canonicalJson(b);
