/** Which puzzle comes next: the one of the day, the next of the stream, the next of a row. Pure. */
import type { Puzzle } from '@cantiere/bots/puzzle';
import { stableHash } from '@cantiere/engine';

/** The day as everybody has it, wherever they are: midnight is Greenwich's. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Whose turn it is today among these games: one after the other. */
export function gameOfDay(day: string, games: readonly string[]): string | undefined {
  const number = Math.floor(Date.parse(day) / 86_400_000);
  return games[((number % games.length) + games.length) % games.length];
}

/** The same for everybody who has the same puzzles. */
export function puzzleOfDay(day: string, puzzles: readonly Puzzle[]): Puzzle | undefined {
  const ranked = puzzles.map((puzzle) => ({ puzzle, rank: stableHash([day, puzzle.id]) }));
  return ranked.reduce<(typeof ranked)[number] | undefined>((low, each) => (low && low.rank < each.rank ? low : each), undefined)
    ?.puzzle;
}

export const withTheme = (puzzles: readonly Puzzle[], theme: string | undefined): readonly Puzzle[] =>
  theme === undefined ? puzzles : puzzles.filter(({ themes }) => themes.includes(theme));

/** Without those that clearly more people dislike than like; all of them where nothing else is left. */
export function notDisliked(puzzles: readonly Puzzle[], disliked: ReadonlySet<string>): readonly Puzzle[] {
  const rest = puzzles.filter(({ id }) => !disliked.has(id));
  return rest.length > 0 ? rest : puzzles;
}

/** Every so many known ones are near enough to be taken by chance. */
const NEAR = 8;

/**
 * The next of the stream: not tried yet, of about the player's own strength; when all have been tried, the ones whose turn was
 * longest ago come again. `dice` from 0 to 1.
 */
export function nextOfStream(
  puzzles: readonly Puzzle[],
  tried: readonly string[],
  rating: number,
  dice: number,
): Puzzle | undefined {
  const fresh = puzzles.filter(({ id }) => !tried.includes(id));
  if (fresh.length === 0) return puzzles.toSorted((a, b) => tried.lastIndexOf(a.id) - tried.lastIndexOf(b.id))[0];
  const near = fresh.toSorted((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating)).slice(0, NEAR);
  return near[Math.floor(dice * near.length)];
}

/** A row begins with what is easy, and each is harder than the last. */
const FIRST_OF_ROW = 900;
const STEP = 60;

export const nextOfRow = (puzzles: readonly Puzzle[], inRow: readonly string[], tried: readonly string[], dice: number) =>
  nextOfStream(
    puzzles.filter(({ id }) => !inRow.includes(id)),
    tried,
    FIRST_OF_ROW + STEP * inRow.length,
    dice,
  );

/** Themes with how many puzzles each has; the more frequent first, what hardly ever comes is left out. */
export function themesIn(puzzles: readonly Puzzle[], least: number): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const theme of puzzles.flatMap(({ themes }) => themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= least).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}
