/** One's way through a game's puzzles: which one is on the board, what counts, how long the row is. */
import { useRef, useState } from 'react';
import type { Puzzle, PuzzleFile } from '@cantiere/bots/puzzle';
import { UNTRIED, type Exercise as Tried } from '../mistakes/exercise.ts';
import type { PuzzleAddress } from './address.ts';
import { afterPuzzle, keepStanding, progressIn, type PuzzleProgress } from './kept.ts';
import { dayOf, notDisliked, nextOfRow, nextOfStream, puzzleOfDay, withTheme } from './pick.ts';
import { countsAs } from './counts.ts';
import { dislikedIn } from './thumbs.ts';

export interface Run {
  readonly puzzle: Puzzle | undefined;
  readonly tried: Tried;
  readonly standing: PuzzleProgress;
  /** Once it is decided: solved at first try or not, and by how much the rating moved; none where it was tried before. */
  readonly outcome: { readonly solved: boolean; readonly by: number | undefined } | undefined;
  /** Solved one after the other, in a row. */
  readonly row: readonly string[];
  /** What was asked for is not here any more. */
  readonly missing: boolean;
  change(how: (before: Tried) => Tried): void;
  next(): void;
}

export function useRun(file: PuzzleFile, asked: PuzzleAddress): Run {
  const { mode } = asked;
  const puzzles = withTheme(file.puzzles, asked.theme);
  const [standing, setStanding] = useState(() => progressIn(file.game));
  const [row, setRow] = useState<readonly string[]>([]);
  const pick = (known: PuzzleProgress, inRow: readonly string[]): Puzzle | undefined => {
    const seen = known.tried.map(([id]) => id);
    const dice = Math.random();
    const liked = notDisliked(puzzles, dislikedIn(file.game));
    return mode === 'row' ? nextOfRow(liked, inRow, seen, dice) : nextOfStream(liked, seen, known.rated.rating, dice);
  };
  const [{ puzzle, missing }, setShown] = useState(() => {
    const wanted =
      mode === 'day' ? puzzleOfDay(dayOf(Date.now()), file.puzzles) : file.puzzles.find(({ id }) => id === asked.puzzle);
    return { puzzle: wanted ?? pick(standing, row), missing: mode === 'one' && wanted === undefined };
  });
  const [tried, setTried] = useState(UNTRIED);
  const latest = useRef(UNTRIED);
  const [outcome, setOutcome] = useState<Run['outcome']>();

  // What happens first counts: a right answer, or a wrong one, a hint, the solution.
  const settle = (on: Puzzle, solved: boolean): void => {
    const known = standing.tried.some(([id]) => id === on.id);
    const longer = solved && mode === 'row' ? [...row, on.id] : row;
    const after = afterPuzzle(standing, on, solved);
    const kept = mode === 'row' ? { ...after, longest: Math.max(after.longest, longer.length) } : after;
    setOutcome({ solved, by: known ? undefined : Math.round(kept.rated.rating) - Math.round(standing.rated.rating) });
    setRow(longer);
    setStanding(kept);
    keepStanding(file.game, kept);
  };
  return {
    puzzle,
    tried,
    standing,
    outcome,
    row,
    missing,
    change(how) {
      const counted = countsAs(latest.current) !== undefined;
      latest.current = how(latest.current);
      setTried(latest.current);
      const solved = countsAs(latest.current);
      if (puzzle && solved !== undefined && !counted) settle(puzzle, solved);
    },
    next() {
      const goesOn = outcome?.solved === true ? row : [];
      setRow(goesOn);
      setShown({ puzzle: pick(standing, goesOn), missing: false });
      latest.current = UNTRIED;
      setTried(UNTRIED);
      setOutcome(undefined);
    },
  };
}
