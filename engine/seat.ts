/** Seats and viewers: who sits where, and through whose eyes a game is seen. */

/** A place at the table: 0 to n-1, clockwise. Never a person: people are the platform's. */
export type Seat = number;

/** Through whose eyes: one seat, somebody watching, or (only once a game is over) with everything open. */
export type Viewer = Seat | 'spectator' | 'all';

/** Most seats any game may have. */
export const MOST_SEATS = 8;

/** `only(seat)` is the one-seat list `[seat]`, shared so that toAct() allocates nothing in search. */
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS }, (_, seat) => Object.freeze([seat]));
export const NOBODY: readonly Seat[] = Object.freeze([]);

export function only(seat: Seat): readonly Seat[] {
  return ALONE[seat];
}
