/**
 * Where everybody stands in the tree, by what they have seen (multiple-observer search): nobody goes on from what another keeps
 * hidden. Without secrecy (`SearchHints`) all stand at the same node.
 */
import type { Seat } from '@cantiere/engine';
import type { Tree } from './tree.ts';

export class Vantages {
  readonly #tree: Tree;
  readonly #nodes: Int32Array;

  constructor(tree: Tree) {
    this.#tree = tree;
    this.#nodes = new Int32Array(tree.seats);
  }

  of(seat: Seat): number {
    return this.#nodes[seat];
  }

  /** All stand here. */
  gather(node: number): void {
    this.#nodes.fill(node);
  }

  /**
   * The mover goes on to `node`, everybody else by the number of what was seen of the move. Writes the nodes that the others come
   * to, each once, to `path` from `from` on and says where they end; -1 when the memory is full.
   */
  goOn(mover: Seat, node: number, seen: number, path: Int32Array, from: number): number {
    const nodes = this.#nodes;
    let end = from;
    for (let seat = 0; seat < nodes.length; seat++) {
      if (seat === mover) continue;
      const next = this.#tree.childOf(nodes[seat], seen, mover);
      if (next < 0) return -1;
      nodes[seat] = next;
      let known = from;
      while (known < end && path[known] !== next) known++;
      if (known === end) path[end++] = next;
    }
    nodes[mover] = node;
    return end;
  }
}
