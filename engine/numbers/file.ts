/** What is shipped: sums of the bots' games, one for each number of players, with all that is needed to make them again. */
import type { Sums } from './sums.ts';

export const NUMBERS_FORMAT = 'cantiere-numbers';
export const NUMBERS_VERSION = 1;

export interface NumbersFile {
  readonly format: typeof NUMBERS_FORMAT;
  readonly version: typeof NUMBERS_VERSION;
  readonly game: string;
  readonly edition: string;
  readonly seed: string;
  /** The levels that sat at the tables, drawn by lot for each seat. */
  readonly bots: readonly string[];
  readonly games: number;
  /** By number of players, the fewest first. */
  readonly sums: readonly Sums[];
}

/** Undefined for what is no such file, or of another version. */
export function readNumbers(json: unknown): NumbersFile | undefined {
  const file = json as Partial<NumbersFile> | null;
  const known = file?.format === NUMBERS_FORMAT && file.version === NUMBERS_VERSION && Array.isArray(file.sums);
  return known ? (file as NumbersFile) : undefined;
}
