/** At a running table among people: a guest is told once, in one line, that the seat lives in this browser, and where to keep it. */
import type { Seat } from '@cantiere/engine';
import type { TableInfo } from '@cantiere/server/protocol';
import { useMe } from '../ask/me.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';
import { seatWasTold, useSeatTold } from './seatTold.ts';
import './away.css';

interface Props {
  readonly table: TableInfo;
  readonly seat: Seat | 'spectator';
  readonly narrow: boolean;
  /** Where the link back is made. */
  open(): void;
}

export function KeepLine({ table, seat, narrow, open }: Props) {
  const t = useTexts().away;
  const me = useMe();
  const told = useSeatTold();
  const alone = !table.seats.some((info, at) => info.kind === 'person' && at !== seat);
  if (told || !me || me.email !== undefined || seat === 'spectator' || alone || table.phase !== 'playing') return null;
  return (
    <div className="line-keep">
      <span>
        <Glyph name="key" size={17} /> {narrow ? t.keepLineShort : t.keepLine}
      </span>
      <button
        type="button"
        onClick={() => {
          seatWasTold();
          open();
        }}
      >
        {t.keepOpen}
      </button>
      <button type="button" onClick={seatWasTold}>
        {t.keepTold}
      </button>
    </div>
  );
}
