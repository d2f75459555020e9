/** The board as it stood, over the board as it stands: nothing on it can be played, and stepping on it moves as it did. */
import { useMemo } from 'react';
import type { BoardProps, GameBoard } from '../kit/boardKit.ts';
import { isTableEvent } from '../live/tableEvents.ts';
import { standingEvents } from '../live/undone.ts';
import { StillBoard } from '../table/StillBoard.tsx';
import type { Looking } from './useLookBack.ts';
import './telling.css';

interface Props {
  readonly board: GameBoard;
  /** What the board gets now: people, language, my seat. */
  readonly now: BoardProps;
  readonly looking: Looking;
}

/** More than any move tells: numbers of one step never reach into the next. */
const NUMBERS_A_STEP = 1_000;
export function PastBoard({ board, now: { seat, people, language, texts }, looking: { step, forward, count } }: Props) {
  const news = useMemo(
    () =>
      forward
        ? standingEvents(step.events)
            .filter(({ event }) => !isTableEvent(event))
            .map(({ event }, n) => ({ number: count * NUMBERS_A_STEP + n, event }))
        : undefined,
    [step, forward, count],
  );
  return (
    <div className="board-past" data-past={step.id}>
      <StillBoard board={board} view={step.view} seat={seat} people={people} language={language} texts={texts} news={news} />
    </div>
  );
}
