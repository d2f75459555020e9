/**
 * Numbers for moves: the same move gets the same number in every imagined world. Games share their (frozen) move objects,
 * so most look-ups are by identity; the others are by content.
 */
import type { GameMove } from '@cantiere/engine';

/** A book that has grown thicker than this is begun anew before the next search. */
const THICK = 20_000;
/** What is told with a move is below this. */
const MOST_TOLD = 64;

export class MoveBook {
  readonly #byIdentity = new Map<GameMove, number>();
  readonly #byContent = new Map<string, number>();
  /** By what was seen of them. */
  readonly #bySight = new Map<number, number>();
  #moves: GameMove[] = [];

  idOf(move: GameMove): number {
    const known = this.#byIdentity.get(move);
    if (known !== undefined) return known;
    const content = JSON.stringify(move);
    let id = this.#byContent.get(content);
    if (id === undefined) {
      id = this.#moves.push(move) - 1;
      this.#byContent.set(content, id);
    }
    if (Object.isFrozen(move)) this.#byIdentity.set(move, id);
    return id;
  }

  /** What others see of a move (`BotKnowledge.told`): it and what is told with it or, below 0, that alone. It has a number of its own. */
  seenAs(move: GameMove, told: number): number {
    const sight = told < 0 ? told : this.idOf(move) * MOST_TOLD + told;
    const known = this.#bySight.get(sight);
    if (known !== undefined) return known;
    const id = this.#moves.push(move) - 1;
    this.#bySight.set(sight, id);
    return id;
  }

  move(id: number): GameMove {
    return this.#moves[id];
  }

  /** Call between searches: numbers given before may not be used any more. */
  tidy(): void {
    if (this.#moves.length <= THICK) return;
    this.#byIdentity.clear();
    this.#byContent.clear();
    this.#bySight.clear();
    this.#moves = [];
  }
}
