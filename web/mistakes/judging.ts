/** Judges one's decisions, and other moves tried in their place, with the strongest judgement there is. Runs in the worker. */
import {
  leadLost,
  mainDifference,
  masterly,
  playOn,
  think,
  worthAlone,
  type Budget,
  type Estimate,
  type Thinker,
} from '@cantiere/bots';
import { canonicalJson, quickChance, type GameMove } from '@cantiere/engine';
import type { MistakeJudgeQuestion, LookQuestion, MistakeAnswer, MistakeQuestion, TrialQuestion } from './questions.ts';
import { mistakeOf, type Costly, type MovesCompared } from './verdict.ts';

/** Somebody waits for the first one: a game's decisions in a few seconds. */
const LOOK: Budget = { iterations: 200, milliseconds: 70 };
const LOOK_WORLDS = 6;
const FAVOURITE: Budget = { iterations: 6_000, milliseconds: 1_000 };
const BESIDE: Budget = { iterations: 5_000, milliseconds: 600 };
const WORLDS = 32;
/** What a point of the lead, plainly lost, says of a decision that no chances of winning tell apart. */
const POINT = 0.01;

export function answerMistake(thinker: Thinker, question: MistakeQuestion): MistakeAnswer {
  const master = masterly(thinker);
  if (question.about === 'look') return { look: look(master, question) };
  if (question.about === 'judge') return { judge: judge(master, question) };
  return { trial: tryOut(master, question) };
}

function look(thinker: Thinker, { view, seat, played, seed }: LookQuestion): number {
  const favourite = think(thinker, view, seat, quickChance(seed), LOOK)[0]?.move;
  if (!favourite || same(favourite, played)) return 0;
  const [best, own] = beside(thinker, { view, seat, seed: seed + 1 }, [favourite, played], LOOK);
  const [first, second] = [favourite, played].map((move) => playOn(thinker, view, seat, move, seed, LOOK_WORLDS));
  const lost = first && second ? leadLost(first, second) : { points: 0, certain: false };
  return Math.max(0, best.value - own.value) + (lost.certain && lost.points >= 1 ? POINT * lost.points : 0);
}

function judge(thinker: Thinker, { view, seat, played, seed }: MistakeJudgeQuestion): Costly | null {
  const better = think(thinker, view, seat, quickChance(seed), FAVOURITE)[0]?.move;
  if (!better || same(better, played)) return null;
  const pairs = [1, 2].map((other) => {
    const [best, own] = beside(thinker, { view, seat, seed: seed + other }, [better, played], BESIDE);
    return { best, played: own };
  });
  const [first, second] = [better, played].map((move) => playOn(thinker, view, seat, move, seed, WORLDS));
  if (!first || !second) return null;
  const cost = mistakeOf(pairs, leadLost(first, second));
  return cost ? { ...cost, better, why: mainDifference(first.sheet, second.sheet, true) ?? null } : null;
}

function tryOut(thinker: Thinker, { view, seat, better, tried, seed }: TrialQuestion): MovesCompared {
  const [best, own] = beside(thinker, { view, seat, seed }, [better, tried], BESIDE);
  const [first, second] = [better, tried].map((move) => playOn(thinker, view, seat, move, seed, WORLDS));
  if (!first || !second) throw new Error('Nothing was played on.');
  return { best, tried: own, lost: leadLost(first, second), why: mainDifference(second.sheet, first.sheet, false) ?? null };
}

const beside = (
  thinker: Thinker,
  { view, seat, seed }: Pick<LookQuestion, 'view' | 'seat' | 'seed'>,
  [best, other]: readonly [GameMove, GameMove],
  budget: Budget,
): readonly [Estimate, Estimate] => [
  worthAlone(thinker, view, seat, best, seed, budget),
  worthAlone(thinker, view, seat, other, seed, budget),
];

const same = (a: GameMove, b: GameMove): boolean => canonicalJson(a) === canonicalJson(b);
