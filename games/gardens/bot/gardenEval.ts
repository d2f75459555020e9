/** What a garden promises. A garden is copied to a roomy scratch board, on which cards are tried and taken back. */
import { BLIND_FROM, COLUMN_OPENS_AT, type Face } from '../rules/data.ts';
import { spread as spreadFrom, startLooking, templesMet as templesMetNear } from '../rules/groups.ts';
import { KIND, PLOT, TABLE, TEMPLE, TERRACE, type Garden } from '../rules/state.ts';

/** Worth of a group without temple, by size: it may be rewarded when it grows. */
const GROUP_WORTH: readonly number[] = [0, 0.2, 0.95, 2, 2.85, 3.6, 4.8, 5.1, 5.3, 5.4];
/** Worth of a plot to build on, up to so many. */
const PLOT_WORTH = 0.22;
const ENOUGH_PLOTS = 18;

/** Room on every side: a card sticks out by at most two squares. */
const ROOM = 2;

let board = new Int8Array(1024);
let met = new Int32Array(1024);
let look = 0;
let queue = new Int32Array(1024);
let fresh = new Uint8Array(1024);
/** Which group a square belonged to before a card was tried: 0 for none. */
let label = new Int16Array(1024);
let width = 0;
let squares = 0;
let left = 0;
let top = 0;
/** Where the six squares of the card lie that is being tried, and what was there. */
const cells = new Int32Array(6);
const beneath = new Int8Array(6);

export function groupWorth(size: number): number {
  return GROUP_WORTH[size < GROUP_WORTH.length ? size : GROUP_WORTH.length - 1];
}

/** Copies a garden to the scratch board. */
export function spreadOut(garden: Garden): void {
  width = garden.width + 2 * ROOM;
  const height = garden.height + 2 * ROOM;
  squares = width * height;
  left = garden.left - ROOM;
  top = garden.top - ROOM;
  if (squares > board.length) {
    board = new Int8Array(squares * 2);
    met = new Int32Array(squares * 2);
    queue = new Int32Array(squares * 2);
    fresh = new Uint8Array(squares * 2);
    label = new Int16Array(squares * 2);
  }
  board.fill(TABLE, 0, squares);
  fresh.fill(0, 0, squares);
  let from = 0;
  for (let row = 0; row < garden.height; row++) {
    let to = (row + ROOM) * width + ROOM;
    for (let column = 0; column < garden.width; column++) board[to++] = garden.squares[from++];
  }
}

/** Lays a card on the scratch board and marks its added squares. */
export function tryCard({ codes, dx, dy }: Face, x: number, y: number): void {
  const corner = (y - top) * width + x - left;
  for (let i = 0; i < 6; i++) {
    const at = corner + dy[i] * width + dx[i];
    const code = codes[i];
    cells[i] = at;
    beneath[i] = board[at];
    if (code >= TERRACE && board[at] !== code) fresh[at] = 1;
    board[at] = code;
  }
}

export function takeBack(): void {
  for (let i = 0; i < 6; i++) {
    board[cells[i]] = beneath[i];
    fresh[cells[i]] = 0;
  }
}

let grownMet = false;
let templesMet = 0;

/** The groups of the garden as it was spread out: the worth of each without temple, and when it was last counted anew. */
let groups = 0;
const worthOf = new Float64Array(512);
const recounted = new Int32Array(512);
/** What all of them promise, the plots, and the smallest group with a temple. */
let promised = 0;
let plotsBefore = 0;
let smallestTempled = 99;

/** Takes stock of the garden, so that cards can be judged by what they change. */
export function takeStock(fade: number): void {
  look += 1;
  groups = 0;
  promised = 0;
  plotsBefore = 0;
  smallestTempled = 99;
  label.fill(0, 0, squares);
  for (let at = 0; at < squares; at++) {
    const code = board[at];
    if (code === PLOT) plotsBefore += 1;
    if (code < TERRACE || met[at] === look) continue;
    const size = spread(at);
    groups += 1;
    for (let i = 0; i < size; i++) label[queue[i]] = groups;
    worthOf[groups] = templesMet > 0 ? 0 : groupWorth(size) * fade;
    promised += worthOf[groups];
    if (templesMet > 0 && size < smallestTempled) smallestTempled = size;
  }
}

/** What a temple that has to be moved here leaves behind: the smallest group with one, which promises again. */
export function worthLeftBehind(fade: number): number {
  return groupWorth(smallestTempled) * fade * 0.7;
}

/** Larger groups are worth and bring what one of this size does. */
export const LARGEST_TOLD = Math.max(GROUP_WORTH.length - 1, BLIND_FROM, ...COLUMN_OPENS_AT);
export const SMALLEST_TOLD = 3;
/** Beside the sizes in `templeSites`: with the card there, a new temple would have to come from the smallest group with one. */
export const MOVES_A_TEMPLE = 1 << (LARGEST_TOLD + 1);
/** Of the card judged last: bit n is set when it makes a group of size n grow that may then get a temple. */
export let templeSites = 0;

/**
 * What the garden promises with the card that was just tried, before any temple; where one might stand is left in
 * `templeSites`. Only the groups that the card touches are counted again. `supply`: temples at hand before this turn.
 */
export function judgeCard({ codes }: Face, supply: number, fade: number): number {
  look += 1;
  let promise = promised;
  let plots = plotsBefore;
  let sites = 0;
  let spare = supply;
  for (let i = 0; i < 6; i++) {
    const at = cells[i];
    const code = codes[i];
    const under = beneath[i];
    if (under === PLOT) plots -= 1;
    if (code === PLOT) plots += 1;
    if (under >= TERRACE && under !== code) promise -= recount(label[at]);
    if (code < TERRACE || met[at] === look) continue;
    const size = spread(at);
    for (let n = 0; n < size; n++) promise -= recount(label[queue[n]]);
    if (templesMet > 0) {
      spare += templesMet - 1;
      continue;
    }
    promise += groupWorth(size) * fade;
    if (grownMet && size >= SMALLEST_TOLD) sites |= 1 << (size < LARGEST_TOLD ? size : LARGEST_TOLD);
  }
  for (let i = 0; i < 6; i++) {
    if (beneath[i] < TERRACE || beneath[i] === codes[i]) continue;
    const at = cells[i];
    promise += remnant(at, at - 1, fade) + remnant(at, at + 1, fade);
    promise += remnant(at, at - width, fade) + remnant(at, at + width, fade);
  }
  templeSites = spare === 0 && smallestTempled < 99 ? sites | MOVES_A_TEMPLE : sites;
  return promise + PLOT_WORTH * (plots < ENOUGH_PLOTS ? plots : ENOUGH_PLOTS) * fade;
}

/** The former worth of a group, once for each card. */
function recount(group: number): number {
  if (recounted[group] === look) return 0;
  recounted[group] = look;
  return worthOf[group];
}

/** What is left, beside a covered square, of the group that it belonged to. */
function remnant(covered: number, beside: number, fade: number): number {
  if (label[beside] !== label[covered] || met[beside] === look || fresh[beside] === 1 || board[beside] < TERRACE) return 0;
  const size = spread(beside);
  return templesMet > 0 ? 0 : groupWorth(size) * fade;
}

function spread(start: number): number {
  const kind = board[start] & KIND;
  let size = 1;
  queue[0] = start;
  met[start] = look;
  grownMet = false;
  templesMet = 0;
  for (let next = 0; next < size; next++) {
    const at = queue[next];
    if (fresh[at] === 1) grownMet = true;
    if (board[at] & TEMPLE) templesMet += 1;
    if ((board[at - 1] & KIND) === kind && met[at - 1] !== look) {
      met[at - 1] = look;
      queue[size++] = at - 1;
    }
    if ((board[at + 1] & KIND) === kind && met[at + 1] !== look) {
      met[at + 1] = look;
      queue[size++] = at + 1;
    }
    if ((board[at - width] & KIND) === kind && met[at - width] !== look) {
      met[at - width] = look;
      queue[size++] = at - width;
    }
    if ((board[at + width] & KIND) === kind && met[at + width] !== look) {
      met[at + width] = look;
      queue[size++] = at + width;
    }
  }
  return size;
}

/** How much building ground a temple on this square would block: garden squares within a card's reach. */
export function blocks(garden: Garden, x: number, y: number): number {
  let count = 0;
  for (let dy = -2; dy <= 2; dy++) {
    const row = y + dy - garden.top;
    if (row < 0 || row >= garden.height) continue;
    for (let dx = -2; dx <= 2; dx++) {
      const column = x + dx - garden.left;
      if (column < 0 || column >= garden.width) continue;
      const code = garden.squares[row * garden.width + column];
      if (code !== TABLE && !(code & TEMPLE)) count += Math.abs(dx) + Math.abs(dy) <= 2 ? 2 : 1;
    }
  }
  return count;
}

/** Groups by size, those beyond the largest counted as such; plots; and all squares. */
export interface Survey {
  readonly plain: number[];
  readonly templed: number[];
  plots: number;
  area: number;
}

const LARGEST_COUNTED = 7;
const surveyed: Survey = {
  plain: Array.from({ length: 8 }, () => 0),
  templed: Array.from({ length: 8 }, () => 0),
  plots: 0,
  area: 0,
};

/** Counts what lies in a garden. The same object every time. */
export function survey(garden: Garden): Survey {
  const { plain, templed } = surveyed;
  for (let size = 0; size <= LARGEST_COUNTED; size++) plain[size] = templed[size] = 0;
  let plots = 0;
  let area = 0;
  startLooking(garden);
  for (let at = 0; at < garden.squares.length; at++) {
    const code = garden.squares[at];
    if (code === TABLE) continue;
    area += 1;
    if (code === PLOT) {
      plots += 1;
      continue;
    }
    const size = spreadFrom(garden, at);
    if (size > 0) (templesMetNear > 0 ? templed : plain)[Math.min(size, LARGEST_COUNTED)] += 1;
  }
  surveyed.plots = plots;
  surveyed.area = area;
  return surveyed;
}
