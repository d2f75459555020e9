/** How much room the board has, and what that means for its parts. */
import type { Size } from '../../board-kit/size.ts';

export interface Room extends Size {
  /** A phone, or a narrow window: one column with tabs. */
  readonly compact: boolean;
  /** Less height than a laptop usually gives: smaller cards. */
  readonly short: boolean;
}

export const roomIn = (width: number, height: number): Room => ({ width, height, compact: width < 760, short: height < 710 });
