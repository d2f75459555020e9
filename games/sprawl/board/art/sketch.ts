/** A list of painted faces: prisms, rows of windows, gables, trees, drawn from the back to the front. */
import { point, polygon, write, type Point } from './iso.ts';

export interface Face {
  readonly d: string;
  readonly fill: string;
  readonly opacity?: number;
}

/** Left wall, right wall, top. */
export type Walls = readonly [string, string, string];

export interface Block {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export class Sketch {
  readonly faces: Face[] = [];

  add(d: string, fill: string, opacity?: number): this {
    this.faces.push(opacity === undefined ? { d, fill } : { d, fill, opacity });
    return this;
  }

  poly(points: readonly Point[], fill: string): this {
    return this.add(polygon(points), fill);
  }

  prism({ x0, y0, x1, y1 }: Block, z0: number, z1: number, [left, right, top]: Walls): this {
    this.poly([point(x0, y1, z0), point(x1, y1, z0), point(x1, y1, z1), point(x0, y1, z1)], left);
    this.poly([point(x1, y0, z0), point(x1, y1, z0), point(x1, y1, z1), point(x1, y0, z1)], right);
    return this.poly([point(x0, y0, z1), point(x1, y0, z1), point(x1, y1, z1), point(x0, y1, z1)], top);
  }

  /** Windows on both visible walls, each wall one path. */
  windows(
    { x0, y0, x1, y1 }: Block,
    z0: number,
    z1: number,
    count: readonly [number, number, number],
    paint: readonly [string, string],
    share: number,
  ): this {
    const [alongX, alongY, storeys] = count;
    const step = (z1 - z0) / storeys;
    let left = '';
    let right = '';
    for (let storey = 0; storey < storeys; storey++) {
      const low = z0 + step * storey + step * 0.25;
      const high = z0 + step * storey + step * 0.8;
      for (let i = 0; i < alongX; i++) {
        const unit = (x1 - x0) / alongX;
        const from = x0 + unit * i + (unit * (1 - share)) / 2;
        const to = from + unit * share;
        left += polygon([point(from, y1, low), point(to, y1, low), point(to, y1, high), point(from, y1, high)]);
      }
      for (let i = 0; i < alongY; i++) {
        const unit = (y1 - y0) / alongY;
        const from = y0 + unit * i + (unit * (1 - share)) / 2;
        const to = from + unit * share;
        right += polygon([point(x1, from, low), point(x1, to, low), point(x1, to, high), point(x1, from, high)]);
      }
    }
    return this.add(left, paint[0]).add(right, paint[1]);
  }

  /** A pitched roof with its ridge along the longer side: left slope, right slope, gable wall. */
  gable({ x0, y0, x1, y1 }: Block, z: number, height: number, [left, right, wall]: Walls): this {
    if (x1 - x0 >= y1 - y0) {
      const ym = (y0 + y1) / 2;
      this.poly([point(x0, y0, z), point(x1, y0, z), point(x1, ym, z + height), point(x0, ym, z + height)], right);
      this.poly([point(x1, y0, z), point(x1, y1, z), point(x1, ym, z + height)], wall);
      return this.poly([point(x0, y1, z), point(x1, y1, z), point(x1, ym, z + height), point(x0, ym, z + height)], left);
    }
    const xm = (x0 + x1) / 2;
    this.poly([point(x0, y0, z), point(x0, y1, z), point(xm, y1, z + height), point(xm, y0, z + height)], left);
    this.poly([point(x0, y1, z), point(x1, y1, z), point(xm, y1, z + height)], wall);
    return this.poly([point(x1, y0, z), point(x1, y1, z), point(xm, y1, z + height), point(xm, y0, z + height)], right);
  }

  disc([x, y]: Point, rx: number, ry: number, fill: string, opacity?: number): this {
    return this.add(`M${write([x - rx, y])}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`, fill, opacity);
  }

  tree(x: number, y: number, size: number, leaf = '#4f9a50'): this {
    const [px, py] = point(x, y, 4);
    this.disc([px + 2 * size, py], 6 * size, 2.6 * size, '#1c3320', 0.28);
    this.add(`M${write([px - 0.8 * size, py])}v${-5 * size}h${1.6 * size}v${5 * size}Z`, '#7a5a35');
    this.disc([px, py - 8 * size], 5.4 * size, 5.4 * size, leaf);
    return this.disc([px - 1.6 * size, py - 9.6 * size], 3 * size, 3 * size, '#86c07c', 0.8);
  }
}
