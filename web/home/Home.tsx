/** The home page: play at once, invite friends, the shelf, my tables. Everything follows from what is on the shelf. */
import { useEffect } from 'react';
import { useShelf } from '../house/house.ts';
import { Shell } from '../kit/Shell.tsx';
import { useTitle } from '../kit/useTitle.ts';
import { Link } from '../route/Link.tsx';
import { useHash } from '../route/navigate.ts';
import { toOpenFile } from '../route/route.ts';
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
import './home.css';
import './low.css';

export function Home() {
  const t = useTexts();
  const hash = useHash();
  const shelf = useShelf();
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
          <HeroBar />
          <ForYou />
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
          <Link to={toOpenFile}>{t.replay.file.link}</Link>
        </p>
      </div>
    </Shell>
  );
}
