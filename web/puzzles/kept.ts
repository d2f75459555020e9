/** How somebody fares with a game's puzzles, kept in this browser: rating, what was tried, the longest row. Nothing of it goes to the server. */
import { BEGINNER, rated, type Rated } from '@cantiere/bots/puzzle-rating';

export interface PuzzleProgress {
  readonly rated: Rated;
  /** Ids, the latest last, with whether it was solved at first try. */
  readonly tried: readonly (readonly [string, boolean])[];
  readonly longest: number;
}

const PREFIX = 'cantiere.puzzles.';
/** So many are remembered: more than a game has. */
const MOST = 2_000;
const NONE: PuzzleProgress = { rated: BEGINNER, tried: [], longest: 0 };

export function progressIn(game: string): PuzzleProgress {
  try {
    const read = JSON.parse(localStorage.getItem(PREFIX + game) ?? 'null') as Partial<PuzzleProgress> | null;
    const { rated: own, tried, longest } = read ?? {};
    if (typeof own?.rating !== 'number' || typeof own.unsure !== 'number' || !Array.isArray(tried)) return NONE;
    return { rated: { ...BEGINNER, ...own }, tried, longest: Number(longest) || 0 };
  } catch {
    return NONE;
  }
}

/** What is tried again counts no more: its answer is known. */
export function afterPuzzle(
  before: PuzzleProgress,
  puzzle: { readonly id: string; readonly rating: number },
  solved: boolean,
): PuzzleProgress {
  const again = before.tried.some(([id]) => id === puzzle.id);
  const tried = [...before.tried.filter(([id]) => id !== puzzle.id), [puzzle.id, solved] as const].slice(-MOST);
  return { ...before, tried, rated: again ? before.rated : rated(before.rated, puzzle.rating, solved) };
}

export function keepStanding(game: string, standing: PuzzleProgress): void {
  try {
    localStorage.setItem(PREFIX + game, JSON.stringify(standing));
  } catch {
    // No room: it counts as long as the page is open.
  }
}
