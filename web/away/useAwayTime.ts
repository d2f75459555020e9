/** How long somebody has been away: counted on from what the table last told, whatever this machine's clock says. */
import { useEffect, useState } from 'react';
import type { Away, TableInfo } from '@cantiere/server/protocol';
import { toldAt } from '../live/told.ts';
import type { Texts } from '../text/index.ts';

const LOOK_EVERY = 10_000;
const MINUTE = 60_000;

/** Milliseconds since this table was told. */
export function useSinceTold(table: TableInfo): number {
  const [now, setNow] = useState(() => Date.now());
  const anybody = table.seats.some((seat) => seat.kind === 'person' && seat.away !== undefined);
  useEffect(() => {
    if (!anybody) return;
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [anybody]);
  return Math.max(0, now - (toldAt(table) ?? now));
}

/** "12 min" */
export const awayWords = ({ ms }: Away, sinceTold: number, t: Texts): string =>
  t.away.minutes(Math.max(1, Math.floor((ms + sinceTold) / MINUTE)));

/** Until a bot may be proposed; undefined while nobody waits for them. */
export function botIn({ botInMs }: Away, sinceTold: number): number | undefined {
  return botInMs === undefined ? undefined : Math.max(0, botInMs - sinceTold);
}
