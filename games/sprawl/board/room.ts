/** How the board divides the space it is given. */
import { within } from '../../board-kit/size.ts';

export interface Room {
  readonly width: number;
  readonly height: number;
  /** A phone, or a narrow window: one part at a time under the city. */
  readonly compact: boolean;
  /** A low window: the panels say less, so that the city stays in sight. */
  readonly low: boolean;
  /** Height of the market below the city, 0 on a phone. */
  readonly dock: number;
  readonly contract: number;
  readonly permit: number;
}

/** Under this height of the scene the four corners would meet. */
const LOW = 440;

export function divide(width: number, height: number): Room {
  if (width < 760) return { width, height, compact: true, low: false, dock: 0, contract: 104, permit: 84 };
  // Five planning and eight contract spaces, their gaps and the line between.
  const unit = (width - 118) / (5 * 0.86 + 8);
  const contract = within(62, Math.floor(unit), 104);
  const dock = within(146, height * 0.215, 186);
  return {
    width,
    height,
    compact: false,
    low: height - dock < LOW,
    dock,
    contract,
    permit: within(54, Math.floor(contract * 0.86), 88),
  };
}
