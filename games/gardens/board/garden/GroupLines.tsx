// Groups of a garden: a dotted line around each, its size in a small box; one without temple that counts 3 or more stands out.
import { memo, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { SMALLEST_GROUP } from '../../rules/data.ts';
import type { Group } from '../../rules/groups.ts';
import type { Square } from '../../rules/moves.ts';
import { colorsOf } from '../art/Temple.tsx';
import { squareKey } from './layers.ts';
import { outline } from './outline.ts';

interface Props {
  readonly groups: readonly Group[];
  readonly seat: Seat;
  /** Pixels of one square, so that numbers stay readable. */
  readonly cell: number;
}

export const GroupLines = memo(function GroupLines({ groups, cell }: Omit<Props, 'seat'>): ReactElement {
  return (
    <g pointerEvents="none">
      {groups
        .filter(({ size, temples }) => size > 1 || temples.length > 0)
        .map(({ squares, temples, size }) => (
          <path
            key={squareKey(squares[0])}
            d={outline(squares, 0.045, 0.1)}
            fill="none"
            stroke={temples.length > 0 || size < SMALLEST_GROUP ? '#fff' : '#ffe9a6'}
            strokeOpacity={temples.length > 0 || size >= SMALLEST_GROUP ? 0.95 : 0.6}
            strokeWidth={Math.max(0.026, 1.5 / cell)}
            strokeDasharray={`${Math.max(0.02, 1 / cell)} ${Math.max(0.05, 3.4 / cell)}`}
            strokeLinecap="round"
          />
        ))}
    </g>
  );
});

/** Above the temples, so that no number is hidden. */
export const GroupSizes = memo(function GroupSizes({ groups, seat, cell }: Props): ReactElement {
  return (
    <g pointerEvents="none">
      {groups
        .filter(({ size, temples }) => size > 1 || temples.length > 0)
        .map((group) => (
          <SizeBox key={squareKey(group.squares[0])} group={group} seat={seat} cell={cell} />
        ))}
    </g>
  );
});

/** The number in the upper right corner of the temple's square, or of the group's last square in its first row. */
function SizeBox({
  group: { squares, temples, size },
  seat,
  cell,
}: {
  readonly group: Group;
  readonly seat: Seat;
  readonly cell: number;
}): ReactElement {
  const templed = temples.length > 0;
  const corner = temples[0] ?? cornerOf(squares);
  const side = Math.max(0.22, Math.min(0.46, 15 / cell));
  const { dark } = colorsOf(seat);
  return (
    <g
      transform={`translate(${corner.x + 0.97 - side} ${corner.y + 0.03})`}
      opacity={templed || size >= SMALLEST_GROUP ? 1 : 0.85}
    >
      <rect
        width={side}
        height={side}
        rx={side * 0.28}
        fill={templed ? '#fffaf0' : size >= SMALLEST_GROUP ? '#ffe9a6' : '#efe6cd'}
        stroke={templed ? dark : '#6d5a2c'}
        strokeWidth={Math.max(0.014, 1.2 / cell)}
      />
      <text
        x={side / 2}
        y={side * 0.77}
        textAnchor="middle"
        fontSize={side * 0.78}
        fontWeight="700"
        fill={templed ? '#2f2440' : '#4d3f1c'}
      >
        {size}
      </text>
    </g>
  );
}

function cornerOf(squares: readonly Square[]): Square {
  const [first] = squares;
  let corner = first;
  for (const square of squares) if (square.y === first.y && square.x === corner.x + 1) corner = square;
  return corner;
}
