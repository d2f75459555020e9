/**
 * Information-set Monte Carlo tree search (single observer, max^n): every iteration imagines a world that fits what the
 * seat can see, walks one shared tree in it, plays on with the game's own policy, and credits every seat.
 */
import {
  canonicalJson,
  fraction,
  type BotKnowledge,
  type Chance,
  type Game,
  type GameMove,
  type GameState,
  type SearchHints,
  type Seat,
  type View,
} from '@cantiere/engine';
import type { Budget } from '../levels.ts';
import { MoveBook } from './moveBook.ts';
import { RankPrior } from './prior.ts';
import { rewardsOf } from './rewards.ts';
import { leadOf, Ripening } from './ripening.ts';
import { Tree } from './tree.ts';
import { Vantages } from './vantages.ts';

export interface Judged {
  readonly move: GameMove;
  readonly visits: number;
  /** Expected reward for the searching seat, 0 to 1. */
  readonly value: number;
  /** How many of the visits the value is the mean of. */
  readonly counted: number;
}

const DEFAULT_HINTS: Required<SearchHints> = {
  exploration: 0.5,
  bias: 1,
  playoutMoves: Infinity,
  playoutRounds: Infinity,
  width: 24,
  othersByHabit: false,
  secrecy: false,
  patience: 1,
};
const MOST_NODES = 400_000;
const DEEPEST = 512;
/** So often it is looked whether anything is still to be settled. */
const GLANCE_EVERY = 32;

/** What a search may be told besides its budget. */
export interface SearchWish {
  /** The seat's moves to think about, instead of all that are worth it. */
  readonly these?: readonly GameMove[];
  /** Whether a move of the seat is worth a thought at all; where none is, all are. */
  sane?(move: GameMove): boolean;
  /** The moves that come to mind, at most: what greedy would play and the best guesses. Absent: all that are worth a thought. */
  readonly sees?: number | undefined;
  /** Think no further than the own move: everybody goes on by habit. */
  readonly shortsighted?: boolean | undefined;
  /**
   * Go on from what the last search found out, where its best move has led to this very view: the next decision of the same
   * turn. Otherwise, and by default, nothing that was thought before has a say.
   */
  readonly carryOn?: boolean;
  /**
   * What the moves are worth is asked, not which to play by how often each was visited. The search stops as soon as no other move
   * can still be visited more than the first, and what a young tree said, which did not know yet how to go on, is left out of
   * the values: less is wrong after half the iterations than otherwise after all of them (`cantiere bench analysis`).
   */
  readonly toJudge?: boolean;
}

/** What the best move of a search leads to, when it reveals nothing: everybody stands there in the tree, and the next one may carry on. */
interface Onward {
  readonly seat: Seat;
  readonly view: string;
}

/** Thinks for one game at one number of seats. Its memory is used again from search to search. */
export class Searcher {
  readonly #game: Game;
  readonly #bot: BotKnowledge;
  readonly #hints: Required<SearchHints>;
  readonly #prior: RankPrior;
  readonly #tree: Tree;
  readonly #vantages: Vantages;
  readonly #book = new MoveBook();
  readonly #rewards: Float64Array;
  readonly #path = new Int32Array(DEEPEST);
  #depth = 0;
  #root = 0;
  #onward: Onward | undefined;
  #observer: Seat = 0;
  #shortsighted = false;
  #rootMoves: readonly GameMove[] = [];
  #rootIds: readonly number[] = [];
  readonly #children: Int32Array;
  readonly #prospects: Float64Array;

  constructor(game: Game, bot: BotKnowledge, seats: number) {
    this.#game = game;
    this.#bot = bot;
    this.#hints = { ...DEFAULT_HINTS, ...(typeof bot.search === 'function' ? bot.search(seats) : bot.search) };
    this.#prior = new RankPrior(this.#hints.bias, this.#hints.width);
    this.#tree = new Tree(seats, MOST_NODES);
    this.#vantages = new Vantages(this.#tree);
    this.#rewards = new Float64Array(seats);
    this.#children = new Int32Array(this.#hints.width);
    this.#prospects = new Float64Array(this.#hints.width);
  }

  /** The moves that were tried, most visited first. */
  search(
    view: View<GameState>,
    seat: Seat,
    chance: Chance,
    { iterations, milliseconds }: Budget,
    { these, sane, sees, shortsighted = false, carryOn = false, toJudge = false }: SearchWish = {},
  ): Judged[] {
    const deadline = milliseconds > 0 ? performance.now() + milliseconds : Infinity;
    if (!carryOn || !this.#foresaw(view, seat)) this.#plant();
    this.#vantages.takeRoot();
    this.#observer = seat;
    this.#root = this.#vantages.of(seat);
    const worth = these ?? this.#favouriteFirst(view, seat, chance);
    const left = sane ? worth.filter(sane) : worth;
    this.#rootMoves = (left.length > 0 ? left : worth).slice(0, sees);
    this.#shortsighted = shortsighted;
    this.#rootIds = this.#rootMoves.map((move) => this.#book.idOf(move));
    const needed = this.#rootMoves.length > 1 ? iterations : 1;
    const rivals = new Set(this.#rootIds).size > 1;
    const ripening = toJudge ? new Ripening() : undefined;
    for (let i = 0; i < needed; i++) {
      if (i > 0 && performance.now() >= deadline) break;
      this.#iterate(this.#imagine(view, seat, chance), chance);
      if (!ripening) continue;
      if (ripening.due(i + 1)) ripening.note(this.#judge(seat));
      if (rivals && i % GLANCE_EVERY === 0 && leadOf(this.#judge(seat)) >= needed - i) break;
    }
    const found = this.#judge(seat);
    const judged = ripening?.ripe(found) ?? found;
    this.#onward = carryOn && judged.length > 0 ? this.#after(view, seat, judged[0].move, chance) : undefined;
    return judged;
  }

  #plant(): void {
    this.#book.tidy();
    this.#vantages.gather(this.#tree.clear());
  }

  /** Whether the last search foresaw this view and left room to think on. */
  #foresaw(view: View<GameState>, seat: Seat): boolean {
    const onward = this.#onward;
    return onward?.seat === seat && 2 * this.#tree.size < MOST_NODES && onward.view === canonicalJson(view);
  }

  /**
   * Where the move leads everybody, in one world: if it reveals something, the real view will be another, and the thought is not
   * carried on.
   */
  #after(view: View<GameState>, seat: Seat, move: GameMove, chance: Chance): Onward | undefined {
    const world = this.#game.imagine(view, seat, chance);
    const told = this.#tellOf(world, move);
    this.#game.play(world, seat, move);
    this.#depth = this.#vantages.goBack(this.#path);
    const node = this.#tree.childOf(this.#root, this.#book.idOf(move), seat);
    return this.#goOn(seat, node, move, told) ? { seat, view: canonicalJson(this.#game.view(world, seat)) } : undefined;
  }

  #imagine(view: View<GameState>, seat: Seat, chance: Chance): GameState {
    const world = this.#game.imagine(view, seat, chance);
    this.#bot.believe?.(world, seat, chance);
    return world;
  }

  /** The moves to think about: what greedy would play, then the candidates. */
  #favouriteFirst(view: View<GameState>, seat: Seat, chance: Chance): GameMove[] {
    const favourite = this.#bot.greedy(view, seat, chance);
    const id = this.#book.idOf(favourite);
    const candidates = this.#movesIn(this.#imagine(view, seat, chance), seat);
    return [favourite, ...candidates.filter((move) => this.#book.idOf(move) !== id)];
  }

  #movesIn(world: GameState, seat: Seat): readonly GameMove[] {
    return this.#bot.candidates?.(world, seat) ?? this.#game.moves(world, seat);
  }

  #iterate(world: GameState, chance: Chance): void {
    this.#depth = this.#vantages.goBack(this.#path);
    let node: number;
    do node = this.#step(world, chance);
    while (
      !this.#shortsighted &&
      node >= 0 &&
      this.#tree.visits(node) >= this.#hints.patience &&
      this.#depth + world.seats < DEEPEST
    );
    this.#playOut(world, chance);
    for (let i = 0; i < this.#depth; i++) this.#tree.credit(this.#path[i], this.#rewards);
  }

  #walk(node: number): void {
    this.#path[this.#depth++] = node;
  }

  /**
   * Plays one decision of the tree's choice and returns where it leads who took it; -1 when the game or the memory is at its end.
   * When several seats decide at once, each chooses before anybody goes on, so that none can react to another.
   */
  #step(world: GameState, chance: Chance): number {
    if (this.#hints.othersByHabit) this.#letOthersPlay(world, chance);
    const toAct = this.#game.toAct(world);
    if (toAct.length === 0) return -1;
    if (toAct.length === 1) return this.#decide(world, toAct[0]);
    let onward = -1;
    for (const seat of toAct) {
      const child = this.#decide(world, seat, chance);
      if (child < 0) return -1;
      if (onward < 0 || seat === this.#observer) onward = child;
    }
    this.#vantages.gather(onward);
    return onward;
  }

  /** Up to the observer's next decision, or one that several take at once. */
  #letOthersPlay(world: GameState, chance: Chance): void {
    for (;;) {
      const toAct = this.#game.toAct(world);
      if (toAct.length !== 1 || toAct[0] === this.#observer) return;
      this.#game.play(world, toAct[0], this.#bot.playout(world, toAct[0], chance));
    }
  }

  /**
   * Chooses among the moves that this world allows and plays it: the one with the best prospects or, where `sealed` gives
   * the chance for it, a mixture by regret.
   */
  #decide(world: GameState, seat: Seat, sealed?: Chance): number {
    const node = this.#vantages.of(seat);
    // The observer's own moves are the same in every world; another's at a sealed decision are not.
    const own = node === this.#root && seat === this.#observer;
    const moves = own ? this.#rootMoves : this.#movesIn(world, seat);
    const width = Math.min(moves.length, this.#hints.width);
    const usual = this.#tree.visits(node) > 0 ? this.#tree.value(node, seat) : 1 / world.seats;
    if (!this.#weighProspects(node, moves, own ? this.#rootIds : undefined, width, seat, usual)) return -1;
    const chosen = sealed ? this.#mixByRegret(width, usual, sealed) : this.#mostPromising(width);
    const move = moves[chosen];
    const child = this.#children[chosen];
    this.#walk(child);
    const told = this.#tellOf(world, move);
    this.#game.play(world, seat, move);
    return sealed || this.#goOn(seat, child, move, told) ? child : -1;
  }

  /** What the others go on by, of a move that is about to be made; undefined where nothing is secret. */
  #tellOf(world: GameState, move: GameMove): number | undefined {
    return this.#hints.secrecy ? this.#bot.told?.(world, move) : undefined;
  }

  /** The mover goes on to this node, the others by what is told of the move; false when the memory is full. */
  #goOn(mover: Seat, node: number, move: GameMove, told: number | undefined): boolean {
    if (told === undefined) {
      this.#vantages.gather(node);
      return true;
    }
    const end = this.#vantages.goOn(mover, node, this.#book.seenAs(move, told), this.#path, this.#depth);
    if (end >= 0) this.#depth = end;
    return end >= 0;
  }

  /** Finds the children of the moves and their prospects (PUCT, with the order of the candidates as prior); false when the memory is full. */
  #weighProspects(
    node: number,
    moves: readonly GameMove[],
    ids: readonly number[] | undefined,
    width: number,
    seat: Seat,
    usual: number,
  ): boolean {
    const tree = this.#tree;
    for (let i = 0; i < width; i++) {
      const child = tree.childOf(node, ids ? ids[i] : this.#book.idOf(moves[i]), seat);
      if (child < 0) return false;
      const visits = tree.visits(child);
      const value = visits > 0 ? tree.value(child, seat) : usual;
      const curiosity = (this.#prior.of(i, width) * Math.sqrt(tree.offer(child))) / (1 + visits);
      this.#children[i] = child;
      this.#prospects[i] = value + this.#hints.exploration * curiosity;
    }
    return true;
  }

  #mostPromising(width: number): number {
    let best = 0;
    for (let i = 1; i < width; i++) if (this.#prospects[i] > this.#prospects[best]) best = i;
    return best;
  }

  /** Regret matching: each move as often as it promises more than the usual, so that nobody can rely on the answer. */
  #mixByRegret(width: number, usual: number, chance: Chance): number {
    let sum = 0;
    for (let i = 0; i < width; i++) sum += Math.max(0, this.#prospects[i] - usual);
    if (sum === 0) return this.#mostPromising(width);
    let left = fraction(chance) * sum;
    for (let i = 0; i < width; i++) if ((left -= Math.max(0, this.#prospects[i] - usual)) < 0) return i;
    return this.#mostPromising(width);
  }

  /** Plays on to the end, or as far as the hints say, and writes down what it is worth to everybody. */
  #playOut(world: GameState, chance: Chance): void {
    const { playoutMoves, playoutRounds } = this.#hints;
    const lastRound = this.#game.round(world) + playoutRounds;
    for (let moves = 0; ; moves++) {
      const toAct = this.#game.toAct(world);
      if (toAct.length === 0) return rewardsOf(this.#game.result(world)!, this.#rewards);
      const enough = moves >= playoutMoves || this.#game.round(world) >= lastRound;
      if (enough && (this.#bot.settled?.(world) ?? true)) return this.#bot.evaluate(world, this.#rewards);
      this.#game.play(world, toAct[0], this.#bot.playout(world, toAct[0], chance));
    }
  }

  #judge(seat: Seat): Judged[] {
    const tree = this.#tree;
    const asked = new Set(this.#rootIds);
    const judged: Judged[] = [];
    for (let node = tree.firstChild(this.#root); node >= 0; node = tree.sibling(node)) {
      const visits = tree.visits(node);
      const move = tree.moveTo(node);
      if (visits > 0 && tree.mover(node) === seat && asked.has(move))
        judged.push({ move: this.#book.move(move), visits, value: tree.value(node, seat), counted: visits });
    }
    return judged.sort((a, b) => b.visits - a.visits || b.value - a.value);
  }
}
