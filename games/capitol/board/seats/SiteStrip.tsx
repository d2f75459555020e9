// A building site as a small picture: all its towers in a row.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { NO_ROOF } from '../../rules/state.ts';
import { Tower, towerHeight } from '../art/Tower.tsx';
import { useTable } from '../table.ts';

const EDGE = 40;
const STEP = 34;

export function SiteStrip({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, words, nameOf } = useTable();
  const { site } = view.players[seat];
  if (site.length === 0) return <span className="cap-none">{words.emptySite}</span>;
  // Two rows where there are many, the back one first.
  const rows = site.length > 4 ? 2 : 1;
  const columns = Math.ceil(site.length / rows);
  const tallest = Math.max(2, ...site.map(({ floors }) => floors));
  const top = towerHeight(tallest, EDGE) + 8;
  const width = columns * STEP + 14;
  const height = top + (rows - 1) * 34 + 14;
  const label = `${words.siteOf(nameOf(seat))}: ${site.map(({ floors, roof }) => words.house(floors, roof === NO_ROOF ? undefined : words.roofs[roof])).join('; ')}`;
  return (
    <svg
      className="cap-strip"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
    >
      {site.map(({ number, floors, roof }, at) => {
        const row = Math.floor(at / columns);
        const column = at % columns;
        return (
          <g key={number} transform={`translate(${column * STEP + 20 + (rows === 2 && row === 0 ? 6 : 0)} ${top + row * 34})`}>
            <Tower floors={floors} shape={roof} seat={seat} edge={EDGE} shadow={false} />
          </g>
        );
      })}
    </svg>
  );
}
