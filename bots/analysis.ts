/**
 * What judged decisions add up to: how much of the way from the first evaluation to the outcome was decisions, how much was
 * drawn, how much the others did. docs/analysis.md has the definitions. Apart from the search, so that a page loads it alone.
 */
import type { GameMove, Result, Seat } from '@cantiere/engine';

export interface Judgement {
  /** Expected share of the win, 0 to 1, with the best move; and with the move that was played. Equal when it was as good. */
  readonly best: number;
  readonly played: number;
  /** What would have been better; absent when nothing was. */
  readonly better?: GameMove;
}

/** A judged decision in its place: `at` moves had been made before it. */
export type JudgedDecision = Judgement & { readonly at: number; readonly seat: Seat };

/** One seat's way from its first decision to the outcome. The first four add up to the last. */
export interface Balance {
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
export function balanceOf(seat: Seat, decisions: readonly JudgedDecision[], movers: readonly Seat[], result: Result): Balance {
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
