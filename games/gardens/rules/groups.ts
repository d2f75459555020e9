/** Groups of equal buildings: how large they are, whether they carry temples, whether this turn's card made them grow. GAR-5.1 to 5.4. */
import { SMALLEST_GROUP, buildingOf } from './data.ts';
import type { BuildingId } from './events.ts';
import { indexOf, squareOf } from './garden.ts';
import type { Square } from './moves.ts';
import { KIND, TEMPLE, TERRACE, type Garden } from './state.ts';

/** Scratch for spreading: which squares were met since `startLooking`, and the squares of the group met last. */
let met = new Int32Array(1024);
let look = 0;
/** Squares (indexes into the garden's box) of the group found last: the first `spread()` of them. */
export let members = new Int32Array(1024);
/** How many temples stand in the group found last. */
export let templesMet = 0;

/** Forgets which groups were met. */
export function startLooking(garden: Garden): void {
  if (garden.squares.length > met.length) {
    met = new Int32Array(garden.squares.length * 2);
    members = new Int32Array(garden.squares.length * 2);
    look = 0;
  }
  look += 1;
}

/**
 * The size of the group around a building square (GAR-5.1), by sides only (GAR-2.6); 0 when it was met already since
 * `startLooking`. Leaves its squares in `members` and its temples in `templesMet`.
 */
export function spread(garden: Garden, start: number): number {
  if (met[start] === look) return 0;
  const { squares, width } = garden;
  const kind = squares[start] & KIND;
  let size = 1;
  let temples = 0;
  members[0] = start;
  met[start] = look;
  for (let next = 0; next < size; next++) {
    const at = members[next];
    if (squares[at] & TEMPLE) temples += 1;
    // The margin of table squares stops the spreading, so no side needs a bound.
    if ((squares[at - 1] & KIND) === kind && met[at - 1] !== look) {
      met[at - 1] = look;
      members[size++] = at - 1;
    }
    if ((squares[at + 1] & KIND) === kind && met[at + 1] !== look) {
      met[at + 1] = look;
      members[size++] = at + 1;
    }
    if ((squares[at - width] & KIND) === kind && met[at - width] !== look) {
      met[at - width] = look;
      members[size++] = at - width;
    }
    if ((squares[at + width] & KIND) === kind && met[at + width] !== look) {
      met[at + width] = look;
      members[size++] = at + width;
    }
  }
  templesMet = temples;
  return size;
}

export interface Group {
  readonly building: BuildingId;
  readonly size: number;
  /** Row by row. */
  readonly squares: readonly Square[];
  /** Where its temples stand: at most one once the turn's merging is settled. */
  readonly temples: readonly Square[];
  /** Holds a square added by this turn's card (GAR-5.2). */
  readonly grown: boolean;
  /** May get a temple now: 3 or more, no temple, grown (GAR-5.3). */
  readonly eligible: boolean;
}

/** All groups of a garden, in order of their topmost, then leftmost square. `added` as in the state. */
export function groupsOf(garden: Garden, added: readonly number[]): Group[] {
  const addedAt = new Set<number>();
  for (let i = 0; i < added.length; i += 2) addedAt.add(indexOf(garden, added[i], added[i + 1]));
  const groups: Group[] = [];
  startLooking(garden);
  garden.squares.forEach((code, start) => {
    if ((code & KIND) < TERRACE) return;
    const size = spread(garden, start);
    if (size === 0) return;
    const indexes = Array.from(members.subarray(0, size)).sort((a, b) => a - b);
    const temples = indexes.filter((index) => garden.squares[index] & TEMPLE).map((index) => squareOf(garden, index));
    const grown = indexes.some((index) => addedAt.has(index));
    groups.push({
      building: buildingOf(code),
      size,
      squares: indexes.map((index) => squareOf(garden, index)),
      temples,
      grown,
      eligible: size >= SMALLEST_GROUP && temples.length === 0 && grown, // GAR-5.3
    });
  });
  return groups;
}
