// Urban Sprawl's box cover: a planners' model of the city under the rays of a 1950s poster.
import { useId } from 'react';
import type { SVGProps } from 'react';
import { City } from './cover/City.tsx';

export { boxCaps, boxColors } from './cover/colors.ts';

const RAYS = Array.from({ length: 18 }, (_, n) => {
  const at = (k: number) => {
    const a = ((n + k) / 18) * 2 * Math.PI - Math.PI / 2 - Math.PI / 36;
    return `${(120 + 270 * Math.cos(a)).toFixed(1)} ${(176 + 270 * Math.sin(a)).toFixed(1)}`;
  };
  return `M120 176L${at(0)}L${at(0.5)}Z`;
}).join('');

export function Cover(props: SVGProps<SVGSVGElement>) {
  const id = useId();
  return (
    <svg viewBox="0 0 240 300" aria-hidden="true" {...props}>
      <defs>
        <radialGradient id={`${id}paper`} cx=".5" cy=".58" r=".7">
          <stop offset="0" stopColor="#fff6dc" />
          <stop offset="1" stopColor="#f0e4c6" />
        </radialGradient>
        <radialGradient id={`${id}rays`} gradientUnits="userSpaceOnUse" cx="120" cy="176" r="220">
          <stop offset="0" stopColor="#f6b93f" stopOpacity=".75" />
          <stop offset=".5" stopColor="#f3c45a" stopOpacity=".5" />
          <stop offset="1" stopColor="#f3c45a" stopOpacity=".3" />
        </radialGradient>
        <pattern id={`${id}dots`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle cx="3" cy="3" r="1.15" fill="#c8442e" />
        </pattern>
        <radialGradient id={`${id}fade`}>
          <stop offset=".3" stopColor="#fff" />
          <stop offset="1" stopColor="#000" />
        </radialGradient>
        <mask id={`${id}halftone`}>
          <circle cx="120" cy="150" r="100" fill={`url(#${id}fade)`} />
        </mask>
      </defs>
      <rect width="240" height="300" fill={`url(#${id}paper)`} />
      <path d={RAYS} fill={`url(#${id}rays)`} />
      <circle cx="120" cy="150" r="62" fill="#f2a65a" opacity=".55" />
      <rect width="240" height="300" fill={`url(#${id}dots)`} mask={`url(#${id}halftone)`} opacity=".42" />
      <path
        d="M22 128h30a6 6 0 0 0-3-10 10 10 0 0 0-18-2 7 7 0 0 0-9 12z"
        fill="#fffaf0"
        stroke="#2a2523"
        strokeOpacity=".35"
        strokeWidth=".8"
      />
      <Plane />
      <City />
    </svg>
  );
}

function Plane() {
  return (
    <g transform="translate(196 106) rotate(-12)">
      <path d="M-44 5L-12 1.5" stroke="#fffaf0" strokeWidth="2" strokeLinecap="round" strokeDasharray="1 5" />
      <g stroke="#2a2523" strokeWidth=".8" strokeLinejoin="round">
        <path d="M-10 0Q-8-3 4-3Q13-3 14 0Q13 2.5 4 2.5H-6Z" fill="#fffaf0" />
        <path d="M-9-1L-13-7H-9L-5-2Z" fill="#c8442e" />
        <path d="M3 1L-3 9H1L9 1Z" fill="#c8442e" />
      </g>
    </g>
  );
}
