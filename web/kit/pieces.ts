/** How the pieces that a sentence names are shown: in bold, or by whoever knows their cards as something to open. */
import { createContext, type ReactNode } from 'react';

export interface NamedPiece {
  readonly piece: string;
  readonly text: string;
}

export const PieceContext = createContext<((named: NamedPiece) => ReactNode) | undefined>(undefined);
