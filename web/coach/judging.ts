/** Answers a coach's questions with the strongest judgement there is. Runs in the worker. */
import { masterly, think, whyPlayed, worthAlone, type Budget, type Estimate, type Thinker } from '@cantiere/bots';
import { canonicalJson, quickChance } from '@cantiere/engine';
import { mistakeOf } from '../mistakes/verdict.ts';
import type { BeforeQuestion, CoachAnswer, CoachQuestion, CostlyMove } from './questions.ts';

/** A warning is worth a word from here on, in shares of the win. */
export const WORTH_A_WORD = 0.1;

/** Somebody waits to play: all of it in little more than a second, and most moves in a third of that. */
export interface BeforeBudget {
  readonly favourite: Budget;
  readonly beside: Budget;
}
const BEFORE: BeforeBudget = {
  favourite: { iterations: 1_500, milliseconds: 350 },
  beside: { iterations: 800, milliseconds: 180 },
};

export function answerCoach(thinker: Thinker, question: CoachQuestion): CoachAnswer {
  if (question.about === 'why') return { why: whyPlayed(thinker, question.view, question.seat, question) };
  return { before: lookBefore(thinker, question) };
}

/** The favourite and the move in question are searched beside each other, twice: noise alone must not warn anybody. */
export function lookBefore(
  thinker: Thinker,
  { view, seat, move, seed }: BeforeQuestion,
  { favourite, beside }: BeforeBudget = BEFORE,
): CostlyMove | null {
  if (thinker.game.moves(view, seat).length < 2) return null;
  const master = masterly(thinker);
  const better = think(master, view, seat, quickChance(seed), favourite)[0]?.move;
  if (!better || canonicalJson(better) === canonicalJson(move)) return null;
  const pairs: { readonly best: Estimate; readonly played: Estimate }[] = [];
  for (const other of [1, 2]) {
    const [best, played] = [better, move].map((each) => worthAlone(master, view, seat, each, seed + other, beside));
    if (!best || !played || best.value - played.value < WORTH_A_WORD) return null;
    pairs.push({ best, played });
  }
  const wins = mistakeOf(pairs, { points: 0, certain: false })?.wins ?? 0;
  return wins >= WORTH_A_WORD ? { better, wins } : null;
}
