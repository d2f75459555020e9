// With no site open: the buildings of the market that are a good beginning, large in the empty yard or as rows of the planner.
import { useMemo, type ReactElement } from 'react';
import { Piece } from '../../board-kit/touch/Piece.tsx';
import { BUILDING_IDS, NEEDS } from '../rules/cards.ts';
import { NOTHING } from '../rules/resources.ts';
import { inRow } from '../rules/touch.ts';
import { BuildingArt } from './art/BuildingArt.tsx';
import { beginnings, type Beginning } from './beginnings.ts';
import { Amounts, Price } from './Bits.tsx';
import { Prize } from './MarketCards.tsx';
import { helpInWords, Panel } from './Planner.tsx';
import { useTable } from './table.ts';

/** Beside a site there is room for two from this height of the board on. */
const ROOM_FOR_TWO = 750;

function useBeginnings(): readonly Beginning[] {
  const { view, seat } = useTable();
  return useMemo(() => beginnings(view, seat), [view, seat]);
}

/** In the empty yard of a desk or a tablet; `beside` the only site of a desk the best of them. */
export function Starts({ beside = false }: { readonly beside?: boolean }): ReactElement {
  const { words, names, asked, measures } = useTable();
  const all = useBeginnings();
  const found = beside ? all.slice(0, measures.height < ROOM_FOR_TWO ? 1 : 2) : all;
  return (
    <div className="bld-starts" data-beside={beside}>
      <h4>
        {words.starts(found.length)} <small>{asked ? words.startsHint : words.nextTurn}</small>
      </h4>
      <div className="bld-starts-row">
        {found.map(({ card, ...beginning }) => (
          <Piece key={card} at={inRow(BUILDING_IDS[card])} className="bld-start">
            <span className="bld-start-picture">
              <BuildingArt id={BUILDING_IDS[card]} width={150} height={150} />
            </span>
            <span className="bld-start-words">
              <span className="bld-start-head">
                <b>{names.building(card)}</b> <Prize card={card} size={22} />
              </span>
              <span className="bld-start-needs">
                <Amounts of={NEEDS[card]} size={17} />
              </span>
              <Outlook card={card} {...beginning} />
            </span>
          </Piece>
        ))}
      </div>
    </div>
  );
}

/** The same as rows, where there is no room for pictures. */
export function StartRows(): ReactElement {
  const { words, names, asked } = useTable();
  const found = useBeginnings();
  return (
    <Panel title={words.starts(found.length)}>
      <header className="bld-planner-head">
        <small>{asked ? words.startsHint : words.nextTurn}</small>
      </header>
      <div className="bld-ways">
        {found.map(({ card, ...beginning }) => (
          <Piece key={card} at={inRow(BUILDING_IDS[card])} className="bld-way bld-way-pick">
            <span className="bld-way-picture">
              <BuildingArt id={BUILDING_IDS[card]} width={56} height={40} />
            </span>
            <span className="bld-way-words">
              <b>{names.building(card)}</b>
              <Outlook card={card} {...beginning} />
            </span>
          </Piece>
        ))}
      </div>
    </Panel>
  );
}

/** What would come of it: finished in this turn, and how; or what the crew would leave undone. */
function Outlook({ way, lacks }: Beginning): ReactElement {
  const table = useTable();
  const { words } = table;
  if (way)
    return (
      <small className="bld-outlook">
        <span className="bld-gain">{way.help ? words.finishWith(helpInWords(table, way.help)) : words.finishNow}</span>{' '}
        <Price actions={way.actions} coins={way.coins} size={17} /> <span>{words.after(way.coinsAfter, way.pointsAfter)}</span>
      </small>
    );
  if (lacks === NOTHING) return <small className="bld-outlook">{words.crewSuffices}</small>;
  return (
    <small className="bld-outlook">
      {words.crewLeaves} <Amounts of={lacks} size={15} />
    </small>
  );
}
