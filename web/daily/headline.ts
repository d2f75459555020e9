/** How a result is told in one line: by percentile where enough people have played, by rank where they are few. */
import type { DealTry, Standing } from '@cantiere/server/protocol';
import type { Texts } from '../text/index.ts';

/** Fewer say nothing by percentage, and make no curve. */
export const ENOUGH = 8;

export function headline(standing: Standing | undefined, mine: DealTry | undefined, t: Texts): string {
  if (standing === undefined) return mine?.notCounted === undefined ? '' : t.daily.notCounted[mine.notCounted];
  if (standing.people < 2) return t.daily.alone;
  return standing.people < ENOUGH || standing.betterThan === undefined
    ? t.daily.placeOf(standing.place, standing.people)
    : t.daily.betterThan(standing.betterThan);
}
