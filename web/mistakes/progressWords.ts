/** How far the search has come, in a word. */
import type { HuntProgress } from './hunt.ts';
import type { MistakesTexts } from './words.it.ts';

export function progressWords(
  { looked, total, suspects, found, done }: HuntProgress,
  state: 'running' | 'done' | 'failed',
  m: MistakesTexts,
): string {
  if (state === 'failed') return m.searchFailed;
  if (done || state === 'done') return m.searchedAll(total);
  const where = looked < total ? m.searching(looked, total) : m.searchingLong(Math.max(1, suspects));
  return found > 0 ? `${where} ${m.searchingFound(found)}` : where;
}
