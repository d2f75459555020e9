// How the parts stand on the table: all at once on a wide screen, with tabs on a phone.
import type { ReactElement } from 'react';
import { Icon } from '../../board-kit/Icon.tsx';
import { NONE } from '../rules/cards.ts';
import { isAvailable } from '../rules/crew.ts';
import { Crew } from './Crew.tsx';
import { Finished } from './Finished.tsx';
import type { Pane } from './hand.ts';
import { ICONS } from './icons.gen.ts';
import { Market, MarketTabs } from './Market.tsx';
import { Moves, Purse } from './Moves.tsx';
import { Opponents } from './Opponents.tsx';
import { Planner } from './Planner.tsx';
import { Race } from './Race.tsx';
import { Settlement } from './Settlement.tsx';
import { Sites } from './Sites.tsx';
import { useTable } from './table.ts';

export function Layout(): ReactElement {
  return useTable().room.compact ? <Narrow /> : <Wide />;
}

function Wide(): ReactElement {
  const { view, room, words, spectator, nameOf, seat } = useTable();
  return (
    <>
      <div className="bld-top">
        <Opponents />
        <div className="bld-top-race">
          <Race width={view.seats === 2 ? 480 : room.width < 1040 ? 236 : 276}>
            <LastRound />
          </Race>
        </div>
      </div>
      <Market />
      <section className="bld-yard" aria-label={spectator ? words.sitesOf(nameOf(seat)) : words.mySites}>
        <div className="bld-yard-main">
          <h3 className="bld-title">
            {spectator ? words.sitesOf(nameOf(seat)) : words.mySites} <small>{words.blueHint}</small>
          </h3>
          <Sites />
          <CrewTitle />
          <div className="bld-crew-line">
            <Crew />
            <Finished />
          </div>
          <div className="bld-foot">
            <Purse />
            <Moves />
          </div>
        </div>
        {view.phase === 'settlement' ? <Settlement /> : <Planner />}
      </section>
    </>
  );
}

function CrewTitle(): ReactElement {
  const { words, names, hand, focus, asked, view, seat } = useTable();
  const site = view.players[seat].sites.find(({ card }) => card === focus);
  const hint =
    hand.lesson !== NONE
      ? words.lessonHint(names.university(hand.lesson))
      : asked && site
        ? words.crewHint(names.building(site.card))
        : words.crewIdle;
  return (
    <h3 className="bld-title" data-asks={hand.lesson !== NONE}>
      {words.crew} <small>{hint}</small>
    </h3>
  );
}

function LastRound(): ReactElement | null {
  const { view, words, nameOf, seat } = useTable();
  if (view.triggeredBy === NONE) return null;
  return (
    <p className="bld-last">
      <Icon icon={ICONS.finishLine} size={14} /> {words.lastRound(nameOf(view.triggeredBy), view.triggeredBy === seat)}
    </p>
  );
}

function Narrow(): ReactElement {
  const { view, words, hand, seat, ways, asked } = useTable();
  const home = view.players[seat].crew.filter(isAvailable).length;
  // At the settlement there is one thing to decide, and nothing else to look for.
  const settling = view.phase === 'settlement';
  const panes: readonly (readonly [Pane, string, number | undefined])[] = settling
    ? [['plans', words.settlement, undefined]]
    : [
        ['plans', words.planner, ways.filter(({ short }) => short === 0).length],
        ['crew', words.crew, home],
        ['moves', words.moves, undefined],
      ];
  const open = settling ? 'plans' : hand.pane;
  return (
    <>
      <Opponents />
      <LastRound />
      <MarketTabs />
      <section className="bld-yard" aria-label={words.mySites}>
        <div className="bld-foot">
          <Purse />
          <Finished />
        </div>
        <Sites />
        <div className="bld-tabs" role="tablist">
          {panes.map(([pane, name, count]) => (
            <button
              key={pane}
              type="button"
              role="tab"
              id={`bld-tab-${pane}`}
              aria-controls="bld-pane"
              aria-selected={open === pane}
              onClick={() => hand.set({ pane })}
            >
              {name}
              {count !== undefined && <b> {count}</b>}
            </button>
          ))}
        </div>
        {/* It scrolls, so a keyboard must reach it. */}
        <div className="bld-pane" role="tabpanel" id="bld-pane" aria-labelledby={`bld-tab-${open}`} tabIndex={0}>
          {open === 'plans' && (settling ? <Settlement /> : <Planner />)}
          {open === 'crew' && <CrewPane />}
          {open === 'moves' && (asked ? <Moves /> : <p className="bld-quiet">{words.nextTurn}</p>)}
        </div>
      </section>
    </>
  );
}

function CrewPane(): ReactElement {
  const { hand } = useTable();
  return (
    <>
      {hand.lesson !== NONE && <CrewTitle />}
      <Crew />
    </>
  );
}
