/**
 * A judgement that was learned from games instead of written down: every seat's features, weighed by how much of the game is
 * still to come, give its chances of winning. A sum and an exponential, so that it costs little in a search, has the same bits on
 * every machine, and can be read: a weight is what one of its feature is worth, in odds.
 */
import type { GameMove, GameState } from './contract.ts';
import type { Seat } from './seat.ts';
import { steadyExp } from './steady.ts';

/** What a game's judgement looks at. */
export interface Learning<S extends GameState = GameState> {
  /** What the features are, in order: for whoever reads the weights. */
  readonly names: readonly string[];
  /** How much of the game is still to come: 1 at its beginning, 0 at its end. */
  timeLeft(state: S): number;
  /** Told of every position before its seats' features are asked for: what is seen of all of them at once. */
  look?(state: S): void;
  /** Where else a search judges than where a round begins: some of these positions are learned from too. Absent: nowhere. */
  judged?(state: S): boolean;
  /** Rounds at most that games to learn from are played by habit before the search begins. Absent: three. */
  habit?(seats: number): number;
  /** Fitted to who won alone: where one goes for the win at the price of points, by how many somebody won misleads. Absent: to margins too. */
  readonly byWinsAlone?: boolean;
  /** What `seat` has and can do, written to `out` (as many as there are names). Nothing else is written; `out` is not cleared. */
  features(state: S, seat: Seat, out: Float64Array): void;
}

/** A choice by which somebody shows what they are up to: how it is made is learned from how the bots make it. */
export interface Choosing<S extends GameState = GameState, M extends GameMove = GameMove> {
  /** Among how many players the bots go by what was learned: where that won matches. */
  readonly seats: readonly number[];
  /** What can be chosen. */
  readonly options: readonly string[];
  /** What may speak for an option or against it, as far as the others can see: for whoever reads the weights. */
  readonly traits: readonly string[];
  /** The option that a move takes, and those there were, as bits; undefined where it decides something else. */
  choice(state: S, move: M): { readonly taken: number; readonly offered: number } | undefined;
  /** The traits of every option, one option after the other, where `seat` is about to choose. */
  see(state: S, seat: Seat, out: Float64Array): void;
}

/** By number of seats: option by option, what each trait adds to how readily it is taken, as an exponent. */
export type ChoiceWeights = Readonly<Record<string, readonly number[]>>;

/** For each feature its weight at the end of the game, and what is added to it at the beginning. */
export interface Learned {
  readonly end: readonly number[];
  readonly beginning: readonly number[];
}

/** By number of seats. */
export type LearnedWeights = Readonly<Record<string, Learned>>;

/** Chances of winning, written to `out`: odds from the weighed sums of all seats. The position must not be over. */
export function learnedEvaluation<S extends GameState>(
  learning: Learning<S>,
  weights: LearnedWeights,
): (state: S, out: Float64Array) => void {
  const seen = new Float64Array(learning.names.length);
  const bySeats = new Map<number, { readonly end: Float64Array; readonly beginning: Float64Array }>();
  const weightsFor = (seats: number) => {
    const known = bySeats.get(seats);
    if (known) return known;
    const { end, beginning } = weights[nearest(seats, Object.keys(weights).map(Number))];
    const read = { end: Float64Array.from(end), beginning: Float64Array.from(beginning) };
    bySeats.set(seats, read);
    return read;
  };
  return (state, out) => {
    const { end, beginning } = weightsFor(state.seats);
    const left = learning.timeLeft(state);
    learning.look?.(state);
    let best = -Infinity;
    for (let seat = 0; seat < state.seats; seat++) {
      learning.features(state, seat, seen);
      let sum = 0;
      for (let i = 0; i < seen.length; i++) if (seen[i] !== 0) sum += seen[i] * (end[i] + left * beginning[i]);
      out[seat] = sum;
      if (sum > best) best = sum;
    }
    let total = 0;
    for (let seat = 0; seat < state.seats; seat++) total += out[seat] = steadyExp(out[seat] - best);
    for (let seat = 0; seat < state.seats; seat++) out[seat] /= total;
  };
}

/** Where nothing was learned for a number of seats, the next one above counts, or the largest. */
function nearest(seats: number, known: readonly number[]): number {
  const above = known.filter((one) => one >= seats);
  return above.length > 0 ? Math.min(...above) : Math.max(...known);
}
