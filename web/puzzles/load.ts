/** A game's puzzles, loaded when somebody asks for them; what is built into the app is kept for being without a network. */
import { readPuzzles, type PuzzleFile } from '@cantiere/bots/puzzle';
import type { Shelved } from '@cantiere/games';

export async function puzzlesOf({ puzzles }: Pick<Shelved, 'puzzles'>): Promise<PuzzleFile | undefined> {
  return puzzles && readPuzzles((await puzzles()).default);
}
