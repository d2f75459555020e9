/** What a contract itself does at once when it is built somewhere, beside what neighbours and vocations pay. */
import type { Seat } from '@cantiere/engine';
import { whatFollows } from '../../rules/index.ts';
import type { Move } from '../../rules/moves.ts';
import type { SprawlView } from '../props.ts';
import { changes } from '../show/story.ts';

export interface Effect {
  readonly seat: Seat;
  readonly wealth: number;
  readonly prestige: number;
}

/** These have lines of their own in the bill. */
const TOLD_APART: readonly string[] = ['built', 'adjacency', 'vocationPaid'];

/** For each seat, in their order. */
export function effectsOf(view: SprawlView, me: Seat, source: string, place: Move): readonly Effect[] {
  const totals = Array.from({ length: view.seats }, (_, seat) => ({ seat, wealth: 0, prestige: 0 }));
  for (const event of whatFollows(view, me, source, place)) {
    if (TOLD_APART.includes(event.kind)) continue;
    for (const [seat, wealth, prestige] of changes(event)) {
      totals[seat].wealth += wealth;
      totals[seat].prestige += prestige;
    }
  }
  return totals;
}
