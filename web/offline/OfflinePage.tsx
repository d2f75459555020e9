/** A table in this browser, by its address: the same screens as a table on the server. */
import { useEffect, useState } from 'react';
import type { Game } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import { useLoaded } from '../kit/useLoaded.ts';
import { useStore } from '../kit/store.ts';
import { Lost } from '../lost/Lost.tsx';
import { Waiting } from '../lost/Waiting.tsx';
import { navigate } from '../route/navigate.ts';
import { toOffline, toReplay } from '../route/route.ts';
import type { Venue } from '../table/venue.ts';
import { OpenTable } from '../table/TablePage.tsx';
import { useTexts } from '../text/index.ts';
import { beginAgain } from './begin.ts';
import { LocalTable } from './localTable.ts';
import { findSaved, keep, onChangedElsewhere, type SavedGame } from './saved.ts';
import { saveFile } from './saveFile.ts';
import { openThinking } from './thinking.ts';

export function OfflinePage({ id }: { readonly id: string }) {
  const t = useTexts();
  const [saved, setSaved] = useState(() => findSaved(id));
  // Another tab played on: sit down again at the table as it is now.
  useEffect(() => onChangedElsewhere(id, setSaved), [id]);
  const shelved = saved && findGame(saved.game);
  const rules = useLoaded(shelved && (async () => shelved.rules()), shelved?.meta.id ?? '');
  if (!saved) return <Lost why={t.offline.gone} />;
  if (!shelved) return <Lost why={t.table.notOnShelf} />;
  if (rules.state === 'failed') return <Lost why={t.errors.UNREACHABLE} />;
  if (rules.state === 'waiting') return <Waiting words={t.table.loading} />;
  return <Room key={saved.updatedAt} game={rules.value.game} saved={saved} />;
}

interface RoomProps {
  readonly game: Game;
  readonly saved: SavedGame;
}

/** Long enough to see that somebody moved; what moved is shown at the table's own pace. */
const BOT_PAUSE = 250;

function furnish(game: Game, saved: SavedGame) {
  if (saved.rulesVersion !== game.meta.rulesVersion) return undefined;
  const thinking = openThinking();
  try {
    const table = new LocalTable(game, saved, { choose: thinking.choose, keep, pauseMs: BOT_PAUSE });
    return { table, thinking };
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

function Room({ game, saved }: RoomProps) {
  const t = useTexts();
  const [room] = useState(() => furnish(game, saved));
  return room ? <Furnished {...room} /> : <Lost why={t.offline.stale} />;
}

function Furnished({ table, thinking }: NonNullable<ReturnType<typeof furnish>>) {
  const t = useTexts();
  const kept = useStore(table.kept);
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
    record: { save: () => saveFile(`${table.saved.game}-${table.saved.id}.json`, table.record()) },
  };
  return <OpenTable connect={table.connect} venue={venue} />;
}
