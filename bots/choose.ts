/** A bot's one question: given what this seat can see, what do I play? Nothing but a view ever gets in here. */
import {
  fraction,
  pick,
  quickChance,
  type BotKnowledge,
  type Chance,
  type Game,
  type GameMove,
  type GameState,
  type Seat,
  type View,
} from '@cantiere/engine';
import { searchingLevels, type BotLevel, type Budget } from './levels.ts';
import { Searcher, type Judged } from './search/search.ts';

/** A game with what it knows about playing itself. */
export interface Thinker {
  readonly game: Game;
  readonly bot: BotKnowledge;
}

/** The same view, level, seed and iterations give the same move. `budget` replaces the level's own. */
export function chooseMove(
  thinker: Thinker,
  level: BotLevel,
  view: View<GameState>,
  seat: Seat,
  seed: number,
  budget?: Budget,
): GameMove {
  const chance = quickChance(seed);
  if (level === 'random') return pick(chance, thinker.game.moves(view, seat));
  if (level === 'greedy') return thinker.bot.greedy(view, seat, chance);
  const settings = { ...searchingLevels[level], ...budget };
  const moves = thinker.game.moves(view, seat);
  if (moves.length === 1) return moves[0];
  return soften(think(thinker, view, seat, chance, settings), settings.carelessness, chance);
}

/** The moves worth considering, best first, as a search within this budget judges them. */
export function think({ game, bot }: Thinker, view: View<GameState>, seat: Seat, chance: Chance, budget: Budget): Judged[] {
  return new Searcher(game, bot, view.seats, budget).search(view, seat, chance);
}

/** A careless player takes a slightly worse move now and then, never a much worse one. */
function soften(judged: readonly Judged[], carelessness: number, chance: Chance): GameMove {
  if (carelessness === 0) return judged[0].move;
  const best = judged[0].value;
  const weights = judged.map(({ value, visits }) => (visits > 1 ? Math.exp(Math.min(0, value - best) / carelessness) : 0));
  let left = fraction(chance) * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = weights.findIndex((weight) => (left -= weight) < 0);
  return judged[Math.max(0, chosen)].move;
}
