/** The projection of every drawing: orthographic, turned by 27 degrees, so that towers of one area never hide each other's roofs. */
export type Point = readonly [x: number, y: number];

const TURN = (27 * Math.PI) / 180;
/** How much a circle on the ground is flattened. */
export const FLAT = 0.6;
const COS = Math.cos(TURN);
const SIN = Math.sin(TURN);

/** A place on the ground: columns run to the right and back, rows to the right and to the front. */
export function ground(edge: number, column: number, row: number): Point {
  return [edge * (column * COS + row * SIN), edge * FLAT * (row * COS - column * SIN)];
}

export interface Corners {
  readonly left: Point;
  readonly front: Point;
  readonly right: Point;
  readonly back: Point;
}

/** The corners of a square of this edge around the origin, lifted by `height`. */
export function corners(edge: number, height = 0): Corners {
  const h = edge / 2;
  const at = (column: number, row: number): Point => up(ground(h, column, row), height);
  return { left: at(-1, -1), front: at(-1, 1), right: at(1, 1), back: at(1, -1) };
}

export const up = ([x, y]: Point, by: number): Point => [x, y - by];
export const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [x + (toX - x) * share, y + (toY - y) * share];
export const moved = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

const short = (value: number): string => String(Math.round(value * 10) / 10);
export const points = (list: readonly Point[]): string => list.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');
export const path = (list: readonly Point[]): string => `M${list.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;
export const area = (list: readonly Point[]): string => `${path(list)}Z`;
export { short };
