/**
 * Positions to learn from: where a search judges, which is where a round begins and wherever else the game says, what every seat
 * had is noted beside what it got in the end.
 */
import { fraction } from '@cantiere/engine';
import type { Thinker } from '../choose.ts';
import { playItself, type SelfPlay } from './games.ts';

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

/** Of the positions in which no round begins but a search judges, so many are noted. */
const NOTED_SHARE = 0.25;

/** The positions of the games with these numbers. */
export function notePositions(thinker: Thinker, how: SelfPlay, numbers: Iterable<number>): Positions {
  const { game, bot } = thinker;
  const { learning } = bot;
  if (!learning) throw new Error(`${game.meta.id} has nothing to learn from: its bot brings no features.`);
  const size = learning.names.length;
  const { seats } = how;
  const seen: number[] = [];
  const timeLeft: number[] = [];
  const shares: number[] = [];
  const margins: number[] = [];
  const games: number[] = [];
  const own = new Float64Array(size);
  for (const number of numbers) {
    let noted = 0;
    let round: number | undefined;
    const { ranks, totals } = playItself(thinker, how, number, {
      position(state, searched, chance) {
        const now = game.round(state);
        round ??= now;
        const begins = now !== round && (bot.settled?.(state) ?? true);
        const judged = begins || (learning.judged?.(state) === true && fraction(chance) < NOTED_SHARE);
        if (!searched || !judged) return;
        round = now;
        noted++;
        learning.look?.(state);
        timeLeft.push(learning.timeLeft(state));
        games.push(number);
        for (let seat = 0; seat < seats; seat++) {
          learning.features(state, seat, own);
          for (let i = 0; i < size; i++) seen.push(own[i]);
        }
      },
    });
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

export function joinedPositions(parts: readonly Positions[]): Positions {
  const [{ seats, features }] = parts;
  return {
    seats,
    features,
    seen: oneAfterTheOther(parts.map(({ seen }) => seen)),
    timeLeft: oneAfterTheOther(parts.map(({ timeLeft }) => timeLeft)),
    shares: oneAfterTheOther(parts.map(({ shares }) => shares)),
    margins: oneAfterTheOther(parts.map(({ margins }) => margins)),
    games: oneAfterTheOther(parts.map(({ games }) => games)),
  };
}

export function oneAfterTheOther<A extends Float32Array | Int32Array>(parts: readonly A[]): A {
  const Numbers = parts[0].constructor as new (length: number) => A;
  const whole = new Numbers(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
