// The model city: nine blocks between asphalt streets, low houses and works in front, towers behind.
import { Hall, House, Park, Skyscraper, Tower, Works } from './buildings.tsx';
import type { Paint } from './buildings.tsx';
import { flat, INK, point, shape, spot } from './ground.tsx';
import type { Lot } from './ground.tsx';

const SIZE = 126;
const STARTS = [5, 46, 87] as const;
const SIDE = 34;
const LOT = 14.6;

/** A quarter of a block: q 0 is nearest, 1 right, 2 left, 3 farthest. */
const quarter = (bu: 0 | 1 | 2, bv: 0 | 1 | 2, q: 0 | 1 | 2 | 3): Lot => ({
  u: STARTS[bu] + 1.5 + (q % 2) * 16.4,
  v: STARTS[bv] + 1.5 + Math.floor(q / 2) * 16.4,
  w: LOT,
  d: LOT,
});
const whole = (bu: 0 | 1 | 2, bv: 0 | 1 | 2): Lot => ({ u: STARTS[bu] + 1.5, v: STARTS[bv] + 1.5, w: 31, d: 31 });

type Row = readonly [bu: 0 | 1 | 2, bv: 0 | 1 | 2, q: 0 | 1 | 2 | 3, height: number, paint: Paint];

// Painted in this order: every row stands in front of those above it.
const BACK: readonly Row[] = [
  [2, 1, 3, 66, 'glass'],
  [2, 1, 1, 44, 'gold'],
  [2, 1, 2, 52, 'stone'],
  [2, 1, 0, 36, 'brick'],
  [1, 2, 3, 60, 'brick'],
  [1, 2, 1, 50, 'stone'],
  [1, 2, 2, 40, 'gold'],
  [1, 2, 0, 46, 'glass'],
];
const FRONT: readonly Row[] = [
  [1, 0, 3, 30, 'gold'],
  [1, 0, 1, 24, 'brick'],
  [1, 0, 2, 18, 'stone'],
  [1, 0, 0, 15, 'gold'],
  [0, 1, 3, 32, 'brick'],
  [0, 1, 2, 22, 'gold'],
  [0, 1, 1, 20, 'glass'],
  [0, 1, 0, 14, 'brick'],
];

const CARS = [
  [42.5, 10, '#c8442e'],
  [44, 27, '#fffaf0'],
  [16, 42.5, '#2c7da0'],
  [31, 41.5, '#f0c558'],
] as const;

const towers = (rows: readonly Row[]) =>
  rows.map(([bu, bv, q, height, paint]) => (
    <Tower key={`${bu}${bv}${q}`} lot={quarter(bu, bv, q)} height={height} paint={paint} />
  ));

export function City() {
  const plate: Lot = { u: 0, v: 0, w: SIZE, d: SIZE };
  const lanes = [42.5, 83.5]
    .map((at) => `M${spot(point(at, 2))}L${spot(point(at, SIZE - 2))}M${spot(point(2, at))}L${spot(point(SIZE - 2, at))}`)
    .join('');
  return (
    <g>
      <path
        d={`M${spot(point(-4, -4, -12))}L${spot(point(SIZE + 10, -4, -12))}L${spot(point(SIZE + 10, SIZE, -12))}L${spot(point(-4, SIZE, -12))}Z`}
        fill="#5a3a1e"
        opacity=".16"
      />
      <g stroke={INK} strokeWidth=".9" strokeLinejoin="round">
        <path d={shape(point(0, 0), point(SIZE, 0), point(SIZE, 0, -7), point(0, 0, -7))} fill="#8b6a45" />
        <path d={shape(point(0, 0), point(0, SIZE), point(0, SIZE, -7), point(0, 0, -7))} fill="#c79d68" />
        <path d={flat(plate)} fill="#4b585f" />
      </g>
      <path d={lanes} stroke="#f3dd8c" strokeWidth=".8" strokeDasharray="4 3" />
      {STARTS.map((u) =>
        STARTS.map((v) => (
          <path key={`${u}${v}`} d={flat({ u, v, w: SIDE, d: SIDE }, 1)} fill="#e7e2d3" stroke="#8b949a" strokeWidth=".7" />
        )),
      )}
      {CARS.map(([u, v, color]) => {
        const [x, y] = point(u, v, 1);
        return (
          <ellipse
            key={`${u}${v}`}
            cx={x.toFixed(1)}
            cy={y.toFixed(1)}
            rx="2.6"
            ry="1.7"
            fill={color}
            stroke={INK}
            strokeWidth=".6"
          />
        );
      })}
      <Skyscraper lot={whole(2, 2)} height={84} paint="stone" />
      {towers(BACK)}
      <Hall lot={whole(1, 1)} />
      <Works lot={whole(2, 0)} />
      {([3, 2, 1, 0] as const).map((q) => (
        <House key={q} lot={quarter(0, 2, q)} />
      ))}
      {towers(FRONT)}
      <Park lot={whole(0, 0)} />
    </g>
  );
}
