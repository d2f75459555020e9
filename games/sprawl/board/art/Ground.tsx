// What never changes: the plinth, wilderness at the left, water at the right, shore, streets, trees, boats.
import { memo, type ReactElement } from 'react';
import { Faces } from './Building.tsx';
import { BORDER, SPAN, STREET, level, point, polygon, write } from './iso.ts';
import { Sketch } from './sketch.ts';

const LOW = -BORDER;
const HIGH = SPAN + BORDER;

/** The same scatter every time. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

const WATER = polygon([
  point(LOW + 0.9, LOW),
  point(HIGH, LOW),
  point(HIGH, HIGH - 0.9),
  point(SPAN + 0.9, HIGH - 0.5),
  point(SPAN + 0.25, SPAN + 0.4),
  point(SPAN + 0.12, SPAN - 0.1),
  point(SPAN + 0.12, -0.12),
  point(0.1, -0.12),
  point(-0.4, -0.3),
  point(-0.5, -0.9),
]);

const WAVES = (() => {
  const next = scatter(7);
  return Array.from({ length: 46 }, () => {
    const top = next() < 0.5;
    const along = next() * SPAN;
    const out = 0.75 + next() * 0.85;
    const [x, y] = top ? point(along, -out) : point(SPAN + out, along);
    return `M${write([x - 6, y])}q3-2.4 6 0t6 0`;
  }).join('');
})();

const CONTOURS = [0.35, 0.8, 1.25]
  .map((out) => {
    const wave = (i: number): number => (i % 2 ? 0.12 : -0.1);
    const down = Array.from({ length: 9 }, (_, i) => `T${write(point(-out + wave(i), ((i + 1) * SPAN) / 9))}`).join('');
    const along = Array.from({ length: 9 }, (_, i) => `T${write(point(((i + 1) * SPAN) / 9, SPAN + out - wave(i)))}`).join('');
    return `M${write(point(-out, -0.2))}${down}L${write(point(-out, SPAN + out))}${along}`;
  })
  .join('');

const DASHES = Array.from({ length: 7 }, (_, i) => {
  const u = i * (2 + STREET) + STREET / 2;
  return `M${write(point(u, 0))}L${write(point(u, SPAN))}M${write(point(0, u))}L${write(point(SPAN, u))}`;
}).join('');

const TREES = (() => {
  const next = scatter(11);
  const places: { x: number; y: number; size: number; leaf: string }[] = [];
  const leaves = ['#5f8f4a', '#6d9c52', '#4d8046'];
  for (let i = 0; i < 70; i++) {
    const left = i % 2 === 1;
    const along = next() * (SPAN + 1.2) - 0.4;
    const out = 1.38 + next() * 0.3;
    places.push({
      x: left ? -out : along,
      y: left ? along : SPAN + out,
      size: (left ? 0.85 : 0.7) + next() * 0.4,
      leaf: leaves[i % 3],
    });
  }
  const sketch = new Sketch();
  places.sort((a, b) => a.x + a.y - b.x - b.y).forEach(({ x, y, size, leaf }) => sketch.tree(x, y, size, leaf));
  return sketch.faces;
})();

const BOATS = [
  { at: point(5.1, -1.5), turn: 1 },
  { at: point(SPAN + 1.5, 10.4), turn: -1 },
  { at: point(SPAN + 1.46, 3.4), turn: 1 },
];

const WALL = 16;

export const Ground = memo(function Ground({ ids }: { readonly ids: string }): ReactElement {
  return (
    <g pointerEvents="none">
      <defs>
        <linearGradient id={`${ids}water`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#8cc6dc" />
          <stop offset="1" stopColor="#3f8fb3" />
        </linearGradient>
        <linearGradient id={`${ids}wild`} x1="1" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#c3cf95" />
          <stop offset="1" stopColor="#9db878" />
        </linearGradient>
      </defs>
      <path d={level(LOW, LOW, HIGH, HIGH, -30)} fill="#1c2228" opacity=".1" />
      <path d={level(LOW + 0.25, LOW + 0.25, HIGH, HIGH, -24)} fill="#1c2228" opacity=".12" />
      <path
        d={polygon([point(LOW, HIGH), point(HIGH, HIGH), point(HIGH, HIGH, -WALL), point(LOW, HIGH, -WALL)])}
        fill="#8d8a6f"
      />
      <path
        d={polygon([point(HIGH, LOW), point(HIGH, HIGH), point(HIGH, HIGH, -WALL), point(HIGH, LOW, -WALL)])}
        fill="#2f6f8f"
      />
      <path d={level(LOW, LOW, HIGH, HIGH)} fill={`url(#${ids}wild)`} />
      <path d={WATER} fill={`url(#${ids}water)`} />
      <path d={WAVES} stroke="#d8f0f7" strokeWidth="1.1" fill="none" opacity=".6" strokeLinecap="round" />
      <path
        d={`M${write(point(-0.1, -0.1))}L${write(point(SPAN + 0.1, -0.1))}L${write(point(SPAN + 0.1, SPAN + 0.1))}`}
        fill="none"
        stroke="#f0e3bd"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d={CONTOURS} fill="none" stroke="#7f9a5b" strokeWidth=".9" opacity=".55" />
      <path d={level(0, 0, SPAN, SPAN)} fill="#7c858b" />
      <path d={DASHES} stroke="#e8e2c8" strokeWidth=".9" strokeDasharray="5 5" opacity=".8" />
      <Faces faces={TREES} />
      {BOATS.map(({ at: [x, y], turn }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${turn} 1)`}>
          <path d="M-9 0H9L6 5H-6Z" fill="#fff" stroke="#37474f" strokeWidth=".8" />
          <path d="M0 -1V-15L8 -1Z" fill="#c8442e" />
          <path d="M-1 -1V-12L-6 -1Z" fill="#fff" />
        </g>
      ))}
    </g>
  );
});
