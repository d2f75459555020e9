// A round medal of a character: the portrait where there is room, the emblem where there is not.
import { useId, type ReactElement } from 'react';
import { Icon } from '../../../../board-kit/Icon.tsx';
import type { CharacterId } from '../catalog.ts';
import { Portrait } from './Portrait.tsx';
import { THEMES } from './themes.ts';

export interface CharacterMedallionProps {
  readonly id: CharacterId;
  readonly size?: number | undefined;
  /** The portrait from 36 px up, the emblem below, unless said otherwise. */
  readonly picture?: 'portrait' | 'emblem' | undefined;
  /** The number of the call on a small shield. */
  readonly numbered?: boolean | undefined;
  /** Already played, or out of this round. */
  readonly muted?: boolean | undefined;
  readonly title?: string | undefined;
}

export function CharacterMedallion({
  id,
  size = 48,
  picture,
  numbered = false,
  muted = false,
  title,
}: CharacterMedallionProps): ReactElement {
  const clip = useId();
  const rim = useId();
  const theme = THEMES[id];
  const portrait = (picture ?? (size >= 36 ? 'portrait' : 'emblem')) === 'portrait';
  return (
    <svg
      className={muted ? 'cit-medallion cit-muted' : 'cit-medallion'}
      style={theme.style}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      role={title === undefined ? undefined : 'img'}
      aria-hidden={title === undefined ? true : undefined}
    >
      {title !== undefined && <title>{title}</title>}
      <linearGradient id={rim} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fbe7a6" />
        <stop offset=".5" stopColor="#d0a035" />
        <stop offset="1" stopColor="#8a6212" />
      </linearGradient>
      <clipPath id={clip}>
        <circle cx={32} cy={32} r={26.5} />
      </clipPath>
      <circle cx={32} cy={32} r={31.5} fill="#6b4a0b" />
      <circle cx={32} cy={32} r={30.5} fill={`url(#${rim})`} />
      {portrait ? (
        <g clipPath={`url(#${clip})`}>
          <g transform="translate(-.5 5.5) scale(.65)">
            <Portrait id={id} />
          </g>
        </g>
      ) : (
        <>
          <circle cx={32} cy={32} r={26.5} className="cit-own-disc" />
          <Icon icon={theme.icon} x={14} y={14} size={36} color="#fff6df" />
        </>
      )}
      <circle cx={32} cy={32} r={26.5} fill="none" stroke="#6b4a0b" strokeWidth={1.5} />
      {numbered && (
        <g transform="translate(41 40)">
          <path d="M0 0h22v11q0 8-11 13Q0 19 0 11z" fill="#fffaf0" stroke="#6b4a0b" strokeWidth={1.6} />
          <text className="cit-medallion-number" x={11} y={16.5} textAnchor="middle" fontSize={18}>
            {theme.number}
          </text>
        </g>
      )}
    </svg>
  );
}
