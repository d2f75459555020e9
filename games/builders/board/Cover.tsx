// The Builders' box cover: an aqueduct half finished, its treadwheel crane, and the men who raise it.
import { useId } from 'react';
import type { SVGProps } from 'react';
import { Aqueduct } from './cover/Aqueduct.tsx';
import { Crane, Scaffold } from './cover/Crane.tsx';
import { Yard } from './cover/Yard.tsx';

export { boxCaps, boxColors } from './cover/colors.ts';

export function Cover(props: SVGProps<SVGSVGElement>) {
  const id = useId();
  return (
    <svg viewBox="0 0 240 300" aria-hidden="true" {...props}>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#dcaa5c" />
          <stop offset=".3" stopColor="#efd195" />
          <stop offset=".62" stopColor="#fbeecb" />
        </linearGradient>
        <linearGradient id={`${id}ground`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#dfc284" />
          <stop offset="1" stopColor="#bf9650" />
        </linearGradient>
      </defs>
      <rect width="240" height="300" fill={`url(#${id}sky)`} />
      <circle cx="62" cy="120" r="52" fill="#fff4cf" opacity=".35" />
      <circle cx="62" cy="120" r="34" fill="#fff6d6" />
      <path
        d="M168 112h34a6 6 0 0 0-4-10 10 10 0 0 0-19-2 7 7 0 0 0-11 12zM2 104h24a5 5 0 0 0-3-8 8 8 0 0 0-14-1 6 6 0 0 0-7 9z"
        fill="#fff6dd"
        opacity=".7"
      />
      <path d="M-6 224L40 158L66 190L104 148L150 196L186 164L246 216V270H-6Z" fill="#cfc3a3" />
      <path d="M40 158L66 190L58 224H40ZM104 148L150 196L140 224H112ZM186 164L246 216V224H194Z" fill="#b3a98f" />
      <path d="M0 252Q60 238 128 246T240 240V300H0Z" fill={`url(#${id}ground)`} />
      <g fill="#8b8a4c" stroke="#5d5a30" strokeWidth=".6">
        <path d="M222 246q4-15 3.5-24q-.5-6-3.5-9q-3 3-3.5 9q-.5 9 3.5 24zM233 248q4-13 3.5-21q-.5-6-3.5-8q-3 2-3.5 8q-.5 8 3.5 21z" />
      </g>
      <path d="M-4 263Q100 258 240 262V268H-4Z" fill="#a87f40" opacity=".4" />
      <Scaffold />
      <Aqueduct />
      <Crane />
      <Yard />
    </svg>
  );
}
