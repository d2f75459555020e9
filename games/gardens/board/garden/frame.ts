/** How a garden stands in its window: how near one comes to it, and where it is drawn. */
import type { Camera } from '../../../board-kit/camera/camera.ts';

/** Pixels of one square: the fewest, the most, and the most without anybody's hand. */
export const CLOSEST = { least: 18, most: 132, snug: 92 } as const;

/** In units of one square, or of so many squares. */
export const gardenAt = ({ scale, x, y }: Camera, unit = 1): string =>
  `translate(${-x * scale} ${-y * scale}) scale(${scale * unit})`;
