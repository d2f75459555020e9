// A game's board, written in the types of that game, as the frame takes it: the one place where the general meets the special.
import { useEffect, type ReactElement } from 'react';
import type { GameEvent, GameMove, GameState } from '@cantiere/engine';
import type { BoardProps, GameBoard } from './contract.ts';
import { TouchContext, useTouch } from './touch/useTouch.ts';

/** The board stands in the context of its touches, so that its pieces need nothing but their names. */
export function defineBoard<S extends GameState, M extends GameMove, E extends GameEvent>(parts: GameBoard<S, M, E>): GameBoard {
  const { Board } = parts;
  const Touchable = (props: BoardProps<S, M, E>): ReactElement => {
    const touching = useTouch(props, parts.freely);
    const { touched } = touching;
    const { holding } = props;
    useEffect(() => {
      holding?.(touched);
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- when it changes, not when it is listed anew
    }, [holding, touched.join()]);
    return (
      <TouchContext value={touching}>
        <Board {...props} />
      </TouchContext>
    );
  };
  const board: GameBoard<S, M, E> = { ...parts, Board: Touchable };
  // The frame opens a board only at tables of its game, so the general view it holds is one of that game's.
  return board as GameBoard;
}
