/**
 * A bot whose every answer follows from the deal and the moves so far: the same on every machine, today and in a year. What
 * people compare (a deal that all have played, another road through a finished game) rests on it, and so does the proof that
 * nobody's bots were luckier. It thinks for so many iterations, never for so long; nothing is carried on from one move to the
 * next; its chance is drawn from the deal's seed, the seat and the number of moves that stand.
 */
import {
  earlierOf,
  nextWord,
  secureChance,
  streamFor,
  type BotKnowledge,
  type GameMove,
  type GameState,
  type PlayedMove,
  type Seat,
  type View,
} from '@cantiere/engine';
import { chooseMove, type Thinker } from './choose.ts';
import { searchingAt, type BotLevel, type Budget } from './levels.ts';

/**
 * Which bots these are. Whoever changes an answer of theirs raises it (bots/tests/steady.test.ts says when): what was played
 * against others can then be told from what was forged, and is never worked out again with bots that it did not meet.
 */
export const STEADY_VERSION = 7;

/** Where in a game a bot is asked. */
export interface SteadyQuestion {
  /** Of the deal, 64 hexadecimal digits: it is the server's secret as long as the deal is. */
  readonly seed: string;
  /** The moves that stand, the others' included. */
  readonly played: readonly PlayedMove[];
  readonly seat: Seat;
}

/** What a bot begins with here; without the deal's seed nobody can work it out. */
export function steadySeed({ seed, played, seat }: SteadyQuestion): number {
  const chance = streamFor(secureChance(seed), `bot/${seat}/${played.length}`);
  return (nextWord(chance) >>> 0) + (nextWord(chance) & 0xfffff) * 4294967296;
}

/** The bot sees the seat's view; the seed decides its dice, never what it knows. `iterations` replaces the level's own. */
export function steadyMove(
  thinker: Thinker,
  level: BotLevel,
  view: View<GameState>,
  question: SteadyQuestion,
  iterations?: number,
): GameMove {
  const { seat, played } = question;
  const task = { level, view, seat, seed: steadySeed(question), earlier: earlierOf(played, seat) };
  return steadyAnswer(thinker, iterations === undefined ? task : { ...task, iterations });
}

/** The same question as it goes to a thread that knows nothing of the deal: what the bot begins with is worked out already. */
export interface SteadyTask {
  readonly level: BotLevel;
  readonly view: View<GameState>;
  readonly seat: Seat;
  /** What `steadySeed` says. */
  readonly seed: number;
  /** What the seat has played since somebody else did. */
  readonly earlier: readonly GameMove[];
  /** Replaces the level's own. */
  readonly iterations?: number;
}

export function steadyAnswer(thinker: Thinker, { level, view, seat, seed, earlier, iterations }: SteadyTask): GameMove {
  return chooseMove(thinker, level, view, seat, seed, { budget: steadyBudget(thinker.bot, level, iterations), earlier });
}

/** So many iterations, however long they take. */
export function steadyBudget(bot: Pick<BotKnowledge, 'levels'>, level: BotLevel, iterations?: number): Budget | undefined {
  if (level === 'random' || level === 'greedy') return undefined;
  return { iterations: iterations ?? searchingAt(level, bot).iterations, milliseconds: 0 };
}
