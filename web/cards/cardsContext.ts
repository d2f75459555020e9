/** The cards of the game on the table, for whoever names or shows one. */
import { createContext, type ReactNode } from 'react';
import type { Gallery } from '@cantiere/games/board-kit';
import type { NamedPiece } from '../kit/pieces.ts';

export interface TableCards {
  /** There once it has been loaded; `come` asks for it. */
  readonly gallery: Gallery | undefined;
  come(): void;
  /** A piece of a sentence as a button that shows its card; nothing where it has none, or while nothing is known of cards. */
  draw(named: NamedPiece): ReactNode;
  /** What somebody wrote, with the cards it names as `draw` has them. */
  drawIn(text: string): ReactNode;
}

export const CardsContext = createContext<TableCards | undefined>(undefined);
