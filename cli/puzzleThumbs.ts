/** `cantiere puzzles thumbs`: which puzzles the people of a house dislike most. */
import type { DislikedPuzzle } from '@cantiere/server';
import { printJson } from './command.ts';
import { mustBeThere, type Where } from './storeFlags.ts';

/** So many are listed. */
const MOST = 50;

export async function thumbs(where: Where, json: boolean): Promise<number> {
  const { puzzlesDisliked } = await import('@cantiere/server');
  const found = mustBeThere(await puzzlesDisliked(where, MOST), where);
  if (json) printJson(found);
  else console.log(found.length === 0 ? 'No puzzle that more people dislike than like.' : found.map(inWords).join('\n'));
  return 0;
}

const inWords = ({ game, puzzle, up, down }: DislikedPuzzle): string =>
  `${String(down).padStart(4)} down ${String(up).padStart(4)} up  /puzzles/${game}?puzzle=${puzzle}`;
