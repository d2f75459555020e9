/** What happened from a version on, in the words of the log: what would be taken back. */
import { useMemo } from 'react';
import type { NumberedEvent } from '@cantiere/server/protocol';
import { WordsLine } from '../kit/WordsLine.tsx';
import { useTexts } from '../text/index.ts';
import { chaptersOf, type LogTelling } from './chapters.ts';

interface Props {
  readonly log: readonly NumberedEvent[];
  readonly from: number;
  readonly telling: Omit<LogTelling, 't'>;
  readonly nameAt: (seat: number, version: number) => string;
}

const MOST = 4;

export function LinesSince({ log, from, telling, nameAt }: Props) {
  const t = useTexts();
  const lines = useMemo(() => {
    const since = log.filter(({ version, event }) => version >= from && !event.kind.startsWith('@'));
    return chaptersOf(since, { ...telling, t }).flatMap((chapter) => chapter.lines);
  }, [log, from, telling, t]);
  if (lines.length === 0) return null;
  return (
    <ul className="undo-reach">
      {lines.slice(0, MOST).map((line) => (
        <li key={line.number}>
          <WordsLine words={line.words} nameOf={(seat) => nameAt(seat, line.version)} />
        </li>
      ))}
      {lines.length > MOST && <li>{t.away.undoMore(lines.length - MOST)}</li>}
    </ul>
  );
}
