/** Who sits around whom. */
import type { Seat } from '@cantiere/engine';

/** The others, clockwise from me; a spectator sees everybody. */
export function othersOf({ seats }: { readonly seats: number }, me: Seat | 'spectator'): Seat[] {
  if (me === 'spectator') return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, n) => (me + 1 + n) % seats);
}
