/** What would decide an election, in words: vocation tiles for the Mayor, the dearest building of the zone for the others. */
import { votesFor } from '../../rules/index.ts';
import { MAYOR, OFFICE_ZONE, ZONES } from '../../rules/words.ts';
import type { SprawlView } from '../props.ts';
import type { BoardWords } from '../text.ts';

export function strengthText(view: SprawlView, office: number, leaders: readonly number[], words: BoardWords): string {
  if (leaders.length === 0) return words.nobody;
  const value = votesFor(view, office).values[leaders[0]];
  return office === MAYOR ? words.tiles(value) : `${ZONES[OFFICE_ZONE[office]]} ${value}`;
}
