/** A table by its link: lobby, game or result, whatever it has come to. */
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { findGame } from '@cantiere/games';
import type { ReturnSeen, TableInfo } from '@cantiere/server/protocol';
import { beKnown, ensureGuest, findMe } from '../ask/me.ts';
import { liveAddress, lookAtReturn, oneTable } from '../ask/tables.ts';
import { troubleOf, type Trouble } from '../ask/http.ts';
import { calm } from '../kit/boardKit.ts';
import { forgetToken, tokenIn } from '../away/returnLink.ts';
import { Lost } from '../lost/Lost.tsx';
import { Waiting } from '../lost/Waiting.tsx';
import { calmly } from '../live/calmly.ts';
import { connectToServer, type Connect } from '../live/channel.ts';
import { tabDrawer, type UnsentStore } from '../live/unsent.ts';
import { useLiveTable } from '../live/useLiveTable.ts';
import { useHash } from '../route/navigate.ts';
import { useTexts } from '../text/index.ts';
import { serverVenue, type Venue } from './venue.ts';
import { TableScreen } from './TableScreen.tsx';
import { useGameParts } from './useGameParts.ts';

// A game that is played needs none of these.
const CannotOpen = lazy(async () => ({ default: (await import('../editions/CannotOpen.tsx')).CannotOpen }));
const ComeBack = lazy(async () => ({ default: (await import('../away/ComeBack.tsx')).ComeBack }));
const Resting = lazy(async () => ({ default: (await import('../lost/Resting.tsx')).Resting }));
const SignedOut = lazy(async () => ({ default: (await import('../lost/SignedOut.tsx')).SignedOut }));
const Lobby = lazy(async () => ({ default: (await import('../lobby/Lobby.tsx')).Lobby }));
const Result = lazy(async () => ({ default: (await import('../result/Result.tsx')).Result }));

/** Problems that waiting does not solve. */
const FINAL = new Set<Trouble>([
  'NOT_FOUND',
  'NO_SPECTATORS',
  'NOT_WELCOME',
  'NOT_ALLOWED',
  'NOT_SIGNED_IN',
  'BAD_REQUEST',
  'BAD_LINK',
]);
const LOAD_AGAIN = 2_000;

export function TablePage({ id }: { readonly id: string }) {
  const t = useTexts();
  const [ready, setReady] = useState<'no' | 'yes' | ReturnSeen | Rest | Trouble>('no');
  const [visit, setVisit] = useState(1);
  const hash = useHash();
  const token = tokenIn(hash);
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    // The socket cannot say why it did not open: ask first. A server that is away comes back.
    const load = (): void =>
      void come(id, token).then(setReady, (error: unknown) => {
        const trouble = troubleOf(error);
        setReady(trouble);
        if (!FINAL.has(trouble)) again = setTimeout(load, LOAD_AGAIN);
      });
    load();
    return () => clearTimeout(again);
  }, [id, visit, token]);
  const again = useCallback(() => {
    setReady('no');
    setVisit((visits) => visits + 1);
  }, []);
  if (typeof ready === 'object' && 'resting' in ready) return <Resting table={ready.resting} again={again} />;
  if (typeof ready === 'object')
    return token === undefined ? <Waiting words={t.table.loading} /> : <ComeBack seen={ready} token={token} onward={again} />;
  if (ready === 'yes')
    return (
      <OpenTable
        key={visit}
        connect={calmly(connectToServer(liveAddress(id)))}
        venue={serverVenue(id)}
        drawer={tabDrawer(id)}
        again={again}
      />
    );
  if (ready === 'no') return <Waiting words={t.table.loading} />;
  return FINAL.has(ready) ? <Lost why={t.errors[ready]} /> : <Waiting words={t.errors[ready]} away={ready === 'UNREACHABLE'} />;
}

/** Opened by a return link that would make somebody else of me, I am asked first: whose it is. */
async function come(id: string, token: string | undefined): Promise<'yes' | ReturnSeen | Rest> {
  if (token !== undefined) {
    const [seen] = await Promise.all([lookAtReturn(token), findMe()]);
    if (!seen.mine) return seen;
    forgetToken();
  }
  const [table] = await Promise.all([oneTable(id), ensureGuest()]);
  return table.resting ? { resting: table } : 'yes';
}

/** A table that cannot be opened just now, and what its row says of it. */
interface Rest {
  readonly resting: TableInfo;
}

interface OpenProps {
  readonly connect: Connect;
  readonly venue: Venue;
  /** Where lines wait that have not gone out. */
  readonly drawer?: UnsentStore;
  /** Comes to the table anew, as whoever I am by then. */
  readonly again?: () => void;
}

/** The table at the other end of the line, wherever it stands. */
export function OpenTable({ connect, venue, drawer, again }: OpenProps) {
  const t = useTexts();
  const live = useLiveTable(connect, drawer);
  const { table, shown } = live;
  const parts = useGameParts(table && table.phase !== 'lobby' && findGame(table.game) ? table : undefined);
  const over = shown?.update.result;
  const showResult = useMoment(over !== undefined && !live.held, shown?.fresh === true);
  const [lookBack, setLookBack] = useState(false);
  const { called } = live;
  useEffect(() => {
    if (called !== undefined) void beKnown(); // the house has something to say to me
  }, [called]);

  if (live.ended === 'SIGNED_OUT' && again) return <SignedOut again={again} />;
  if (live.ended !== undefined) return <Lost why={t.errors[live.ended]} />;
  if (!table) {
    if (live.trouble !== undefined && FINAL.has(live.trouble)) return <Lost why={t.errors[live.trouble]} />;
    return <Waiting words={live.connection === 'lost' ? t.table.connection.lost : t.table.connection.joining} />;
  }
  if (table.phase === 'lobby')
    return (
      <Suspense fallback={<Waiting words={t.table.loading} />}>
        <Lobby table={table} live={live} />
      </Suspense>
    );
  if (!findGame(table.game)) return <Lost why={t.table.notOnShelf} />;
  if (parts && 'failed' in parts) return <CannotOpen error={parts.failed} />;
  if (!parts || !shown) return <Waiting words={t.table.loading} />;
  if (over && showResult && !lookBack)
    return (
      <Suspense fallback={<Waiting words={t.table.loading} />}>
        <Result
          table={table}
          live={live}
          venue={venue}
          parts={parts}
          view={shown.update.view}
          result={over}
          look={() => setLookBack(true)}
        />
      </Suspense>
    );
  return (
    <TableScreen
      table={table}
      live={live}
      venue={venue}
      shown={shown}
      parts={parts}
      {...(over && { toResult: () => setLookBack(false) })}
    />
  );
}

/** Lets the last move be seen on the board before the score sheet covers it. */
function useMoment(over: boolean, fresh: boolean): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => setSeen(true), fresh && !calm() ? 1_800 : 0);
    return () => clearTimeout(timer);
  }, [over, fresh]);
  return over && (seen || !fresh);
}
