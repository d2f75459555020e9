/** Which page the address asks for. Pages other than home are loaded when first opened. */
import { lazy, Suspense, useEffect, useRef } from 'react';
import { findMe, useMe } from './ask/me.ts';
import { standsOutside } from './door/outside.ts';
import { Home } from './home/Home.tsx';
import { useHouse } from './house/house.ts';
import { Broken } from './lost/Broken.tsx';
import { Lost } from './lost/Lost.tsx';
import { Waiting } from './lost/Waiting.tsx';
import { useHouseSays } from './ask/houseSays.ts';
import { navigate, useHash, usePath } from './route/navigate.ts';
import { readPath, toHome, type Route } from './route/route.ts';
import { useWaitingSigns } from './waiting/signs.ts';

const NewTable = lazy(async () => ({ default: (await import('./newtable/NewTable.tsx')).NewTable }));
const TablePage = lazy(async () => ({ default: (await import('./table/TablePage.tsx')).TablePage }));
const OfflinePage = lazy(async () => ({ default: (await import('./offline/OfflinePage.tsx')).OfflinePage }));
const LessonPage = lazy(async () => ({ default: (await import('./learn/LessonPage.tsx')).LessonPage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/ReplayPage.tsx')).ReplayPage }));
const OpenFile = lazy(async () => ({ default: (await import('./replay/OpenFile.tsx')).OpenFile }));
const RulesPages = lazy(async () => ({ default: (await import('./rules/RulesPages.tsx')).RulesPages }));
const CardsPage = lazy(async () => ({ default: (await import('./cards/CardsPage.tsx')).CardsPage }));
const ProfilePage = lazy(async () => ({ default: (await import('./profile/ProfilePage.tsx')).ProfilePage }));
const Leaderboards = lazy(async () => ({ default: (await import('./leaderboard/Leaderboards.tsx')).Leaderboards }));
const WatchPage = lazy(async () => ({ default: (await import('./home/WatchPage.tsx')).WatchPage }));
const DailyPage = lazy(async () => ({ default: (await import('./daily/DailyPage.tsx')).DailyPage }));
const DaysPage = lazy(async () => ({ default: (await import('./daily/DaysPage.tsx')).DaysPage }));
const FriendsPage = lazy(async () => ({ default: (await import('./daily/FriendsPage.tsx')).FriendsPage }));
const PuzzlesPage = lazy(async () => ({ default: (await import('./puzzles/PuzzlesPage.tsx')).PuzzlesPage }));
const PuzzlePage = lazy(async () => ({ default: (await import('./puzzles/PuzzlePage.tsx')).PuzzlePage }));
const NumbersPage = lazy(async () => ({ default: (await import('./numbers/NumbersPage.tsx')).NumbersPage }));
const NumbersIndex = lazy(async () => ({ default: (await import('./numbers/NumbersIndex.tsx')).NumbersIndex }));
const Settings = lazy(async () => ({ default: (await import('./settings/Settings.tsx')).Settings }));
const LetterPage = lazy(async () => ({ default: (await import('./letters/LetterPage.tsx')).LetterPage }));
const Licences = lazy(async () => ({ default: (await import('./credits/Licences.tsx')).Licences }));
const Desk = lazy(async () => ({ default: (await import('./desk/Desk.tsx')).Desk }));
const ToldByHouse = lazy(async () => ({ default: (await import('./told/ToldByHouse.tsx')).ToldByHouse }));
const BannedPage = lazy(async () => ({ default: (await import('./told/BannedPage.tsx')).BannedPage }));
const DoorPage = lazy(async () => ({ default: (await import('./door/DoorPage.tsx')).DoorPage }));
const HousePage = lazy(async () => ({ default: (await import('./house/HousePage.tsx')).HousePage }));
const PrivacyPage = lazy(async () => ({ default: (await import('./house/PrivacyPage.tsx')).PrivacyPage }));
const WordsPage = lazy(async () => ({ default: (await import('./house/WordsPage.tsx')).WordsPage }));
const Credits = lazy(async () => ({ default: (await import('./credits/Credits.tsx')).Credits }));

export function App() {
  const path = usePath();
  useEffect(() => void findMe(), []);
  useEntrance(path);
  useWaitingSigns();
  const { told } = useHouseSays();
  return (
    <>
      <Broken key={path}>
        <Suspense fallback={<Waiting />}>
          <Page route={readPath(path)} />
        </Suspense>
      </Broken>
      {told.length > 0 && (
        <Suspense fallback={null}>
          <ToldByHouse key={told[0].id} words={told[0]} />
        </Suspense>
      )}
    </>
  );
}

function Page({ route }: { readonly route: Route }) {
  const [me, house, hash] = [useMe(), useHouse(), useHash()];
  const { banned } = useHouseSays();
  if (banned && route.page !== 'words') return <BannedPage banned={banned} />;
  return standsOutside(route, me, house, hash) ? <DoorPage route={route} /> : <Inside route={route} />;
}

/** Whoever is in already has no use for an invitation. */
function AlreadyIn() {
  const me = useMe();
  useEffect(() => {
    if (me) navigate(toHome, 'replace');
  }, [me]);
  return <Waiting />;
}

function Inside({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewTable key={route.game} gameId={route.game} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} />;
    case 'offline':
      return <OfflinePage key={route.id} id={route.id} />;
    case 'learn':
      return <LessonPage key={route.game} gameId={route.game} />;
    case 'replay':
      return <ReplayPage key={route.where + route.id} where={route.where} id={route.id} />;
    case 'open':
      return <OpenFile />;
    case 'rules':
      return <RulesPages gameId={route.game} />;
    case 'cards':
      return <CardsPage key={route.game} gameId={route.game} />;
    case 'profile':
      return <ProfilePage key={route.person} person={route.person} />;
    case 'leaderboards':
      return <Leaderboards key={route.game} gameId={route.game} />;
    case 'watch':
      return <WatchPage />;
    case 'daily':
      return <DailyPage key={route.day} day={route.day} />;
    case 'deal':
      return <DailyPage key={route.deal} deal={route.deal} />;
    case 'days':
      return <DaysPage />;
    case 'friends':
      return <FriendsPage />;
    case 'puzzles':
      return route.game === undefined ? <PuzzlesPage /> : <PuzzlePage key={route.game} gameId={route.game} />;
    case 'numbers':
      return route.game === undefined ? <NumbersIndex /> : <NumbersPage key={route.game} gameId={route.game} />;
    case 'settings':
      return <Settings />;
    case 'operator':
      return <Desk drawer={route.drawer} />;
    case 'credits':
      return <Credits />;
    case 'licences':
      return <Licences />;
    case 'letter':
      return <LetterPage key={route.token} kind={route.kind} token={route.token} />;
    case 'house':
      return <HousePage />;
    case 'words':
      return route.about === 'privacy' ? <PrivacyPage /> : <WordsPage key={route.about} about={route.about} />;
    case 'join':
      return <AlreadyIn />;
    case 'lost':
      return <Lost />;
  }
}

/** A new page starts at its top, with the focus on its content, as after a page load. */
function useEntrance(path: string): void {
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path]);
}
