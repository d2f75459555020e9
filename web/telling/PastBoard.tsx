/** The board as it stood, over the board as it stands: nothing on it can be played, and stepping on it moves as it did. */
import { useMemo } from 'react';
import type { BoardProps, GameBoard } from '../kit/boardKit.ts';
import { isTableEvent } from '../live/tableEvents.ts';
import { standing } from '../live/undone.ts';
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
const NO_NEWS: BoardProps['news'] = [];
const NO_CHOICES: BoardProps['choices'] = [];
const nothing = (): undefined => undefined;

export function PastBoard({ board: { Board }, now, looking: { step, forward, count } }: Props) {
  const news = useMemo(
    () =>
      forward
        ? standing(step.events)
            .filter(({ event }) => !isTableEvent(event))
            .map(({ event }, n) => ({ number: count * NUMBERS_A_STEP + n, event }))
        : NO_NEWS,
    [step, forward, count],
  );
  return (
    <div className="board-past" data-past={step.id}>
      <Board
        {...now}
        view={step.view}
        choices={NO_CHOICES}
        draft={undefined}
        propose={nothing}
        play={nothing}
        busy={false}
        refuse={nothing}
        explain={nothing}
        news={news}
        revealing={undefined}
      />
    </div>
  );
}
