/** The frame of a plot: its title, what it says, the drawing, and the same numbers as a table. */
import { useId, type ReactNode } from 'react';
import { AsTable, type PlotTable } from '../kit/AsTable.tsx';
import { useNumbersTexts } from './text.ts';

interface Props {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly table: PlotTable;
  readonly children: ReactNode;
}

export function PlotPanel({ name, title, about, table, children }: Props) {
  const t = useNumbersTexts();
  const id = useId();
  return (
    <section className="panel plot-panel" data-plot={name} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="plot-about">{about}</p>
      {children}
      <AsTable words={t.asTable} label={title} className="plot-numbers" table={table} />
    </section>
  );
}

/** Whose is which: winners filled, others hatched, me a diamond; never by colour alone. */
export function PlotLegend({ mine, groups = true }: { readonly mine: boolean; readonly groups?: boolean }) {
  const t = useNumbersTexts();
  return (
    <ul className="bare plot-legend" aria-label={t.legend}>
      {groups && (
        <>
          <li>
            <i className="key winners" aria-hidden="true" /> {t.winners}
          </li>
          <li>
            <i className="key others" aria-hidden="true" /> {t.others}
          </li>
        </>
      )}
      {mine && (
        <li>
          <i className="key mine" aria-hidden="true" /> {t.me}
        </li>
      )}
    </ul>
  );
}

/** What others are filled with: stripes, so that they are told from winners without any colour. */
export function Hatch({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className="hatch-ground" />
      <line x1="0" x2="0" y1="0" y2="6" className="hatch-line" />
    </pattern>
  );
}
