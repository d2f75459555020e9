/** What happened, in words, chapter by chapter; newest at the bottom and in sight. */
import { useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { GameTexts } from '@cantiere/engine';
import type { NumberedEvent } from '@cantiere/server/protocol';
import { CardsContext } from '../cards/cardsContext.ts';
import { PlayerMark, type GameBoard } from '../kit/boardKit.ts';
import { PieceContext } from '../kit/pieces.ts';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { chaptersOf } from './chapters.ts';

interface Props {
  readonly events: readonly NumberedEvent[];
  readonly upTo: number;
  readonly texts: GameTexts;
  readonly board: GameBoard;
  /** Who sat there then: what somebody did stays theirs. */
  readonly nameAt: (seat: number, version: number) => string;
}

export function Log({ events, upTo, texts, board, nameAt }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const box = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  const cards = useContext(CardsContext);
  const chapters = useMemo(() => {
    const told = events.filter(({ number }) => number <= upTo);
    return chaptersOf(told, { texts, board, language, t });
  }, [events, upTo, texts, board, language, t]);
  const last = chapters.at(-1)?.lines.at(-1)?.number;
  useLayoutEffect(() => {
    if (box.current && atEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  return (
    <ScrollBox
      ref={box}
      className="log"
      aria-label={t.table.log}
      onPointerMove={cards?.come}
      onFocus={cards?.come}
      onScroll={(event) => {
        const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
        atEnd.current = scrollHeight - scrollTop - clientHeight < 24;
      }}
    >
      {last === undefined && <p className="nothing">{t.table.logEmpty}</p>}
      <PieceContext value={cards?.draw}>
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
                    <WordsLine words={line.words} nameOf={(seat) => line.holder ?? nameAt(seat, line.version)} plainNames />
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </PieceContext>
    </ScrollBox>
  );
}
