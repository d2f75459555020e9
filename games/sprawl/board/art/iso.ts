/** The city seen at an angle: from places on the ground (lots, streets, height) to points and paths of the drawing. */

/** Half width and half height of one lot in the drawing. */
export const HALF_WIDTH = 32;
export const HALF_HEIGHT = 16.5;
/** Streets and the strip of water and wilderness around, in lots. */
export const STREET = 0.36;
export const BORDER = 1.75;
/** The built-up square, in lots. */
export const SPAN = 6 * (2 + STREET) + STREET;
/** Height of a block's pavement. */
export const KERB = 3;

/** The part of the drawing that shows the whole city. */
export const FRAME = { x: -592, y: -112, width: 1184, height: 676 };
/** What there is to see of it: streets, rows and quays, without the corners of grass and water and the edge of the ground. */
export const TOWN = { x: -556, y: -96, width: 1078, height: 636 };

export type Point = readonly [number, number];

/** Where the lot of this row or column begins. */
export const edgeOf = (index: number): number => STREET + (index >> 1) * (2 + STREET) + (index & 1);

export function point(x: number, y: number, z = 0): Point {
  return [(x - y) * HALF_WIDTH, (x + y) * HALF_HEIGHT - z];
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
export const write = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export function polygon(points: readonly Point[]): string {
  return `M${points.map(write).join('L')}Z`;
}

/** A level rectangle. */
export function level(x0: number, y0: number, x1: number, y1: number, z = 0): string {
  return polygon([point(x0, y0, z), point(x1, y0, z), point(x1, y1, z), point(x0, y1, z)]);
}

export function lotArea(lot: number, inset = 0, z = KERB): string {
  const x = edgeOf(lot % 12);
  const y = edgeOf(Math.floor(lot / 12));
  return level(x + inset, y + inset, x + 1 - inset, y + 1 - inset, z);
}

/** The rectangle of ground around some lots. */
export interface Footprint {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export function footprint(lots: readonly number[]): Footprint {
  const columns = lots.map((lot) => lot % 12);
  const rows = lots.map((lot) => Math.floor(lot / 12));
  return {
    x0: edgeOf(Math.min(...columns)),
    y0: edgeOf(Math.min(...rows)),
    x1: edgeOf(Math.max(...columns)) + 1,
    y1: edgeOf(Math.max(...rows)) + 1,
  };
}

/** What lies further forward is drawn later. */
export const depthOf = ({ x0, y0, x1, y1 }: Footprint): number => x0 + x1 + y0 + y1;

export function blockGround(block: number): Footprint {
  const x0 = edgeOf((block % 6) * 2);
  const y0 = edgeOf(Math.floor(block / 6) * 2);
  return { x0, y0, x1: x0 + 2, y1: y0 + 2 };
}
