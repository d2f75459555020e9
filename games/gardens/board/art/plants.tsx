// What grows on the squares: palms seen from above, bushes, flowers.
import type { ReactElement } from 'react';

const LEAF = 'M0 0C6-5 17-6 23 1C16 2 7 4 0 0Z';
const TURNS = [0, 45, 90, 135, 180, 225, 270, 315];

interface PalmProps {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly turn: number;
}

export function Palm({ x, y, k, turn }: PalmProps): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <ellipse cx="5" cy="15" rx="20" ry="9" fill="#0f3d22" opacity=".35" />
      <path d="M-2.4 0L-3 15L3 15L2.4 0Z" fill="#8a6136" />
      <g transform="scale(1 .82)">
        {TURNS.map((at, i) => (
          <path key={at} d={LEAF} transform={`rotate(${turn + at})`} fill={i % 2 ? '#2f7d45' : '#3c9653'} />
        ))}
        {TURNS.map((at, i) => (
          <path
            key={`high ${at}`}
            d={LEAF}
            transform={`rotate(${turn + at + 22}) scale(.6)`}
            fill={i % 2 ? '#57b169' : '#6cc27a'}
          />
        ))}
      </g>
      <circle r="2.6" fill="#d9a441" />
    </g>
  );
}

interface BushProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly color?: string | undefined;
}

export function Bush({ x, y, r, color = '#3f8f4d' }: BushProps): ReactElement {
  return (
    <>
      <ellipse cx={x + 1} cy={y + r * 0.6} rx={r * 1.1} ry={r * 0.6} fill="#123b22" opacity=".3" />
      <circle cx={x} cy={y} r={r} fill={color} />
      <circle cx={x - r * 0.3} cy={y - r * 0.35} r={r * 0.55} fill="#6dbb70" opacity=".75" />
    </>
  );
}

/** `at` as x, y, x, y ... */
export function Flowers({ at, colors }: { readonly at: readonly number[]; readonly colors: readonly string[] }): ReactElement {
  return (
    <>
      {colors.map((color, i) => (
        <circle key={at.slice(i * 2, i * 2 + 2).join(' ')} cx={at[i * 2]} cy={at[i * 2 + 1]} r="1.9" fill={color} />
      ))}
    </>
  );
}
