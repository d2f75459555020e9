/** How the board divides the space it is given. */
import { modeIn, type Mode } from '../../board-kit/mode.ts';
import { within } from '../../board-kit/size.ts';

export interface Measures {
  readonly width: number;
  readonly height: number;
  readonly mode: Mode;
  /** Market, permits and politicians take turns beside the city, on a tablet held upright below it. */
  readonly beside: boolean;
  /** So much of the board they have: width, on a tablet held upright height. */
  readonly side: number;
  /** The small parts: one at a time, under the city or beside it. */
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

export function measure(width: number, height: number): Measures {
  const mode = modeIn({ width, height });
  if (mode !== 'desk') {
    const small = { width, height, mode, compact: true, low: false, dock: 0 };
    if (mode === 'upright') return { ...small, beside: false, side: 0, contract: 104, permit: 84 };
    // On a tablet held upright the town is as wide as the board; what it leaves of the height is for the market.
    if (mode === 'tall')
      return { ...small, beside: true, side: within(330, height - width * 0.66, 480), contract: 104, permit: 84 };
    const side = mode === 'short' ? 300 : within(232, width * 0.303, 262);
    return { ...small, beside: true, side, contract: 74, permit: 56 };
  }
  // Five planning and eight contract spaces, their gaps and the line between.
  const unit = (width - 118) / (5 * 0.86 + 8);
  const contract = within(62, Math.floor(unit), 148);
  const dock = within(146, height * 0.215, 186);
  return {
    width,
    height,
    mode,
    beside: false,
    side: 0,
    compact: false,
    low: height - dock < LOW,
    dock,
    contract,
    permit: within(54, Math.floor(contract * 0.86), 124),
  };
}
