// A game's box standing on the shelf: its cover on the front, two more faces for depth, the title set in type.
// It knows no game: cover, title and colours come from outside.
import { useId } from 'react';
import type { ComponentType, CSSProperties, SVGProps } from 'react';
import { setTitle } from './title.ts';

export interface BoxColors {
  /** The face seen from above, lit. */
  readonly lid: string;
  /** The face on the right, in shade. */
  readonly side: string;
  /** Title and inner frame. */
  readonly title: string;
  /** A soft glow around the letters, close to the cover's sky, so that the title reads on any ground. */
  readonly halo: string;
}

interface Props {
  /** The game's own Cover, 240x300. */
  readonly cover: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  readonly colors: BoxColors;
  /** Capitals with open spacing, for the games that call for an inscription or a poster. */
  readonly caps?: boolean;
  /** What a screen reader says; without it the box is decoration and the name must stand beside it. */
  readonly label?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
}

const EDGE = '#1a1410';
const LETTERS = { fontFamily: 'var(--display)', fontWeight: 780, fontVariationSettings: "'SOFT' 60, 'WONK' 0, 'opsz' 100" };

export function GameBox({ cover: Cover, title, colors, caps = false, label, className = '', style }: Props) {
  const id = useId();
  const set = setTitle(title, caps);
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
        <path d="M4 23L18 8H258L244 23Z" fill={colors.lid} />
        <path d="M244 23L258 8V306L244 322Z" fill={colors.side} />
        <path d="M244 23L258 8V306L244 322Z" fill={`url(#${id}side)`} />
      </g>
      <path d="M7.5 19.5L14 12.5H250" stroke="#fff" strokeOpacity=".22" fill="none" />
      <g transform="translate(4 22)">
        <g clipPath={`url(#${id}front)`}>
          <Cover width="240" height="300" />
        </g>
        <rect width="240" height="300" rx="3" fill={`url(#${id}gloss)`} />
        <rect
          x="6.5"
          y="6.5"
          width="227"
          height="287"
          rx="2"
          fill="none"
          stroke={colors.title}
          strokeOpacity=".5"
          strokeWidth="1.2"
        />
        <g
          fontSize={set.size}
          letterSpacing={set.spacing}
          textAnchor="middle"
          fill={colors.title}
          stroke={colors.halo}
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
