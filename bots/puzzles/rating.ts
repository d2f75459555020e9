/**
 * Ratings of puzzles and of those who solve them, on one scale: equal ratings mean that it is solved every second time. A puzzle's is
 * fixed when it is found, from how far a search must look for the move and how clear the difference is. A player's moves as in Glicko:
 * far while little is known, little later.
 */

/** Iterations of a search, from a glance to a long look; `deep` is beyond all of them. */
export const DEPTHS = [10, 60, 250, 1_000] as const;
export type Depth = (typeof DEPTHS)[number] | 'deep';

const BY_DEPTH: Readonly<Record<Depth, number>> = { 10: 1_000, 60: 1_250, 250: 1_500, 1000: 1_750, deep: 1_950 };
/** A difference of so many wins in 100 is neither plain nor fine. */
const USUAL_GAP = 0.12;
const USUAL_CHOICE = 12;

export function puzzleRating(depth: Depth, gap: number, legal: number): number {
  const plain = Math.max(-150, Math.min(150, 1_500 * (USUAL_GAP - gap)));
  const many = Math.max(-80, Math.min(120, 40 * Math.log2(legal / USUAL_CHOICE)));
  return Math.round((BY_DEPTH[depth] + plain + many) / 10) * 10;
}

export interface Rated {
  readonly rating: number;
  /** How unsure it is: two of it each way hold the true one nearly always. */
  readonly unsure: number;
  /** Puzzles that it was made of. */
  readonly solved: number;
  readonly missed: number;
}

export const BEGINNER: Rated = { rating: 1_200, unsure: 300, solved: 0, missed: 0 };

const LEAST_UNSURE = 60;
const LOWEST = 400;
const HIGHEST = 2_800;
/** The puzzle's own rating is a guess too. */
const PUZZLE_UNSURE = 120;
const Q = Math.LN10 / 400;

/** Chance that somebody of this rating solves it. */
export const expected = (player: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - player) / 400));

/** After one puzzle (Glickman's Glicko with one game in a period, the puzzle standing still). */
export function rated(before: Rated, puzzle: number, solved: boolean): Rated {
  const weight = 1 / Math.sqrt(1 + (3 * Q * Q * PUZZLE_UNSURE * PUZZLE_UNSURE) / Math.PI ** 2);
  const hope = 1 / (1 + 10 ** ((-weight * (before.rating - puzzle)) / 400));
  const information = Q * Q * weight * weight * hope * (1 - hope);
  const certainty = 1 / (before.unsure * before.unsure) + information;
  const rating = before.rating + (Q / certainty) * weight * ((solved ? 1 : 0) - hope);
  return {
    rating: Math.round(Math.max(LOWEST, Math.min(HIGHEST, rating)) * 10) / 10,
    unsure: Math.max(LEAST_UNSURE, Math.round(Math.sqrt(1 / certainty) * 10) / 10),
    solved: before.solved + (solved ? 1 : 0),
    missed: before.missed + (solved ? 0 : 1),
  };
}
