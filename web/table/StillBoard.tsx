/** A board to look at: a position that was or that rests, on which nothing can be played. */
import type { GameState, GameTexts, Language, Seat, View } from '@cantiere/engine';
import type { BoardProps, GameBoard, News, Sitter } from '../kit/boardKit.ts';

interface Props {
  readonly board: GameBoard;
  readonly view: View<GameState>;
  readonly seat: Seat | 'spectator';
  readonly people: readonly Sitter[];
  readonly language: Language;
  readonly texts: GameTexts;
  /** What led there, for whoever steps on to it: it moves as it did. */
  readonly news?: readonly News[] | undefined;
}

const NO_NEWS: BoardProps['news'] = [];
const NO_CHOICES: BoardProps['choices'] = [];
const nothing = (): undefined => undefined;

export function StillBoard({ board: { Board }, news = NO_NEWS, ...seen }: Props) {
  return (
    <Board
      {...seen}
      choices={NO_CHOICES}
      draft={undefined}
      propose={nothing}
      play={nothing}
      busy={false}
      refuse={nothing}
      explain={nothing}
      news={news}
    />
  );
}
