// A stone: the larger it is, the wider; its size stands on it.
import type { ReactElement } from 'react';

const COLOURS = ['#8d8478', '#e2c391', '#d3a273', '#bf7f58', '#a4552f', '#7d3a20'];

/** Stone 0 is one that I may not see. */
export function Stone({ size }: { readonly size: number }): ReactElement {
  const width = size === 0 ? 40 : 24 + size * 14;
  return (
    <svg className="tor-stone" viewBox="0 0 100 30" width={100} height={30} aria-hidden>
      <rect x={50 - width / 2} y="1.5" width={width} height="27" rx="5" fill={COLOURS[size]} stroke="#4b2a18" strokeWidth="2" />
      <path d={`M${54 - width / 2} 8h${width - 8}`} stroke="#fff" strokeOpacity=".35" strokeWidth="3" strokeLinecap="round" />
      <text x="50" y="21" textAnchor="middle" fontSize="15" fontWeight="700" fill={size > 2 ? '#fff' : '#3a2a1c'}>
        {size === 0 ? '?' : size}
      </text>
    </svg>
  );
}
