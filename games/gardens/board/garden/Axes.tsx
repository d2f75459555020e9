// Letters of columns and numbers of rows along the edges of the window: the same that the choice list names.
import type { ReactElement } from 'react';
import { windowPoint, type Box, type Camera } from '../../../board-kit/camera/camera.ts';
import type { Size } from '../../../board-kit/size.ts';
import { columnName, rowName } from '../../text/words.ts';

interface Props {
  readonly camera: Camera;
  readonly bounds: Box;
  readonly size: Size;
  /** Where the numbers stand: distance from the upper and the left edge. */
  readonly top: number;
  readonly left: number;
}

export function Axes({ camera, bounds, size, top, left }: Props): ReactElement {
  // Every second number when squares are too small for all of them.
  const stride = camera.scale < 20 ? 2 : 1;
  const columns = range(bounds.x, bounds.width).filter((x) => x % stride === 0);
  const rows = range(bounds.y, bounds.height).filter((y) => y % stride === 0);
  return (
    <g className="gar-axes" aria-hidden="true">
      {columns.map((x) => {
        const at = windowPoint(camera, { x: x + 0.5, y: 0 }).x;
        return at > left + 10 && at < size.width - 8 ? <Label key={x} x={at} y={top} text={columnName(x)} /> : null;
      })}
      {rows.map((y) => {
        const at = windowPoint(camera, { x: 0, y: y + 0.5 }).y;
        return at > top + 10 && at < size.height - 8 ? <Label key={y} x={left} y={at} text={rowName(y)} /> : null;
      })}
    </g>
  );
}

function Label({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-10" y="-8" width="20" height="16" rx="5" />
      <text y="4" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);
