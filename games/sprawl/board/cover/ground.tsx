// The poster's projection: u runs right and back, v left and back, z up; and the plain block every building is made of.

export const INK = '#2a2523';

type Point = readonly [number, number];

/** A rectangle of ground: its nearest corner and its two lengths. */
export interface Lot {
  readonly u: number;
  readonly v: number;
  readonly w: number;
  readonly d: number;
}

/** Three visible faces; light comes from the left. */
export interface Tone {
  readonly top: string;
  readonly left: string;
  readonly right: string;
}

export const point = (u: number, v: number, z = 0): Point => [120 + (u - v) * 0.866, 287 - (u + v) * 0.5 - z];
export const spot = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const shape = (...points: readonly Point[]) => `M${points.map(spot).join('L')}Z`;
export const flat = ({ u, v, w, d }: Lot, z = 0) =>
  shape(point(u, v, z), point(u + w, v, z), point(u + w, v + d, z), point(u, v + d, z));
export const inset = ({ u, v, w, d }: Lot, by: number): Lot => ({ u: u + by, v: v + by, w: w - by * 2, d: d - by * 2 });

interface BlockProps {
  readonly lot: Lot;
  readonly z?: number;
  readonly height: number;
  readonly tone: Tone;
}

export function Block({ lot, z = 0, height, tone }: BlockProps) {
  const { u, v, w, d } = lot;
  const high = z + height;
  return (
    <g stroke={INK} strokeWidth=".8" strokeLinejoin="round">
      <path d={shape(point(u, v, z), point(u + w, v, z), point(u + w, v, high), point(u, v, high))} fill={tone.right} />
      <path d={shape(point(u, v, z), point(u, v + d, z), point(u, v + d, high), point(u, v, high))} fill={tone.left} />
      <path d={flat(lot, high)} fill={tone.top} />
    </g>
  );
}

interface PanesProps {
  readonly lot: Lot;
  readonly z?: number;
  readonly height: number;
  readonly columns: number;
  readonly color?: string;
}

/** Rows of lit windows on both faces. */
export function Panes({ lot, z = 0, height, columns, color = '#fff3cf' }: PanesProps) {
  const { u, v, w, d } = lot;
  const marks: string[] = [];
  for (let rise = z + 3.5; rise < z + height - 4; rise += 6.4) {
    for (let n = 0; n < columns; n++) {
      const t = (n + 0.5) / columns;
      marks.push(`M${spot(point(u + w * t, v, rise))}v-3.2M${spot(point(u, v + d * t, rise))}v-3.2`);
    }
  }
  return <path d={marks.join('')} stroke={color} strokeWidth="1.9" opacity=".85" />;
}
