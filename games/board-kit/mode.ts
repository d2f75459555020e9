/**
 * How a board stands in its room, decided once for all games by the width and the height of what it is given, never by the
 * device: a phone lying on its side and a laptop at 200 % have the same room.
 */
import type { Size } from './size.ts';

/**
 * `upright`: a phone held upright, one column. `sideways`: a phone on its side, columns beside a board as high as the window.
 * `short`: a low window, the same with a little more room. `tall`: a tablet held upright. `desk`: room for everything.
 */
export type Mode = 'upright' | 'sideways' | 'short' | 'tall' | 'desk';

const NARROW = 600;
const WIDE = 900;
const LOW = 460;
const SHORT = 600;
const TALL = 700;

export function modeIn({ width, height }: Size): Mode {
  if (width < NARROW) return 'upright';
  if (height < LOW) return 'sideways';
  if (height < SHORT) return 'short';
  if (width >= WIDE) return 'desk';
  return height < TALL ? 'short' : 'tall';
}

/** Columns beside each other, whatever there is of height. */
export const isLow = (mode: Mode): boolean => mode === 'sideways' || mode === 'short';
