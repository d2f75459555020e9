// A group that would be rewarded: a gold line around it and its size on a roundel in the nearest square that is free of it.
import type { ReactElement } from 'react';
import type { Group } from '../../rules/groups.ts';
import type { Square } from '../../rules/moves.ts';
import { sameSquare } from './layers.ts';
import { outline } from './outline.ts';

interface Props {
  readonly group: Group;
  readonly cell: number;
  /** Squares where the roundel should rather not stand. */
  readonly avoid?: readonly Square[] | undefined;
  /** Not yet there: the line is lifted with the card. */
  readonly lift?: number;
  readonly quiet?: boolean;
}

export function PromisedGroup({ group, cell, avoid = [], lift = 0, quiet = false }: Props): ReactElement {
  const line = outline(group.squares, 0.03, 0.11);
  const at = quiet ? undefined : roundelSquare(group.squares, avoid);
  return (
    <g pointerEvents="none">
      <g transform={`translate(0 ${-lift / 2})`} fill="none" className="gar-promise">
        {!quiet && (
          <path
            d={line}
            fill="#ffe27a"
            fillOpacity=".1"
            stroke="#ffd34d"
            strokeOpacity=".35"
            strokeWidth={Math.max(0.15, 7 / cell)}
          />
        )}
        <path d={line} stroke="#7a5200" strokeOpacity=".7" strokeWidth={Math.max(0.075, 5 / cell)} />
        <path
          d={line}
          className="gar-promise-line"
          pathLength="1"
          stroke={quiet ? '#fff6dc' : '#ffdd63'}
          strokeWidth={Math.max(0.05, 3.2 / cell)}
        />
      </g>
      {at && <Roundel x={at.x + 0.5} y={at.y + 0.5} text={String(group.size)} r={Math.max(0.25, Math.min(0.6, 14 / cell))} />}
    </g>
  );
}

export function Roundel({
  x,
  y,
  text,
  r,
}: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly r: number;
}): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) scale(${r})`} className="gar-roundel">
      <circle cy=".1" r="1.06" fill="#2a1900" opacity=".4" />
      <circle r="1" fill="#e9b426" stroke="#7a5504" strokeWidth=".11" />
      <circle cx="-.08" cy="-.12" r=".78" fill="#ffd34d" />
      <circle cx="-.16" cy="-.24" r=".5" fill="#ffe792" />
      <text y=".4" textAnchor="middle" fontSize="1.16" fontWeight="700" fill="#4d3600">
        {text}
      </text>
    </g>
  );
}

const SIDES: readonly Square[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];

function roundelSquare(squares: readonly Square[], avoid: readonly Square[]): Square {
  const x = squares.reduce((sum, square) => sum + square.x, 0) / squares.length;
  const y = squares.reduce((sum, square) => sum + square.y, 0) / squares.length;
  const inside = (square: Square): boolean => squares.some((member) => sameSquare(member, square));
  const beside = squares
    .flatMap((square) => SIDES.map((side) => ({ x: square.x + side.x, y: square.y + side.y })))
    .filter((square) => !inside(square));
  const far = (square: Square): number =>
    (square.x - x) ** 2 + (square.y - y) ** 2 + (avoid.some((other) => sameSquare(other, square)) ? 6 : 0);
  return beside.reduce((best, square) => (far(square) < far(best) ? square : best), beside[0]);
}
