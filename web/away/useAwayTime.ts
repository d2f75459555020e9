/** How long somebody has been away: counted on from what the table last told, whatever this machine's clock says. */
import { useEffect, useState } from 'react';
import type { TableInfo } from '@cantiere/server/protocol';
import { toldAt } from '../live/told.ts';

const LOOK_EVERY = 10_000;

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
