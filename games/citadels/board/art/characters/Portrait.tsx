// A character's bust before rays of its own colour: the picture inside medallions and cards.
import { useId, type ReactElement } from 'react';
import type { CharacterId } from '../catalog.ts';
import { INK } from '../palette.ts';
import { path } from '../path.ts';
import busts from './busts.svg';

const RAYS = Array.from({ length: 18 }, (_, i) => {
  const at = (k: number): string => {
    const a = (k * Math.PI) / 18;
    return path`${90 * Math.cos(a)} ${90 * Math.sin(a)}`;
  };
  return `M0 0L${at(2 * i)}L${at(2 * i + 1)}z`;
}).join('');

/** Fills a 100x112 box of another SVG; colours come from the theme set around. */
export function Portrait({ id }: { readonly id: CharacterId }): ReactElement {
  const glow = useId();
  return (
    <g aria-hidden>
      <radialGradient id={glow} cx=".5" cy=".42" r=".75">
        <stop offset="0" className="cit-own-glow" />
        <stop offset=".55" className="cit-own" />
        <stop offset="1" className="cit-own-deep" />
      </radialGradient>
      <rect x={-40} y={-40} width={180} height={160} fill={`url(#${glow})`} />
      <path d={RAYS} transform="translate(50 50)" fill="#fff" opacity={0.1} />
      <g stroke={INK} strokeWidth={1.5} strokeLinejoin="round" strokeLinecap="round">
        <use href={`${busts}#${id}`} />
      </g>
    </g>
  );
}
