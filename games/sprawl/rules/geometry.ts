/** The city grid (SPR-1): lots, blocks, placements, what touches what, what lies beside the water, and the rows. */
import { data } from '../data/index.ts';
import type { Placement } from './state.ts';

export const SIDE = 12;
export const LOTS = SIDE * SIDE;
export const BLOCK_SIDE = 6;
export const BLOCKS = BLOCK_SIDE * BLOCK_SIDE;

/** Lots of a block: 0 top left, 1 top right, 2 bottom left, 3 bottom right. */
const SHAPES: readonly (readonly number[])[] = [
  [0],
  [1],
  [2],
  [3],
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
  [0, 1, 2],
  [0, 1, 3],
  [0, 2, 3],
  [1, 2, 3],
  [0, 1, 2, 3],
]; // SPR-1.10
export const SHAPES_PER_BLOCK = SHAPES.length;
/** First shape of each size, and one past the last. */
export const FIRST_SHAPE: readonly number[] = [0, 0, 4, 8, 12, 13];

export const PLACEMENTS = BLOCKS * SHAPES_PER_BLOCK;

export const rowOf = (lot: number): number => Math.floor(lot / SIDE);
const columnOf = (lot: number): number => lot % SIDE;
export const blockOfLot = (lot: number): number => (rowOf(lot) >> 1) * BLOCK_SIDE + (columnOf(lot) >> 1); // SPR-1.1
export const blockRow = (block: number): number => Math.floor(block / BLOCK_SIDE);
const blockColumn = (block: number): number => block % BLOCK_SIDE;

const all = Array.from({ length: PLACEMENTS }, (_, placement) => placement);

/** The block of each placement. */
export const BLOCK_OF: readonly number[] = all.map((placement) => Math.floor(placement / SHAPES_PER_BLOCK));

/** The top left lot of each block. */
export const CORNER_OF: readonly number[] = Array.from(
  { length: BLOCKS },
  (_, block) => blockRow(block) * 2 * SIDE + blockColumn(block) * 2,
);

/** The lots of each placement, ascending. */
export const LOTS_OF: readonly (readonly number[])[] = all.map((placement) => {
  const corner = CORNER_OF[BLOCK_OF[placement]];
  return Object.freeze(SHAPES[placement % SHAPES_PER_BLOCK].map((part) => corner + (part >> 1) * SIDE + (part & 1)));
});

/** The lots of each placement inside its block, as bits. */
export const MASK_OF: readonly number[] = all.map((placement) =>
  SHAPES[placement % SHAPES_PER_BLOCK].reduce((mask, part) => mask | (1 << part), 0),
);

export const SIZE_OF: readonly number[] = LOTS_OF.map((lots) => lots.length);

/** All placements of a size, by size. */
export const PLACEMENTS_OF_SIZE: readonly (readonly Placement[])[] = [0, 1, 2, 3, 4].map((size) =>
  all.filter((placement) => SIZE_OF[placement] === size),
);

/** The eight lots around a lot, fewer at the edges. */ // SPR-1.2
export const AROUND: readonly (readonly number[])[] = Array.from({ length: LOTS }, (_, lot) =>
  Array.from({ length: LOTS }, (_, other) => other).filter(
    (other) => other !== lot && Math.abs(rowOf(other) - rowOf(lot)) <= 1 && Math.abs(columnOf(other) - columnOf(lot)) <= 1,
  ),
);

/** The lots that touch a placement without belonging to it. */
export const NEIGHBOURS_OF: readonly (readonly number[])[] = LOTS_OF.map((lots) =>
  [...new Set(lots.flatMap((lot) => AROUND[lot]))].filter((lot) => !lots.includes(lot)).sort((a, b) => a - b),
);

const touching = new Uint8Array(PLACEMENTS * PLACEMENTS);
{
  /** Placements that cover a lot. */
  const covering: number[][] = Array.from({ length: LOTS }, () => []);
  for (const placement of all) for (const lot of LOTS_OF[placement]) covering[lot].push(placement);
  for (const placement of all)
    for (const lot of NEIGHBOURS_OF[placement]) for (const other of covering[lot]) touching[placement * PLACEMENTS + other] = 1;
}

/** Whether two different buildings at these placements are adjacent. */ // SPR-1.3
export function touches(a: Placement, b: Placement): boolean {
  return touching[a * PLACEMENTS + b] === 1;
}

// SPR-1.4
export const BESIDE_WATER: readonly boolean[] = LOTS_OF.map((lots) =>
  lots.some((lot) => rowOf(lot) === 0 || columnOf(lot) === SIDE - 1),
);
export const BESIDE_WILDERNESS: readonly boolean[] = LOTS_OF.map((lots) =>
  lots.some((lot) => columnOf(lot) === 0 || rowOf(lot) === SIDE - 1),
);

/** The placement that covers exactly these lots (any order); -1 when they are no shape inside one block. */
export function placementOn(lots: readonly number[]): Placement {
  if (lots.length < 1 || lots.length > 4) return -1;
  const block = blockOfLot(lots[0]);
  let parts = 0;
  for (const lot of lots) {
    if (blockOfLot(lot) !== block) return -1;
    parts |= 1 << ((rowOf(lot) & 1) * 2 + (columnOf(lot) & 1));
  }
  for (let shape = FIRST_SHAPE[lots.length]; shape < FIRST_SHAPE[lots.length + 1]; shape++) {
    if (MASK_OF[shape] === parts) return block * SHAPES_PER_BLOCK + shape;
  }
  return -1;
}

/** Whether these lots make a legal shape, streets left aside. */ // SPR-1.10
export function isShape(lots: readonly number[]): boolean {
  if (lots.length < 1 || lots.length > 4 || new Set(lots).size !== lots.length) return false;
  if (lots.some((lot) => !Number.isInteger(lot) || lot < 0 || lot >= LOTS)) return false;
  const rows = lots.map(rowOf);
  const columns = lots.map(columnOf);
  const height = Math.max(...rows) - Math.min(...rows);
  const width = Math.max(...columns) - Math.min(...columns);
  return height <= 1 && width <= 1 && (lots.length !== 2 || height + width === 1);
}

/** The 1-lot placement on a lot. */
export const ON_LOT: readonly Placement[] = Array.from({ length: LOTS }, (_, lot) => placementOn([lot]));

// Rows. A row is known by its number and kind; which blocks it holds follows.

const { prestigeBands: PRESTIGE_OF_BAND, wealthColumns: WEALTH_OF_COLUMN } = data.board; // SPR-1.5 SPR-1.6

/** The printed prestige number of each block. */
export const PRESTIGE_ROW: readonly number[] = Array.from(
  { length: BLOCKS },
  (_, block) => PRESTIGE_OF_BAND[blockRow(block) >> 1],
);
/** The printed wealth number of each block. */
export const WEALTH_ROW: readonly number[] = Array.from({ length: BLOCKS }, (_, block) => WEALTH_OF_COLUMN[blockColumn(block)]);
/** The grey spaces whose rows hold each block: one on the top edge, one on the right edge. */ // SPR-1.7
export const TOP_GREY: readonly number[] = Array.from({ length: BLOCKS }, (_, block) => blockColumn(block) >> 1);
export const RIGHT_GREY: readonly number[] = Array.from({ length: BLOCKS }, (_, block) => 3 + blockRow(block));
