/**
 * Games to learn from: bots play themselves. They begin with some moves by habit and stray ones, and a round as it is played out in
 * a search, so that not all are alike and what a search comes to is seen; from then on every seat searches.
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
  type Result,
  type Seat,
} from '@cantiere/engine';
import { chooseMove, type Thinker } from '../choose.ts';
import type { BotLevel } from '../levels.ts';

export interface SelfPlay {
  readonly seats: number;
  readonly level: BotLevel;
  readonly iterations: number;
  readonly seed: string;
}

/** Who notes something of a game. */
export interface Watcher {
  /** A position in which somebody decides; `searched`: no longer by habit. */
  position?(state: GameState, searched: boolean, chance: Chance): void;
  /** A move that a search chose, before it is made. */
  choice?(state: GameState, seat: Seat, move: GameMove): void;
}

const STRAY_MOVES = 0.04;
/** So many rounds at most are played by habit before the search begins, unless the game says: games of four rounds have some left. */
const HABIT_ROUNDS = 3;

/** The game with this number, and how it ended. */
export function playItself({ game, bot }: Thinker, how: SelfPlay, number: number, watcher: Watcher): Result {
  const { seats, level, iterations, seed } = how;
  const chance = quickChance(number);
  const state = deal(game, { seats, options: defaultOptions(game.options), seed: seedFrom(`${seed}/${number}`) });
  const searchFrom = Math.floor(fraction(chance) * (bot.learning?.habit?.(seats) ?? HABIT_ROUNDS));
  const played: PlayedMove[] = [];
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    const now = game.round(state);
    const searched = now >= searchFrom;
    watcher.position?.(state, searched, chance);
    const seat = toAct[0];
    const view = game.view(state, seat);
    const move = searched
      ? chooseMove({ game, bot }, level, view, seat, number * 8192 + played.length, {
          budget: { iterations, milliseconds: 0 },
          carryOn: true,
          earlier: earlierOf(played, seat),
        })
      : byHabit({ game, bot }, state, seat, chance, now === searchFrom - 1);
    if (searched) watcher.choice?.(state, seat, move);
    game.play(state, seat, move);
    played.push({ seat, move });
  }
  return game.result(state)!;
}

function byHabit({ game, bot }: Thinker, state: GameState, seat: Seat, chance: Chance, asPlayedOut: boolean): GameMove {
  if (asPlayedOut) return bot.playout(state, seat, chance);
  const view = game.view(state, seat);
  return fraction(chance) < STRAY_MOVES ? pick(chance, game.moves(view, seat)) : bot.greedy(view, seat, chance);
}
