/** A garden as the cards that were laid, oldest first: what is on top, and which printed squares nobody sees any more. */
import type { Box } from '../../../board-kit/camera/camera.ts';
import type { Square } from '../../rules/moves.ts';
import type { Face } from '../../rules/data.ts';
import { TABLE, type Garden, type Player } from '../../rules/state.ts';
import { faceOf } from '../art/CardFace.tsx';

export interface Layer {
  readonly key: string;
  /** -1 for the start card. */
  readonly card: number;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly face: Face;
  /** By place on the turned card: covered by a later card. */
  readonly hidden: readonly boolean[];
  /** A small fixed turn in degrees, so that edges of overlapping cards never run exactly together. */
  readonly tilt: number;
}

const TILTS = [0, 0.5, -0.6, 0.4, -0.45, 0.7, -0.5, 0.35, -0.6];

export const squareKey = ({ x, y }: Square): string => `${x} ${y}`;
export const sameSquare = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;

export function layersOf({ laid }: Player): Layer[] {
  const cards = [{ card: -1, x: 0, y: 0, rotation: 0 }];
  for (let i = 0; i < laid.length; i += 4) cards.push({ card: laid[i], x: laid[i + 1], y: laid[i + 2], rotation: laid[i + 3] });
  const covered = new Set<string>();
  const layers = cards.map((placed, order) => ({ ...placed, order })).reverse();
  return layers
    .map(({ card, x, y, rotation, order }) => {
      const face = faceOf(card, rotation);
      const squares = face.dx.map((dx, place) => squareKey({ x: x + dx, y: y + face.dy[place] }));
      const hidden = squares.map((square) => covered.has(square));
      for (const square of squares) covered.add(square);
      return { key: `${card} ${order}`, card, x, y, rotation, face, hidden, tilt: TILTS[order % TILTS.length] };
    })
    .reverse();
}

/** The smallest box around a garden, without the margin of table that the state keeps. */
export function boundsOf({ left, top, width, height, squares }: Garden): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  squares.forEach((code, at) => {
    if (code === TABLE) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  });
  if (minX > maxX) return { x: left, y: top, width, height };
  return { x: left + minX, y: top + minY, width: maxX - minX + 1, height: maxY - minY + 1 };
}

/** The box of a card that lies there. */
export const cardBounds = ({ x, y, rotation }: Square & { readonly rotation: number }): Box =>
  rotation % 180 === 0 ? { x, y, width: 3, height: 2 } : { x, y, width: 2, height: 3 };

export function around(squares: readonly Square[]): Box {
  const xs = squares.map(({ x }) => x);
  const ys = squares.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
}

export const grownBy = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
