/**
 * "Can I ...?": while somebody asks, a touch of any piece is a question and does nothing. The frame answers it (web/asking); here is
 * only the way from a piece to the frame and back.
 */
import { createContext } from 'react';

export interface Asking {
  /** Takes the name of the piece that was touched. */
  ask(place: string): void;
  /** The piece that the answer on the screen is about. */
  readonly about?: string | undefined;
}

/** Undefined: nobody asks, and pieces do what they do. */
export const AskingContext = createContext<Asking | undefined>(undefined);
