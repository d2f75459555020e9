/** Words in a picture, from letters that were drawn once with the sources (scripts/previews.mjs). */
import type { Picture } from './picture.ts';

export type Style = 'title' | 'name' | 'small';
export type Colour = readonly [red: number, green: number, blue: number];

/** Where a letter lies on the sheet, how it stands to the pen, and how far it moves it. */
type Letter = readonly [x: number, y: number, width: number, height: number, left: number, top: number, step: number];

export interface Letters {
  readonly sheet: Picture;
  readonly styles: Readonly<Record<Style, { readonly size: number; readonly letters: Readonly<Record<string, Letter>> }>>;
}

const UNKNOWN = '•';

/** A letter that we have: itself, without its mark, or a dot. */
function lettersOf({ styles }: Letters, style: Style, text: string): Letter[] {
  const { letters } = styles[style];
  const found = (sign: string): Letter | undefined => (Object.hasOwn(letters, sign) ? letters[sign] : undefined);
  return Array.from(text.normalize('NFC').replace(/\p{M}/gu, '')).flatMap((sign) => {
    const letter = found(sign) ?? found(sign.normalize('NFKD').charAt(0)) ?? found(UNKNOWN);
    return letter ? [letter] : [];
  });
}

export const widthOf = (letters: Letters, style: Style, text: string): number =>
  lettersOf(letters, style, text).reduce((sum, letter) => sum + letter[6], 0);

/** As much of it as there is room for. */
export function fitted(letters: Letters, style: Style, text: string, room: number): string {
  if (widthOf(letters, style, text) <= room) return text;
  const signs = Array.from(text);
  while (signs.length > 0 && widthOf(letters, style, `${signs.join('').trimEnd()}…`) > room) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** `x`, `y`: where the line begins, on the ground that letters stand on. */
export function write(to: Picture, letters: Letters, style: Style, text: string, x: number, y: number, colour: Colour): void {
  let pen = x;
  for (const [fromX, fromY, width, height, left, top, step] of lettersOf(letters, style, text)) {
    const [atX, atY] = [Math.round(pen) + left, y + top];
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const share = letters.sheet.pixels[((fromY + row) * letters.sheet.width + fromX + column) * 3] / 255;
        const [px, py] = [atX + column, atY + row];
        if (share === 0 || px < 0 || py < 0 || px >= to.width || py >= to.height) continue;
        const at = (py * to.width + px) * 3;
        for (let part = 0; part < 3; part++) to.pixels[at + part] += (colour[part] - to.pixels[at + part]) * share;
      }
    pen += step;
  }
}
