/**
 * Why a bot did what it did. It weighs its choices once more with its own knowledge and reach, from what its seat saw then and nothing
 * else; beside that stands what the judge says of the move.
 */
import { canonicalJson, quickChance, type GameMove, type GameState, type Seat, type View } from '@cantiere/engine';
import type { Judgement } from './analysis.ts';
import { mindOf, think, type Thinker } from './choose.ts';
import { mainDifference, playOn, type Reason } from './explain.ts';
import { judge } from './judge.ts';
import { searchingAt, type BotLevel, type Budget } from './levels.ts';

/** One of its choices in its own eyes. */
export interface Thought {
  readonly move: GameMove;
  /** Expected share of the win, 0 to 1. */
  readonly chance: number;
  /** How far chance may have moved it: its standard error. */
  readonly noise: number;
}

/** How it came to the move: it had no other; by chance; by what pays at once; by imagined games. */
export type Manner = 'only' | 'chance' | 'habit' | 'search';

export interface WhyPlayed {
  readonly manner: Manner;
  /** Best first, the move that was played among them; empty where it does not weigh. */
  readonly saw: readonly Thought[];
  /** The line of the score sheet that speaks most for the move, beside the best other one that it saw. Null where none does. */
  readonly gains: Reason | null;
  /** Null where there was nothing to decide. */
  readonly judged: Judgement | null;
  /** The line of the score sheet on which the judge's better move gains most. */
  readonly loses: Reason | null;
}

export interface WhyAsked {
  readonly level: BotLevel;
  readonly played: GameMove;
  /** What the seat had played since somebody else did. */
  readonly earlier: readonly GameMove[];
  readonly seed: number;
}

/** Somebody waits: all of it in about two seconds. */
export interface WhyBudget {
  /** For finding its choices, as the level does but longer: what it shows must be more than chance. */
  readonly own: Budget;
  /** For each of them alone. */
  readonly each: Budget;
  readonly judge: Budget;
}

export const WHY: WhyBudget = {
  own: { iterations: 1_500, milliseconds: 300 },
  each: { iterations: 900, milliseconds: 160 },
  judge: { iterations: 2_500, milliseconds: 500 },
};

const CHOICES = 3;

export function whyPlayed(
  thinker: Thinker,
  view: View<GameState>,
  seat: Seat,
  { level, played, earlier, seed }: WhyAsked,
  budget: WhyBudget = WHY,
): WhyPlayed {
  const nothing = { saw: [], gains: null, judged: null, loses: null };
  if (thinker.game.moves(view, seat).length < 2) return { ...nothing, manner: 'only' };
  const judged = judge(thinker, view, seat, played, seed, budget.judge) ?? null;
  const line = (one: GameMove, other: GameMove): Reason | null => {
    const [first, second] = [one, other].map((move) => playOn(thinker, view, seat, move, seed).sheet);
    return mainDifference(first, second, true) ?? null;
  };
  const loses = judged?.better ? line(judged.better, played) : null;
  if (level === 'random' || level === 'greedy')
    return { ...nothing, manner: level === 'random' ? 'chance' : 'habit', judged, loses };
  const saw = thoughtsAt(level);
  const other = saw.find(({ move }) => !same(move, played));
  return { manner: 'search', saw, gains: other ? line(played, other.move) : null, judged, loses };

  /** What it thinks of, and each of these searched alone in the same worlds, so that they can be compared. */
  function thoughtsAt(searching: Exclude<BotLevel, 'random' | 'greedy'>): Thought[] {
    const { game, bot } = thinker;
    const { sees, shortsighted, learned } = searchingAt(searching, bot);
    const mind = mindOf({ game, bot }, searching, learned);
    const sane = (move: GameMove): boolean => bot.absurd?.(view, seat, move, earlier) !== true;
    const found = think(mind, view, seat, quickChance(seed), budget.own, { sane, sees, shortsighted }).map(({ move }) => move);
    const others = found.filter((move) => !same(move, played)).slice(0, CHOICES - 1);
    return [played, ...others]
      .map((move): Thought => {
        // Named twice: where there is nothing to choose a search does not think.
        const [{ value, counted }] = think(mind, view, seat, quickChance(seed + 1), budget.each, {
          these: [move, move],
          shortsighted,
          toJudge: true,
        });
        return { move, chance: value, noise: noiseOf(value, counted) };
      })
      .sort((a, b) => b.chance - a.chance);
  }
}

/** A handful of games that all went one way are not certain. */
function noiseOf(value: number, games: number): number {
  const share = (value * games + 1) / (games + 2);
  return Math.sqrt((share * (1 - share)) / Math.max(1, games));
}

const same = (a: GameMove, b: GameMove): boolean => canonicalJson(a) === canonicalJson(b);
