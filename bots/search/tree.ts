/**
 * The search tree in preallocated typed arrays: a node is an index, a child list is linked through `next`.
 * Every node remembers, for each seat, the sum of rewards of the playouts that went through it.
 */
export class Tree {
  readonly seats: number;
  readonly first: Int32Array;
  readonly next: Int32Array;
  /** Id of the move that leads here from the parent. */
  readonly move: Int32Array;
  /** Seat that makes that move. */
  readonly mover: Int8Array;
  readonly visits: Int32Array;
  /** How often this move was possible when its parent was visited: imagined worlds differ in what they allow. */
  readonly available: Int32Array;
  readonly rewards: Float64Array;
  used = 0;

  constructor(capacity: number, seats: number) {
    this.seats = seats;
    this.first = new Int32Array(capacity);
    this.next = new Int32Array(capacity);
    this.move = new Int32Array(capacity);
    this.mover = new Int8Array(capacity);
    this.visits = new Int32Array(capacity);
    this.available = new Int32Array(capacity);
    this.rewards = new Float64Array(capacity * seats);
  }

  get isFull(): boolean {
    return this.used === this.first.length;
  }

  /** Forgets everything; the memory is used again. Returns the new root. */
  clear(): number {
    this.used = 0;
    return this.#create(-1, 0);
  }

  addChild(parent: number, move: number, mover: number): number {
    const node = this.#create(move, mover);
    this.next[node] = this.first[parent];
    this.first[parent] = node;
    return node;
  }

  child(parent: number, move: number, mover: number): number {
    for (let node = this.first[parent]; node >= 0; node = this.next[node]) {
      if (this.move[node] === move && this.mover[node] === mover) return node;
    }
    return -1;
  }

  /** Average reward of a seat below this node; only for visited nodes. */
  value(node: number, seat: number): number {
    return this.rewards[node * this.seats + seat] / this.visits[node];
  }

  credit(node: number, rewards: Float64Array): void {
    this.visits[node]++;
    const base = node * this.seats;
    for (let seat = 0; seat < this.seats; seat++) this.rewards[base + seat] += rewards[seat];
  }

  #create(move: number, mover: number): number {
    const node = this.used++;
    this.first[node] = -1;
    this.next[node] = -1;
    this.move[node] = move;
    this.mover[node] = mover;
    this.visits[node] = 0;
    this.available[node] = 0;
    this.rewards.fill(0, node * this.seats, (node + 1) * this.seats);
    return node;
  }
}
