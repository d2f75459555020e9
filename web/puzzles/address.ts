/** The address of a puzzle: which game, and how one goes through them. `/puzzles/citadels?puzzle=2e404ba6` is a single one, to send. */
import { toPuzzles } from '../route/route.ts';

export type PuzzleMode = 'stream' | 'row' | 'day' | 'one';

export interface PuzzleAddress {
  readonly mode: PuzzleMode;
  readonly puzzle?: string | undefined;
  readonly theme?: string | undefined;
}

export function readPuzzleAddress(search: string): PuzzleAddress {
  const query = new URLSearchParams(search);
  const puzzle = /^[0-9a-f]{8}$/.exec(query.get('puzzle') ?? '')?.[0];
  if (puzzle !== undefined) return { mode: 'one', puzzle };
  const mode = query.get('mode');
  const theme = query.get('theme');
  return {
    mode: mode === 'row' || mode === 'day' ? mode : 'stream',
    ...(theme !== null && theme.length < 80 && { theme }),
  };
}

export function toPuzzle(game: string, { mode, puzzle, theme }: Partial<PuzzleAddress>): string {
  const query = new URLSearchParams();
  if (puzzle !== undefined) query.set('puzzle', puzzle);
  else if (mode === 'row' || mode === 'day') query.set('mode', mode);
  if (theme !== undefined && puzzle === undefined) query.set('theme', theme);
  const text = query.toString();
  return toPuzzles(game) + (text ? `?${text}` : '');
}
