// A character card: portrait under an arch, number of the call, name on a ribbon, emblem, power.
import { useId, type ReactElement } from 'react';
import { Icon } from '../../../../board-kit/Icon.tsx';
import { CardFrame, type CardPiece } from '../CardFrame.tsx';
import type { CharacterId } from '../catalog.ts';
import { Portrait } from './Portrait.tsx';
import { THEMES } from './themes.ts';

export interface CharacterCardProps extends CardPiece {
  readonly id: CharacterId;
  readonly name: string;
  /** The power in one or two short lines. */
  readonly power?: string | undefined;
}

export function CharacterCard({ id, name, power, ...card }: CharacterCardProps): ReactElement {
  return (
    <CardFrame {...card} shows={id} className="cit-char" style={THEMES[id].style}>
      <span className="cit-char-picture">
        <Picture id={id} />
      </span>
      <span className="cit-char-name">{name}</span>
      {power !== undefined && <span className="cit-char-power">{power}</span>}
    </CardFrame>
  );
}

function Picture({ id }: { readonly id: CharacterId }): ReactElement {
  const clip = useId();
  const theme = THEMES[id];
  return (
    <svg viewBox="0 0 138 132" preserveAspectRatio="xMidYMin slice" aria-hidden>
      <clipPath id={clip}>
        <path d="M11 140V62a58 56 0 0 1 116 0v78z" />
      </clipPath>
      <rect width={138} height={140} className="cit-own-disc" />
      <path className="cit-char-damask" d={DAMASK} />
      <g clipPath={`url(#${clip})`}>
        <g transform="translate(9 12) scale(1.2 1.12)">
          <Portrait id={id} />
        </g>
      </g>
      <path d="M11 140V62a58 56 0 0 1 116 0v78" className="cit-char-arch" />
      <path d="M7.5 140V62a61.5 59.5 0 0 1 123 0v78" className="cit-char-arch-out" />
      <g transform="translate(4 4)">
        <path d="M0 0h31v18q0 12-15.5 19Q0 30 0 18z" className="cit-char-shield" />
        <text x={15.5} y={24} textAnchor="middle" fontSize={25} className="cit-char-number">
          {theme.number}
        </text>
      </g>
      <circle cx={121} cy={17} r={13.5} className="cit-char-emblem" />
      <Icon icon={theme.icon} x={112} y={8} size={18} color="#fff6df" />
    </svg>
  );
}

/** Little lilies on the spandrels. */
const DAMASK = [0, 1, 2, 3, 4, 5]
  .flatMap((row) => [0, 1, 2, 3, 4, 5, 6].map((col) => `M${col * 22 + (row % 2) * 11} ${row * 20 + 4}l4 6-4 6-4-6z`))
  .join('');
