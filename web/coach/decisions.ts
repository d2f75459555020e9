/** What bots have decided in a game: each with what its seat saw when it did, and nothing else. */
import type { BotLevel, Seating } from '@cantiere/bots';
import {
  deal,
  earlierOf,
  type Game,
  type GameMove,
  type GameState,
  type PlayedMove,
  type Seat,
  type TableStart,
  type View,
} from '@cantiere/engine';
import type { Replay } from '../replay/replay.ts';

export interface BotDecision {
  /** So many moves had been made before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly move: GameMove;
  /** Its seat's own view. */
  readonly view: View<GameState>;
  /** What it had played since somebody else did. */
  readonly earlier: readonly GameMove[];
}

/** So far back one may ask at the table. The replay has the rest. */
const MOVES_BACK = 40;

/** The last ones, oldest first. Where a bot had no other move it decided nothing. */
export function lastDecisions(game: Game, start: TableStart, moves: readonly PlayedMove[], sitting: Seating): BotDecision[] {
  const state = deal(game, start);
  const decisions: BotDecision[] = [];
  for (const [at, { seat, move }] of moves.entries()) {
    const level = sitting[seat];
    if (level && at >= moves.length - MOVES_BACK) {
      const view = game.view(state, seat);
      if (game.moves(view, seat).length > 1)
        decisions.push({ at, seat, level, move, view, earlier: earlierOf(moves.slice(0, at), seat) });
    }
    game.play(state, seat, move);
  }
  return decisions;
}

/** The last one of this seat; of all where the seat has none. */
export function lastOf(decisions: readonly BotDecision[], seat: Seat | undefined): BotDecision | undefined {
  return decisions.findLast((one) => one.seat === seat) ?? decisions.at(-1);
}

/** The bot's decision that led to this position. */
export function decisionBefore(
  replay: Replay,
  moves: readonly PlayedMove[],
  sitting: Seating,
  at: number,
): BotDecision | undefined {
  const played = moves[at - 1];
  const level = played && sitting[played.seat];
  const view = played && level ? replay.position(at - 1, played.seat)?.view : undefined;
  if (!played || !level || !view) return undefined;
  return { at: at - 1, ...played, level, view, earlier: earlierOf(moves.slice(0, at - 1), played.seat) };
}
