// With no site to look at: which buildings of the market my crew could finish in this very turn, and at what price.
import { useMemo, type ReactElement } from 'react';
import { BUILDING_IDS, NONE } from '../rules/cards.ts';
import { START_BUILDING } from '../rules/moves.ts';
import { BuildingArt } from './art/BuildingArt.tsx';
import { Price } from './Bits.tsx';
import { waysToBuild } from './planning.ts';
import { useTable } from './table.ts';

export function Suggestions(): ReactElement {
  const table = useTable();
  const { view, seat, asked, words, names } = table;
  const found = useMemo(
    () =>
      view.buildingRow.flatMap((card) => {
        const way =
          card === NONE || !asked ? undefined : waysToBuild(view, seat, card).find(({ short, help }) => short === 0 && !help);
        return way ? [{ card, way }] : [];
      }),
    [view, seat, asked],
  );
  return (
    <section className="bld-planner" aria-label={words.planner}>
      <header className="bld-planner-head">
        <h3>{found.length === 0 ? words.planner : words.thisTurn}</h3>
        <small>{found.length === 0 ? words.openFirst : words.thisTurnHint}</small>
      </header>
      <div className="bld-ways">
        {found.map(({ card, way }) => (
          <div key={card} className="bld-way" data-look="lit">
            <button type="button" className="bld-way-pick" onClick={() => table.take(table.offer(START_BUILDING[card]))}>
              <span className="bld-way-picture">
                <BuildingArt id={BUILDING_IDS[card]} width={56} height={40} />
              </span>
              <span className="bld-way-words">
                <b>{names.building(card)}</b>
                <small>{words.after(way.coinsAfter, way.pointsAfter)}</small>
              </span>
              <Price actions={way.actions} coins={way.coins} />
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}
