// The market: investments, the row of buildings and the row of workers, each with its deck. On a phone one at a time.
import type { ReactElement } from 'react';
import { BuildingCard, NextBuilding, WorkerCard, WorkerDeck } from './MarketCards.tsx';
import { Investments } from './Investments.tsx';
import type { Stall } from './hand.ts';
import { useTable } from './table.ts';

export function Market(): ReactElement {
  const { words, view } = useTable();
  return (
    <section className="bld-market" aria-label={words.market}>
      <div className="bld-stall bld-stall-investments">
        <Title title={words.investments} hint={view.invested ? words.investedHint : words.investmentsHint} />
        <Investments />
      </div>
      <div className="bld-stall bld-stall-rows">
        <Title title={words.buildings} hint={words.buildingsHint} />
        <BuildingRow />
        <Title title={words.workers} hint={words.workersHint} />
        <WorkerRow />
      </div>
    </section>
  );
}

export function MarketTabs(): ReactElement {
  const { words, hand, view } = useTable();
  const stalls: readonly (readonly [Stall, string])[] = [
    ['buildings', words.buildings],
    ['workers', words.workers],
    ['investments', words.investments],
  ];
  return (
    <section className="bld-market" aria-label={words.market} data-stall={hand.stall}>
      <div className="bld-tabs" role="tablist">
        {stalls.map(([stall, name]) => (
          <button
            key={stall}
            type="button"
            role="tab"
            id={`bld-tab-${stall}`}
            aria-controls="bld-stall"
            aria-selected={hand.stall === stall}
            onClick={() => hand.set({ stall })}
          >
            {name}
            {stall === 'investments' && view.invested && <small aria-hidden> ✓</small>}
          </button>
        ))}
      </div>
      <div className="bld-stall-open" role="tabpanel" id="bld-stall" aria-labelledby={`bld-tab-${hand.stall}`}>
        {hand.stall === 'buildings' && <BuildingRow />}
        {hand.stall === 'workers' && <WorkerRow />}
        {hand.stall === 'investments' && <Investments />}
      </div>
    </section>
  );
}

function Title({ title, hint }: { readonly title: string; readonly hint: string }): ReactElement {
  return (
    <h3 className="bld-title">
      {title} <small>{hint}</small>
    </h3>
  );
}

function BuildingRow(): ReactElement {
  const { view } = useTable();
  return (
    <div className="bld-row">
      {view.buildingRow.map((card, slot) => (
        <BuildingCard key={slot} card={card} slot={slot} />
      ))}
      <NextBuilding />
    </div>
  );
}

function WorkerRow(): ReactElement {
  const { view } = useTable();
  return (
    <div className="bld-row">
      {view.workerRow.map((card, slot) => (
        <WorkerCard key={slot} card={card} slot={slot} />
      ))}
      <WorkerDeck />
    </div>
  );
}
