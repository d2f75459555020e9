/**
 * What a game is. Everything that plays (server, browser, bots, terminal, replays, research) uses this interface alone.
 *
 * Laws that hold for every game, proved by the conformance suite:
 *  1. A state is plain data: objects, arrays, numbers, strings, booleans. No undefined, no class instances, no functions.
 *     `JSON.parse(JSON.stringify(state))` is the same state.
 *  2. Rules are deterministic: the same state and move give the same state. The only randomness is `state.chance`.
 *     No clock, no Math.random, no I/O.
 *  3. `moves` and `refuse` agree: every listed move is accepted, everything refused is not listed.
 *  4. A game never asks anybody who has nothing to do, never asks for what has only one automatic outcome, and ends.
 *  5. A view holds nothing that its viewer may not know; `moves`, `refuse` and `choices` give the same answers for a seat
 *     on that seat's view as on the state, so they never read what the seat cannot see.
 *  6. Every legal choice can be made by touching the table, and no touches leave it open which one is meant.
 */
import type { Chance } from './chance.ts';
import type { GameEvent, Told } from './events.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { Seat, Viewer } from './seat.ts';
import type { InEveryLanguage } from './words.ts';

/** What every state has. The generator is secret: a view shows HIDDEN_CHANCE in its place. */
export interface GameState {
  readonly seats: number;
  readonly options: Options;
  chance: Chance;
}

/** A move is a small JSON object with a type. It says what was decided, never what follows from it. */
export interface GameMove {
  readonly type: string;
}

/**
 * A state seen through somebody's eyes: the same shape, with the unknown masked by values that no real piece has.
 * Only `Game.view` makes one, so whoever asks for a View cannot be handed a State by mistake.
 */
export type View<S> = S & { readonly viewer: Viewer };

export interface GameMeta {
  readonly id: string;
  /** Prefix of the rule ids, e.g. CIT. */
  readonly rulePrefix: string;
  /** Raised whenever the same moves could lead to another state; exports name it. */
  readonly rulesVersion: number;
  /**
   * From these rules on what is drawn after the deal has a stream for each purpose, so that another decision leaves it as it was;
   * absent: it always was so. By older rules another decision shuffled all that followed anew.
   */
  readonly chanceApartSince?: number;
  readonly title: InEveryLanguage;
  readonly tagline: InEveryLanguage;
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: { readonly min: number; readonly max: number };
  /** How much there is to think about: 1 (light) to 5 (heavy). */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  readonly credits: { readonly designer: string; readonly publisher: string; readonly year: number };
  /** Which printed values were not known to us and are our own reconstruction: a list in words, for the credits page. */
  readonly reconstructed?: InEveryLanguage;
  /** Its bots have temperaments (`BotKnowledge.temperaments`), and tables say which. */
  readonly temperaments?: true;
}

/** One line of a score sheet: what it is for, and the points of every seat. */
export interface ScoreLine {
  readonly category: string;
  readonly points: readonly number[];
}

export interface Result {
  /** Category by category, in the order in which a person would add them up. */
  readonly sheet: readonly ScoreLine[];
  readonly totals: readonly number[];
  /** 1 for the winner or winners; tied seats share the better rank: 1, 2, 2, 4. */
  readonly ranks: readonly number[];
  /** One of the game's end reasons, worded by its texts. */
  readonly endReason: string;
}

/**
 * Something to show in the choice list, legal or not.
 * - `move`: a complete move.
 * - `pick`: a move whose list `field` is still to be filled with `min` to `max` of the `from` items (an item that stands
 *   twice may be taken twice). The finished move is `{ ...move, [field]: picked }` and `refuse` judges it.
 * `under` are heading keys, outermost first; choices with the same headings belong together, and a long list opens level
 * by level. `refusal` is present exactly when the choice cannot be made now.
 *
 * `at` says what a person touches on the table to make it, in order: `['hand:tavern']`, `['crew:w4', 'site:b2']`. The
 * names are the game's own, and its board gives them to its pieces. What has no piece is a button: `['do:end']`. Alike
 * pieces, of which any will do, share a name. No two legal choices begin with the same whole touches, so that touching
 * never leaves it open what is meant. A pick begins with `at` (perhaps nothing) and goes on with any of its `places`, one
 * for each item of `from`. With `inAnyOrder` they are touched in whatever order: the lots of one house. `engine/touch.ts`
 * has what boards, lessons, hints and tests do with it.
 *
 * `ends` marks what ends my turn: `now`, when nothing worth having is left (the main button offers it), or `early` (it is asked
 * for twice, with what is given up: its detail).
 */
export type Choice<M extends GameMove = GameMove> = {
  readonly under: readonly string[];
  readonly at: readonly string[];
  readonly move: M;
  readonly refusal?: Refusal;
  readonly ends?: 'now' | 'early';
} & (
  | { readonly kind: 'move'; readonly inAnyOrder?: true }
  | {
      readonly kind: 'pick';
      readonly field: string;
      readonly from: readonly string[];
      readonly places: readonly string[];
      readonly min: number;
      readonly max: number;
    }
);

export interface Game<S extends GameState = GameState, M extends GameMove = GameMove, E extends GameEvent = GameEvent> {
  readonly meta: GameMeta;
  readonly options: readonly OptionSpec[];

  /** Every reason code that `refuse` and `refuseTable` can answer with. Each has a text in every language. */
  readonly refusalCodes: readonly string[];

  /** Why a table with these (already well-typed) options cannot be set up; undefined when it can. */
  refuseTable(seats: number, options: Options): Refusal | undefined;

  /** The state in which the first decision is asked. Takes `chance` into the state; all later randomness comes from it. */
  setup(seats: number, options: Options, chance: Chance, tell?: Told<E>[]): S;

  /**
   * The seats that are asked now. Several at once only for sealed decisions, where each may answer in any order and
   * nobody learns anything from another's answer before the last. Empty exactly when the game is over.
   * The array is shared and must not be changed.
   */
  toAct(state: S): readonly Seat[];

  /**
   * Every legal move of a seat; empty when the seat is not asked. Moves that differ only in which of several identical
   * pieces they name are listed once. Where a set can be chosen in thousands of ways (which of twenty cards to bid), a
   * game may list a representative part; `choices` then offers the whole as one `pick`.
   * The array is the caller's; the moves may be shared and must not be changed.
   */
  moves(state: S, seat: Seat): M[];

  /** Why this well-formed move is not legal now for this seat; undefined when it is. The one source of legality. Never changes the state. */
  refuse(state: S, seat: Seat, move: M): Refusal | undefined;

  /**
   * Plays a legal move and everything automatic that follows, up to the next decision. Changes `state` in place.
   * Must only be called with a move that `refuse` accepts; what happens otherwise is undefined.
   * `tell`, when given, receives the events in order; search leaves it out, so write `tell?.push({ ... })`.
   */
  play(state: S, seat: Seat, move: M, tell?: Told<E>[]): void;

  /** A copy that shares nothing that can change. Equal to structuredClone(state), only faster. */
  clone(state: S): S;

  /** What this viewer may know. Built up from nothing: never a copy with things deleted. Once the game is over everything is open to everybody. */
  view(state: S, viewer: Viewer): View<S>;

  /**
   * One complete world that the seat cannot tell from the real one: `view(imagine(v, seat, c), seat)` equals `v`.
   * Every possible world has a chance to come up. Takes all its randomness from `chance`, and gives the new world a
   * generator split off from it.
   */
  imagine(view: View<S>, seat: Seat, chance: Chance): S;

  /** What to show the seat: every move that makes sense to show in this situation, legal or refused. Each legal move is covered. */
  choices(view: View<S>, seat: Seat): Choice<M>[];

  /** The score sheet; undefined exactly while somebody is asked. */
  result(state: S): Result | undefined;

  /** Points each seat would have now, as far as this state or view shows. */
  scores(state: S | View<S>): number[];

  /** Which round it is, from 1: a coarse measure of progress that never falls. */
  round(state: S | View<S>): number;

  /** Counts of all components by where-independent kind (cards by name, coins incl. bank, pieces). Never changes during a game. */
  census(state: S): Readonly<Record<string, number>>;
}

/** A game whose types do not matter to the caller. Method parameters are bivariant, so every Game fits. */
export type AnyGame = Game;
