/** A replay by its address. Finds the game and shows it; while the game goes on, says when there is more to see. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { oneTable } from '../ask/tables.ts';
import { CannotOpen } from '../editions/CannotOpen.tsx';
import { Lost } from '../lost/Lost.tsx';
import { Waiting } from '../lost/Waiting.tsx';
import { readMistakes } from '../mistakes/address.ts';
import { readRoad } from '../road/address.ts';
import { useQuery } from '../route/navigate.ts';
import type { ReplayOf } from '../route/route.ts';
import { useGameParts } from '../table/useGameParts.ts';
import { useTexts, type Texts } from '../text/index.ts';
import { openReplay, type NoReplay } from './openReplay.ts';
import { ReplayScreen } from './ReplayScreen.tsx';

const RoadScreen = lazy(async () => ({ default: (await import('../road/RoadScreen.tsx')).RoadScreen }));

const MistakesScreen = lazy(async () => ({ default: (await import('../mistakes/MistakesScreen.tsx')).MistakesScreen }));

interface Props {
  readonly where: ReplayOf;
  readonly id: string;
}

export function ReplayPage({ where, id }: Props) {
  const t = useTexts();
  const [attempt, setAttempt] = useState(0);
  // While it is loaded anew, what was here stays in sight.
  const [shown, setShown] = useState<Awaited<ReturnType<typeof openReplay>>>();
  useEffect(() => {
    let wanted = true;
    void openReplay(where, id).then((opened) => wanted && setShown(opened));
    return () => {
      wanted = false;
    };
  }, [where, id, attempt]);
  const query = useQuery();
  const road = readRoad(query) !== undefined;
  const here = shown && 'replay' in shown ? shown : undefined;
  const mistakes = readMistakes(query);
  const whose = mistakes?.seat === 'me' ? (here?.me === 'spectator' ? 0 : (here?.me ?? 0)) : mistakes?.seat;
  const parts = useGameParts(here);
  const news = useNews(where, id, here?.version);
  if (shown && 'why' in shown)
    return typeof shown.why === 'string' ? <Lost why={wordsFor(shown.why, t)} /> : <CannotOpen error={shown.why} />;
  if (parts && 'failed' in parts) return <CannotOpen error={parts.failed} />;
  if (!here || !parts) return <Waiting words={t.replay.loading} />;
  if (road)
    return (
      <Suspense fallback={<Waiting words={t.replay.loading} />}>
        <RoadScreen where={where} id={id} opened={here} parts={parts} />
      </Suspense>
    );
  if (mistakes && whose !== undefined)
    return (
      <Suspense fallback={<Waiting words={t.replay.loading} />}>
        <MistakesScreen key={whose} asked={{ ...mistakes, seat: whose }} where={where} id={id} opened={here} parts={parts} />
      </Suspense>
    );
  return (
    <ReplayScreen
      key={here.whole ? 'whole' : 'running'}
      where={where}
      id={id}
      opened={here}
      parts={parts}
      news={news}
      refresh={() => setAttempt(attempt + 1)}
    />
  );
}

function wordsFor(why: Extract<NoReplay, string>, t: Texts): string {
  switch (why) {
    case 'GONE':
      return t.replay.gone;
    case 'STALE':
      return t.replay.stale;
    case 'LOBBY':
      return t.replay.lobby;
    case 'NO_GAME':
      return t.table.notOnShelf;
    default:
      return t.errors[why];
  }
}

const LOOK_EVERY = 8_000;

/** Whether a running game has come further since it was opened here. */
function useNews(where: ReplayOf, id: string, version: number | undefined): 'none' | 'newer' | 'ended' {
  const [seen, setSeen] = useState<{ readonly version: number; readonly over: boolean }>();
  useEffect(() => {
    if (where !== 'table' || version === undefined) return;
    const look = (): void =>
      void oneTable(id).then(
        (table) => setSeen({ version: table.version, over: table.phase === 'over' }),
        () => undefined, // the next look will tell
      );
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [where, id, version]);
  if (version === undefined || !seen) return 'none';
  return seen.over ? 'ended' : seen.version > version ? 'newer' : 'none';
}
