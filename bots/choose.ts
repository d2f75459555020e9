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
  type Temperament,
  type View,
} from '@cantiere/engine';
import { dwelt, favourite, leaned, likedBy } from './leaning.ts';
import { YARDSTICK, hasTemperament, searchingAt, type Budget, type Rung, type Searching } from './levels.ts';
import { Searcher, type Judged, type SearchWish } from './search/search.ts';

/** A game with what it knows about playing itself. */
export interface Thinker {
  readonly game: Game;
  readonly bot: BotKnowledge;
  /** What it knows of the game was kept with older bots (a past edition): it does not answer as this version's do. */
  readonly earlierBots?: true;
}

export interface ChoiceWish extends Pick<SearchWish, 'carryOn'> {
  /** What the seat has played since somebody else did (`earlierOf`): a bot does not undo in one move what it did in the last. */
  readonly earlier?: readonly GameMove[];
  /** Replaces the level's own. */
  readonly budget?: Partial<Searching> | undefined;
  /** What it likes among moves that look alike. Those who play by rules of thumb have none, nor have the master and the yardstick. */
  readonly temperament?: Temperament | undefined;
}

/** The same view, level, seed and iterations give the same move, unless it may carry on from the last one. */
export function chooseMove(
  thinker: Thinker,
  level: Rung,
  view: View<GameState>,
  seat: Seat,
  seed: number,
  { budget, carryOn = false, earlier = [], temperament }: ChoiceWish = {},
): GameMove {
  const chance = quickChance(seed);
  const { game, bot } = thinker;
  const sane = (move: GameMove): boolean => bot.absurd?.(view, seat, move, earlier) !== true;
  if (level === 'random') return pick(chance, unless(game.moves(view, seat), sane));
  if (level === 'greedy') {
    const first = bot.greedy(view, seat, chance);
    return sane(first) ? first : unless(bot.candidates?.(view, seat) ?? game.moves(view, seat), sane)[0];
  }
  const settings = { ...searchingAt(level, bot), ...budget };
  const moves = unless(game.moves(view, seat), sane);
  if (moves.length === 1) return moves[0];
  const { sees, shortsighted, learned } = settings;
  const judged = think(mindOf(thinker, level, learned), view, seat, chance, settings, { carryOn, sane, sees, shortsighted });
  const sealed = game.toAct(view).length > 1;
  const liked = hasTemperament(level) ? likedBy(temperament, bot, view, seat, judged) : undefined;
  if (settings.carelessness > 0) {
    const inclined = liked ? leaned(liked) : judged;
    return soften(inclined, liked ? highest(inclined) : judged[0].value, settings.carelessness, chance);
  }
  if (sealed) return mix(liked ? dwelt(liked) : judged, judged[0].visits / 2, chance);
  return liked ? favourite(liked) : judged[0].move;
}

const masters = new WeakMap<BotKnowledge, BotKnowledge>();
const yardsticks = new WeakMap<BotKnowledge, BotKnowledge>();

/** What a level knows about playing. */
export function mindOf(thinker: Thinker, level: Rung, learned = false): Thinker {
  if (learned) return masterly(thinker);
  return level === YARDSTICK ? asOfOld(thinker) : thinker;
}

/** With what the yardstick still does as it did. */
function asOfOld({ game, bot }: Thinker): Thinker {
  if (!bot.yardstick) return { game, bot };
  const old = yardsticks.get(bot) ?? { ...bot, ...bot.yardstick };
  yardsticks.set(bot, old);
  return { game, bot: old };
}

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
function mix(judged: readonly Judged[], least: number, chance: Chance): GameMove {
  return sample(judged, ({ visits }) => (visits >= least ? visits : 0), chance);
}

/** A careless player takes a slightly worse move now and then, never a much worse one. Moves hardly looked at are hardly taken: their values are guesses. */
function soften(judged: readonly Judged[], best: number, carelessness: number, chance: Chance): GameMove {
  const weight = ({ value, visits }: Judged): number => visits * steadyExp(Math.min(0, value - best) / carelessness);
  return sample(judged, weight, chance);
}

const highest = (judged: readonly Judged[]): number => judged.reduce((most, { value }) => Math.max(most, value), -Infinity);

function sample(judged: readonly Judged[], weightOf: (choice: Judged) => number, chance: Chance): GameMove {
  const weights = judged.map(weightOf);
  let left = fraction(chance) * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = weights.findIndex((weight) => (left -= weight) < 0);
  return judged[Math.max(0, chosen)].move;
}
