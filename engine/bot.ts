/** What a game knows about playing itself well. The search in bots/ is written once over this. */
import type { Chance } from './chance.ts';
import type { GameMove, GameState, View } from './contract.ts';
import type { Choosing, Learning } from './learning.ts';
import type { Seat } from './seat.ts';

export interface BotKnowledge<S extends GameState = GameState, M extends GameMove = GameMove> {
  /** A sensible move by one-step heuristics, from the seat's view alone. Deterministic given `chance`. */
  greedy(view: View<S>, seat: Seat, chance: Chance): M;

  /** A quick, decent move inside a playout (a full imagined world). Called millions of times: no needless allocation. */
  playout(state: S, seat: Seat, chance: Chance): M;

  /** How good the position is for every seat: estimated chance of winning, written to `out`, summing to about 1. */
  evaluate(state: S, out: Float64Array): void;

  /** The points that every seat is likely to end with, written to `out`. For telling luck from decisions; absent: the points so far. */
  expect?(state: S, out: Float64Array): void;

  /**
   * Lays anew, in place, what nobody at the table has seen: undrawn decks, each order as likely as it was. Only for games in which
   * seats hold secrets; where nobody knows more than the others, `imagine` does it.
   */
  redraw?(state: S, chance: Chance): void;

  /** Whether `evaluate` can judge this position; where not, say in the middle of an action, a playout goes on until it can. Absent: always. */
  settled?(state: S): boolean;

  /** The moves worth searching, best guess first, where `moves` lists too many. Absent: all of them. */
  candidates?(state: S, seat: Seat): M[];

  /**
   * Whether nobody at the table would do this, whatever their strength: buying actions and selling them in the same turn, giving
   * up what is worth something. `earlier`: what the seat has played since somebody else did, oldest first. Bots of every level
   * leave such a move alone as long as there is another.
   */
  absurd?(view: View<S>, seat: Seat, move: M, earlier: readonly M[]): boolean;

  /**
   * Makes an imagined world more plausible, in place: where the rules' `imagine` takes every possibility as equally likely, a
   * player has beliefs. May also reopen others' sealed answers, so that search chooses them.
   */
  believe?(world: S, seat: Seat, chance: Chance): void;

  /**
   * What others go on from, of a move that is about to be made: from 0 to 63 the move itself, and this beside it; below 0 not the
   * move, but this alone. Never more than they see. For `SearchHints.secrecy`; absent: moves are seen by all.
   */
  told?(state: S, move: M): number;

  /**
   * What somebody of each temperament likes in a move, from 0 (nothing) to 1, by the seat's view alone. Weighed only among moves
   * that look about equally good, so that bots of one level differ in manner and not in strength.
   */
  readonly temperaments?: Likings<S, M>;

  /** How search suits this game best; absent values take the search's defaults. */
  readonly search?: SearchHints | ((seats: number) => SearchHints);

  /** What the levels people choose do otherwise in this game than everywhere: found by matches, so that each is a step above the last (docs/bots.md). */
  readonly levels?: Readonly<Partial<Record<TunedLevel, Partial<Skill>>>>;

  /** What the yardstick `expert-1` still does as it did, where the levels have learned better since. */
  readonly yardstick?: Partial<
    Pick<BotKnowledge<S, M>, 'greedy' | 'evaluate' | 'settled' | 'candidates' | 'playout' | 'believe' | 'search'>
  >;

  /** What can be learned from: `cantiere learn` fits weights to games of the bots. */
  readonly learning?: Learning<S>;

  /** Choices of others that can be learned: `cantiere learn --choices` fits weights to how the bots make them. */
  readonly choosing?: Choosing<S, M>;

  /** What the strongest level, every level that has learned (`Skill.learned`) and whoever judges finished games does otherwise: only what has won matches. */
  readonly master?: Partial<Pick<BotKnowledge<S, M>, 'evaluate' | 'settled' | 'candidates' | 'playout' | 'believe' | 'search'>>;
}

/** Who takes what is to be had, who builds up what is their own, who gets in the way of others. */
export const TEMPERAMENTS = ['grasper', 'builder', 'meddler'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** How each temperament likes a move. */
export interface Likings<S extends GameState = GameState, M extends GameMove = GameMove> {
  grasper(view: View<S>, seat: Seat, move: M): number;
  builder(view: View<S>, seat: Seat, move: M): number;
  meddler(view: View<S>, seat: Seat, move: M): number;
}

export type TunedLevel = 'easy' | 'normal' | 'hard' | 'expert' | 'master';

/** How well a bot thinks that searches, and how it errs. */
export interface Skill {
  /** Games it imagines before a move. */
  readonly iterations: number;
  /**
   * How readily it takes a move that looks slightly worse: of two that were looked at as much, the one that is worse by this
   * much (in chances of winning) is chosen about a third as often. 0 always takes the best. Bad moves stay rare at every level.
   */
  readonly carelessness: number;
  /** The moves that come to its mind, at most; absent: all that are worth a thought. */
  readonly sees?: number;
  /** Thinks no further than its own move and takes everybody, itself included, to go on by habit. */
  readonly shortsighted?: boolean;
  /** Knows what the game's `master` knows. */
  readonly learned?: boolean;
}

export interface SearchHints {
  /** How much to try what was tried little. */
  readonly exploration?: number;
  /** How far the order of `candidates` is trusted: 0 not at all, 1 the second is tried half as readily as the first. */
  readonly bias?: number;
  /** Playouts stop after this many moves and `evaluate` judges; absent: they go on to the end. */
  readonly playoutMoves?: number;
  /** Playouts stop when this many rounds have ended and `evaluate` judges; absent: they go on to the end. */
  readonly playoutRounds?: number;
  /** Candidates looked at, at most. */
  readonly width?: number;
  /** Others go on by habit in the tree too: all thought goes to the own moves. Not where others must be read to be answered. */
  readonly othersByHabit?: boolean;
  /**
   * Everybody goes on in the tree by what they have seen of the moves there (`BotKnowledge.told`), so that nobody learns to answer
   * what another hides from then on; what the searcher hides already is the same in every imagined world, and they do. Not where
   * several decide at once: from there on all go by what one of them decided.
   */
  readonly secrecy?: boolean;
  /** How often a position is played out before the tree grows beyond it: more where `candidates` is dear. */
  readonly patience?: number;
}
