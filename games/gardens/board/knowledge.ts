/** What this table keeps in sight of somebody's tiles. Takes are public, but under `secret` the table does not remember them for you. */
import type { Seat } from '@cantiere/engine';
import { countTiles } from '../rules/scoring.ts';
import type { GardensView } from './props.ts';

/** Tiles by kind; undefined where only their number is shown (GAR-10.10, GAR-11.1). */
export function shownCounts(view: GardensView, seat: Seat): readonly number[] | undefined {
  const open = view.viewer === 'all' || view.viewer === seat || view.phase === 'over';
  if (!open && view.options['tileVisibility'] !== 'tracked') return undefined;
  return countTiles(view.players[seat], open, []);
}
