/**
 * Where everybody stands in the tree, by what they have seen (multiple-observer search): nobody goes on from what another hides
 * from the searched position on. Without secrecy (`SearchHints`) all stand at the same node.
 */
import type { Seat } from '@cantiere/engine';
import type { Tree } from './tree.ts';

export class Vantages {
  readonly #tree: Tree;
  readonly #nodes: Int32Array;
  /** Where everybody stands when an iteration begins. */
  readonly #roots: Int32Array;

  constructor(tree: Tree) {
    this.#tree = tree;
    this.#nodes = new Int32Array(tree.seats);
    this.#roots = new Int32Array(tree.seats);
  }

  of(seat: Seat): number {
    return this.#nodes[seat];
  }

  /** All stand here. */
  gather(node: number): void {
    this.#nodes.fill(node);
  }

  /** From now on every iteration begins where everybody stands now. */
  takeRoot(): void {
    this.#roots.set(this.#nodes);
  }

  /** Everybody goes back to where iterations begin. Writes these nodes, each once, to the beginning of `path` and says where they end. */
  goBack(path: Int32Array): number {
    let end = 0;
    for (let seat = 0; seat < this.#nodes.length; seat++) end = noted((this.#nodes[seat] = this.#roots[seat]), path, 0, end);
    return end;
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
      end = noted(next, path, from, end);
    }
    nodes[mover] = node;
    return end;
  }
}

/** Adds the node to what stands in `path` between `from` and `end`, unless it is there, and says where that ends now. */
function noted(node: number, path: Int32Array, from: number, end: number): number {
  for (let known = from; known < end; known++) if (path[known] === node) return end;
  path[end] = node;
  return end + 1;
}
