/** Numbers for moves: the same move gets the same number in every imagined world. Games share their move objects, so most look-ups are by identity. */
import type { GameMove } from '@cantiere/engine';

export class MoveBook {
  readonly #byIdentity = new Map<GameMove, number>();
  readonly #byContent = new Map<string, number>();
  readonly #moves: GameMove[] = [];

  idOf(move: GameMove): number {
    const known = this.#byIdentity.get(move);
    if (known !== undefined) return known;
    const content = JSON.stringify(move);
    let id = this.#byContent.get(content);
    if (id === undefined) {
      id = this.#moves.push(move) - 1;
      this.#byContent.set(content, id);
    }
    // Fresh objects would fill the map for nothing; only shared (frozen) ones come again.
    if (Object.isFrozen(move)) this.#byIdentity.set(move, id);
    return id;
  }

  move(id: number): GameMove {
    return this.#moves[id];
  }
}
