/** One player's line. Under it lies an edge, so that a colour close to the paper's is seen, and lines that cross stay apart. */
import type { Seat } from '@cantiere/engine';

interface Props {
  readonly seat: Seat;
  /** Drawn thicker. */
  readonly ours: boolean;
  readonly points: readonly (readonly [number, number])[];
}

export function ChartLine({ seat, ours, points }: Props) {
  const path = points.map((point) => point.join(',')).join(' ');
  const kind = ours ? 'chart-line ours' : 'chart-line';
  return (
    <>
      <polyline className={`${kind} edge`} points={path} />
      <polyline className={kind} points={path} style={{ stroke: `var(--p${seat % 7})` }} />
    </>
  );
}
