/**
 * Where something stands that belongs to a panel: beside it where panels are a column at the edge, else below it, or above it
 * where there is no room; and never over the edge.
 */
import type { Size } from '@cantiere/games/board-kit';

export interface PanelBox extends Size {
  readonly left: number;
  readonly top: number;
}

/** From the edges, and from the panel. */
const GAP = 8;

/** A column at the left edge is narrower than this share of the board. */
const COLUMN = 0.28;

export interface BesidePanel {
  readonly left: number;
  readonly top: number;
  readonly side: 'below' | 'above' | 'right';
}

export function placeBeside(panel: PanelBox, size: Size, around: Size): BesidePanel {
  const keptIn = (left: number, top: number, side: BesidePanel['side']): BesidePanel => ({
    left: kept(left, size.width, around.width),
    top: kept(top, size.height, around.height),
    side,
  });
  const right = panel.left + panel.width;
  if (right < COLUMN * around.width && right + size.width + 2 * GAP <= around.width)
    return keptIn(right + GAP, panel.top + panel.height - size.height, 'right');
  const middle = panel.left + panel.width / 2 - size.width / 2;
  const below = panel.top + panel.height + GAP;
  const above = panel.top - size.height - GAP;
  return below + size.height + GAP > around.height && above >= GAP
    ? keptIn(middle, above, 'above')
    : keptIn(middle, below, 'below');
}

const kept = (at: number, length: number, room: number): number => Math.max(GAP, Math.min(at, room - length - GAP));
