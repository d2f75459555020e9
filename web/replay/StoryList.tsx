/** The whole game in lines, each a way to its position; where we are is marked and kept in sight. */
import { useEffect, useMemo, useRef } from 'react';
import type { NumberedEvent } from '@cantiere/server/protocol';
import { PlayerMark } from '../kit/boardKit.ts';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import { chaptersOf, type LogTelling } from '../table/chapters.ts';

interface Props {
  readonly events: readonly NumberedEvent[];
  readonly telling: LogTelling;
  readonly nameOf: (seat: number) => string;
  readonly at: number;
  go(at: number): void;
}

export function StoryList({ events, telling: { texts, board, language, t }, nameOf, at, go }: Props) {
  const chapters = useMemo(
    () => chaptersOf(events, { texts, board, language, t }).filter(({ lines }) => lines.length > 0),
    [events, texts, board, language, t],
  );
  const box = useRef<HTMLElement>(null);
  // A move that was told in no line belongs to the last line before it.
  const here = useMemo(() => {
    const lines = chapters.flatMap((chapter) => chapter.lines);
    const version = lines.findLast((line) => line.version <= at)?.version ?? 0;
    return { version, first: lines.find((line) => line.version === version)?.number };
  }, [chapters, at]);
  useEffect(() => {
    // A frame later: a drawer that is just opening has no size yet. Not scrollIntoView: that would scroll the page too.
    const frame = requestAnimationFrame(() => {
      const line = box.current?.querySelector<HTMLElement>('[aria-current]');
      if (line && box.current) box.current.scrollTop = line.offsetTop - box.current.clientHeight / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [here, chapters]);
  return (
    <ScrollBox ref={box} className="log story" aria-label={t.table.log}>
      {chapters.map((chapter, n) => (
        <section key={n}>
          {chapter.heading !== '' && <h3>{chapter.heading}</h3>}
          <ol className="bare">
            {chapter.lines.map((line) => (
              <li key={line.number} className={line.version > at ? 'ahead' : line.version === here.version ? 'newest' : ''}>
                <button
                  type="button"
                  className={line.follows ? 'follows' : ''}
                  aria-current={line.number === here.first ? 'step' : undefined}
                  onClick={() => go(line.version)}
                >
                  <span className="line-mark">
                    {line.seat !== undefined && !line.follows && <PlayerMark seat={line.seat} size={14} />}
                  </span>
                  <span>
                    <WordsLine words={line.words} nameOf={nameOf} plainNames />
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </ScrollBox>
  );
}
