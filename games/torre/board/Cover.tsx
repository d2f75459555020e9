// Torre's lid: one tower, built as the rules say, against the evening.
import type { ReactElement, SVGProps } from 'react';

export const boxColors = { lid: '#a4552f', side: '#6d3519', title: '#fff3e2', halo: '#4b2211' };

const STONES = [
  { width: 56, colour: '#e2c391' },
  { width: 78, colour: '#d3a273' },
  { width: 78, colour: '#cd9767' },
  { width: 104, colour: '#bf7f58' },
  { width: 132, colour: '#a4552f' },
];

export function Cover(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <svg viewBox="0 0 240 300" aria-hidden="true" {...props}>
      <rect width="240" height="300" fill="#37404f" />
      <circle cx="176" cy="118" r="34" fill="#f0b27a" />
      <path d="M0 226Q60 190 120 214T240 204V300H0Z" fill="#5f7336" />
      {STONES.map(({ width, colour }, level) => (
        <rect
          key={level}
          x={120 - width / 2}
          y={124 + level * 28}
          width={width}
          height="28"
          rx="4"
          fill={colour}
          stroke="#4b2211"
          strokeWidth="3"
        />
      ))}
      <rect y="264" width="240" height="36" fill="#2b241d" />
    </svg>
  );
}
