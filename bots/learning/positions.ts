/**
 * Positions to learn from: bots play themselves, and where a search judges, which is where a round begins and wherever else the
 * game says, what every seat had is noted beside what it got in the end. Games begin with some moves by habit and stray ones, and
 * a round as it is played out in a search, so that not all are alike and what a search comes to is seen; from then on every seat
 * searches.
 */
import {
  deal,
  defaultOptions,
  earlierOf,
  fraction,
  pick,
  quickChance,
  seedFrom,
  type Chance,
  type GameMove,
  type GameState,
  type PlayedMove,
  type Seat,
} from '@cantiere/engine';
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
  /** By how many points each seat ended above the mean of all. */
  readonly margins: Float32Array;
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
/** So many rounds at most are played by habit before the search begins, unless the game says: games of four rounds have some left. */
const HABIT_ROUNDS = 3;
/** Of the positions in which no round begins but a search judges, so many are noted. */
const NOTED_SHARE = 0.25;

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
  const margins: number[] = [];
  const games: number[] = [];
  const own = new Float64Array(size);
  for (const number of numbers) {
    const chance = quickChance(number);
    const state = deal(game, { seats, options: defaultOptions(game.options), seed: seedFrom(`${seed}/${number}`) });
    const searchFrom = Math.floor(fraction(chance) * (learning.habit?.(seats) ?? HABIT_ROUNDS));
    const played: PlayedMove[] = [];
    let noted = 0;
    let round = game.round(state);
    for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
      const now = game.round(state);
      const begins = now !== round && (bot.settled?.(state) ?? true);
      const judged = begins || (learning.judged?.(state) === true && fraction(chance) < NOTED_SHARE);
      if (now >= searchFrom && judged) {
        round = now;
        noted++;
        learning.look?.(state);
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
        now < searchFrom
          ? byHabit({ game, bot }, state, seat, chance, now === searchFrom - 1)
          : chooseMove({ game, bot }, level, view, seat, number * 8192 + played.length, {
              budget: { iterations, milliseconds: 0 },
              carryOn: true,
              earlier: earlierOf(played, seat),
            });
      game.play(state, seat, move);
      played.push({ seat, move });
    }
    const { ranks, totals } = game.result(state)!;
    const winners = ranks.filter((rank) => rank === 1).length;
    const mean = totals.reduce((sum, total) => sum + total, 0) / seats;
    for (let n = 0; n < noted; n++) {
      for (const rank of ranks) shares.push(rank === 1 ? 1 / winners : 0);
      for (const total of totals) margins.push(total - mean);
    }
  }
  return {
    seats,
    features: size,
    seen: Float32Array.from(seen),
    timeLeft: Float32Array.from(timeLeft),
    shares: Float32Array.from(shares),
    margins: Float32Array.from(margins),
    games: Int32Array.from(games),
  };
}

function byHabit({ game, bot }: Thinker, state: GameState, seat: Seat, chance: Chance, asPlayedOut: boolean): GameMove {
  if (asPlayedOut) return bot.playout(state, seat, chance);
  const view = game.view(state, seat);
  return fraction(chance) < STRAY_MOVES ? pick(chance, game.moves(view, seat)) : bot.greedy(view, seat, chance);
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
    margins: all(
      (length) => new Float32Array(length),
      (part) => part.margins,
    ),
    games: all(
      (length) => new Int32Array(length),
      (part) => part.games,
    ),
  };
}
