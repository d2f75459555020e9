/** What a game knows about playing itself well. The search in bots/ is written once over this. */
import type { Chance } from './chance.ts';
import type { GameMove, GameState, View } from './contract.ts';
import type { Seat } from './seat.ts';

export interface BotKnowledge<S extends GameState = GameState, M extends GameMove = GameMove> {
  /** A sensible move by one-step heuristics, from the seat's view alone. Deterministic given `chance`. */
  greedy(view: View<S>, seat: Seat, chance: Chance): M;

  /** A quick, decent move inside a playout (a full imagined world). Called millions of times: no needless allocation. */
  playout(state: S, seat: Seat, chance: Chance): M;

  /** How good the position is for every seat: estimated chance of winning, written to `out`, summing to about 1. */
  evaluate(state: S, out: Float64Array): void;

  /** The moves worth searching, best guess first, where `moves` lists too many. Absent: all of them. */
  candidates?(state: S, seat: Seat): M[];

  /** How search suits this game best; absent values take the search's defaults. */
  readonly search?: SearchHints;
}

export interface SearchHints {
  /** How much to try what was tried little. */
  readonly exploration?: number;
  /** Weight of the order of `candidates` on moves seen rarely. */
  readonly bias?: number;
  /** Playouts stop after this many moves and `evaluate` judges; 0 plays to the end. */
  readonly playoutMoves?: number;
}
