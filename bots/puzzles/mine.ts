/** Finds puzzles: bots of many strengths play, and every decision goes through the gate (gate.ts). Each game follows from its number alone; what is taken from it, from what was found before too. */
import {
  deal,
  earlierOf,
  nextWord,
  pick,
  readTableRequest,
  secureChance,
  type Game,
  type GameMove,
  type GameState,
  type PlayedMove,
  type Seat,
} from '@cantiere/engine';
import { chooseMove, type Thinker } from '../choose.ts';
import type { BotLevel } from '../levels.ts';
import { EFFORT, lookAt, type PuzzleEffort, type Refused } from './gate.ts';
import { encode, puzzleId, startOf, type MoveCode, type Puzzle } from './puzzle.ts';
import { puzzleRating } from './rating.ts';

export interface MiningPlan {
  readonly edition: string;
  readonly seed: string;
  readonly effort?: PuzzleEffort;
  /** Whether there may be another puzzle with this answer. */
  wanted?(best: GameMove): boolean;
}

export interface MinedGame {
  readonly number: number;
  readonly decisions: number;
  readonly refused: Readonly<Partial<Record<Refused, number>>>;
  readonly puzzles: readonly Puzzle[];
}

/** Who sits at the tables: nobody who plays nonsense, and mistakes of many sizes. */
const PLAYERS: readonly { readonly level: BotLevel; readonly iterations: number }[] = [
  { level: 'greedy', iterations: 0 },
  { level: 'easy', iterations: 10 },
  { level: 'normal', iterations: 60 },
  { level: 'normal', iterations: 60 },
  { level: 'hard', iterations: 120 },
];
/** How many sit there: most often two, where a position is read fastest. */
const TABLES = [2, 2, 3, 2, 4];
/** Of one game at most so many, none of the same kind as another, and at least so many moves apart: others are alike. */
const MOST_OF_A_GAME = 3;
const APART = 6;

export function mineGame(thinker: Thinker, plan: MiningPlan, number: number): MinedGame {
  const { game } = thinker;
  const { id, players } = game.meta;
  const text = `puzzle/${id}/${plan.seed}/${number}`;
  const seats = Math.min(players.max, Math.max(players.min, TABLES[number % TABLES.length] as number));
  const table = readTableRequest(game, seats, {});
  if ('refusal' in table) throw new Error(`No table for ${seats}: ${table.refusal.code}.`);
  const start = startOf({ ...table, deal: text });
  const dice = secureChance(start.seed);
  const sitting = Array.from({ length: seats }, () => pick(dice, PLAYERS));
  const state = deal(game, start);
  const played: PlayedMove[] = [];
  const way: MoveCode[] = [];
  const refused: Partial<Record<Refused, number>> = {};
  const found: {
    readonly at: number;
    readonly round: number;
    readonly puzzle: Omit<Puzzle, 'id' | 'themes'>;
    readonly kind: string;
  }[] = [];
  let decisions = 0;
  let together = 0;
  for (let asked = game.toAct(state); asked.length > 0; asked = game.toAct(state)) {
    const [seat] = asked as readonly [Seat];
    const view = game.view(state, seat);
    const earlier = earlierOf(played, seat);
    const seed = nextWord(dice) >>> 0;
    const last = found.at(-1)?.at ?? -APART;
    // The last of several who decide at once, face down, is asked alone: that is no puzzle either.
    const alone = asked.length === 1 && together <= 1;
    together = asked.length;
    if (alone && found.length < MOST_OF_A_GAME && played.length - last >= APART) {
      decisions++;
      const wanted = (best: GameMove): boolean =>
        !found.some(({ kind }) => kind === kindOf(game, state, seat, best)) && plan.wanted?.(best) !== false;
      const look = lookAt(thinker, { view, seat, earlier, seed, wanted }, plan.effort ?? EFFORT);
      if ('refused' in look) refused[look.refused] = (refused[look.refused] ?? 0) + 1;
      else {
        const { best, habit, value, gap, wins, points, why, depth, legal } = look.finding;
        found.push({
          at: played.length,
          round: game.round(state),
          kind: kindOf(game, state, seat, best),
          puzzle: {
            ...table,
            deal: text,
            way: [...way],
            best: encode(game, state, seat, best),
            habit: encode(game, state, seat, habit),
            value: short(value),
            gap: short(gap),
            wins: short(wins),
            points: Math.round(points * 10) / 10,
            why: why && { category: why.category, points: Math.round(why.points * 10) / 10 },
            rating: puzzleRating(depth, gap, legal),
          },
        });
      }
    }
    const { level, iterations } = sitting[seat] as (typeof PLAYERS)[number];
    const move = chooseMove(thinker, level, view, seat, seed, {
      earlier,
      ...(iterations > 0 && { budget: { iterations, milliseconds: 0 } }),
    });
    way.push(encode(game, state, seat, move));
    game.play(state, seat, move);
    played.push({ seat, move });
  }
  const rounds = game.round(state);
  const puzzles = found.map(({ round, puzzle, kind }) => {
    const phase = round <= rounds / 3 ? 'early' : round <= (2 * rounds) / 3 ? 'middle' : 'late';
    const themes = [`kind:${kind}`, ...(puzzle.why ? [`line:${puzzle.why.category}`] : []), `phase:${phase}`];
    const whole = { ...puzzle, themes };
    return { id: puzzleId(id, plan.edition, whole), ...whole };
  });
  return { number, decisions, refused, puzzles };
}

/** Under which heading of the choice list the move stands. */
function kindOf(game: Game, state: GameState, seat: Seat, move: GameMove): string {
  const text = JSON.stringify(move);
  const choices = game.choices(game.view(state, seat), seat);
  const own =
    choices.find((choice) => JSON.stringify(choice.move) === text) ??
    choices.find((choice) => choice.kind === 'pick' && choice.move.type === move.type);
  return own?.under[0] ?? move.type;
}

const short = (share: number): number => Math.round(share * 1_000) / 1_000;
