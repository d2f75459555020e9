/** A bot's one question: given what this seat can see, what do I play? Nothing but a view ever gets in here. */
import {
  fraction,
  pick,
  quickChance,
  steadyExp,
  type BotKnowledge,
  type Chance,
  type Game,
  type GameMove,
  type GameState,
  type Seat,
  type View,
} from '@cantiere/engine';
import { searchingLevels, type Budget, type Rung } from './levels.ts';
import { Searcher, type Judged, type SearchWish } from './search/search.ts';

/** A game with what it knows about playing itself. */
export interface Thinker {
  readonly game: Game;
  readonly bot: BotKnowledge;
}

export interface ChoiceWish extends Pick<SearchWish, 'carryOn'> {
  /** What the seat has played since somebody else did (`earlierOf`): a bot does not undo in one move what it did in the last. */
  readonly earlier?: readonly GameMove[];
  /** Replaces the level's own. */
  readonly budget?: Budget | undefined;
}

/** The same view, level, seed and iterations give the same move, unless it may carry on from the last one. */
export function chooseMove(
  thinker: Thinker,
  level: Rung,
  view: View<GameState>,
  seat: Seat,
  seed: number,
  { budget, carryOn = false, earlier = [] }: ChoiceWish = {},
): GameMove {
  const chance = quickChance(seed);
  const { game, bot } = thinker;
  const sane = (move: GameMove): boolean => bot.absurd?.(view, seat, move, earlier) !== true;
  if (level === 'random') return pick(chance, unless(game.moves(view, seat), sane));
  if (level === 'greedy') {
    const first = bot.greedy(view, seat, chance);
    return sane(first) ? first : unless(bot.candidates?.(view, seat) ?? game.moves(view, seat), sane)[0];
  }
  const settings = { ...searchingLevels[level], ...budget };
  const moves = unless(game.moves(view, seat), sane);
  if (moves.length === 1) return moves[0];
  const judged = think(level === 'master' ? masterly(thinker) : thinker, view, seat, chance, settings, { carryOn, sane });
  if (settings.carelessness > 0) return soften(judged, settings.carelessness, chance);
  return game.toAct(view).length > 1 ? mix(judged, chance) : judged[0].move;
}

const masters = new WeakMap<BotKnowledge, BotKnowledge>();

/** With what the game's master knows better: for the strongest level, and for judging what was played. */
export function masterly({ game, bot }: Thinker): Thinker {
  if (!bot.master) return { game, bot };
  const master = masters.get(bot) ?? { ...bot, ...bot.master };
  masters.set(bot, master);
  return { game, bot: master };
}

/** Those that pass; all of them where none does: something has to be played. */
export function unless<M>(moves: M[], sane: (move: M) => boolean): M[] {
  const left = moves.filter(sane);
  return left.length > 0 ? left : moves;
}

/** The moves worth considering, best first, as a search within this budget judges them. */
export function think(
  { game, bot }: Thinker,
  view: View<GameState>,
  seat: Seat,
  chance: Chance,
  budget: Budget,
  wish?: SearchWish,
): Judged[] {
  return searcherFor(game, bot, view.seats).search(view, seat, chance, budget, wish);
}

const searchers = new WeakMap<BotKnowledge, Searcher[]>();

function searcherFor(game: Game, bot: BotKnowledge, seats: number): Searcher {
  const known = searchers.get(bot) ?? [];
  searchers.set(bot, known);
  return (known[seats] ??= new Searcher(game, bot, seats));
}

/** A sealed answer that could be foreseen could be exploited: moves are taken as often as the search came back to them, stray ones never. */
function mix(judged: readonly Judged[], chance: Chance): GameMove {
  const least = judged[0].visits / 2;
  return sample(judged, ({ visits }) => (visits >= least ? visits : 0), chance);
}

/** A careless player takes a slightly worse move now and then, never a much worse one. Moves hardly looked at are hardly taken: their values are guesses. */
function soften(judged: readonly Judged[], carelessness: number, chance: Chance): GameMove {
  const best = judged[0].value;
  const weight = ({ value, visits }: Judged): number => visits * steadyExp(Math.min(0, value - best) / carelessness);
  return sample(judged, weight, chance);
}

function sample(judged: readonly Judged[], weightOf: (choice: Judged) => number, chance: Chance): GameMove {
  const weights = judged.map(weightOf);
  let left = fraction(chance) * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = weights.findIndex((weight) => (left -= weight) < 0);
  return judged[Math.max(0, chosen)].move;
}
