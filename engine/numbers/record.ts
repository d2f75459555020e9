/** One finished game in numbers: small, and without a word about who played it. */
import type { AnyGame, GameState, Result } from '../contract.ts';
import { heard, type Told } from '../events.ts';
import type { Seat } from '../seat.ts';
import type { GameNumbers, Listener } from './contract.ts';

/** [what it adds up to, how often]. */
export type SumAndTimes = readonly [sum: number, times: number];

export interface GameCount {
  readonly seats: number;
  /** Who began. */
  readonly first: Seat;
  readonly rounds: number;
  readonly moves: number;
  readonly endReason: string;
  readonly totals: readonly number[];
  readonly ranks: readonly number[];
  /** The score sheet: category by category, the points of every seat. */
  readonly lines: Readonly<Record<string, readonly number[]>>;
  /** Topic by topic, seat by seat: what was counted under each key. */
  readonly topics: Readonly<Record<string, readonly Readonly<Record<string, SumAndTimes>>[]>>;
}

/** Listens to a game from the deal to its end. */
export class Counting {
  readonly #topics: ReadonlyMap<string, { readonly keys: ReadonlySet<string>; readonly seats: Map<string, [number, number]>[] }>;
  readonly #listener: Listener;
  readonly #numbers: GameNumbers;
  #first: Seat | undefined;
  #moves = 0;

  constructor(numbers: GameNumbers, seats: number) {
    this.#numbers = numbers;
    this.#topics = new Map(
      numbers.topics.map(({ id, keys }) => [id, { keys: new Set(keys), seats: Array.from({ length: seats }, () => new Map()) }]),
    );
    this.#listener = numbers.listen((topic, seat, key, value = 1) => this.#count(topic, seat, key, value));
  }

  /** What was told by the deal. */
  dealt(told: readonly Told[]): void {
    for (const one of told) {
      const event = heard(one, 'all');
      if (!event) continue;
      this.#first ??= this.#numbers.first?.(event);
      this.#listener.hear(event);
    }
  }

  /** What was told by one move. */
  played(told: readonly Told[]): void {
    this.#moves++;
    this.dealt(told);
  }

  /** Undefined while the game goes on. */
  end(game: AnyGame, state: GameState): GameCount | undefined {
    const result = game.result(state);
    return result && this.#written(result, state.seats, game.round(state));
  }

  #count(topic: string, seat: Seat, key: string, value: number): void {
    const counted = this.#topics.get(topic);
    const mine = counted?.seats[seat];
    // Another edition may know other pieces, and tell of them in another way.
    if (!mine || !counted.keys.has(key) || !Number.isFinite(value)) return;
    const tally = mine.get(key);
    if (tally) {
      tally[0] += value;
      tally[1]++;
    } else mine.set(key, [value, 1]);
  }

  #written({ sheet, totals, ranks, endReason }: Result, seats: number, rounds: number): GameCount {
    return {
      seats,
      first: this.#first ?? 0,
      rounds,
      moves: this.#moves,
      endReason,
      totals,
      ranks,
      lines: Object.fromEntries(sheet.map(({ category, points }) => [category, points])),
      topics: Object.fromEntries(
        [...this.#topics].map(([id, counted]) => [id, counted.seats.map((mine) => Object.fromEntries(mine))]),
      ),
    };
  }
}
