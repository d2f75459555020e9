/** Moving and turning the card in hand. Nothing here knows what is legal: the legal places come from the choices. */
import { faceOfCard, printedSquares } from '../rules/data.ts';
import { ROTATIONS, type PlayCard, type Square } from '../rules/moves.ts';
import { PLOT } from '../rules/state.ts';

/** Where a printed square lies on the turned card. */
function placeOf(printed: number, rotation: number): Square {
  const quarter = quarterOf(rotation);
  const place = printedSquares(quarter).indexOf(printed);
  const width = quarter % 2 === 0 ? 3 : 2;
  return { x: place % width, y: Math.floor(place / width) };
}

export const quarterOf = (rotation: number): number =>
  Math.max(
    0,
    ROTATIONS.findIndex((known) => known === rotation),
  );

/** The square by which a card is held at first: its first building, so that a turn keeps that building in place. */
export function firstGrip(card: number): number {
  const built = faceOfCard(card, 0).codes.findIndex((code) => code !== PLOT);
  return Math.max(0, built);
}

export const gripSquare = (move: PlayCard, grip: number): Square => {
  const { x, y } = placeOf(grip, move.rotation);
  return { x: move.x + x, y: move.y + y };
};

/** The printed square that lies at this square of the grid; undefined beside the card. */
export function printedAt(move: PlayCard, { x, y }: Square): number | undefined {
  const quarter = quarterOf(move.rotation);
  const [width, height] = quarter % 2 === 0 ? [3, 2] : [2, 3];
  const [dx, dy] = [x - move.x, y - move.y];
  if (dx < 0 || dy < 0 || dx >= width || dy >= height) return undefined;
  return printedSquares(quarter)[dy * width + dx];
}

/** The same card, held by `grip`, with that square at `target`. */
export function gripTo(move: PlayCard, grip: number, target: Square): PlayCard {
  const { x, y } = placeOf(grip, move.rotation);
  return { type: 'PLAY_CARD', slot: move.slot, x: target.x - x, y: target.y - y, rotation: move.rotation };
}

/** Turned to a rotation around the square by which it is held. */
export function turnTo(move: PlayCard, grip: number, rotation: number): PlayCard {
  return gripTo({ ...move, rotation }, grip, gripSquare(move, grip));
}

export const turnedBy = (rotation: number, quarters: number): number => ROTATIONS[(quarterOf(rotation) + quarters + 4) % 4];

export const sameMove = (a: PlayCard, b: PlayCard): boolean =>
  a.slot === b.slot && a.x === b.x && a.y === b.y && a.rotation === b.rotation;

/** The legal place nearest to a point (in squares), with this turn if there is one. */
export function nearest(moves: readonly PlayCard[], rotation: number, centre: Square): PlayCard | undefined {
  let best: PlayCard | undefined;
  let bestFar = Infinity;
  for (const move of moves) {
    const upright = quarterOf(move.rotation) % 2;
    const dx = move.x + (upright ? 1 : 1.5) - centre.x;
    const dy = move.y + (upright ? 1.5 : 1) - centre.y;
    const far = dx * dx + dy * dy + (move.rotation === rotation ? 0 : 1000);
    if (far >= bestFar) continue;
    best = move;
    bestFar = far;
  }
  return best;
}
