// The lid of a box that nobody has painted: stones on a drawing board, under a crane.
import type { ReactElement, SVGProps } from 'react';

export const boxColors = { lid: '#4a6572', side: '#33474f', title: '#fdfaf2', halo: '#2c3338' };

const STONES = [
  { x: 58, y: 232, w: 124 },
  { x: 70, y: 196, w: 100 },
  { x: 84, y: 160, w: 72 },
];

export function Cover(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <svg viewBox="0 0 240 300" aria-hidden="true" {...props}>
      <rect width="240" height="300" fill="#5d7c8a" />
      <path d="M0 60H240M0 120H240M0 180H240M0 240H240M60 0V300M120 0V300M180 0V300" stroke="#7593a0" strokeWidth="1" />
      <path d="M32 268V92H176M32 112L52 92M150 92V124" fill="none" stroke="#2c3338" strokeWidth="7" strokeLinejoin="round" />
      <rect x="128" y="124" width="44" height="26" rx="3" fill="#d9b36a" stroke="#8a6a2f" strokeWidth="3" />
      {STONES.map(({ x, y, w }) => (
        <rect key={y} x={x} y={y} width={w} height="34" rx="3" fill="#e9e2d3" stroke="#a8977a" strokeWidth="3" />
      ))}
      <rect y="266" width="240" height="34" fill="#2c3338" />
    </svg>
  );
}
