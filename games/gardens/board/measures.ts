/** How the board divides the space it is given. */
import type { CSSProperties } from 'react';
import { isLow, modeIn, type Mode } from '../../board-kit/mode.ts';
import { within, type Size } from '../../board-kit/size.ts';

export interface Measures extends Size {
  readonly mode: Mode;
  /** A low window: the others, the garden, tiles and cards beside each other. */
  readonly columned: boolean;
  /** The small parts: a phone, a tablet held upright, or a low window. */
  readonly compact: boolean;
  readonly gap: number;
  /** Columns beside the garden: opponents, tiles. */
  readonly left: number;
  readonly right: number;
  /** Under the garden: cards and sets. */
  readonly dock: number;
  /** Rows of the compact board. */
  readonly chips: number;
  readonly tiles: number;
  readonly cards: number;
  readonly sets: number;
  /** Edge of a tile's picture beside the garden, by what the column has of height and width. */
  readonly plaque: number;
}

export function measure({ width, height }: Size): Measures {
  const mode = modeIn({ width, height });
  const columned = isLow(mode);
  const roomy = mode === 'short';
  const compact = columned || width < 900;
  const right = columned ? (roomy ? 300 : within(216, width * 0.306, 272)) : within(222, width * 0.228, 330);
  return {
    width,
    height,
    mode,
    columned,
    compact,
    gap: compact ? 5 : 8,
    left: columned ? (roomy ? 118 : 100) : within(126, width * 0.148, 230),
    right,
    dock: within(134, height * 0.198, 168),
    chips: within(44, height * 0.085, 64),
    tiles: columned ? (roomy ? 192 : 128) : within(62, height * 0.118, 100),
    cards: within(70, height * 0.132, 116),
    sets: columned ? 48 : 44,
    // Below the tiles stand the four turns and what the chosen move brings.
    plaque: Math.floor(Math.min(within(40, (height - 610) / 3, 74), right / 3 - 32)),
  };
}

type Lengths = CSSProperties &
  Record<`--gar-${'gap' | 'left' | 'right' | 'dock' | 'chips' | 'tiles' | 'cards' | 'sets' | 'plaque'}`, string>;

export const lengthsOf = ({ gap, left, right, dock, chips, tiles, cards, sets, plaque }: Measures): Lengths => ({
  '--gar-gap': `${gap}px`,
  '--gar-left': `${left}px`,
  '--gar-right': `${right}px`,
  '--gar-dock': `${dock}px`,
  '--gar-chips': `${chips}px`,
  '--gar-tiles': `${tiles}px`,
  '--gar-cards': `${cards}px`,
  '--gar-sets': `${sets}px`,
  '--gar-plaque': `${plaque}px`,
});
