/** What the log tells: the moves that stand, who sat where when, and the lines since some move. */
import { useMemo, type ReactNode } from 'react';
import type { GameTexts, Language, Seat } from '@cantiere/engine';
import type { TableInfo, Update } from '@cantiere/server/protocol';
import type { GameBoard } from '../kit/boardKit.ts';
import { namesAt, withHandovers } from '../live/handovers.ts';
import { standingEvents } from '../live/undone.ts';
import type { Live } from '../live/useLiveTable.ts';
import { LinesSince } from './LinesSince.tsx';

interface Of {
  readonly live: Pick<Live, 'log'>;
  readonly table: Pick<TableInfo, 'handovers'>;
  readonly texts: GameTexts;
  readonly board: GameBoard;
  readonly language: Language;
  readonly nameOf: (seat: Seat) => string;
}

export function useDiary({ live, table: { handovers }, texts, board, language, nameOf }: Of) {
  const log = useMemo(() => standingEvents(live.log), [live.log]);
  const nameAt = useMemo(() => namesAt(handovers, nameOf), [handovers, nameOf]);
  const diary = useMemo(() => withHandovers(log, handovers), [log, handovers]);
  const telling = useMemo(() => ({ texts, board, language }), [texts, board, language]);
  const linesSince = (from: number): ReactNode => <LinesSince {...{ log, from, telling, nameAt }} />;
  return { log, diary, nameAt, linesSince };
}

/** The last event that the log may tell: what a show has not yet told, and what comes after it, waits. */
export function shownUpTo({ events }: Pick<Update, 'events'>, secret: boolean, catchingUp: boolean): number {
  if (secret) return (events[0]?.number ?? Infinity) - 1;
  return catchingUp ? (events.at(-1)?.number ?? Infinity) : Infinity;
}
