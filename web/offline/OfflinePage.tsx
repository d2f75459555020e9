/** A table in this browser, by its address: the same screens as a table on the server. */
import { useEffect, useState } from 'react';
import { findGame } from '@cantiere/games';
import { CannotOpen } from '../editions/CannotOpen.tsx';
import { nameOf } from '../editions/known.ts';
import { openGame } from '../editions/open.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { useStore } from '../kit/store.ts';
import { Lost } from '../lost/Lost.tsx';
import { Waiting } from '../lost/Waiting.tsx';
import { navigate } from '../route/navigate.ts';
import { toOffline, toReplay } from '../route/route.ts';
import { seenSoFar, type Venue } from '../table/venue.ts';
import { OpenTable } from '../table/TablePage.tsx';
import { useTexts } from '../text/index.ts';
import { beginAgain } from './begin.ts';
import { LocalTable, type PlayedBy } from './localTable.ts';
import { findSaved, keep, onChangedElsewhere, type SavedGame } from './saved.ts';
import { saveFile } from './saveFile.ts';
import { toRoadOf } from '../road/practised.ts';
import { openThinking } from './thinking.ts';

export function OfflinePage({ id }: { readonly id: string }) {
  const t = useTexts();
  const [saved, setSaved] = useState(() => findSaved(id));
  // Another tab played on: sit down again at the table as it is now.
  useEffect(() => onChangedElsewhere(id, setSaved), [id]);
  const played = useLoaded(saved && (() => playedBy(saved)), saved ? `${saved.game} ${saved.edition ?? saved.rulesVersion}` : '');
  if (!saved) return <Lost why={t.offline.gone} />;
  if (!findGame(saved.game)) return <Lost why={t.table.notOnShelf} />;
  if (played.state === 'failed') return <CannotOpen error={played.error} />;
  if (played.state === 'waiting') return <Waiting words={t.table.loading} />;
  return <Room key={saved.updatedAt} by={played.value} saved={saved} />;
}

/** Undefined: nothing was kept of those rules. */
async function playedBy(saved: SavedGame): Promise<PlayedBy | undefined> {
  const edition = await nameOf(saved);
  return edition === undefined ? undefined : { game: (await (await openGame(saved.game, edition)).rules()).game, edition };
}

interface RoomProps {
  readonly by: PlayedBy | undefined;
  readonly saved: SavedGame;
}

/** Long enough to see that somebody moved; what moved is shown at the table's own pace. */
const BOT_PAUSE = 250;

function furnish(by: PlayedBy | undefined, saved: SavedGame) {
  if (by === undefined) return undefined;
  const thinking = openThinking();
  try {
    const table = new LocalTable(by, saved, { choose: thinking.choose, keep, pauseMs: BOT_PAUSE });
    return { table, thinking };
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

function Room({ by, saved }: RoomProps) {
  const t = useTexts();
  const [room] = useState(() => furnish(by, saved));
  return room ? <Furnished {...room} /> : <Lost why={t.offline.stale} />;
}

function Furnished({ table, thinking }: NonNullable<ReturnType<typeof furnish>>) {
  const t = useTexts();
  const kept = useStore(table.kept);
  const coach = useStore(table.coach);
  useEffect(() => {
    return () => {
      table.close();
      thinking.close();
    };
  }, [table, thinking]);
  const venue: Venue = {
    multiplayer: false,
    notice: kept ? undefined : t.offline.notKept,
    rematch: async () => navigate(toOffline((await beginAgain(table.saved)).id)),
    wholeGame: () => Promise.resolve(table.record()),
    replay: toReplay('offline', table.saved.id),
    seen: () => seenSoFar('offline', table.saved.id),
    coach: { now: coach, call: (wish) => table.callCoach(wish), decisions: () => table.botDecisions() },
    ...(table.saved.road && { road: () => toRoadOf(table.saved) }),
    record: { save: () => saveFile(`${table.saved.game}-${table.saved.id}.json`, table.record()) },
  };
  return <OpenTable connect={table.connect} venue={venue} />;
}
