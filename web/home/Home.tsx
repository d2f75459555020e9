/** The home page: today's deal, play at once, invite friends, the shelf, my tables. Everything follows from what is on the shelf. */
import { useEffect } from 'react';
import { DailyCard } from '../daily/DailyCard.tsx';
import { useToday } from '../daily/today.ts';
import { Yesterday } from '../daily/Yesterday.tsx';
import { useShelf } from '../house/house.ts';
import { Shell } from '../kit/Shell.tsx';
import { useTitle } from '../kit/useTitle.ts';
import { Link } from '../route/Link.tsx';
import { useMedia } from '../kit/useMedia.ts';
import { useHash } from '../route/navigate.ts';
import { toOpenFile, toPuzzles } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { OfflineTables } from '../offline/OfflineTables.tsx';
import { FriendsTables } from './FriendsTables.tsx';
import { ForYou } from './ForYou.tsx';
import { HereNow } from './HereNow.tsx';
import { HeroBar } from './HeroBar.tsx';
import { MyTables } from './MyTables.tsx';
import { OpenTables } from './OpenTables.tsx';
import { WatchTables } from './WatchTables.tsx';
import { Shelf } from './Shelf.tsx';
import { useTables } from './tables.ts';
import './home.css';
import './quick.css';
import './low.css';

/** The tab bar is below, and things stand under one another: what waits for me before quick play. */
const PHONE = '(max-width: 760px)';

export function Home() {
  const t = useTexts();
  const hash = useHash();
  const shelf = useShelf();
  const known = useToday(false);
  const { away } = useTables();
  const phone = useMedia(PHONE);
  // Until the house has said otherwise the card's place is kept, so that nothing jumps.
  const daily = known.daily ? known.daily.today !== undefined : known.before !== 'nothing';
  useTitle('');
  useEffect(() => {
    if (hash === '#tables') document.getElementById('tables')?.scrollIntoView();
  }, [hash]);
  return (
    <Shell
      page="home"
      tall
      hero={
        <>
          <h1>{t.home.title}</h1>
          <p className="lead">{t.home.lead(shelf.length)}</p>
          <div className="hero-parts" data-daily={daily}>
            {daily && <DailyCard known={known} away={away} />}
            {phone && <ForYou />}
            <div className="quick">
              <HeroBar />
              {known.daily && <Yesterday daily={known.daily} />}
            </div>
          </div>
          {!phone && <ForYou />}
        </>
      }
    >
      <div className="home-parts">
        <Shelf />
        <MyTables />
        <OfflineTables />
        <FriendsTables />
        <OpenTables />
        <WatchTables />
        <HereNow />
        <p className="open-a-file">
          <Link to={toPuzzles()}>{t.home.puzzles}</Link> · <Link to={toOpenFile}>{t.replay.file.link}</Link>
        </p>
      </div>
    </Shell>
  );
}
