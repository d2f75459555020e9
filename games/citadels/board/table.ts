/** What every part of the board needs to know, gathered once: the view, the words, the offers, and how to answer. */
import type { Language, Refusal, Seat } from '@cantiere/engine';
import { tableContext } from '../../board-kit/tableContext.ts';
import type { BoardWords } from './text.ts';
import type { Offers } from './offers.ts';
import type { Move } from '../rules/moves.ts';
import type { CitadelsProps, CitadelsView } from './props.ts';
import type { Room } from './room.ts';
import type { Changes } from './changes.ts';

/** What a tap on a card of the hand means. */
export type Mode = 'build' | 'redraw' | 'laboratory' | 'destroy';

export interface Table {
  readonly view: CitadelsView;
  readonly me: Seat | 'spectator';
  readonly language: Language;
  readonly words: BoardWords;
  readonly texts: CitadelsProps['texts'];
  readonly offers: Offers;
  readonly draft: Move | undefined;
  readonly scores: readonly number[];
  readonly room: Room;
  readonly changes: Changes;
  readonly mode: Mode;
  setMode(mode: Mode): void;
  nameOf(seat: Seat): string;
  /** The printed name of a building, a character or a colour. */
  piece(id: string): string;
  propose(move: Move | undefined): void;
  play(move: Move): void;
  refuse(move: Move): Refusal | undefined;
  explain(refusal: Refusal): void;
  /** Opens somebody's city in full. */
  openCity(seat: Seat): void;
  /** Opens a character's card. */
  openCharacter(character: number): void;
}

export const [TableContext, useTable] = tableContext<Table>('a Citadels board');
