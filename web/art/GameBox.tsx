// A game's box standing on the shelf: its cover on the front, two more faces for depth, the title set in type.
// It knows no game: cover, title and colours come from outside.
import { useId } from 'react';
import type { CSSProperties } from 'react';
import type { BoxLook } from '@cantiere/games';
import { setTitle } from './title.ts';

interface Props {
  /** Address of the picture on the front, 240x300. */
  readonly cover: string;
  readonly title: string;
  readonly look: BoxLook;
  /** What a screen reader says; without it the box is decoration and the name must stand beside it. */
  readonly label?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
}

const EDGE = '#1a1410';
const LETTERS = { fontFamily: 'var(--display)', fontWeight: 780, fontVariationSettings: "'SOFT' 60, 'WONK' 0, 'opsz' 100" };

export function GameBox({ cover, title, look, label, className = '', style }: Props) {
  const id = useId();
  const set = setTitle(title, look.caps ?? false);
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox="0 0 262 330" className={`game-box ${className}`} style={style} {...spoken}>
      <defs>
        <linearGradient id={`${id}sheen`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#000" stopOpacity=".3" />
          <stop offset=".02" stopColor="#000" stopOpacity=".1" />
          <stop offset=".038" stopColor="#fff" stopOpacity=".16" />
          <stop offset=".06" stopColor="#fff" stopOpacity="0" />
          <stop offset=".97" stopColor="#000" stopOpacity=".03" />
          <stop offset="1" stopColor="#fff" stopOpacity=".32" />
        </linearGradient>
        <linearGradient id={`${id}gloss`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".16" />
          <stop offset=".32" stopColor="#fff" stopOpacity=".03" />
          <stop offset=".33" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".1" />
        </linearGradient>
        <linearGradient id={`${id}side`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".12" />
          <stop offset="1" stopColor="#000" stopOpacity=".28" />
        </linearGradient>
        <radialGradient id={`${id}floor`}>
          <stop offset=".55" stopColor={EDGE} stopOpacity=".42" />
          <stop offset="1" stopColor={EDGE} stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}front`}>
          <rect width="240" height="300" rx="3" />
        </clipPath>
      </defs>
      <ellipse cx="137" cy="320" rx="128" ry="9" fill={`url(#${id}floor)`} />
      <g stroke={EDGE} strokeOpacity=".4" strokeWidth=".8" strokeLinejoin="round">
        <path d="M4 23L18 8H258L244 23Z" fill={look.lid} />
        <path d="M244 23L258 8V306L244 322Z" fill={look.side} />
        <path d="M244 23L258 8V306L244 322Z" fill={`url(#${id}side)`} />
      </g>
      <path d="M7.5 19.5L14 12.5H250" stroke="#fff" strokeOpacity=".22" fill="none" />
      <g transform="translate(4 22)">
        <g clipPath={`url(#${id}front)`}>
          <image href={cover} width="240" height="300" />
        </g>
        <rect width="240" height="300" rx="3" fill={`url(#${id}gloss)`} />
        <rect
          x="6.5"
          y="6.5"
          width="227"
          height="287"
          rx="2"
          fill="none"
          stroke={look.title}
          strokeOpacity=".5"
          strokeWidth="1.2"
        />
        <g
          fontSize={set.size}
          letterSpacing={set.spacing}
          textAnchor="middle"
          fill={look.title}
          stroke={look.halo}
          strokeWidth={set.size * 0.16}
          strokeOpacity=".55"
          strokeLinejoin="round"
          paintOrder="stroke"
          style={LETTERS}
        >
          {set.lines.map((line) => (
            <text key={line.y} x={120 + set.spacing / 2} y={line.y}>
              {line.text}
            </text>
          ))}
        </g>
        <rect width="240" height="300" rx="3" fill={`url(#${id}sheen)`} />
        <rect width="240" height="300" rx="3" fill="none" stroke={EDGE} strokeOpacity=".45" />
      </g>
    </svg>
  );
}
