// How the parts stand on the table, on a desk and on a phone.
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Icon } from '../../board-kit/Icon.tsx';
import { useSize } from '../../board-kit/size.ts';
import { City } from './city/City.tsx';
import { Inspector } from './flow/Inspector.tsx';
import type { Flow } from './flow/useFlow.ts';
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
  const { room, show, flow } = useTable();
  // While something is asked, the two right corners are for the question; the diamond between the corners lies open.
  const asking = flow.mode === 'answer' || flow.source !== '';
  return (
    <>
      <div className="spr-scene">
        <City width={room.width} height={room.height - room.dock} right={show.scene ? PAPER : 0} below={0} />
        <Players />
        {!show.scene && <Yard />}
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
  const { room, words, flow, show, view, me, look } = useTable();
  const [tab, setTab] = useState<Tab>('city');
  const drawer = useRef<HTMLDivElement>(null);
  const covered = useSize(drawer)?.height ?? 0;
  const { source, mode } = flow;
  // What needs the map brings it up; paying needs the permits.
  useEffect(() => {
    if (source !== '' || mode === 'answer' || mode === 'start') setTab('city');
  }, [source, mode]);
  useEffect(() => {
    if (show.scene) setTab('city');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the paper opens
  }, [show.scene !== undefined]);
  const tabs = [
    ['city', words.city, ICONS.modernCity],
    ['market', words.market, ICONS.cardPickup],
    ['politicians', words.politicians, ICONS.topHat],
    ['yard', words.permits, ICONS.papers],
  ] as const;
  const paying = mode === 'pay';
  const asking = tabThatAsks(flow);
  return (
    <>
      <Players />
      <div className="spr-scene">
        <City
          width={room.width}
          height={room.height - STRIP - TABS}
          right={0}
          below={tab === 'city' && covered > 0 ? covered + MARGIN : 0}
        />
        {view.active === me && (mode === 'act' || mode === 'place' || mode === 'pay') && tab === 'city' && !show.scene && (
          <div className="spr-points-float">
            <Points ap={view.ap} cost={0} />
          </div>
        )}
        <div ref={drawer} className="spr-drawer" hidden={tab !== 'city'}>
          {show.scene ? (
            <Gazette />
          ) : (
            <>
              {paying && <Hand />}
              <Inspector />
            </>
          )}
        </div>
        {tab !== 'city' && (
          <div className="spr-page">
            {tab === 'market' && <Market />}
            {tab === 'market' && look !== undefined && 'card' in look && <Inspector />}
            {tab === 'politicians' && <Offices />}
            {tab === 'yard' && <Yard />}
          </div>
        )}
      </div>
      <nav className="spr-tabs" aria-label={words.market}>
        {tabs.map(([id, label, icon]) => (
          <button key={id} type="button" aria-pressed={tab === id} data-asks={asking === id} onClick={() => setTab(id)}>
            <Icon icon={icon} size={20} />
            {label}
          </button>
        ))}
      </nav>
    </>
  );
}

/** Where a free turn goes on: the market while something there can be had, then my own site with the end of the turn. */
function tabThatAsks({ mode, source, offers: { planning, build, favor, end } }: Flow): Tab | undefined {
  if (mode !== 'act' || source !== '') return undefined;
  const open = [...planning.values(), ...build.values(), ...favor.values()].some(({ refusal }) => refusal === undefined);
  if (open) return 'market';
  return end && end.refusal === undefined ? 'yard' : undefined;
}
