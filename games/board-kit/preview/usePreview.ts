/** The table after what is in hand, worked out once for each position and each move. */
import { useMemo } from 'react';
import type { GameEvent, GameMove, GameState, Seat, View } from '@cantiere/engine';
import { foresee, type Foreseen, type Rules } from './foresee.ts';

/** `moves`: the draft, or several that follow each other. `harmless` must be the same list each time, as a constant is. */
export function usePreview<S extends GameState, M extends GameMove, E extends GameEvent>(
  rules: Rules<S, M, E>,
  { view, seat }: { readonly view: View<S>; readonly seat: Seat | 'spectator' },
  moves: M | readonly M[] | undefined,
  harmless?: readonly E['kind'][],
): Foreseen<S, E> | undefined {
  return useMemo(
    () => (seat === 'spectator' || moves === undefined ? undefined : foresee(rules, view, seat, listed(moves), harmless)),
    [rules, view, seat, moves, harmless],
  );
}

const listed = <M extends GameMove>(moves: M | readonly M[]): readonly M[] => ('type' in moves ? [moves] : moves);
