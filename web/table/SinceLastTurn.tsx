/** Back at the table: what the others did meanwhile, in words. Beside the board where there is room, never over the prompt. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { GameTexts, Seat } from '@cantiere/engine';
import type { NumberedEvent } from '@cantiere/server/protocol';
import { PlayerMark } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { CardWords } from '../cards/CardWords.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import { isTableEvent } from '../live/tableEvents.ts';
import type { Live } from '../live/useLiveTable.ts';
import { useTexts } from '../text/index.ts';
import { happenedSince, type Happened } from './sinceLastTurn.ts';

export interface Since {
  readonly groups: readonly Happened[];
  /** The same, event by event: its places are marked on the board. */
  readonly news: readonly NumberedEvent[];
  close(): void;
}

interface Asked {
  readonly live: Live;
  /** What of the log holds. */
  readonly log: readonly NumberedEvent[];
  readonly texts: GameTexts;
  readonly asked: boolean;
}

/** Set on return to the table, and when my turn comes after others moved while the page was hidden; until I move or close it. */
export function useSinceLastTurn({ live, log, texts, asked }: Asked): Since | undefined {
  const { latest } = live;
  const lastMove = latest?.lastMove;
  // Only what was there on arrival opens it: what happens before my eyes I see.
  const [arrivedAfter] = useState(() =>
    lastMove !== undefined && happenedSince(log, lastMove, texts).length > 0 ? lastMove : undefined,
  );
  const [missedAfter, setMissedAfter] = useState<number>();
  const [closedAfter, setClosedAfter] = useState<number>();
  useAbsence(latest?.version ?? 0, () => {
    setMissedAfter(lastMove);
    setClosedAfter(undefined);
  });
  const returned = arrivedAfter === lastMove || (missedAfter === lastMove && asked);
  const told = returned && lastMove !== closedAfter && latest?.result === undefined;
  const groups = useMemo(
    () => (told && lastMove !== undefined ? happenedSince(log, lastMove, texts) : []),
    [told, log, lastMove, texts],
  );
  const news = useMemo(
    () => (groups.length > 0 ? log.filter(({ version, event }) => version > (lastMove ?? 0) && !isTableEvent(event)) : []),
    [groups, log, lastMove],
  );
  return groups.length > 0 ? { groups, news, close: () => setClosedAfter(lastMove) } : undefined;
}

/** A phone that slept first has to find its line again. */
const SETTLE = 4_000;

/** Tells when the page comes back into sight and the game has gone on meanwhile. */
function useAbsence(version: number, cameBack: () => void): void {
  const now = useRef({ version, cameBack });
  useEffect(() => {
    now.current = { version, cameBack };
  });
  useEffect(() => {
    let left: number | undefined;
    let settled: ReturnType<typeof setTimeout> | undefined;
    const compare = (): void => {
      if (left === undefined || now.current.version <= left) return;
      left = undefined;
      now.current.cameBack();
    };
    const look = (): void => {
      clearTimeout(settled);
      if (document.visibilityState === 'hidden') {
        left = now.current.version;
        return;
      }
      compare();
      settled = setTimeout(() => {
        compare();
        left = undefined;
      }, SETTLE);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(settled);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

interface Props extends Since {
  readonly seat: Seat | 'spectator';
  readonly nameOf: (seat: Seat) => string;
}

export function SinceLastTurn({ groups, close, seat: mine, nameOf }: Props) {
  const t = useTexts();
  return (
    <section className="rail-panel since" aria-labelledby="since-title">
      <div className="since-head">
        <h2 id="since-title">{t.table.since.title}</h2>
        <button type="button" className="since-close" onClick={close} aria-label={t.table.since.close}>
          <Glyph name="close" size={16} />
        </button>
      </div>
      <ScrollBox className="since-lines" aria-labelledby="since-title">
        {groups.map(({ seat, lines, more }) => (
          <div key={seat ?? 'table'} className="since-group">
            <h3>
              {seat !== undefined && <PlayerMark seat={seat} size={14} />}
              {seat === undefined ? t.table.since.table : seat === mine ? t.table.you : nameOf(seat)}
            </h3>
            <ul className="bare">
              {more > 0 && <li className="since-more">{t.table.since.more(more)}</li>}
              {lines.map(({ number, words }) => (
                <li key={number}>
                  <CardWords>
                    <WordsLine words={words} nameOf={nameOf} />
                  </CardWords>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </ScrollBox>
    </section>
  );
}
