// The temple in the middle of the forum: three steps, columns on the two visible sides, a tiled gable.
import { Block, corners, Gable, INK } from './iso.tsx';
import type { Plot, Tone } from './iso.tsx';

const MARBLE: Tone = { top: '#fdf8ec', left: '#f7ecd6', right: '#d8c5a0' };
const CELLA: Tone = { top: '#b79b74', left: '#b08f69', right: '#7d5f44' };
const COLUMN = 21;

const inset = ({ x, y, w, d }: Plot, by: number): Plot => ({ x, y: y - by, w: w - by * 2, d: d - by * 2 });

export function Temple({ plot }: { readonly plot: Plot }) {
  const floor = inset(plot, 3.5);
  const { front, right, left } = corners(inset(floor, 1.6), 8);
  const between = (end: readonly [number, number], count: number) =>
    Array.from({ length: count }, (_, n) => {
      const t = n / (count - 1);
      return [front[0] + (end[0] - front[0]) * t, front[1] + (end[1] - front[1]) * t] as const;
    });
  const columns = [...between(right, 5).slice(1).reverse(), ...between(left, 4).reverse()];
  return (
    <g>
      <Block plot={plot} lift={0} height={4} tone={MARBLE} />
      <Block plot={inset(plot, 1.8)} lift={4} height={4} tone={MARBLE} />
      <Block plot={inset(floor, 5)} lift={8} height={COLUMN} tone={CELLA} />
      {columns.map(([x, y], n) => (
        <g key={n} stroke={INK} strokeWidth=".7">
          <rect x={(x - 2.1).toFixed(1)} y={(y - COLUMN).toFixed(1)} width="4.2" height={COLUMN} fill="#fbf3e0" />
          <path
            d={`M${(x + 0.9).toFixed(1)} ${(y - COLUMN + 0.4).toFixed(1)}v${COLUMN - 0.8}`}
            stroke="#cbb286"
            strokeWidth="1.7"
          />
        </g>
      ))}
      <Block plot={floor} lift={8 + COLUMN} height={4} tone={MARBLE} />
      <Gable plot={floor} lift={12 + COLUMN} rise={14} />
    </g>
  );
}
