/**
 * Which decisions are puzzles. Cheap looks first, which nearly all fail: something to choose from, a game that is open, a quick search
 * that finds something better than rules of thumb, and one that is not as quick and finds the same. Then three independent deep searches, which must name the same move, and
 * three times that move and its best rivals beside one another, each searched alone: every time it must be ahead by a clear distance.
 * Everything is seen from the seat's view.
 */
import { canonicalJson, quickChance, touchesOf, type GameMove, type GameState, type Seat, type View } from '@cantiere/engine';
import { chooseMove, masterly, think, type Thinker } from '../choose.ts';
import { leadLost, mainDifference, playOn, type Reason } from '../explain.ts';
import { worthAlone } from '../judge.ts';
import type { Budget } from '../levels.ts';
import type { Judged } from '../search/search.ts';
import { DEPTHS, type Depth } from './rating.ts';

/** How long is thought, in iterations. */
export interface PuzzleEffort {
  readonly quick: number;
  readonly middling: number;
  readonly deep: number;
  readonly beside: number;
}

export const EFFORT: PuzzleEffort = { quick: 250, middling: 800, deep: 3_000, beside: 1_500 };

/** At least so many legal moves. */
const LEAST_CHOICE = 4;
/** What the best is worth, in shares of the win: below it the game is lost, above it won. */
const OPEN = { from: 0.15, to: 0.9 };
/** By so much the best must be ahead of everything else, every time. */
export const CLEAR = 0.06;
/** A quick look may be this far off. */
const ROUGHLY = 0.03;
const SEARCHES = 3;
const RIVALS = 4;
/** More touches than that are a construction, not a move. */
const MOST_TOUCHES = 4;

export interface PuzzleFound {
  readonly best: GameMove;
  readonly habit: GameMove;
  readonly value: number;
  readonly gap: number;
  readonly wins: number;
  readonly points: number;
  readonly why: Reason | null;
  readonly depth: Depth;
  readonly legal: number;
}

export interface PuzzlePosition {
  readonly view: View<GameState>;
  readonly seat: Seat;
  /** What the seat has played since somebody else did. */
  readonly earlier: readonly GameMove[];
  readonly seed: number;
  /** Whether this move may be the answer at all: others like it have been found already. */
  wanted?(best: GameMove): boolean;
}

/** Why a decision is no puzzle. */
export type Refused = 'few' | 'sealed' | 'habit' | 'decided' | 'quick' | 'half' | 'alike' | 'disagree' | 'unclear';

export type PuzzleLook = { readonly refused: Refused } | { readonly finding: PuzzleFound };

export function lookAt(thinker: Thinker, position: PuzzlePosition, effort: PuzzleEffort = EFFORT): PuzzleLook {
  const { view, seat, earlier, seed } = position;
  const { game, bot } = thinker;
  if (game.toAct(view).length !== 1) return { refused: 'sealed' };
  const legal = game.moves(view, seat).length;
  if (legal < LEAST_CHOICE) return { refused: 'few' };
  const master = masterly(thinker);
  const sane = (move: GameMove): boolean => bot.absurd?.(view, seat, move, earlier) !== true;
  const search = (own: number, iterations: number): Judged[] =>
    think(master, view, seat, quickChance(own), steady(iterations), { sane });
  const alone = (move: GameMove, own: number, iterations: number): number =>
    worthAlone(master, view, seat, move, own, steady(iterations)).value;

  const habit = chooseMove(thinker, 'greedy', view, seat, seed, { earlier });
  const [first] = search(seed, effort.quick);
  if (!first || same(first.move, habit)) return { refused: 'habit' };
  if (first.value < OPEN.from - ROUGHLY || first.value > OPEN.to + ROUGHLY) return { refused: 'decided' };
  const best = first.move;
  if (alone(best, seed + 1, effort.quick) - alone(habit, seed + 1, effort.quick) < CLEAR - ROUGHLY) return { refused: 'quick' };
  if (!isWhole(thinker, position, best)) return { refused: 'half' };
  if (position.wanted?.(best) === false) return { refused: 'alike' };

  // Not as quick: what hardly differs is not worth a deep search.
  const middling = search(seed + 2, effort.middling);
  if (!middling[0] || !same(middling[0].move, best)) return { refused: 'disagree' };
  const ahead = alone(best, seed + 3, effort.quick);
  for (const rival of rivalsOf([middling], best, habit))
    if (ahead - alone(rival, seed + 3, effort.quick) < CLEAR - ROUGHLY) return { refused: 'unclear' };

  const searches: Judged[][] = [];
  for (let n = 1; n <= SEARCHES; n++) {
    const judged = search(seed + 100 * n, effort.deep);
    if (!judged[0] || !same(judged[0].move, best)) return { refused: 'disagree' };
    searches.push(judged);
  }
  const rivals = rivalsOf(searches, best, habit);
  const rounds: { readonly best: number; readonly gap: number; readonly habit: number }[] = [];
  for (let n = 1; n <= SEARCHES; n++) {
    const own = alone(best, seed + 100 * n + 1, effort.beside);
    const others = rivals.map((move) => alone(move, seed + 100 * n + 1, effort.beside));
    const gap = own - Math.max(...others);
    if (gap < CLEAR) return { refused: 'unclear' };
    rounds.push({ best: own, gap, habit: others[0] as number });
  }
  const value = mean(rounds.map((round) => round.best));
  if (value < OPEN.from || value > OPEN.to) return { refused: 'decided' };
  const [one, other] = [best, habit].map((move) => playOn(thinker, view, seat, move, seed)) as [
    ReturnType<typeof playOn>,
    ReturnType<typeof playOn>,
  ];
  const lost = leadLost(one, other);
  return {
    finding: {
      best,
      habit,
      value,
      gap: Math.min(...rounds.map((round) => round.gap)),
      wins: value - mean(rounds.map((round) => round.habit)),
      points: lost.certain && lost.points >= 1 ? lost.points : 0,
      why: mainDifference(one.sheet, other.sheet, true) ?? null,
      depth: depthOf((own, iterations) => search(own, iterations)[0]?.move, best, seed),
      legal,
    },
  };
}

/** What comes closest to the best: the habit first, then what the searches liked or valued most. */
function rivalsOf(searches: readonly Judged[][], best: GameMove, habit: GameMove): GameMove[] {
  const seen = new Map<string, { move: GameMove; visits: number; sum: number }>();
  for (const { move, visits, value } of searches.flat()) {
    const key = canonicalJson(move);
    const before = seen.get(key) ?? { move, visits: 0, sum: 0 };
    seen.set(key, { move, visits: before.visits + visits, sum: before.sum + visits * value });
  }
  const others = [...seen.values()].filter(({ move }) => !same(move, best) && !same(move, habit));
  const byValue = others.toSorted((a, b) => b.sum / b.visits - a.sum / a.visits).slice(0, RIVALS - 2);
  const byVisits = others.filter((each) => !byValue.includes(each)).toSorted((a, b) => b.visits - a.visits);
  return [habit, ...[...byValue, ...byVisits].slice(0, RIVALS - 1).map(({ move }) => move)];
}

/** Whether it is a decision that can be touched on the board, and after it nothing of it is left to decide. */
function isWhole({ game, bot }: Thinker, { view, seat, seed }: PuzzlePosition, move: GameMove): boolean {
  const touches = touchesOf(game.choices(view, seat), move);
  if (!touches || touches.length === 0 || touches.length > MOST_TOUCHES) return false;
  const world = game.imagine(view, seat, quickChance(seed));
  game.play(world, seat, move);
  return game.toAct(world).length === 0 || (bot.settled?.(world) ?? true);
}

/** How far a search must look before it finds the move, twice out of three. */
function depthOf(favourite: (seed: number, iterations: number) => GameMove | undefined, best: GameMove, seed: number): Depth {
  const found = (iterations: number): boolean => {
    const moves = [1, 2, 3].map((n) => favourite(seed + 1_000 * n + iterations, iterations));
    return moves.filter((move) => move && same(move, best)).length >= 2;
  };
  return DEPTHS.find(found) ?? 'deep';
}

const steady = (iterations: number): Budget => ({ iterations, milliseconds: 0 });
const same = (a: GameMove, b: GameMove): boolean => canonicalJson(a) === canonicalJson(b);
const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
