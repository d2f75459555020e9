/** A decision looked at afterwards: what the best move was worth and what the one that was played was worth, from what the seat could see then. */
import { canonicalJson, quickChance, type GameMove, type GameState, type Seat, type View } from '@cantiere/engine';
import { masterly, think, type Thinker } from './choose.ts';
import { leadLost, mainDifference, playOn, type Reason } from './explain.ts';
import type { Judgement } from './analysis.ts';
import type { Budget } from './levels.ts';

/** A game has hundreds of decisions and a person waits: less than the strongest level takes for one, far more than a strong one. */
const JUDGING: Budget = { iterations: 1_500, milliseconds: 300 };
/** For what looks like a turning point: six times as much, before it is called one. */
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
  const master = masterly(thinker);
  const favourite = think(master, view, seat, quickChance(seed), budget)[0];
  if (same(favourite.move, played)) return { best: favourite.value, played: favourite.value };
  const half = { iterations: Math.ceil(budget.iterations / 2), milliseconds: budget.milliseconds / 2 };
  const [best, own] = [favourite.move, played].map((move) => worthAlone(master, view, seat, move, seed + 1, half).value);
  // In a game that is lost, or won, all moves win as often: points still tell them apart.
  const [first, second] = [favourite.move, played].map((move) => playOn(thinker, view, seat, move, seed, WORLDS));
  const lost = leadLost(first, second);
  const points = lost.certain && lost.points >= LEAST_POINTS ? { points: lost.points } : {};
  if (best - own >= LEAST_LOSS) return { best, played: own, better: favourite.move, ...points };
  return 'points' in points ? { best: own, played: own, better: favourite.move, ...points } : { best: own, played: own };
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
  const [found] = think(thinker, view, seat, quickChance(seed), budget, { these: [move, move] });
  return { value: found.value, games: found.visits };
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
