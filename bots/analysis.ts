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
  /** Points of the lead that it cost, as far as imagined games can tell: a game that is lost still has good moves and bad ones. */
  readonly points?: number;
}

/** A judged decision in its place: `at` moves had been made before it. */
export type JudgedDecision = Judgement & {
  readonly at: number;
  readonly seat: Seat;
  /** It was suspicious, and has been looked at again at length. */
  readonly again?: true;
};

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
  /** Points that its decisions cost, apart from all that: never below 0. */
  readonly points: number;
}

/** `movers` are the seats that made the moves, in order; `decisions` may come in any order. */
export function balanceOf(seat: Seat, decisions: readonly JudgedDecision[], movers: readonly Seat[], result: Result): Balance {
  const mine = decisions.filter((decision) => decision.seat === seat).sort((a, b) => a.at - b.at);
  const winners = result.ranks.filter((rank) => rank === 1).length;
  const end = result.ranks[seat] === 1 ? 1 / winners : 0;
  const start = mine[0]?.best ?? 1 / result.ranks.length;
  let [lost, draws, others, points] = [0, 0, 0, 0];
  for (const [n, { at, best, played, points: cost = 0 }] of mine.entries()) {
    lost += played - best;
    points += cost;
    const next = mine[n + 1];
    const change = (next?.best ?? end) - played;
    const meanwhile = movers.slice(at + 1, next?.at ?? movers.length);
    if (meanwhile.every((mover) => mover === seat)) draws += change;
    else others += change;
  }
  if (mine.length === 0) others = end - start;
  return { start, decisions: lost, draws, others, end, points };
}

/** So many turning points are shown: of everybody together, and of the one who looks if they are not among them. */
export const SHOWN = 5;
export const SHOWN_OF_MINE = 2;

/** What is shown to some seat or other. */
export function shownSwings(decisions: readonly JudgedDecision[], most = SHOWN, each = SHOWN_OF_MINE): JudgedDecision[] {
  const seats = [...new Set(decisions.map(({ seat }) => seat))];
  const own = seats.flatMap((seat) =>
    largestSwings(
      decisions.filter((one) => one.seat === seat),
      each,
    ),
  );
  return [...new Set([...largestSwings(decisions, most), ...own])];
}

/** The decisions that cost most, dearest first: by chances of winning, and where those are the same by points. */
export function largestSwings(decisions: readonly JudgedDecision[], most = 3): JudgedDecision[] {
  return decisions
    .filter(({ better }) => better !== undefined)
    .toSorted((a, b) => lossOf(b) - lossOf(a) || (b.points ?? 0) - (a.points ?? 0) || a.at - b.at)
    .slice(0, most);
}

/** In hundredths: less than that apart is the same. */
const lossOf = ({ best, played }: Judgement): number => Math.round(100 * (best - played));

/** A jump of this much, there and back, is more likely a bad estimate than two turns of fortune. */
const SPIKE = 0.2;

/**
 * What has to be looked at again before anything is concluded from it: the dearest decisions, of all together and of each seat,
 * and estimates that stand out from those before and after them.
 */
export function suspects(decisions: readonly JudgedDecision[], most?: number, each?: number): JudgedDecision[] {
  const seats = [...new Set(decisions.map(({ seat }) => seat))];
  const own = seats.map((seat) => decisions.filter((one) => one.seat === seat).toSorted((a, b) => a.at - b.at));
  const dear = shownSwings(decisions, most, each);
  const found = new Set([...dear, ...own.flatMap(spikes)].filter(({ again }) => !again));
  return [...found].toSorted((a, b) => a.at - b.at);
}

/** Of one seat, in order. */
function spikes(mine: readonly JudgedDecision[]): JudgedDecision[] {
  return mine.filter(({ best }, n) => {
    const [before, after] = [mine[n - 1]?.played, mine[n + 1]?.best];
    if (before === undefined || after === undefined) return false;
    const [up, down] = [best - before, best - after];
    return Math.min(Math.abs(up), Math.abs(down)) > SPIKE && Math.sign(up) === Math.sign(down);
  });
}
