// The market: investments, the row of buildings and the row of workers, each with its deck. On a phone one at a time.
import { useState, type ReactElement, type ReactNode } from 'react';
import { useBringsUp } from '../../board-kit/pointing/sought.ts';
import { Tabs, type Tab } from '../../board-kit/tabs/Tabs.tsx';
import { BUILDING_IDS } from '../rules/cards.ts';
import { inRow } from '../rules/touch.ts';
import { Investments } from './Investments.tsx';
import { BuildingRow, WorkerRow } from './MarketCards.tsx';
import { useTable } from './table.ts';

export function Market(): ReactElement {
  const { words, view } = useTable();
  return (
    <section className="bld-market" data-region="market" aria-label={words.market}>
      <div className="bld-stall bld-stall-investments" data-region="investments">
        <Title hint={view.invested ? words.investedHint : words.investmentsHint}>{words.investments}</Title>
        <Investments />
      </div>
      <div className="bld-stall bld-stall-rows">
        <Title hint={words.buildingsHint}>{words.buildings}</Title>
        <BuildingRow />
        <Title hint={words.workersHint}>{words.workers}</Title>
        <WorkerRow />
      </div>
    </section>
  );
}

export function Title({ hint, children }: { readonly hint: string; readonly children: ReactNode }): ReactElement {
  return (
    <h3 className="bld-title">
      {children} <small>{hint}</small>
    </h3>
  );
}

const STALLS = { buildings: <BuildingRow />, workers: <WorkerRow />, investments: <Investments /> };
type Stall = keyof typeof STALLS;

const BUILDING_PLACES = new Set(BUILDING_IDS.map(inRow));

/** Where a lesson's names lie. */
function stallOf(name: string): Stall | undefined {
  if (name in STALLS) return name as Stall;
  if (name.startsWith('row:')) return BUILDING_PLACES.has(name) ? 'buildings' : 'workers';
  return /^(sale|university):/.test(name) ? 'investments' : undefined;
}

export function MarketTabs(): ReactElement {
  const { words, view } = useTable();
  const [stall, setStall] = useState<Stall>('buildings');
  useBringsUp(stallOf, setStall);
  const tabs: readonly Tab<Stall>[] = [
    { id: 'buildings', name: words.buildings },
    { id: 'workers', name: words.workers },
    { id: 'investments', name: `${words.investments}${view.invested ? ' ✓' : ''}` },
  ];
  return (
    <section className="bld-market" data-region="market" aria-label={words.market}>
      <Tabs
        label={words.market}
        tabs={tabs}
        open={stall}
        onOpen={(id) => setStall(id)}
        className="bld-tabs"
        panelClassName="bld-stall-open"
      >
        {STALLS[stall]}
      </Tabs>
    </section>
  );
}
