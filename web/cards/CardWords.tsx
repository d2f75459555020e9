/** Sentences whose cards can be opened by their names. */
import { useContext, type ReactNode } from 'react';
import { PieceContext } from '../kit/pieces.ts';
import { CardsContext } from './cardsContext.ts';

export function CardWords({ children }: { readonly children: ReactNode }) {
  return <PieceContext value={useContext(CardsContext)?.draw}>{children}</PieceContext>;
}
