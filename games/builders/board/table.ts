/** What every part of the board needs to know, gathered once: the view, the words, the site looked at, and what comes of a move. */
import type { Seat } from '@cantiere/engine';
import type { BoardProps, ResultProps } from '../../board-kit/contract.ts';
import type { Foreseen } from '../../board-kit/preview/foresee.ts';
import { tableContext } from '../../board-kit/tableContext.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Player, State } from '../rules/state.ts';
import type { Names } from './names.ts';
import type { Way } from './planning.ts';
import type { Measures } from './measures.ts';
import type { BoardWords } from './text.ts';

export type Props = BoardProps<State, Move, Event>;
export type ResultsProps = ResultProps<State>;

export interface Table extends Pick<Props, 'view' | 'language' | 'texts' | 'choices' | 'draft' | 'busy' | 'refuse'> {
  /** My seat; a spectator looks over the shoulder of the first. */
  readonly seat: Seat;
  readonly me: Player;
  readonly spectator: boolean;
  /** Whether something is asked of me now. */
  readonly asked: boolean;
  readonly goal: number;
  readonly words: BoardWords;
  readonly names: Names;
  readonly measures: Measures;
  /** The site (or market building) that the planning aid looks at. */
  readonly focus: number | undefined;
  readonly ways: readonly Way[];
  /** The way in hand. */
  readonly chosen: Way | undefined;
  /** The table after the move or the way in hand. */
  readonly foreseen: Foreseen<State, Event> | undefined;
  nameOf(seat: Seat): string;
  lookAt(card: number): void;
  /** Takes a way in hand, or puts it back. */
  choose(way: Way): void;
  /** Plays all moves of a way, one after the other. */
  run(way: Way): void;
  openYard(seat: Seat): void;
}

export const [TableContext, useTable] = tableContext<Table>('a Builders board');
