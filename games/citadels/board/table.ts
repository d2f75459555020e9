/** What every part of the board needs to know, gathered once. What can be done with a piece the piece knows itself. */
import type { Language, Seat } from '@cantiere/engine';
import { tableContext } from '../../board-kit/tableContext.ts';
import type { BoardWords } from './text.ts';
import type { Move } from '../rules/moves.ts';
import type { CitadelsProps, CitadelsView } from './props.ts';
import type { Measures } from './measures.ts';
import type { Changes } from './changes.ts';

export interface Table {
  readonly view: CitadelsView;
  readonly me: Seat | 'spectator';
  readonly language: Language;
  readonly words: BoardWords;
  readonly texts: CitadelsProps['texts'];
  readonly draft: Move | undefined;
  readonly scores: readonly number[];
  readonly measures: Measures;
  readonly changes: Changes;
  nameOf(seat: Seat): string;
  /** The printed name of a building, a character or a colour. */
  piece(id: string): string;
  propose(move: Move): void;
  /** Opens somebody's city in full. */
  openCity(seat: Seat): void;
  /** Opens a character's card. */
  openCharacter(character: number): void;
}

export const [TableContext, useTable] = tableContext<Table>('a Citadels board');
