// The medallion in the prompt bar: a bronze seal with the crane, the laurel at the end.
import { useId, type ReactElement } from 'react';
import { Icon } from '../../board-kit/Icon.tsx';
import type { BuildersView } from '../rules/state.ts';
import { DRAWINGS } from './art/buildings/index.ts';
import { ICONS } from './icons.gen.ts';

export function Emblem({ view }: { readonly view: BuildersView }): ReactElement {
  const id = useId();
  const hoist = DRAWINGS.get('m-hoist');
  return (
    <svg viewBox="0 0 56 56" width={54} height={54} aria-hidden>
      <defs>
        <radialGradient id={id} cx="0.35" cy="0.3" r="0.9">
          <stop offset="0" stopColor="#f6dca2" />
          <stop offset="0.6" stopColor="#d8a253" />
          <stop offset="1" stopColor="#8d5b1e" />
        </radialGradient>
        <clipPath id={`${id}c`}>
          <circle cx={28} cy={28} r={21} />
        </clipPath>
      </defs>
      <circle cx={28} cy={28} r={27} fill={`url(#${id})`} stroke="#6c4213" strokeWidth={1.4} />
      <circle cx={28} cy={28} r={22} fill="#f9ebc8" stroke="#8d5b1e" strokeWidth={1} />
      <g clipPath={`url(#${id}c)`}>
        <path d="M0 44q28-7 56 0v12H0z" fill="#d0a062" />
        {view.phase === 'over' ? (
          <Icon icon={ICONS.laurels} x={10} y={9} size={36} color="#8c2f39" />
        ) : (
          hoist && (
            <g transform="translate(27 47) scale(0.52)">
              <hoist.Draw />
            </g>
          )
        )}
      </g>
    </svg>
  );
}
