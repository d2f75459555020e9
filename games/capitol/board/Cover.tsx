// Capitol's box cover: towers under different roofs around a temple, the Tiber in front, a terracotta sun behind.
import { useId } from 'react';
import type { SVGProps } from 'react';
import { INK } from './cover/iso.tsx';
import { Temple } from './cover/Temple.tsx';
import { Tower } from './cover/Tower.tsx';

export { boxCaps, boxColors } from './cover/colors.ts';

const CYPRESSES = [
  [13, 203, 1],
  [27, 198, 1.15],
  [40, 201, 0.85],
  [203, 194, 0.9],
  [216, 197, 1.2],
  [229, 201, 1],
] as const;
const PAVING = Array.from({ length: 49 }, (_, n) => ({ i: n % 7, j: Math.floor(n / 7) }));

export function Cover(props: SVGProps<SVGSVGElement>) {
  const id = useId();
  return (
    <svg viewBox="0 0 240 300" aria-hidden="true" {...props}>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f1c893" />
          <stop offset=".32" stopColor="#f7dfb9" />
          <stop offset=".62" stopColor="#fbecd0" />
        </linearGradient>
        <linearGradient id={`${id}river`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#8fb6ba" />
          <stop offset="1" stopColor="#53808c" />
        </linearGradient>
        <radialGradient id={`${id}sun`} cx=".4" cy=".35">
          <stop offset="0" stopColor="#f2a274" />
          <stop offset="1" stopColor="#d96f49" />
        </radialGradient>
      </defs>
      <rect width="240" height="300" fill={`url(#${id}sky)`} />
      <circle cx="170" cy="118" r="66" fill="#e58a5f" opacity=".14" />
      <circle cx="170" cy="118" r="54" fill="#e58a5f" opacity=".2" />
      <circle cx="170" cy="118" r="42" fill={`url(#${id}sun)`} />
      <path
        d="M10 122h30a6 6 0 0 0-4-9 10 10 0 0 0-18-3 7 7 0 0 0-8 12zM196 92h26a5 5 0 0 0-3-8 8 8 0 0 0-15-2 6 6 0 0 0-8 10z"
        fill="#fff6e3"
        opacity=".75"
      />
      <path d="M0 178Q34 146 74 166T150 152T240 166V300H0Z" fill="#d8c59b" />
      <FarTown />
      <path d="M0 200Q58 170 122 188T240 184V300H0Z" fill="#bcb684" />
      <path d="M0 214Q70 186 140 204T240 202V300H0Z" fill="#a9a874" />
      {CYPRESSES.map(([x, y, k]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${k})`} stroke={INK} strokeWidth=".6">
          <path d="M0 0q6-18 5-31q-1-9-5-13q-4 4-5 13q-1 13 5 31z" fill="#6a7d52" />
          <path d="M0 0q6-18 5-31q-1-9-5-13z" fill="#4c5f3c" stroke="none" />
        </g>
      ))}
      <path d="M120 307L272 219L120 131L-32 219Z" fill="#c9b07c" />
      {PAVING.map(({ i, j }) => (
        <path
          key={`${i}${j}`}
          d={`M${(120 + (i - j) * 20.2).toFixed(1)} ${(298 - (i + j) * 11.7).toFixed(1)}l20.2-11.7l-20.2-11.7l-20.2 11.7z`}
          fill={(i + j) % 2 ? '#f0e1c0' : '#e6d2a9'}
          stroke="#cdb382"
          strokeWidth=".7"
        />
      ))}
      <Tower
        plot={{ x: 117, y: 194, w: 31, d: 31 }}
        floors={['travertine', 'terracotta', 'travertine', 'slate']}
        roof="gable"
        lit={2}
      />
      <Tower plot={{ x: 66, y: 215, w: 26, d: 26 }} floors={['olive', 'travertine', 'olive']} roof="dome" lit={1} />
      <Tower plot={{ x: 175, y: 213, w: 26, d: 26 }} floors={['terracotta', 'travertine', 'terracotta']} roof="gable" lit={0} />
      <Temple plot={{ x: 117, y: 251, w: 46, d: 38 }} />
      <Tower plot={{ x: 40, y: 246, w: 22, d: 22 }} floors={['terracotta']} roof="gable" />
      <Tower plot={{ x: 203, y: 244, w: 22, d: 22 }} floors={['travertine', 'slate']} roof="dome" lit={1} />
      <Tower plot={{ x: 76, y: 276, w: 22, d: 22 }} floors={['slate', 'travertine']} roof="gable" lit={0} />
      <Tower plot={{ x: 165, y: 272, w: 22, d: 22 }} floors={['olive', 'terracotta']} roof="open" />
      <g>
        <path d="M0 300V262Q22 258 44 276T112 300Z" fill="#d9c08c" />
        <path d="M0 300V268Q22 264 42 281T98 300Z" fill={`url(#${id}river)`} />
        <path
          d="M4 277q10-4 19 3M20 289q10-3 19 3M48 293q8-2 14 3M2 293q5-2 10 1"
          stroke="#e3f0f0"
          strokeWidth="1.2"
          fill="none"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}

// On the far hill, small and pale: an aqueduct and a colonnade.
function FarTown() {
  return (
    <g fill="#c9b184" stroke="#ac9264" strokeWidth=".7">
      <path d="M0 158H74V163H0ZM4 163V180H8V168a3.5 3.5 0 0 1 7 0V180H19V168a3.5 3.5 0 0 1 7 0V180H30V168a3.5 3.5 0 0 1 7 0V180H41V168a3.5 3.5 0 0 1 7 0V180H52V168a3.5 3.5 0 0 1 7 0V180H63V168a3.5 3.5 0 0 1 7 0V180H74V163Z" />
      <path d="M190 158L206 150L222 158V161H190ZM192 161H195V174H192ZM199 161H202V174H199ZM209 161H212V174H209ZM217 161H220V174H217ZM188 174H224V177H188Z" />
    </g>
  );
}
