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

export const turnedBy = (rotation: number, quarters: number): number => ROTATIONS[(quarterOf(rotation) + quarters + 8) % 4];

export const sameMove = (a: PlayCard, b: PlayCard): boolean =>
  a.slot === b.slot && a.x === b.x && a.y === b.y && a.rotation === b.rotation;

export const middleOf = ({ x, y, rotation }: PlayCard): Square =>
  rotation % 180 === 0 ? { x: x + 1.5, y: y + 1 } : { x: x + 1, y: y + 1.5 };

/** The place that lies nearest to a point (in squares) by `where` of it. */
export function nearest(moves: readonly PlayCard[], to: Square, where: (move: PlayCard) => Square): PlayCard | undefined {
  const far = (move: PlayCard): number => Math.hypot(where(move).x - to.x, where(move).y - to.y);
  return moves.reduce<PlayCard | undefined>((best, move) => (best && far(best) <= far(move) ? best : move), undefined);
}
