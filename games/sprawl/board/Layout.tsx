// How the parts stand on the table: on a desk, on a phone held upright, and beside the city where there is no room below it.
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Icon, type IconData } from '../../board-kit/Icon.tsx';
import { useBringsUp } from '../../board-kit/pointing/sought.ts';
import { useSize } from '../../board-kit/size.ts';
import { Tabs, type Tab as KitTab } from '../../board-kit/tabs/Tabs.tsx';
import { TouchContext, useTouching } from '../../board-kit/touch/useTouch.ts';
import { box, TO_END } from '../rules/touch.ts';
import { CONTRACT_SPACES, PLANNING_SPACES } from '../rules/words.ts';
import { City } from './city/City.tsx';
import { Inspector } from './flow/Inspector.tsx';
import { ICONS } from './icons.gen.ts';
import { Market } from './market/Market.tsx';
import { Offices } from './seats/Offices.tsx';
import { Players } from './seats/Players.tsx';
import { EndTurn, Hand, Points, Yard } from './seats/Yard.tsx';
import { Gazette } from './show/Gazette.tsx';
import { useTable } from './table.ts';

export function Layout(): ReactElement {
  const { measures } = useTable();
  return measures.beside ? <Beside /> : measures.compact ? <Phone /> : <Desk />;
}

/** Width of the newspaper beside the city. */
const PAPER = 292;

function Desk(): ReactElement {
  const { measures, show, plan } = useTable();
  // While something is asked, the two right corners are for the question; the diamond between the corners lies open.
  const asking = plan.mode === 'answer' || plan.source !== '';
  return (
    <>
      <div className="spr-scene">
        <City width={measures.width} height={measures.height - measures.dock} right={show.scene ? PAPER : 0} />
        <Players />
        {(!show.scene || plan.mode !== 'watch') && <Yard />}
        {show.scene ? (
          <Gazette />
        ) : (
          <div className="spr-right">
            {!asking && <Offices />}
            <Inspector />
          </div>
        )}
      </div>
      <Market />
    </>
  );
}

type Part = 'market' | 'politicians' | 'yard';
type Tab = 'city' | Part;

/** Where a lesson's names lie; undefined for what is always in sight. */
function tabHolding(name: string): Tab | undefined {
  if (/^(lot|building|row|grey):|^gazette|^city$/.test(name)) return 'city';
  if (/^box:|^planning$|^contracts$/.test(name)) return 'market';
  if (/^(card|favor):|^yard$/.test(name) || name === TO_END) return 'yard';
  return name === 'offices' ? 'politicians' : undefined;
}

/** Height of the players' chips, which would lie on the town's far corner on a tablet held upright. */
const CHIPS = 46;
const STRIP = 48;
const TABS = 50;
/** Around the drawer. */
const MARGIN = 12;

function Phone(): ReactElement {
  const { measures, words, plan, show, view, me, look } = useTable();
  const [tab, setTab] = useState<Tab>('city');
  useBringsUp(tabHolding, setTab);
  const drawer = useRef<HTMLDivElement>(null);
  const covered = useSize(drawer)?.height ?? 0;
  const asking = useTabThatAsks();
  const touching = useTouching();
  const { source, mode } = plan;
  // What needs the map brings it up; paying needs the permits.
  useEffect(() => {
    if (source !== '' || mode === 'answer' || mode === 'start') setTab('city');
  }, [source, mode]);
  useEffect(() => {
    if (show.scene) setTab('city');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the paper opens
  }, [show.scene !== undefined]);
  const onCity = tab === 'city';
  const tabs = [tabOf<Tab>('city', words.city, ICONS.modernCity, undefined), ...usePartTabs<Tab>(asking)];
  return (
    <>
      <Players />
      <Tabs<Tab>
        label={words.market}
        tabs={tabs}
        open={tab}
        onOpen={setTab}
        className="spr-tabs"
        panelClassName="spr-scene"
        below
      >
        {/* Under a page nothing of the city can be touched. */}
        <div inert={!onCity}>
          <TouchContext value={onCity ? touching : undefined}>
            <City
              width={measures.width}
              height={measures.height - STRIP - TABS}
              below={onCity && covered > 0 ? covered + MARGIN : 0}
            />
          </TouchContext>
        </div>
        {view.active === me && (mode === 'act' || mode === 'place' || mode === 'pay') && onCity && !show.scene && (
          <div className="spr-points-float">
            <Points ap={view.ap} cost={0} />
          </div>
        )}
        {onCity ? (
          <div ref={drawer} className="spr-drawer">
            {show.scene ? (
              <Gazette />
            ) : (
              <>
                {mode === 'pay' && <Hand />}
                <Inspector />
              </>
            )}
          </div>
        ) : (
          <div className="spr-page">
            {tab === 'market' && <Market />}
            {tab === 'market' && look !== undefined && 'card' in look && <Inspector />}
            {tab === 'politicians' && <Offices />}
            {tab === 'yard' && <Yard />}
          </div>
        )}
      </Tabs>
    </>
  );
}

function tabOf<Id extends string>(id: Id, label: string, icon: IconData, asks: string | undefined): KitTab<Id> {
  return {
    id,
    name: (
      <>
        <Icon icon={icon} size={20} />
        {label}
      </>
    ),
    asks,
  };
}

function usePartTabs<Id extends string>(asking: Tab | undefined): readonly KitTab<Id | Part>[] {
  const { words } = useTable();
  const asks = (id: Part): string | undefined => (asking === id ? words.toDo : undefined);
  return [
    tabOf('market', words.market, ICONS.cardPickup, asks('market')),
    tabOf('politicians', words.politicians, ICONS.topHat, asks('politicians')),
    tabOf('yard', words.permits, ICONS.papers, asks('yard')),
  ];
}

/** The whole city is always in sight; market, permits and politicians take turns beside it, the question above them. */
function Beside(): ReactElement {
  const { measures, words, plan, show, view, me } = useTable();
  const [tab, setTab] = useState<Part>('market');
  useBringsUp((name) => {
    const part = tabHolding(name);
    return part === 'city' ? undefined : part;
  }, setTab);
  const asking = useTabThatAsks();
  const tabs = usePartTabs<Part>(asking);
  const page = useRef<HTMLDivElement>(null);
  const { source, mode } = plan;
  // What has just been asked stands at the head of the column.
  useEffect(() => {
    page.current?.scrollTo({ top: 0 });
  }, [source, mode]);
  const below = measures.mode === 'tall';
  const acting = view.active === me && mode !== 'watch' && mode !== 'start' && !show.scene;
  return (
    <>
      <div className="spr-scene">
        <City
          width={below ? measures.width : measures.width - measures.side}
          height={below ? measures.height - measures.side : measures.height}
          above={below ? CHIPS : 0}
        />
        <Players />
        {acting && (
          <div className="spr-points-float">
            <Points ap={view.ap} cost={0} />
            {tab !== 'yard' && <EndTurn />}
          </div>
        )}
      </div>
      <aside className="spr-side">
        {show.scene ? (
          <Gazette />
        ) : (
          <Tabs<Part>
            label={words.market}
            tabs={tabs}
            open={tab}
            onOpen={setTab}
            className="spr-tabs"
            panelClassName="spr-side-page"
          >
            <div ref={page} className="spr-column">
              <Inspector />
              {mode === 'pay' && tab !== 'yard' && <Hand />}
              {tab === 'market' && <Market />}
              {tab === 'politicians' && <Offices />}
              {tab === 'yard' && <Yard />}
            </div>
          </Tabs>
        )}
      </aside>
    </>
  );
}

/** Where a free turn goes on: the market while something there can be had, then my own site with the end of the turn. */
function useTabThatAsks(): Tab | undefined {
  const { plan } = useTable();
  const { look } = useTouching();
  if (plan.mode !== 'act' || plan.source !== '') return undefined;
  if ([...PLANNING_SPACES, ...CONTRACT_SPACES].some((space) => look(box(space)) === 'lit')) return 'market';
  return look(TO_END) === 'lit' ? 'yard' : undefined;
}
