/** How the board stands in the space it is given. */
import { isLow, modeIn, type Mode } from '../../board-kit/mode.ts';
import type { Size } from '../../board-kit/size.ts';

export interface Measures extends Size {
  readonly mode: Mode;
  /** The small parts, with tabs: a phone, or a low window. */
  readonly compact: boolean;
  /** A low window: market, yard and ways beside each other. */
  readonly columned: boolean;
  /** Less height than a laptop usually gives: smaller cards. */
  readonly short: boolean;
}

export function measure({ width, height }: Size): Measures {
  const mode = modeIn({ width, height });
  const columned = isLow(mode);
  return { width, height, mode, columned, compact: columned || mode === 'upright', short: height < 710 };
}
