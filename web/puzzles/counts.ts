/** What a try of a puzzle counts as. Pure. */
import type { Exercise } from '../mistakes/exercise.ts';

/** Solved only at the first answer and without help; undefined until there is something to count. */
export function countsAs({ answers, hinted, shown }: Exercise): boolean | undefined {
  if (hinted || shown || answers.some(({ says }) => says === 'close' || says === 'worse')) return false;
  return answers.some(({ says }) => says === 'right') ? true : undefined;
}
