/**
 * A decision looked at afterwards: what the best move was worth and what the one that was played was worth, both from what the
 * seat could see then. And the account of a whole game: how much of the way from the first evaluation to the outcome was
 * decisions, how much was drawn, how much the others did. docs/analysis.md has the definitions.
 */
import { canonicalJson, quickChance, type GameMove, type GameState, type Result, type Seat, type View } from '@cantiere/engine';
import { think, type Thinker } from './choose.ts';
import { mainDifference, playOn, type Reason } from './explain.ts';
import type { Budget } from './levels.ts';

export interface Judgement {
  /** Expected share of the win, 0 to 1, with the best move; and with the move that was played. Equal when it was as good. */
  readonly best: number;
  readonly played: number;
  /** What would have been better; absent when nothing was. */
  readonly better?: GameMove;
}

/** A judged decision in its place: `at` moves had been made before it. */
export type JudgedDecision = Judgement & { readonly at: number; readonly seat: Seat };

/** A game has hundreds of decisions and a person waits: less than the strongest level takes for one, far more than a strong one. */
export const JUDGING: Budget = { iterations: 1_500, milliseconds: 300 };
/** Below this the difference of two moves is in the noise. */
const LEAST_LOSS = 0.02;

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
  const favourite = think(thinker, view, seat, quickChance(seed), budget)[0];
  if (same(favourite.move, played)) return { best: favourite.value, played: favourite.value };
  // The two side by side: a move that a search soon dropped has been judged by a handful of games.
  const pair = think(thinker, view, seat, quickChance(seed + 1), budget, [favourite.move, played]);
  const valueOf = (move: GameMove): number => pair.find((judged) => same(judged.move, move))?.value ?? favourite.value;
  const [best, own] = [valueOf(favourite.move), valueOf(played)];
  if (best - own < LEAST_LOSS) return { best: own, played: own };
  return { best, played: own, better: favourite.move };
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

/** One seat's way from its first decision to the outcome. The first four add up to the last. */
export interface Account {
  readonly start: number;
  /** Lost by its own decisions: never above 0. */
  readonly decisions: number;
  /** What its own moves brought to light, good or bad, before anybody else moved. */
  readonly draws: number;
  /** What happened between its turns: the others' moves, and chance among them. */
  readonly others: number;
  /** Its share of the win. */
  readonly end: number;
}

/** `movers` are the seats that made the moves, in order; `decisions` may come in any order. */
export function accountOf(seat: Seat, decisions: readonly JudgedDecision[], movers: readonly Seat[], result: Result): Account {
  const mine = decisions.filter((decision) => decision.seat === seat).sort((a, b) => a.at - b.at);
  const winners = result.ranks.filter((rank) => rank === 1).length;
  const end = result.ranks[seat] === 1 ? 1 / winners : 0;
  const start = mine[0]?.best ?? 1 / result.ranks.length;
  let [lost, draws, others] = [0, 0, 0];
  for (const [n, { at, best, played }] of mine.entries()) {
    lost += played - best;
    const next = mine[n + 1];
    const change = (next?.best ?? end) - played;
    const meanwhile = movers.slice(at + 1, next?.at ?? movers.length);
    if (meanwhile.every((mover) => mover === seat)) draws += change;
    else others += change;
  }
  if (mine.length === 0) others = end - start;
  return { start, decisions: lost, draws, others, end };
}

/** The decisions that cost most, dearest first. */
export function largestSwings(decisions: readonly JudgedDecision[], most = 3): JudgedDecision[] {
  return decisions
    .filter(({ better }) => better !== undefined)
    .toSorted((a, b) => b.best - b.played - (a.best - a.played) || a.at - b.at)
    .slice(0, most);
}
