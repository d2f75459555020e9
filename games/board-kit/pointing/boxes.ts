/** Where a ring and its arrow go: the piece as far as it can be seen, and the side on which there is room for the arrow. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** On which side of the piece the arrow stands. */
export type Side = 'above' | 'below';

/** What the arrow needs. */
export const ARROW = 46;

/** The part of the piece that all windows show; of a piece outside of one, the nearest point of its edge. */
export function boxWithin(
  piece: ScreenBox,
  windows: readonly ScreenBox[],
): { readonly box: ScreenBox; readonly outside: boolean } {
  let box = piece;
  let outside = false;
  for (const window of windows) {
    const left = held(box.left, window.left, window.left + window.width);
    const top = held(box.top, window.top, window.top + window.height);
    const right = held(box.left + box.width, window.left, window.left + window.width);
    const bottom = held(box.top + box.height, window.top, window.top + window.height);
    box = { left, top, width: right - left, height: bottom - top };
    outside ||= box.width <= 0 || box.height <= 0;
  }
  return { box, outside };
}

/** Above, unless the piece stands too high for that and has room below. */
export function sideFor(piece: ScreenBox, room: Pick<ScreenBox, 'height'>): Side {
  const below = room.height - piece.top - piece.height;
  return piece.top < ARROW && below >= Math.min(ARROW, piece.top + 1) ? 'below' : 'above';
}

const held = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
