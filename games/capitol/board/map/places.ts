/** Where the nine areas lie on the map, and where their squares lie in them. All in map units; the camera makes pixels of them. */
import { AREA_IDS } from '../../rules/board.ts';
import { union, type Box } from '../../../board-kit/camera/camera.ts';
import { ground, type Point } from '../art/iso.ts';

/** Edge of a small square. */
export const EDGE = 48;
export const MAP_WIDTH = 966;
/** The least height; a tall window gets a taller city, with more country between its hills. */
export const MAP_HEIGHT = 620;

/** Columns and rows of the city, and a step aside so that it does not look like a table. */
const PLACES: Readonly<Record<string, { column: number; row: number; dx: number; dy: number }>> = {
  'campus-martius': { column: 0, row: 0, dx: 14, dy: 4 },
  quirinal: { column: 1, row: 0, dx: 2, dy: -2 },
  viminal: { column: 2, row: 0, dx: 0, dy: 6 },
  'tiber-island': { column: 0, row: 1, dx: -16, dy: 6 },
  capitoline: { column: 1, row: 1, dx: -16, dy: -4 },
  esquiline: { column: 2, row: 1, dx: 0, dy: 6 },
  aventine: { column: 0, row: 2, dx: 34, dy: -4 },
  palatine: { column: 1, row: 2, dx: 22, dy: -2 },
  caelian: { column: 2, row: 2, dx: 8, dy: 0 },
};

const PITCH = 303;

/** From one area to the next in its row, where they lie closest. */
export const CLOSEST = PITCH - 14;

/** Cells of the seven small squares beside the large one, which takes the four cells at the left. */
const CELLS: readonly (readonly [column: number, row: number])[] = [
  [2, 0],
  [3, 0],
  [2, 1],
  [3, 1],
  [0, 2],
  [1, 2],
  [2, 2],
];
export const cellOf = (square: number): readonly [column: number, row: number] => CELLS[square] ?? [3, 2];

/** Room below an area's slab for its plaque, beyond what the flattest map has. */
const slack = (height: number): number => Math.min(32, ((height - MAP_HEIGHT) / 3) * 0.8);

/** The left corner of the area's slab. */
export function originOf(area: number, height: number): Point {
  const { column, row, dx, dy } = PLACES[AREA_IDS[area]];
  return [58 + column * PITCH + dx, ((row + 1) * height) / 3 - 102 - slack(height) + dy];
}

/** Where the plaque ends, below the slab. */
export const plaqueFoot = (area: number, height: number): number => originOf(area, height)[1] + 102 + slack(height);

/** The middle of a small square, from its area's origin. */
export function squareAt(square: number): Point {
  const [column, row] = cellOf(square);
  return ground(EDGE, column + 0.5, row + 0.5);
}
export const LARGE: Point = ground(EDGE, 1, 1);

/** All that belongs to an area: plaque, towers, slab. */
export function boxOf(area: number, height: number): Box {
  const [x, y] = originOf(area, height);
  return { x: x - 14, y: y - 112, width: 316, height: 220 + slack(height) };
}

export const around = (boxes: readonly Box[]): Box => boxes.reduce(union);

export const ALL_AREAS: readonly number[] = AREA_IDS.map((_, area) => area);
