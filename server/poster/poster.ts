/** The picture of a table where its link is posted: the box, and beside it what a spectator would be told, in words and points. */
import { fitted, widthOf, write, type Colour, type Letters } from './letters.ts';
import type { Picture } from './picture.ts';

export interface PosterWords {
  readonly house: string;
  readonly game: string;
  readonly table: string;
  /** How it stands: free seats, round, over. */
  readonly state: string;
  /** Who plays, in order; none where that is nobody's business. */
  readonly rows: readonly { readonly name: string; readonly points?: string; readonly first: boolean }[];
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const LEFT = 470;
const RIGHT = 1146;
const WHITE: Colour = [255, 255, 255];
const SOFT: Colour = [214, 229, 249];
const GOLD: Colour = [255, 221, 110];
/** The ground repeats itself after so many pixels (scripts/previews.mjs). */
const TILE = 30;
const ROWS_FROM = 262;
const ROWS_TO = 540;
const MOST_ROW = 56;

/** `side`: the box on its ground, as high as the whole. */
export function drawPoster(side: Picture, letters: Letters, words: PosterWords): Picture {
  const picture = spread(side);
  const room = RIGHT - LEFT;
  write(picture, letters, 'small', fitted(letters, 'small', words.house, room), LEFT, 78, SOFT);
  write(picture, letters, 'title', fitted(letters, 'title', words.game, room), LEFT, 158, WHITE);
  write(picture, letters, 'name', fitted(letters, 'name', words.table, room), LEFT, 212, SOFT);
  const step = Math.min(MOST_ROW, (ROWS_TO - ROWS_FROM) / Math.max(1, words.rows.length));
  for (const [index, { name, points = '', first }] of words.rows.entries()) {
    const y = Math.round(ROWS_FROM + step * (index + 0.75));
    const style = step < 42 ? 'small' : 'name';
    const taken = widthOf(letters, style, points);
    line(picture, Math.round(ROWS_FROM + step * (index + 1)));
    write(picture, letters, style, fitted(letters, style, name, room - taken - 30), LEFT, y, first ? GOLD : WHITE);
    write(picture, letters, style, points, Math.round(RIGHT - taken), y, first ? GOLD : WHITE);
  }
  write(picture, letters, 'small', fitted(letters, 'small', words.state, room), LEFT, 588, GOLD);
  return picture;
}

/** The ground goes on to the right as it is beside the box. */
function spread({ width, pixels }: Picture): Picture {
  const whole = { width: WIDTH, height: HEIGHT, pixels: new Uint8Array(WIDTH * HEIGHT * 3) };
  // By whole rows and tiles, not by points: the server's one thread draws it between two moves.
  for (let y = 0; y < HEIGHT; y++) {
    const row = pixels.subarray(y * width * 3, (y + 1) * width * 3);
    const tile = row.subarray((width - TILE) * 3);
    whole.pixels.set(row, y * WIDTH * 3);
    for (let x = width; x < WIDTH; x += TILE)
      whole.pixels.set(tile.subarray(0, Math.min(TILE, WIDTH - x) * 3), (y * WIDTH + x) * 3);
  }
  return whole;
}

/** Between two rows. */
function line(to: Picture, y: number): void {
  for (let x = LEFT; x < RIGHT; x++)
    for (let part = 0; part < 3; part++) {
      const at = (y * to.width + x) * 3 + part;
      to.pixels[at] += (255 - to.pixels[at]) * 0.22;
    }
}
