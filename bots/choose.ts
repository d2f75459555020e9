/** A bot's one question: given what this seat can see, what do I play? Nothing but a view ever gets in here. */
import {
  pick,
  quickChance,
  type Game,
  type BotKnowledge,
  type GameMove,
  type GameState,
  type Seat,
  type View,
} from '@cantiere/engine';
import type { BotLevel } from './levels.ts';

export interface Thinker {
  readonly game: Game;
  readonly bot: BotKnowledge;
}

/** The same view, level and seed give the same move. */
export function chooseMove({ game, bot }: Thinker, level: BotLevel, view: View<GameState>, seat: Seat, seed: number): GameMove {
  const chance = quickChance(seed);
  switch (level) {
    case 'random':
      return pick(chance, game.moves(view, seat));
    case 'greedy':
      return bot.greedy(view, seat, chance);
  }
}
