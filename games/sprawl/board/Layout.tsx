// How the parts stand on the table, on a desk and on a phone.
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Icon, type IconData } from '../../board-kit/Icon.tsx';
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
import { Hand, Points, Yard } from './seats/Yard.tsx';
import { Gazette } from './show/Gazette.tsx';
import { useTable } from './table.ts';

export function Layout(): ReactElement {
  const { room } = useTable();
  return room.compact ? <Phone /> : <Desk />;
}

/** Width of the newspaper beside the city. */
const PAPER = 292;

function Desk(): ReactElement {
  const { room, show, plan } = useTable();
  // While something is asked, the two right corners are for the question; the diamond between the corners lies open.
  const asking = plan.mode === 'answer' || plan.source !== '';
  return (
    <>
      <div className="spr-scene">
        <City width={room.width} height={room.height - room.dock} right={show.scene ? PAPER : 0} below={0} />
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

type Tab = 'city' | 'market' | 'politicians' | 'yard';

const STRIP = 48;
const TABS = 50;
/** Around the drawer. */
const MARGIN = 12;

function Phone(): ReactElement {
  const { room, words, plan, show, view, me, look } = useTable();
  const [tab, setTab] = useState<Tab>('city');
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
  const tabOf = (id: Tab, label: string, icon: IconData): KitTab<Tab> => ({
    id,
    name: (
      <>
        <Icon icon={icon} size={20} />
        {label}
      </>
    ),
    asks: asking === id ? words.toDo : undefined,
  });
  const tabs = [
    tabOf('city', words.city, ICONS.modernCity),
    tabOf('market', words.market, ICONS.cardPickup),
    tabOf('politicians', words.politicians, ICONS.topHat),
    tabOf('yard', words.permits, ICONS.papers),
  ];
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
              width={room.width}
              height={room.height - STRIP - TABS}
              right={0}
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

/** Where a free turn goes on: the market while something there can be had, then my own site with the end of the turn. */
function useTabThatAsks(): Tab | undefined {
  const { plan } = useTable();
  const { look } = useTouching();
  if (plan.mode !== 'act' || plan.source !== '') return undefined;
  if ([...PLANNING_SPACES, ...CONTRACT_SPACES].some((space) => look(box(space)) === 'lit')) return 'market';
  return look(TO_END) === 'lit' ? 'yard' : undefined;
}
