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
  // The two side by side: a move that a search soon dropped has been judged by a handful of games.
  const pair = think(master, view, seat, quickChance(seed + 1), budget, { these: [favourite.move, played] });
  const valueOf = (move: GameMove): number => pair.find((judged) => same(judged.move, move))?.value ?? favourite.value;
  const [best, own] = [valueOf(favourite.move), valueOf(played)];
  // In a game that is lost, or won, all moves win as often: points still tell them apart.
  const [first, second] = [favourite.move, played].map((move) => playOn(thinker, view, seat, move, seed, WORLDS));
  const lost = leadLost(first, second);
  const points = lost.certain && lost.points >= LEAST_POINTS ? { points: lost.points } : {};
  if (best - own >= LEAST_LOSS) return { best, played: own, better: favourite.move, ...points };
  return 'points' in points ? { best: own, played: own, better: favourite.move, ...points } : { best: own, played: own };
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
