// The group of a temple that was just set: its squares glow, and a line runs around them.
import type { ReactElement } from 'react';
import type { Group } from '../../rules/groups.ts';
import { outline } from './outline.ts';

export function TempledGroup({ group, thin = false }: { readonly group: Group; readonly thin?: boolean }): ReactElement {
  const line = outline(group.squares, 0.02, 0.12);
  return (
    <g className="gar-templed" pointerEvents="none" fill="none" strokeLinejoin="round">
      <path d={line} fill="#ffe27a" fillOpacity=".34" stroke="#ffd34d" strokeOpacity=".5" strokeWidth={thin ? 0.3 : 0.2} />
      <path d={line} className="gar-templed-line" pathLength="1" stroke="#fff3b8" strokeWidth={thin ? 0.17 : 0.09} />
    </g>
  );
}
