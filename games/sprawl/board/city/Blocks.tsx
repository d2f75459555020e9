// The 36 blocks: pavement tinted by value, lot lines, and the names of rows and columns along the streets.
import { memo, type ReactElement } from 'react';
import { KERB, SPAN, STREET, blockGround, edgeOf, level, point, polygon, write } from '../art/iso.ts';

const COOL = [243, 239, 228];
const HOT = [229, 168, 132];

/** Cheap blocks are pale, dear ones warm. */
function tint(value: number): string {
  const share = Math.min(1, Math.max(0, (value - 2) / 20));
  return `rgb(${COOL.map((part, i) => Math.round(part + (HOT[i] - part) * share)).join(' ')})`;
}

interface Props {
  readonly values: readonly number[];
  /** Blocks of the row that is being looked at; undefined when none is. */
  readonly row: ReadonlySet<number> | undefined;
  readonly kind: 'wealth' | 'prestige';
}

export const Blocks = memo(function Blocks({ values, row, kind }: Props): ReactElement {
  return (
    <g pointerEvents="none">
      {values.map((value, block) => {
        const { x0, y0, x1, y1 } = blockGround(block);
        const by = 0.03;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a block is its place
          <g key={block} opacity={row && !row.has(block) ? 0.55 : undefined}>
            <path
              d={polygon([
                point(x0 - by, y1 + by),
                point(x1 + by, y1 + by),
                point(x1 + by, y1 + by, KERB),
                point(x0 - by, y1 + by, KERB),
              ])}
              fill="#aba596"
            />
            <path
              d={polygon([
                point(x1 + by, y0 - by),
                point(x1 + by, y1 + by),
                point(x1 + by, y1 + by, KERB),
                point(x1 + by, y0 - by, KERB),
              ])}
              fill="#989283"
            />
            <path d={level(x0 - by, y0 - by, x1 + by, y1 + by, KERB)} fill={tint(value)} stroke="#fffdf5" strokeWidth=".8" />
            <path
              d={`M${write(point(x0 + 1, y0, KERB))}L${write(point(x0 + 1, y1, KERB))}M${write(point(x0, y0 + 1, KERB))}L${write(point(x1, y0 + 1, KERB))}`}
              stroke="#9c937f"
              strokeWidth=".7"
              strokeDasharray="2.5 2.5"
            />
            {row?.has(block) && (
              <path
                d={level(x0 - 0.15, y0 - 0.15, x1 + 0.15, y1 + 0.15, KERB)}
                fill={kind === 'wealth' ? '#ffd34d' : '#e79cc4'}
                fillOpacity=".6"
                stroke={kind === 'wealth' ? '#b98605' : '#8a3b66'}
                strokeWidth="1.4"
              />
            )}
          </g>
        );
      })}
    </g>
  );
});

const AXIS = Array.from({ length: 12 }, (_, index) => index);

/** Letters for columns and numbers for rows, as lots are called in the texts. */
export const Axes = memo(function Axes({ letters }: { readonly letters: number }): ReactElement {
  return (
    <g className="spr-axis" pointerEvents="none" aria-hidden>
      {AXIS.map((index) => {
        const middle = edgeOf(index) + 0.5;
        const [cx, cy] = point(middle, SPAN - STREET / 2);
        const [rx, ry] = point(STREET / 2, middle);
        return (
          <g key={index} fontSize={letters}>
            <text x={cx} y={cy + letters / 3}>
              {String.fromCharCode(65 + index)}
            </text>
            <text x={rx} y={ry + letters / 3}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
});
