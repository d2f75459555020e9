/**
 * Information-set Monte Carlo tree search (single observer, max^n): every iteration imagines a world that fits what the
 * seat can see, walks one shared tree in it, plays the rest out with the game's own policy, and credits every seat.
 */
import type { BotKnowledge, Chance, Game, GameMove, GameState, SearchHints, Seat, View } from '@cantiere/engine';
import type { Budget } from '../levels.ts';
import { MoveBook } from './moveBook.ts';
import { rewardsOf } from './rewards.ts';
import { Tree } from './tree.ts';

export interface Judged {
  readonly move: GameMove;
  readonly visits: number;
  /** Expected reward for the searching seat, 0 to 1. */
  readonly value: number;
}

const DEFAULT_HINTS = { exploration: 0.7, bias: 0.3, playoutMoves: 0 };
const CLOCK_STRIDE = 8;
const MOST_NODES = 400_000;
/** Children of a node grow with its visits, best guess first: sqrt-like widening keeps long move lists tractable. */
const WIDEN_BASE = 4;
const WIDEN_FACTOR = 2;

export class Searcher {
  readonly #game: Game;
  readonly #bot: BotKnowledge;
  readonly #budget: Budget;
  readonly #hints: Required<SearchHints>;
  readonly #tree: Tree;
  readonly #book = new MoveBook();
  readonly #rewards: Float64Array;
  readonly #path: Int32Array;

  constructor(game: Game, bot: BotKnowledge, seats: number, budget: Budget) {
    this.#game = game;
    this.#bot = bot;
    this.#budget = budget;
    this.#hints = { ...DEFAULT_HINTS, ...bot.search };
    // An iteration adds one node at most.
    this.#tree = new Tree(Math.min(budget.iterations + 1, MOST_NODES), seats);
    this.#rewards = new Float64Array(seats);
    this.#path = new Int32Array(512);
  }

  /** The root's moves, most visited first. */
  search(view: View<GameState>, seat: Seat, chance: Chance): Judged[] {
    const root = this.#tree.clear();
    const { iterations, milliseconds } = this.#budget;
    const deadline = milliseconds > 0 ? performance.now() + milliseconds : Infinity;
    for (let i = 0; i < iterations; i++) {
      if (i % CLOCK_STRIDE === 0 && performance.now() >= deadline) break;
      this.#iterate(root, this.#game.imagine(view, seat, chance), seat, chance);
    }
    return this.#judge(root, seat);
  }

  #iterate(root: number, world: GameState, observer: Seat, chance: Chance): void {
    const path = this.#path;
    path[0] = root;
    let length = 1;
    let node = root;
    while (length < path.length) {
      const toAct = this.#game.toAct(world);
      if (toAct.length === 0) break;
      const seat = this.#letOthersSeal(world, toAct, observer, chance);
      if (seat < 0) continue;
      const before = this.#tree.used;
      node = this.#descend(node, world, seat);
      if (node < 0) break;
      path[length++] = node;
      if (this.#tree.used > before) break;
    }
    this.#playOut(world, chance);
    for (let i = 0; i < length; i++) this.#tree.credit(path[i], this.#rewards);
  }

  /**
   * When several seats decide at once nobody may react to another's answer: all but one answer by policy, outside the
   * tree, before the one that the tree thinks about. Returns that seat, or -1 when the others' answers ended the round.
   */
  #letOthersSeal(world: GameState, toAct: readonly Seat[], observer: Seat, chance: Chance): Seat {
    if (toAct.length === 1) return toAct[0];
    const thinker = toAct.includes(observer) ? observer : toAct[0];
    for (const seat of [...toAct]) if (seat !== thinker) this.#game.play(world, seat, this.#bot.playout(world, seat, chance));
    return this.#game.toAct(world).includes(thinker) ? thinker : -1;
  }

  /** Chooses a move at this node by UCB over the moves that this world allows, plays it, and returns the child; -1 when the tree is full. */
  #descend(node: number, world: GameState, seat: Seat): number {
    const tree = this.#tree;
    const moves = this.#bot.candidates?.(world, seat) ?? this.#game.moves(world, seat);
    const width = Math.min(moves.length, WIDEN_BASE + Math.floor(WIDEN_FACTOR * Math.sqrt(tree.visits[node])));
    let best = -1;
    let bestScore = -Infinity;
    let bestMove = 0;
    for (let i = 0; i < width; i++) {
      const id = this.#book.idOf(moves[i]);
      const child = tree.child(node, id, seat);
      if (child < 0) {
        if (tree.isFull) return -1;
        best = tree.addChild(node, id, seat);
        tree.available[best] = 1;
        bestMove = i;
        break;
      }
      tree.available[child]++;
      const visits = tree.visits[child];
      const prior = 1 - i / moves.length;
      const score =
        tree.value(child, seat) +
        this.#hints.exploration * Math.sqrt(Math.log(tree.available[child]) / visits) +
        (this.#hints.bias * prior) / (1 + visits);
      if (score > bestScore) {
        bestScore = score;
        best = child;
        bestMove = i;
      }
    }
    this.#game.play(world, seat, moves[bestMove]);
    return best;
  }

  #playOut(world: GameState, chance: Chance): void {
    const limit = this.#hints.playoutMoves > 0 ? this.#hints.playoutMoves : Infinity;
    for (let moves = 0; moves < limit; moves++) {
      const toAct = this.#game.toAct(world);
      if (toAct.length === 0) {
        rewardsOf(this.#game.result(world)!, this.#rewards);
        return;
      }
      this.#game.play(world, toAct[0], this.#bot.playout(world, toAct[0], chance));
    }
    this.#bot.evaluate(world, this.#rewards);
  }

  #judge(root: number, seat: Seat): Judged[] {
    const judged: Judged[] = [];
    for (let node = this.#tree.first[root]; node >= 0; node = this.#tree.next[node]) {
      const visits = this.#tree.visits[node];
      if (visits > 0) judged.push({ move: this.#book.move(this.#tree.move[node]), visits, value: this.#tree.value(node, seat) });
    }
    return judged.sort((a, b) => b.visits - a.visits || b.value - a.value);
  }
}
