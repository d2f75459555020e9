// The Hanging Gardens' box cover: three terraces of glazed brick, palms and falling water on a night of stars.
import { useId } from 'react';
import type { SVGProps } from 'react';
import { Palm } from './cover/Palm.tsx';
import { Terrace } from './cover/Terrace.tsx';
import { Pool, Waterfall } from './cover/Water.tsx';

export { boxCaps, boxColors } from './cover/colors.ts';

const STARS = Array.from({ length: 80 }, (_, n) => ({
  x: (n * 89 + 13) % 240,
  y: ((n * 61) % 150) + 6,
  r: 0.5 + (n % 4) * 0.28,
})).filter(({ x, y }) => (y > 88 || y < 20 || x < 20 || x > 220) && Math.hypot(x - 198, y - 112) > 30); // clear of title and moon

export function Cover(props: SVGProps<SVGSVGElement>) {
  const id = useId();
  return (
    <svg viewBox="0 0 240 300" aria-hidden="true" {...props}>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b2150" />
          <stop offset=".42" stopColor="#1f4f9d" />
          <stop offset=".72" stopColor="#5a95cf" />
          <stop offset=".95" stopColor="#b9d6e6" />
        </linearGradient>
        <radialGradient id={`${id}moon`}>
          <stop offset="0" stopColor="#ffe9b0" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffe9b0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="240" height="300" fill={`url(#${id}sky)`} />
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r.toFixed(2)} fill="#ffefc4" opacity=".85" />
      ))}
      <path
        d="M44 112l1.6 4.4l4.4 1.6l-4.4 1.6l-1.6 4.4l-1.6-4.4l-4.4-1.6l4.4-1.6zM78 96l1.1 2.9l2.9 1.1l-2.9 1.1l-1.1 2.9l-1.1-2.9l-2.9-1.1l2.9-1.1z"
        fill="#fff6d8"
      />
      <circle cx="198" cy="112" r="46" fill={`url(#${id}moon)`} />
      <path d="M196 90a22 22 0 1 0 21 29a18.5 18.5 0 1 1-21-29z" fill="#ffedbd" />
      <path d="M0 236Q26 196 54 214T100 206T150 210T196 206T240 222V300H0Z" fill="#2b5c97" opacity=".7" />
      <path d="M0 252Q30 226 62 240T240 236V300H0Z" fill="#1d477f" opacity=".75" />
      <Palm x={97} y={141} k={0.85} />
      <Palm x={144} y={141} k={0.85} />
      <Palm x={119} y={139} k={1.25} />
      <Terrace x={84} y={140} w={72} h={46} />
      <Palm x={50} y={187} k={0.8} />
      <Palm x={67} y={185} k={1.05} />
      <Palm x={190} y={187} k={0.8} />
      <Palm x={173} y={185} k={1.05} />
      <Terrace x={43} y={184} w={154} h={50} />
      <Palm x={10} y={234} k={0.9} />
      <Palm x={26} y={233} k={1.15} />
      <Palm x={214} y={233} k={1.15} />
      <Palm x={231} y={234} k={0.9} />
      <Terrace x={3} y={232} w={234} h={52} />
      <Pool />
      <Waterfall />
    </svg>
  );
}
