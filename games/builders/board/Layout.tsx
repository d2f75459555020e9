// How the parts stand on the table: all at once on a desk, with tabs on a phone, beside each other in a low window.
import { useState, type ReactElement } from 'react';
import { Icon } from '../../board-kit/Icon.tsx';
import { useBringsUp } from '../../board-kit/pointing/sought.ts';
import { Tabs, type Tab } from '../../board-kit/tabs/Tabs.tsx';
import { useTouching } from '../../board-kit/touch/useTouch.ts';
import { NONE, UNIVERSITY_IDS } from '../rules/cards.ts';
import { isAvailable } from '../rules/crew.ts';
import { NOTHING } from '../rules/resources.ts';
import { forLesson } from '../rules/touch.ts';
import { Crew } from './Crew.tsx';
import { Finished } from './Finished.tsx';
import { ICONS } from './icons.gen.ts';
import { Market, MarketTabs, Title } from './Market.tsx';
import { Moves, Purse } from './Moves.tsx';
import { Opponents } from './Opponents.tsx';
import { Planner } from './Planner.tsx';
import { Race } from './Race.tsx';
import { Settlement } from './Settlement.tsx';
import { isBare, Sites } from './Sites.tsx';
import { StartRows } from './Starts.tsx';
import { useTable } from './table.ts';

export function Layout(): ReactElement {
  const { measures } = useTable();
  return measures.columned ? <Low /> : measures.compact ? <Narrow /> : <Wide />;
}

function Wide(): ReactElement {
  const table = useTable();
  const { view, measures, words, spectator, nameOf, seat } = table;
  const bare = isBare(table);
  const title = spectator ? words.sitesOf(nameOf(seat)) : words.mySites;
  return (
    <>
      <div className="bld-top">
        <Opponents />
        <div className="bld-top-race">
          <Race width={view.seats === 2 ? 480 : measures.width < 1040 ? 236 : 276}>
            <LastRound />
          </Race>
        </div>
      </div>
      <Market />
      <section className="bld-yard" data-bare={bare} aria-label={title}>
        <div className="bld-yard-main">
          <Title hint={bare ? words.noSites : words.blueHint}>{title}</Title>
          <Sites />
          <Title hint={useCrewHint() ?? words.crewIdle}>{words.crew}</Title>
          <div className="bld-crew-line">
            <Crew />
            <Finished />
          </div>
          <div className="bld-foot">
            <Purse />
            <Moves />
          </div>
        </div>
        {view.phase === 'settlement' ? <Settlement /> : !bare && <Planner />}
      </section>
    </>
  );
}

/** What is to be touched next, with somebody, a site or a university in hand. */
function useCrewHint(): string | undefined {
  const { words, names, focus, draft } = useTable();
  const { touched } = useTouching();
  const university = UNIVERSITY_IDS.findIndex((id) => touched.includes(forLesson(id)));
  if (draft !== undefined || touched.length === 0) return undefined;
  if (university >= 0) return words.lessonHint(names.university(university));
  if (touched.some((place) => place.startsWith('crew:'))) return words.siteHint;
  return focus === undefined ? undefined : words.crewHint(names.building(focus));
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

type Pane = 'plans' | 'crew' | 'moves';

/** Where a lesson's names lie. */
function paneOf(name: string): Pane | undefined {
  if (/^crew(:|$)/.test(name)) return 'crew';
  return /^(do|actions|coins):/.test(name) ? 'moves' : undefined;
}

/** Which pane is open: the one last asked for, or the crew as soon as somebody of it is to be touched. */
function usePane(): [Pane, (pane: Pane) => void] {
  const [pane, setPane] = useState<Pane>('plans');
  const asks = useCrewHint();
  useBringsUp(paneOf, setPane);
  const [before, setBefore] = useState(asks);
  if (asks !== before) {
    setBefore(asks);
    if (asks !== undefined) setPane('crew');
  }
  return [pane, setPane];
}

/** Ways to finish, or at the settlement the one thing to decide; how many ways are ready. */
function useWays(): { readonly settling: boolean; readonly title: ReactElement; readonly content: ReactElement } {
  const { view, words, ways, focus } = useTable();
  const settling = view.phase === 'settlement';
  const ready = ways.filter(({ short, leaves }) => short === 0 && leaves === NOTHING).length;
  return {
    settling,
    title: settling ? <>{words.settlement}</> : <Counted name={words.planner} count={ready} />,
    content: settling ? <Settlement /> : focus === undefined ? <StartRows /> : <Planner />,
  };
}

function Counted({ name, count }: { readonly name: string; readonly count: number }): ReactElement {
  return (
    <>
      {name} <b>{count}</b>
    </>
  );
}

function OtherMoves(): ReactElement {
  const { asked, words } = useTable();
  return asked ? <Moves /> : <p className="bld-quiet">{words.nextTurn}</p>;
}

function Narrow(): ReactElement {
  const { me, words } = useTable();
  const [pane, setPane] = usePane();
  const hint = useCrewHint();
  const { settling, title, content } = useWays();
  const tabs: readonly Tab<Pane>[] = settling
    ? [{ id: 'plans', name: title }]
    : [
        { id: 'plans', name: title },
        { id: 'crew', name: <Counted name={words.crew} count={me.crew.filter(isAvailable).length} /> },
        { id: 'moves', name: words.moves },
      ];
  const open = settling ? 'plans' : pane;
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
        <Tabs label={words.moves} tabs={tabs} open={open} onOpen={setPane} className="bld-tabs" panelClassName="bld-pane">
          {open === 'plans' && content}
          {open === 'crew' && hint !== undefined && <Title hint={hint}>{words.crew}</Title>}
          {open === 'crew' && <Crew />}
          {open === 'moves' && <OtherMoves />}
        </Tabs>
      </section>
    </>
  );
}

type Side = 'plans' | 'moves';

/** A low window: the market at the left thumb, site and crew in the middle, ways to finish and other moves at the right one. */
function Low(): ReactElement {
  const { view, measures, words } = useTable();
  const [side, setSide] = useState<Side>('plans');
  useBringsUp((name) => (paneOf(name) === 'moves' ? 'moves' : undefined), setSide);
  const hint = useCrewHint();
  const { settling, title, content } = useWays();
  const roomy = measures.mode === 'short';
  const ways: Tab<Side> = { id: 'plans', name: title };
  const tabs: readonly Tab<Side>[] = settling || roomy ? [ways] : [ways, { id: 'moves', name: words.moves }];
  const open = tabs.length === 1 ? 'plans' : side;
  return (
    <>
      <div className="bld-top">
        <Opponents />
        {view.triggeredBy === NONE ? (
          view.seats < 4 &&
          measures.width >= 800 && (
            <Race width={roomy ? 190 : 104}>
              <LastRound />
            </Race>
          )
        ) : (
          <LastRound />
        )}
        <div className="bld-foot">
          <Purse />
          <Finished />
        </div>
      </div>
      <MarketTabs />
      <section className="bld-yard" aria-label={words.mySites}>
        <Sites />
        <div className="bld-crewbox">
          <Title hint={hint ?? words.crewIdle}>{words.crew}</Title>
          <Crew />
        </div>
        <div className="bld-side">
          <Tabs<Side> label={words.moves} tabs={tabs} open={open} onOpen={setSide} className="bld-tabs" panelClassName="bld-pane">
            {open === 'plans' ? content : <OtherMoves />}
          </Tabs>
        </div>
        {roomy && !settling && (
          <div className="bld-low-moves">
            <OtherMoves />
          </div>
        )}
      </section>
    </>
  );
}
