/** One garden: a box of squares that grows with the cards laid on it. GAR-2. */
import type { Face } from './data.ts';
import type { Square } from './moves.ts';
import { KIND, PLOT, TABLE, TEMPLE, TERRACE, type Garden } from './state.ts';

/** The start card: six plots at x = 0..2, y = 0..1 (GAR-1.4), with the margin of table around it. */
export function startGarden(): Garden {
  const squares: number[] = [];
  for (let y = -1; y <= 2; y++) for (let x = -1; x <= 3; x++) squares.push(x >= 0 && x <= 2 && y >= 0 && y <= 1 ? PLOT : TABLE);
  return { left: -1, top: -1, width: 5, height: 4, squares };
}

/** What lies at (x, y): TABLE everywhere outside the garden. */
export function squareAt(garden: Garden, x: number, y: number): number {
  const column = x - garden.left;
  const row = y - garden.top;
  if (!(column >= 0 && column < garden.width && row >= 0 && row < garden.height)) return TABLE;
  return garden.squares[row * garden.width + column] ?? TABLE; // halfway between two squares there is none
}

export function indexOf(garden: Garden, x: number, y: number): number {
  return (y - garden.top) * garden.width + x - garden.left;
}

export function squareOf(garden: Garden, index: number): Square {
  return { x: garden.left + (index % garden.width), y: garden.top + Math.floor(index / garden.width) };
}

export function isBuilding(code: number): boolean {
  return (code & KIND) >= TERRACE;
}

export function hasTemple(code: number): boolean {
  return (code & TEMPLE) !== 0;
}

/** All squares of the garden, row by row. */
export function squaresOf(garden: Garden): (Square & { readonly code: number })[] {
  return garden.squares.flatMap((code, index) => (code === TABLE ? [] : [{ ...squareOf(garden, index), code }]));
}

/** Lays a card that fits (GAR-4.8) and writes down the squares it added: buildings of a type not there before (GAR-5.2). */
export function lay(garden: Garden, face: Face, x: number, y: number, added: number[]): void {
  makeRoom(garden, x, y, face.width, face.height);
  const { squares, width } = garden;
  const corner = indexOf(garden, x, y);
  for (let i = 0; i < 6; i++) {
    const at = corner + face.dy[i] * width + face.dx[i];
    const code = face.codes[i];
    if (code >= TERRACE && squares[at] !== code) added.push(x + face.dx[i], y + face.dy[i]);
    squares[at] = code;
  }
}

/** Widens the box so that the card and the margin around it lie inside (GAR-4.7: no limit). */
function makeRoom(garden: Garden, x: number, y: number, cardWidth: number, cardHeight: number): void {
  const { left, top, width, height, squares } = garden;
  const newLeft = Math.min(left, x - 1);
  const newTop = Math.min(top, y - 1);
  const newWidth = Math.max(left + width, x + cardWidth + 1) - newLeft;
  const newHeight = Math.max(top + height, y + cardHeight + 1) - newTop;
  if (newWidth === width && newHeight === height) return;
  const wider: number[] = [];
  for (let row = newTop; row < newTop + newHeight; row++) {
    const from = (row - top) * width - left;
    const inside = row >= top && row < top + height;
    for (let column = newLeft; column < newLeft + newWidth; column++) {
      wider.push(inside && column >= left && column < left + width ? squares[from + column] : TABLE);
    }
  }
  garden.left = newLeft;
  garden.top = newTop;
  garden.width = newWidth;
  garden.height = newHeight;
  garden.squares = wider;
}
