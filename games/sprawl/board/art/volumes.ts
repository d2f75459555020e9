/** What stands on a tile: houses, offices, works, halls and parks, higher the more lots they cover. */
import { HALF_WIDTH, edgeOf, footprint, point, write } from './iso.ts';
import { Sketch, type Block, type Face } from './sketch.ts';

export type ZoneName = 'CIV' | 'COM' | 'IND' | 'RES' | 'PARK';

export const PAINT = {
  CIV: { pad: '#d9624c', padEdge: '#a93522', walls: ['#f6e8dc', '#dcc3b2'], roof: ['#cf4b34', '#a93522'] },
  COM: { pad: '#e5b53a', padEdge: '#b78617', walls: ['#f4d478', '#d7a83a'], roof: ['#fbe7a6', '#e9c766'] },
  IND: { pad: '#5c95c9', padEdge: '#3b6f9f', walls: ['#8fb9dc', '#6191bb'], roof: ['#b9d4ea', '#4a7daa'] },
  RES: { pad: '#a67fcb', padEdge: '#7d57a3', walls: ['#eee4f6', '#cdb6e3'], roof: ['#8f5fc0', '#6d4199'] },
  PARK: { pad: '#7dbb6a', padEdge: '#568f47', walls: ['#7dbb6a', '#568f47'], roof: ['#a7d38f', '#7dbb6a'] },
} as const;

export interface Drawn {
  readonly faces: readonly Face[];
  /** Where the owner's pin stands. */
  readonly top: readonly [number, number];
}

interface Wing extends Block {
  /** The taller part of a building in two parts. */
  readonly main: boolean;
}

interface Site {
  readonly lots: number;
  /** 0 to 6, from the building's id: no two alike. */
  readonly whim: number;
}

export function drawBuilding(id: string, zone: ZoneName, lots: readonly number[]): Drawn {
  const sketch = new Sketch();
  const wings = wingsOf(lots);
  const site = { lots: lots.length, whim: (id.charCodeAt(1) * 7 + id.charCodeAt(id.length - 1) * 13) % 7 };
  pads(sketch, zone, lots);
  let top: readonly [number, number] = [0, 0];
  for (const wing of wings) {
    const height = RAISE[zone](sketch, wing, site);
    if (wing.main) top = [...point((wing.x0 + wing.x1) / 2, (wing.y0 + wing.y1) / 2, height)];
  }
  return { faces: sketch.faces, top };
}

function pads(sketch: Sketch, zone: ZoneName, lots: readonly number[]): void {
  const { pad, padEdge } = PAINT[zone];
  const around = footprint(lots);
  const boxes =
    lots.length === 3
      ? lots.map((lot) => {
          const x = edgeOf(lot % 12);
          const y = edgeOf(Math.floor(lot / 12));
          // Towards the other lots the pads join.
          return { x0: x > around.x0 ? x - 0.05 : x, y0: y > around.y0 ? y - 0.05 : y, x1: x + 1, y1: y + 1 };
        })
      : [around];
  for (const { x0, y0, x1, y1 } of boxes)
    sketch.prism({ x0: x0 + 0.03, y0: y0 + 0.03, x1: x1 - 0.03, y1: y1 - 0.03 }, 3, 5, [padEdge, padEdge, pad]);
}

/** Three lots are a long wing and a short one; everything else is one volume. */
function wingsOf(lots: readonly number[]): Wing[] {
  const around = footprint(lots);
  if (lots.length !== 3) return [{ ...around, main: true }];
  const rows = lots.map((lot) => Math.floor(lot / 12));
  const upper = Math.min(...rows);
  const fullRow = rows.filter((row) => row === upper).length === 2 ? upper : upper + 1;
  const single = lots.find((lot) => Math.floor(lot / 12) !== fullRow) ?? lots[0];
  const long = { x0: around.x0, x1: around.x1, y0: edgeOf(fullRow), y1: edgeOf(fullRow) + 1, main: true };
  const x = edgeOf(single % 12);
  const y = edgeOf(Math.floor(single / 12));
  const short = { x0: x, x1: x + 1, y0: y, y1: y + 1, main: false };
  return fullRow === upper ? [long, short] : [short, long];
}

const within = ({ x0, y0, x1, y1 }: Block, by: number): Block => ({ x0: x0 + by, y0: y0 + by, x1: x1 - by, y1: y1 - by });

/** Each puts its volume on the sketch and says how high it is. */
const RAISE: Readonly<Record<ZoneName, (sketch: Sketch, wing: Wing, site: Site) => number>> = {
  RES: raiseHomes,
  CIV: raiseHall,
  COM: raiseOffices,
  IND: raiseWorks,
  PARK: raisePark,
};

function raiseHomes(sketch: Sketch, wing: Wing, { lots, whim }: Site): number {
  const { walls, roof } = PAINT.RES;
  if (lots === 4) return raiseTowers(sketch, wing, whim);
  const body = within(wing, 0.13);
  const height = (lots === 1 ? 9 : lots === 2 ? 13 : wing.main ? 20 : 13) + whim * 0.4;
  const alongX = wing.x1 - wing.x0;
  const alongY = wing.y1 - wing.y0;
  sketch.prism(body, 5, 5 + height, [walls[0], walls[1], roof[0]]);
  sketch.windows(
    body,
    6,
    5 + height,
    [Math.max(2, alongX * 2), Math.max(2, alongY * 2), Math.max(1, Math.round(height / 8))],
    ['#7f62a3', '#65488a'],
    0.42,
  );
  const slopes = [roof[0], roof[1], walls[0]] as const;
  if (alongX > alongY)
    for (let k = 0; k < alongX; k++)
      sketch.gable(
        {
          x0: wing.x0 + k + (k ? 0.02 : 0.1),
          y0: body.y0 - 0.05,
          x1: wing.x0 + k + 1 - (k < alongX - 1 ? 0.02 : 0.1),
          y1: body.y1 + 0.05,
        },
        5 + height,
        9,
        slopes,
      );
  else if (alongY > alongX)
    for (let k = 0; k < alongY; k++)
      sketch.gable(
        {
          x0: body.x0 - 0.05,
          y0: wing.y0 + k + (k ? 0.02 : 0.1),
          x1: body.x1 + 0.05,
          y1: wing.y0 + k + 1 - (k < alongY - 1 ? 0.02 : 0.1),
        },
        5 + height,
        9,
        slopes,
      );
  else
    sketch.gable({ x0: body.x0 - 0.06, y0: body.y0 - 0.02, x1: body.x1 + 0.06, y1: body.y1 - 0.02 }, 5 + height, 10, [
      roof[0],
      roof[1],
      walls[1],
    ]);
  if (lots === 1) sketch.tree(wing.x0 + 0.12, wing.y0 + 0.9, 0.55);
  return 5 + height + 9;
}

function raiseTowers(sketch: Sketch, wing: Wing, whim: number): number {
  const { walls, roof } = PAINT.RES;
  sketch.prism(within(wing, 0.13), 5, 12, [walls[0], walls[1], '#d9c8ea']);
  let highest = 0;
  for (const [right, front] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const x0 = wing.x0 + right + 0.17;
    const y0 = wing.y0 + front + 0.17;
    const tower = { x0, y0, x1: x0 + 0.66, y1: y0 + 0.66 };
    const height = 30 + whim * 0.4 + ((right + front * 2) % 3) * 7;
    sketch.prism(tower, 5, height, [walls[0], walls[1], roof[0]]);
    sketch.windows(tower, 7, height - 1, [2, 2, Math.round(height / 8)], ['#8a6cad', '#6e5294'], 0.5);
    sketch.prism(within(tower, 0.1), height, height + 3, [roof[1], roof[1], roof[0]]);
    highest = Math.max(highest, height + 4);
  }
  return highest;
}

function raiseHall(sketch: Sketch, wing: Wing, { lots }: Site): number {
  const { walls, roof } = PAINT.CIV;
  const body = within(wing, 0.13);
  const height = lots === 1 ? 13 : lots === 2 ? 17 : lots === 3 ? (wing.main ? 24 : 16) : 30;
  sketch.prism(within(wing, 0.08), 5, 7, ['#e5d3c4', '#cbb3a2', '#f2e4d8']);
  sketch.prism(body, 7, 7 + height, [walls[0], walls[1], '#f2e4d8']);
  sketch.windows(body, 8, 6 + height, [(wing.x1 - wing.x0) * 4, (wing.y1 - wing.y0) * 4, 1], ['#b88f7b', '#9c7563'], 0.38);
  if (lots < 3 || !wing.main) {
    sketch.gable(within(wing, 0.07), 7 + height, 8, [roof[0], roof[1], '#f7ebe1']);
    return 15 + height;
  }
  sketch.prism(within(wing, 0.1), 7 + height, 10 + height, ['#d9624c', '#b9452f', '#e6806b']);
  const [x, y] = point((wing.x0 + wing.x1) / 2, (wing.y0 + wing.y1) / 2, 10 + height);
  const r = HALF_WIDTH * 0.42;
  sketch.add(`M${write([x - r, y])}v-5a${r} ${r * 0.95} 0 0 1 ${2 * r} 0v5a${r} ${r * 0.5} 0 0 1 ${-2 * r} 0z`, roof[1]);
  sketch.add(
    `M${write([x - r, y - 5])}a${r} ${r * 0.95} 0 0 1 ${r * 1.3} ${-r * 0.9}c${-r * 0.5} ${r * 0.3} ${-r * 0.75} ${r} ${-r * 0.55} ${r * 1.25}a${r} ${r * 0.5} 0 0 1 ${-r * 0.75} ${-r * 0.35}z`,
    '#e57a64',
  );
  sketch.add(`M${write([x - 0.8, y - 4 - r * 0.95])}v-8h1.6v8z`, '#7a2416');
  return 22 + height + r * 0.95;
}

function raiseOffices(sketch: Sketch, wing: Wing, { lots, whim }: Site): number {
  const { walls, roof } = PAINT.COM;
  const panes = ['#7d6320', '#5f4a14'] as const;
  const body = within(wing, 0.13);
  const height = (lots === 1 ? 19 : lots === 2 ? 28 : lots === 3 ? (wing.main ? 44 : 20) : 24) + whim * 1.3;
  sketch.prism(body, 5, 5 + height, [walls[0], walls[1], roof[0]]);
  sketch.windows(
    body,
    8,
    4 + height,
    [(wing.x1 - wing.x0) * 3, (wing.y1 - wing.y0) * 3, Math.max(2, Math.round(height / 8))],
    panes,
    0.6,
  );
  sketch.prism(within(wing, 0.1), 5 + height, 7.5 + height, ['#fff0c0', '#e2be60', '#fbe9b4']);
  if (lots === 4) {
    const tower = within(wing, 0.55);
    sketch.prism(tower, 7 + height, 33 + height, [walls[0], walls[1], roof[0]]);
    sketch.windows(tower, 9 + height, 32 + height, [3, 3, 3], panes, 0.6);
    return 34 + height;
  }
  sketch.prism({ x0: body.x0 + 0.16, y0: body.y0 + 0.14, x1: body.x0 + 0.42, y1: body.y0 + 0.42 }, 7.5 + height, 11.5 + height, [
    '#cfc9b8',
    '#aaa493',
    '#e4dfd0',
  ]);
  return height + 10;
}

function raiseWorks(sketch: Sketch, wing: Wing, { lots }: Site): number {
  const { walls } = PAINT.IND;
  const body = within(wing, 0.13);
  const height = lots === 1 ? 11 : lots === 2 ? 14 : lots === 3 ? (wing.main ? 18 : 12) : 20;
  const alongX = wing.x1 - wing.x0;
  const alongY = wing.y1 - wing.y0;
  sketch.prism(body, 5, 5 + height, [walls[0], walls[1], '#9cc0de']);
  sketch.windows(body, 8, 4 + height, [alongX * 2, alongY * 2, 1], ['#39648c', '#2c5074'], 0.66);
  const teeth = Math.round(Math.max(alongX, alongY) * 2);
  const low = 5 + height;
  const high = 12 + height;
  for (let tooth = 0; tooth < teeth; tooth++) {
    if (alongX >= alongY) {
      const unit = (body.x1 - body.x0) / teeth;
      const from = body.x0 + unit * tooth;
      const to = from + unit;
      sketch.poly(
        [point(from, body.y0, low), point(from, body.y1, low), point(to, body.y1, high), point(to, body.y0, high)],
        '#b9d4ea',
      );
      sketch.poly([point(from, body.y1, low), point(to, body.y1, low), point(to, body.y1, high)], '#6e9ac3');
      sketch.poly(
        [point(to, body.y0, low), point(to, body.y1, low), point(to, body.y1, high), point(to, body.y0, high)],
        '#3f6f9a',
      );
    } else {
      const unit = (body.y1 - body.y0) / teeth;
      const from = body.y0 + unit * tooth;
      const to = from + unit;
      sketch.poly(
        [point(body.x0, from, low), point(body.x1, from, low), point(body.x1, to, high), point(body.x0, to, high)],
        '#b9d4ea',
      );
      sketch.poly([point(body.x1, from, low), point(body.x1, to, low), point(body.x1, to, high)], '#5885ae');
      sketch.poly(
        [point(body.x0, to, low), point(body.x1, to, low), point(body.x1, to, high), point(body.x0, to, high)],
        '#4a7daa',
      );
    }
  }
  if (wing.main && lots > 1) chimney(sketch, point(body.x0 + 0.22, body.y0 + 0.22, low));
  return 14 + height;
}

function chimney(sketch: Sketch, [x, y]: readonly [number, number]): void {
  sketch.add(`M${write([x - 4, y + 1])}L${write([x - 2.6, y - 30])}h5.2L${write([x + 4, y + 1])}Z`, '#c9ccd0');
  sketch.add(`M${write([x, y + 1])}v-31h2.6L${write([x + 4, y + 1])}Z`, '#9aa1a8');
  sketch.add(`M${write([x - 3, y - 24])}h6v4h-6z`, '#c8442e');
  sketch.disc([x + 4, y - 35], 4, 4, '#fff', 0.75);
  sketch.disc([x + 10, y - 40], 5.4, 5.4, '#fff', 0.7);
  sketch.disc([x + 17, y - 43], 4, 4, '#fff', 0.6);
}

function raisePark(sketch: Sketch, { x0, y0, x1, y1 }: Wing): number {
  sketch.poly(
    [point(x0 + 0.1, y0 + 0.1, 5), point(x1 - 0.1, y0 + 0.1, 5), point(x1 - 0.1, y1 - 0.1, 5), point(x0 + 0.1, y1 - 0.1, 5)],
    '#a7d38f',
  );
  sketch.tree(x0 + 0.3, y0 + 0.3, 0.95).tree(x0 + 0.72, y0 + 0.38, 0.75, '#5fae5c');
  sketch.tree(x0 + 0.36, y0 + 0.75, 0.8, '#66b064').tree(x0 + 0.76, y0 + 0.78, 0.9);
  return 16;
}
