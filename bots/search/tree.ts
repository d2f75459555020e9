/**
 * The search tree in typed arrays: a node is an index, a child list is linked through `next`. The memory grows to what
 * the longest search needed and is used again by the next one.
 */
const FEWEST_NODES = 4096;

export class Tree {
  readonly seats: number;
  readonly #most: number;
  #first = new Int32Array(FEWEST_NODES);
  /** The child that was added first: the end of the list. */
  #eldest = new Int32Array(FEWEST_NODES);
  #next = new Int32Array(FEWEST_NODES);
  #move = new Int32Array(FEWEST_NODES);
  #mover = new Int8Array(FEWEST_NODES);
  #visits = new Int32Array(FEWEST_NODES);
  #available = new Int32Array(FEWEST_NODES);
  /** For each node, for each seat, the sum of rewards of the playouts that went through it. */
  #rewards: Float64Array;
  #used = 0;
  /** The child that was asked for last, and whose it is. */
  #found = -1;
  #foundUnder = -1;

  /** `most` nodes at most; beyond that, no child is added. */
  constructor(seats: number, most: number) {
    this.seats = seats;
    this.#most = most;
    this.#rewards = new Float64Array(FEWEST_NODES * seats);
  }

  get size(): number {
    return this.#used;
  }

  /** Forgets everything and returns the new root. */
  clear(): number {
    this.#used = 0;
    this.#foundUnder = -1;
    return this.#create(-1, -1);
  }

  /**
   * The child that this seat's move leads to, added when it is new; -1 when the tree is full. Moves are mostly asked for in the
   * order in which they were first, so the place of the next is known without a look at the others.
   */
  childOf(parent: number, move: number, mover: number): number {
    const next = parent === this.#foundUnder ? this.#addedAfter(this.#found) : this.#eldest[parent];
    const known = next >= 0 && this.#move[next] === move && this.#mover[next] === mover;
    const child = known ? next : this.#look(parent, move, mover);
    this.#found = child;
    this.#foundUnder = child < 0 ? -1 : parent;
    return child;
  }

  /** The sibling that was added next, when nothing was added elsewhere in between; else -1. */
  #addedAfter(node: number): number {
    const after = node + 1;
    return after < this.#used && this.#next[after] === node ? after : -1;
  }

  #look(parent: number, move: number, mover: number): number {
    for (let node = this.#first[parent]; node >= 0; node = this.#next[node]) {
      if (this.#move[node] === move && this.#mover[node] === mover) return node;
    }
    if (this.#used === this.#most) return -1;
    const node = this.#create(move, mover);
    this.#next[node] = this.#first[parent];
    this.#first[parent] = node;
    if (this.#eldest[parent] < 0) this.#eldest[parent] = node;
    return node;
  }

  firstChild(node: number): number {
    return this.#first[node];
  }

  /** The next child of the same parent, or -1. */
  sibling(node: number): number {
    return this.#next[node];
  }

  /** Id of the move that leads here from the parent. */
  moveTo(node: number): number {
    return this.#move[node];
  }

  mover(node: number): number {
    return this.#mover[node];
  }

  visits(node: number): number {
    return this.#visits[node];
  }

  /** Counts one more world in which this node's move was possible, and says in how many it was so far. */
  offer(node: number): number {
    return ++this.#available[node];
  }

  /** Average reward of a seat below this node; only for visited nodes. */
  value(node: number, seat: number): number {
    return this.#rewards[node * this.seats + seat] / this.#visits[node];
  }

  credit(node: number, rewards: Float64Array): void {
    this.#visits[node]++;
    const base = node * this.seats;
    for (let seat = 0; seat < this.seats; seat++) this.#rewards[base + seat] += rewards[seat];
  }

  #create(move: number, mover: number): number {
    if (this.#used === this.#first.length) this.#grow();
    const node = this.#used++;
    this.#first[node] = -1;
    this.#eldest[node] = -1;
    this.#next[node] = -1;
    this.#move[node] = move;
    this.#mover[node] = mover;
    this.#visits[node] = 0;
    this.#available[node] = 0;
    this.#rewards.fill(0, node * this.seats, (node + 1) * this.seats);
    return node;
  }

  #grow(): void {
    const nodes = 2 * this.#first.length;
    this.#first = copied(this.#first, new Int32Array(nodes));
    this.#eldest = copied(this.#eldest, new Int32Array(nodes));
    this.#next = copied(this.#next, new Int32Array(nodes));
    this.#move = copied(this.#move, new Int32Array(nodes));
    this.#mover = copied(this.#mover, new Int8Array(nodes));
    this.#visits = copied(this.#visits, new Int32Array(nodes));
    this.#available = copied(this.#available, new Int32Array(nodes));
    this.#rewards = copied(this.#rewards, new Float64Array(nodes * this.seats));
  }
}

function copied<A extends Int8Array | Int32Array | Float64Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
