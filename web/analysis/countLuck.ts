/** How much of a finished game was luck, as the pages ask for it. Runs in the worker. */
import { atRandom, luckOf, type Luck, type Thinker } from '@cantiere/bots';
import type { LuckQuestion } from './questions.ts';

export function countLuck(
  thinker: Thinker,
  { start, moves, seed, bots, sameDeal = false }: Omit<LuckQuestion, 'game' | 'edition'>,
): Luck {
  return luckOf(thinker, start, moves, atRandom(thinker, { start, seed, sameDeal, ...(bots && { bots }) }));
}
