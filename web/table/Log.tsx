/** What happened, in words, chapter by chapter; newest at the bottom and in sight. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { GameTexts, Words } from '@cantiere/engine';
import type { NumberedEvent } from '@cantiere/server/protocol';
import { PlayerMark, type GameBoard } from '../kit/boardKit.ts';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import { isTableEvent, tableWords } from '../live/tableEvents.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';

interface Line {
  readonly number: number;
  readonly words: Words;
  /** Who it is about first: their mark stands before the line. */
  readonly seat: number | undefined;
  /** Follows from the same move as the line before. */
  readonly follows: boolean;
}

interface Chapter {
  readonly heading: string;
  readonly lines: readonly Line[];
}

interface Props {
  readonly events: readonly NumberedEvent[];
  readonly upTo: number;
  readonly texts: GameTexts;
  readonly board: GameBoard;
  readonly nameOf: (seat: number) => string;
}

export function Log({ events, upTo, texts, board, nameOf }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const box = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  const chapters = useMemo(
    () =>
      write(events, upTo, texts, board.chapter ? (event) => board.chapter?.(event, language) : byRound(t.table.round), (event) =>
        tableWords(event, t),
      ),
    [events, upTo, texts, board, language, t],
  );
  const last = chapters.at(-1)?.lines.at(-1)?.number;
  useLayoutEffect(() => {
    if (box.current && atEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  return (
    <ScrollBox
      ref={box}
      className="log"
      aria-label={t.table.log}
      onScroll={(event) => {
        const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
        atEnd.current = scrollHeight - scrollTop - clientHeight < 24;
      }}
    >
      {last === undefined && <p className="nothing">{t.table.logEmpty}</p>}
      {chapters.map((chapter, n) => (
        <section key={n}>
          {chapter.heading !== '' && <h3>{chapter.heading}</h3>}
          <ol className="bare">
            {chapter.lines.map((line) => (
              <li key={line.number} className={`${line.follows ? 'follows' : ''} ${line.number === last ? 'newest' : ''}`}>
                <span className="line-mark">
                  {line.seat !== undefined && !line.follows && <PlayerMark seat={line.seat} size={14} />}
                </span>
                <span>
                  <WordsLine words={line.words} nameOf={nameOf} plainNames />
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </ScrollBox>
  );
}

/** Where the game names no chapters: an event that tells of a later round opens it. */
function byRound(words: (round: number) => string): (event: NumberedEvent['event']) => string | undefined {
  let latest = 0;
  return (event) => {
    const { round } = event as { readonly round?: unknown };
    if (typeof round !== 'number' || round <= latest) return undefined;
    latest = round;
    return words(round);
  };
}

function write(
  events: readonly NumberedEvent[],
  upTo: number,
  texts: GameTexts,
  chapterOf: (event: NumberedEvent['event']) => string | undefined,
  ownWords: (event: NumberedEvent['event']) => Words | undefined,
): readonly Chapter[] {
  const chapters: { heading: string; lines: Line[] }[] = [];
  let before: { version: number; seat: number | undefined } | undefined;
  for (const { number, version, event } of events) {
    if (number > upTo) break;
    const heading = isTableEvent(event) ? undefined : chapterOf(event);
    if (heading !== undefined || chapters.length === 0) {
      chapters.push({ heading: heading ?? '', lines: [] });
      before = undefined;
    }
    const words = isTableEvent(event) ? ownWords(event) : texts.event(event);
    if (!words || words.length === 0) continue;
    const seat = words.find((part) => typeof part !== 'string' && 'seat' in part);
    const about = seat && typeof seat !== 'string' && 'seat' in seat ? seat.seat : undefined;
    chapters.at(-1)?.lines.push({ number, words, seat: about, follows: before?.version === version && before.seat === about });
    before = { version, seat: about };
  }
  return chapters;
}
