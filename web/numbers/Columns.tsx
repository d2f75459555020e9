/** Panels in as many columns as there is room for, each into the shortest so far: none moves when a table is opened in another. */
import type { ReactNode } from 'react';
import { useWidth } from '../kit/useWidth.ts';

export interface Placed {
  readonly key: string;
  /** About how tall it is, in rows. */
  readonly tall: number;
  readonly panel: ReactNode;
}

const NARROWEST = 350;
const GAP = 16;

export function Columns({ panels }: { readonly panels: readonly Placed[] }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const count = Math.max(1, Math.min(3, Math.floor((width + GAP) / (NARROWEST + GAP))));
  return (
    <div ref={ref} className="numbers-plots">
      {inColumns(panels, count).map((column, at) => (
        <div key={at}>
          {column.map(({ key, panel }) => (
            <div key={key}>{panel}</div>
          ))}
        </div>
      ))}
    </div>
  );
}

export function inColumns<P extends Pick<Placed, 'tall'>>(panels: readonly P[], count: number): readonly (readonly P[])[] {
  const columns = Array.from({ length: count }, () => ({ tall: 0, panels: [] as P[] }));
  for (const panel of panels) {
    const shortest = columns.reduce((a, b) => (b.tall < a.tall ? b : a));
    shortest.tall += panel.tall;
    shortest.panels.push(panel);
  }
  return columns.map((column) => column.panels);
}
