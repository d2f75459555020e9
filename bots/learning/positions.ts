/**
 * Positions to learn from: bots play themselves, and wherever a round begins, which is where a search judges, what every seat
 * had is noted beside what it got in the end. Games begin with some moves by habit and stray ones, so that not all are alike;
 * from then on every seat searches.
 */
import { deal, defaultOptions, earlierOf, fraction, pick, quickChance, seedFrom, type PlayedMove } from '@cantiere/engine';
import { chooseMove, type Thinker } from '../choose.ts';
import type { BotLevel } from '../levels.ts';

/** Noted positions of some games, one after the other; in single precision: they are only learned from. */
export interface Positions {
  readonly seats: number;
  readonly features: number;
  /** Position by position, seat by seat. */
  readonly seen: Float32Array;
  readonly timeLeft: Float32Array;
  /** What each seat got of the win. */
  readonly shares: Float32Array;
  /** The game that a position is from: whole games are learned from or tested with. */
  readonly games: Int32Array;
}

export interface SelfPlay {
  readonly seats: number;
  readonly level: BotLevel;
  readonly iterations: number;
  readonly seed: string;
}

const STRAY_MOVES = 0.04;
/** So many rounds at most are played by habit before the search begins: games of four rounds have some left. */
const HABIT_ROUNDS = 3;

/** The positions of the games with these numbers. */
export function playAndNote(
  { game, bot }: Thinker,
  { seats, level, iterations, seed }: SelfPlay,
  numbers: Iterable<number>,
): Positions {
  const { learning } = bot;
  if (!learning) throw new Error(`${game.meta.id} has nothing to learn from: its bot brings no features.`);
  const size = learning.names.length;
  const seen: number[] = [];
  const timeLeft: number[] = [];
  const shares: number[] = [];
  const games: number[] = [];
  const own = new Float64Array(size);
  for (const number of numbers) {
    const chance = quickChance(number);
    const state = deal(game, { seats, options: defaultOptions(game.options), seed: seedFrom(`${seed}/${number}`) });
    const searchFrom = Math.floor(fraction(chance) * HABIT_ROUNDS);
    const played: PlayedMove[] = [];
    let noted = 0;
    let round = game.round(state);
    for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
      const now = game.round(state);
      if (now !== round && now >= searchFrom && (bot.settled?.(state) ?? true)) {
        round = now;
        noted++;
        timeLeft.push(learning.timeLeft(state));
        games.push(number);
        for (let seat = 0; seat < seats; seat++) {
          learning.features(state, seat, own);
          for (let i = 0; i < size; i++) seen.push(own[i]);
        }
      }
      const seat = toAct[0];
      const view = game.view(state, seat);
      const move =
        fraction(chance) < STRAY_MOVES && now < searchFrom
          ? pick(chance, game.moves(view, seat))
          : now < searchFrom
            ? bot.greedy(view, seat, chance)
            : chooseMove({ game, bot }, level, view, seat, number * 8192 + played.length, {
                budget: { iterations, milliseconds: 0 },
                carryOn: true,
                earlier: earlierOf(played, seat),
              });
      game.play(state, seat, move);
      played.push({ seat, move });
    }
    const { ranks } = game.result(state)!;
    const winners = ranks.filter((rank) => rank === 1).length;
    for (let n = 0; n < noted; n++) for (const rank of ranks) shares.push(rank === 1 ? 1 / winners : 0);
  }
  return {
    seats,
    features: size,
    seen: Float32Array.from(seen),
    timeLeft: Float32Array.from(timeLeft),
    shares: Float32Array.from(shares),
    games: Int32Array.from(games),
  };
}

export function joined(parts: readonly Positions[]): Positions {
  const [{ seats, features }] = parts;
  const all = <A extends Float32Array | Int32Array>(make: (length: number) => A, of: (part: Positions) => A): A => {
    const whole = make(parts.reduce((sum, part) => sum + of(part).length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(of(part), at);
      at += of(part).length;
    }
    return whole;
  };
  return {
    seats,
    features,
    seen: all(
      (length) => new Float32Array(length),
      (part) => part.seen,
    ),
    timeLeft: all(
      (length) => new Float32Array(length),
      (part) => part.timeLeft,
    ),
    shares: all(
      (length) => new Float32Array(length),
      (part) => part.shares,
    ),
    games: all(
      (length) => new Int32Array(length),
      (part) => part.games,
    ),
  };
}
