/** One of the two boards: whose road it is, how it stands, the position, and what was played at the fork. */
import { useMemo, type ReactNode } from 'react';
import type { GameTexts, Seat, Words } from '@cantiere/engine';
import { PeopleContext, type BoardProps, type GameBoard, type Sitter } from '../kit/boardKit.ts';
import { WordsLine } from '../kit/WordsLine.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import type { PositionSeen } from '../replay/replay.ts';
import { BoardGuard } from '../table/BoardGuard.tsx';
import { useTexts } from '../text/index.ts';

interface Props {
  readonly kind: 'mine' | 'other';
  readonly sign: ReactNode;
  readonly title: string;
  readonly under: string;
  readonly score: ReactNode;
  readonly children: ReactNode;
  readonly foot: ReactNode;
  readonly hidden?: boolean;
}

export function RoadPane({ kind, sign, title, under, score, children, foot, hidden = false }: Props) {
  return (
    <section className={`road-pane ${kind}`} aria-label={title} hidden={hidden}>
      <header>
        <span className="pane-sign" aria-hidden="true">
          {sign}
        </span>
        <span className="pane-words">
          <b>{title}</b>
          <small>{under}</small>
        </span>
        <span className="pane-score display">{score}</span>
      </header>
      {children}
      {foot}
    </section>
  );
}

const NOTHING: readonly never[] = [];
const nothing = (): undefined => undefined;

interface StillProps {
  readonly board: GameBoard;
  readonly position: PositionSeen;
  readonly at: number;
  readonly seat: Seat;
  readonly people: readonly Sitter[];
  readonly texts: GameTexts;
}

/** A position to be looked at: nothing on it can be played. */
export function RoadBoard({ board: { Board }, position, at, seat, people, texts }: StillProps) {
  const t = useTexts();
  const { language } = usePreferences();
  const props = useMemo(
    (): BoardProps => ({
      view: position.view,
      seat,
      people,
      language,
      texts,
      choices: NOTHING,
      draft: undefined,
      propose: nothing,
      play: nothing,
      busy: false,
      refuse: nothing,
      explain: nothing,
      news: NOTHING,
    }),
    [position, seat, people, language, texts],
  );
  return (
    <section className="board-area" aria-label={t.table.board}>
      <BoardGuard version={at}>
        <PeopleContext value={people}>
          <Board {...props} />
        </PeopleContext>
      </BoardGuard>
    </section>
  );
}

interface ForkMoveProps {
  readonly over: string;
  readonly words: Words;
  readonly more?: ReactNode;
  readonly picture: ReactNode;
  readonly nameOf: (seat: Seat) => string;
}

/** What was played at the fork, with the piece it speaks of. */
export function ForkMove({ over, words, more, picture, nameOf }: ForkMoveProps) {
  return (
    <div className="fork-move">
      {picture !== undefined && picture !== null && <span className="fork-picture">{picture}</span>}
      <p>
        <small>{over}</small>
        <span>
          <WordsLine words={words} nameOf={nameOf} />
        </span>
        {more}
      </p>
    </div>
  );
}
