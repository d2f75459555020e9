// The lines between prompt and board: clocks, the connection and what it refused, what is asked of the others.
import type { ReactNode } from 'react';
import { CANNOT_UNDO, type GameTexts, type Seat } from '@cantiere/engine';
import type { TableInfo } from '@cantiere/server/protocol';
import { KeepLine } from '../away/KeepLine.tsx';
import { AskLines } from '../clock/AskLines.tsx';
import { ClockStrip } from '../clock/ClockStrip.tsx';
import type { Act } from '../kit/useAct.ts';
import { OFF_LESSON } from '../learn/school.ts';
import type { Live } from '../live/useLiveTable.ts';
import { useTexts } from '../text/index.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import { UndoAsk } from './UndoAsk.tsx';
import type { useUndo } from './useUndo.ts';
import type { Venue } from './venue.ts';

interface Props {
  readonly table: TableInfo;
  readonly live: Live;
  readonly venue: Venue;
  readonly texts: GameTexts;
  readonly nameOf: (seat: Seat) => string;
  readonly narrow: boolean;
  readonly undo: ReturnType<typeof useUndo>;
  readonly act: Act;
  /** Whether there is room for the line about coming back. */
  readonly keeps: boolean;
  linesSince(from: number): ReactNode;
  showTable(): void;
}

export function TableLines({ table, live, venue, texts, nameOf, narrow, undo, act, keeps, linesSince, showTable }: Props) {
  const t = useTexts();
  const { seat } = live;
  const playing = table.phase === 'playing';
  return (
    <div>
      {playing && <ClockStrip table={table} clocks={live.clocks} seat={seat} />}
      <ConnectionLine
        live={live}
        notice={venue.notice}
        reason={(refusal) => {
          if (refusal.code === CANNOT_UNDO) return t.table.cannotUndo(refusal.about);
          return refusal.code === OFF_LESSON ? t.learn.notThis : texts.refusal(refusal);
        }}
      >
        {undo?.asking && <UndoAsk undo={undo} lines={linesSince(live.latest?.lastMove ?? Infinity)} />}
        {venue.multiplayer && keeps && <KeepLine table={table} seat={seat} narrow={narrow} open={showTable} />}
        {venue.multiplayer && <AskLines table={table} seat={seat} nameOf={nameOf} act={act} since={linesSince} />}
      </ConnectionLine>
    </div>
  );
}
